// Keeps the site in the browser, so that it starts without a network. The build puts in front of this
// const VERSION, the hash of files.json, which lists every file with its hashes.
//
// "now" in that list is fetched before this version is used; "later" (sounds, tables) when the page asks
// for it by {kind: "keep_rest", sounds: ".ogg" or ".m4a"}, after the first words. What has not changed is taken from the
// version before; "wanted" (what friends need) when the page asks for a file of it. A version is never mixed with another: each file is held against its hash.
/* global VERSION */
const PREFIX = "audiodice-";
const CACHE = PREFIX + VERSION;
const HASH = "x-audiodice-sha256";
const base = new URL("./", self.location).href;

async function sha256(data) {
  const digest = await crypto.subtle.digest("SHA-256", data);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function fetched(name, hashes) {
  for (const cache of ["default", "reload"]) {
    const response = await fetch(base + name, { cache, credentials: "same-origin" });
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    const data = await response.arrayBuffer();
    const hash = await sha256(data);
    if (hashes.includes(hash)) {
      const headers = { [HASH]: hash, "content-length": String(data.byteLength) };
      const type = response.headers.get("content-type");
      if (type) headers["content-type"] = type;
      return new Response(data, { headers });
    }
  }
  throw new Error(`${name} is not of this version`);
}

async function fromOlder(name, hashes) {
  for (const key of await caches.keys()) {
    if (!key.startsWith(PREFIX) || key === CACHE) continue;
    const found = await (await caches.open(key)).match(base + name);
    if (found && hashes.includes(found.headers.get(HASH))) return found;
  }
  return undefined;
}

// An archive has two hashes: in its compressed copy it is the same archive, but not the same bytes.
async function keep(cache, name, hashes) {
  if (await cache.match(base + name)) return;
  await cache.put(base + name, (await fromOlder(name, hashes)) ?? (await fetched(name, hashes)));
}

async function list() {
  const cache = await caches.open(CACHE);
  await keep(cache, "files.json", [VERSION]);
  return { cache, files: await (await cache.match(base + "files.json")).json() };
}

async function keepNow() {
  const { cache, files } = await list();
  for (const [name, hashes] of Object.entries(files.now)) await keep(cache, name, hashes);
}

async function keepRest(sounds) {
  const { cache, files } = await list();
  for (const [name, hashes] of Object.entries(files.later)) {
    if (name.endsWith(sounds) || !/\.(ogg|m4a)$/.test(name)) await keep(cache, name, hashes);
  }
}

async function forgetOlder() {
  for (const key of await caches.keys()) {
    if (key.startsWith(PREFIX) && key !== CACHE) await caches.delete(key);
  }
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  url.search = url.hash = "";
  if (url.href === base) url.pathname += "index.html";
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url.href);
  if (kept) return kept;
  const name = url.href.slice(base.length);
  const { files } = await list();
  const hashes = files.now[name] ?? files.later[name] ?? files.wanted[name];
  if (!hashes) return fetch(request);
  await keep(cache, name, hashes);
  return cache.match(url.href);
}

self.addEventListener("install", (event) => event.waitUntil(keepNow()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(base)) return;
  event.respondWith(answer(request).catch(() => Response.error()));
});
self.addEventListener("message", (event) => {
  const said = event.data ?? {};
  if (said.kind === "keep_rest" && [".ogg", ".m4a"].includes(said.sounds)) {
    event.waitUntil(keepRest(said.sounds).catch(() => undefined));
  }
  if (said.kind === "use_now") self.skipWaiting();
});

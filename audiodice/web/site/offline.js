// Stores the whole site in the browser (service_worker.js), so that it starts without a network.

// Call it once the game runs, so that nothing competes with the first words. `sounds` is what this browser
// decodes: ".ogg" or ".m4a". `onNewer` gets a function that starts a waiting newer version, which is otherwise used
// after all tabs were closed. Resolves to whether the site is stored.
export async function keepOffline(sounds, onNewer = () => {}) {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register("service_worker.js");
    const tell = () => registration.waiting && navigator.serviceWorker.controller && onNewer(useNewer(registration));
    const watch = () => registration.installing?.addEventListener("statechange", tell);
    tell();
    watch(); // it may already be there
    registration.addEventListener("updatefound", watch);
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ kind: "keep_rest", sounds });
    return true;
  } catch {
    return false; // refused (a private window), or no room: the site works without it
  }
}

const LONGEST_WAIT = 3000; // ms

// Starts the newer version and reloads. Chromium keeps the older one as long as it is busy,
// up to five minutes; then the page goes around it, if there is a network, and has the newer one afterwards.
function useNewer(registration) {
  return async () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage({ kind: "use_now" });
    await new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
    const answer = await fetch("./", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (answer?.ok && (await registration.unregister())) location.reload();
  };
}

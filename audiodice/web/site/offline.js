// Keeps the whole site in the browser (service_worker.js), so that it starts without a network.

// To be called once the game runs, so that nothing competes with the first words. `sounds` is what this browser
// decodes: ".ogg" or ".m4a". `onNewer` is given a function that starts a newer version, if one waits; else that is used
// when all tabs were closed. Resolves to whether the site is kept.
export async function keepOffline(sounds, onNewer = () => {}) {
  if (!("serviceWorker" in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register("service_worker.js");
    const tell = () => registration.waiting && navigator.serviceWorker.controller && onNewer(useNewer(registration));
    tell();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
    const ready = await navigator.serviceWorker.ready;
    ready.active?.postMessage({ kind: "keep_rest", sounds });
    return true;
  } catch {
    return false; // refused (a private window), or no room: the site works all the same
  }
}

// Starts the newer version: everything is loaded again.
function useNewer(registration) {
  return () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
    registration.waiting?.postMessage({ kind: "use_now" });
  };
}

import { lookForNews } from './news.ts';

/** Milliseconds between two looks for a new version, for pages that stay open. */
const OFTEN_ENOUGH = 30 * 60_000;

/** Keeps the app in this browser, so that it opens without a network, and looks for newer versions of it. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  addEventListener('load', () => {
    workers.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => {
      // Without it everything works as long as there is a network.
    });
  });
  workers.addEventListener('controllerchange', () => void lookForNews());
  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < OFTEN_ENOUGH) return;
    looked = Date.now();
    void lookForNews();
    // Fetches the new version for days without a network.
    workers
      .getRegistration()
      .then((found) => found?.update())
      .catch(() => {});
  };
  setInterval(look, OFTEN_ENOUGH);
  document.addEventListener('visibilitychange', look);
}

// Runs before the first paint, so that a chosen theme never flashes. Kept out of the bundle for that reason.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const chosen = localStorage.getItem('vedette.theme');
    if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
  } catch {
    // Storage is closed to us: the system's preference stands.
  }
})();

// Runs before the first paint, so that a chosen theme never flashes. Kept out of the bundle for that reason.
(() => {
  const root = document.documentElement;
  root.classList.add('js');
  try {
    const chosen = localStorage.getItem('vedette.theme');
    if (chosen !== 'light' && chosen !== 'dark') return;
    root.dataset.theme = chosen;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.media = meta.dataset.theme === chosen ? 'all' : 'not all';
  } catch {
    // Storage is closed to us: the system's preference stands.
  }
})();

type Theme = 'light' | 'dark';

/** Also read by public/theme.js, before the page is painted. */
const STORAGE_KEY = 'vedette.theme';

const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark';

/** What is shown: the visitor's choice if there is one, the system's otherwise. */
function shownTheme(root: HTMLElement, systemIsDark: boolean): Theme {
  const chosen = root.dataset['theme'];
  return isTheme(chosen) ? chosen : systemIsDark ? 'dark' : 'light';
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is closed to us: the choice holds until the page is left.
  }
}

/** Sets the theme, and with it the colour of the browser's own frame. Done by public/theme.js, too. */
function choose(root: HTMLElement, theme: Theme): void {
  root.dataset['theme'] = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset['theme'] === theme ? 'all' : 'not all';
}

/** Makes a button that turns lamplight (the dark theme) on and off. */
export function installThemeToggle(button: HTMLButtonElement): void {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = (): void => {
    button.setAttribute('aria-pressed', String(shownTheme(root, system.matches) === 'dark'));
  };
  button.addEventListener('click', () => {
    const theme: Theme = shownTheme(root, system.matches) === 'dark' ? 'light' : 'dark';
    choose(root, theme);
    remember(theme);
    show();
  });
  system.addEventListener('change', show);
  show();
}

import { create } from 'zustand';

/** Whether a newer version than this page is served. */
export const useNews = create<{ readonly newer: boolean }>(() => ({ newer: false }));

/** Compares this page with the one that whoever comes now would get. */
export async function lookForNews(): Promise<void> {
  const script = document.querySelector('script[type=module][src]')?.getAttribute('src');
  if (script == null) return;
  try {
    const response = await fetch('/index.html', { cache: 'no-cache' });
    if (response.ok) useNews.setState({ newer: !(await response.text()).includes(script) });
  } catch {
    // No road: no news.
  }
}

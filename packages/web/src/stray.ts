/** Addresses that this page is at; the server gives it for every other one without an extension, too. */
const HERE = new Set(['/', '/index.html']);

/** Says so when nothing is at the address that was asked for. */
export function tellStray(place: HTMLElement, path: string): void {
  if (HERE.has(path)) return;
  place.textContent = `There is nothing at ${path}. This is the front page.`;
  place.hidden = false;
}

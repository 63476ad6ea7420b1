/**
 * Copies a text; false where it must be copied by hand. Without TLS, as in a house's network, pages have no clipboard
 * but the old one, which takes what is selected.
 */
export async function copyText(text: string): Promise<boolean> {
  // The browser's types know no page without it.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  try {
    if (clipboard === undefined) return copiedSelected(text);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copiedSelected(text);
  }
}

function copiedSelected(text: string): boolean {
  const before = document.activeElement;
  const line = document.createElement('textarea');
  line.readOnly = true;
  line.className = 'visually-hidden';
  line.value = text;
  // What lies outside an open dialog cannot be selected.
  (before?.closest('dialog') ?? document.querySelector('dialog[open]') ?? document.body).append(line);
  line.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else works in a house's network.
  const copied = document.execCommand('copy');
  line.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}

/** Hands something to the reader as a file. */
export function saveJson(value: unknown, title: string, kind: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const stem = title
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  link.download = `${stem === '' ? 'vedette' : stem}.${kind}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

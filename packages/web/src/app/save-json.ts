/** Milliseconds in which a browser has begun to read what it is handed. */
const READ_WITHIN = 30_000;

/** Hands something to the reader as a file; `indent` where he may want to read or change it by hand. */
export function saveJson(value: unknown, title: string, kind: string, indent?: number): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`${JSON.stringify(value, null, indent)}\n`], { type: 'application/json' }),
  );
  link.download = `${stemOf(title)}.${kind}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN);
}

/** A title as file names like it: "Los Mastines de Somosierra" is "los-mastines-de-somosierra". */
function stemOf(title: string): string {
  const stem = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  return stem === '' ? 'vedette' : stem;
}

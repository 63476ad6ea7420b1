import type { Unit } from '@vedette/silver-bayonet/muster';

/** The unit as a file that opens on any machine. */
export function saveUnit(unit: Unit): void {
  const file = new Blob([`${JSON.stringify(unit, null, 2)}\n`], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  const stem = unit.name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();
  link.download = `${stem === '' ? 'unit' : stem}.unit.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

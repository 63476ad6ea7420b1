import type { Figure } from '../state.ts';

/**
 * What questions, odds and the log call a piece of gear: the item, numbered from the second of its kind on ("pistol#2").
 * Nothing ever leaves a figure's gear (what is lost is only marked), so a name keeps its meaning all game long.
 */
export function gearId({ gear }: Figure, index: number): string {
  const { item } = gear[index]!;
  let number = 1;
  for (let i = 0; i < index; i++) if (gear[i]!.item === item) number++;
  return number === 1 ? item : item + NUMBER + number;
}

const NUMBER = '#';

/** Where in its gear the piece of this name is; -1: it has none such. */
export function gearCalled(figure: Figure, id: string): number {
  const { item, number } = readGearId(id);
  let left = number;
  return figure.gear.findIndex((piece) => piece.item === item && --left === 0);
}

/** The item, and which one of its kind. */
export function readGearId(id: string): { readonly item: string; readonly number: number } {
  const [item = '', number = '1'] = id.split(NUMBER);
  return { item, number: Number(number) };
}

/** An upgrade on a piece of gear: "silver-shot@pistol#2". */
export function upgradeId(upgrade: string, host: string): string {
  return `${upgrade}@${host}`;
}

/** The upgrade, or the item itself, and what bears it; null: nothing does. */
export function readUpgradeId(id: string): { readonly item: string; readonly host: string | null } {
  const [item = '', host] = id.split('@');
  return { item, host: host ?? null };
}

import type { Attribute, SilverCx } from '../../game.ts';
import { carries, give, take } from '../../kit.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';

const ID = 'status';

/** SB-OPS-54: gives a figure one of the scenario's own conditions. */
export function giveStatus(cx: SilverCx, figure: Figure, name: string): void {
  if (hasStatus(figure, name)) return;
  give(figure, statusEntry(name));
  cx.emit({ type: 'marked', rule: 'SB-OPS-54', figure: figure.id, mark: name, value: 1 });
}

/** SB-OPS-54: takes it away again. */
export function takeStatus(cx: SilverCx, figure: Figure, name: string): void {
  if (!hasStatus(figure, name)) return;
  take(figure, statusEntry(name));
  cx.emit({ type: 'marked', rule: 'SB-OPS-54', figure: figure.id, mark: name, value: 0 });
}

export function hasStatus(figure: Pick<Figure, 'kit'>, name: string): boolean {
  return carries(figure, statusEntry(name));
}

/** A status as a kit has it. */
export function statusEntry(name: string): string {
  return `${ID}:${name}`;
}

/** SB-OPS-15: what a figure in this condition cannot do is the scenario's to say. */
export const status: Attribute = {
  id: ID,
  rule: 'SB-OPS-15',
  on: (name) => ({
    mayAct: (may, _, { s }) => may && declared(s, name).act !== false,
    alert: (may, _, { s }) => may && declared(s, name).react !== false,
    mayForce: (may, _, { s }) => may && declared(s, name).forceAttack !== false,
  }),
};

function declared({ scenario }: SilverBayonetState, name: string) {
  return scenario.statuses?.[name] ?? {};
}

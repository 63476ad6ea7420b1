import type { SilverCx } from '../../game.ts';

/** What decides where the rules do not: chance, or the primary player. */
export interface Chance {
  /** SB-GEN-02: one of these; SB-OPS-22: what was drawn before under the key is left out. Null: none is left. */
  draw(options: readonly string[], distinct: string | undefined): string | null;
  /** SB-OPS-22: one of several that are equally good. */
  settle(options: readonly string[]): string | null;
}

/** For what is only read: filters and lasting effects hold no draw. */
export const NO_CHANCE: Chance = { draw: () => null, settle: ([first]) => first ?? null };

export function chanceOf(cx: SilverCx): Chance {
  const { drawn } = cx.s.story;
  return {
    draw(options, distinct) {
      const before = distinct === undefined ? [] : (drawn[distinct] ?? []);
      const left = options.filter((option) => !before.includes(option));
      if (left.length === 0) return null;
      const option = left.length === 1 ? left[0]! : cx.choose(left, 'which one, by the scenario');
      if (distinct !== undefined) drawn[distinct] = [...before, option];
      return option;
    },
    settle(options) {
      if (options.length <= 1) return options[0] ?? null;
      const asked = { options, figure: null, purpose: 'which-edge', rule: 'SB-OPS-22' };
      return cx.ask('chooseItem', cx.s.order[0]!, asked);
    },
  };
}

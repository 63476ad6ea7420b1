import { readList } from '../data/attribute-text.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { cast } from '../rules/casting/cast.ts';
import type { Figure } from '../state.ts';

type Work = (cx: SilverCx, caster: Figure, known: readonly string[]) => void;

/** SB-ATT-31, -39, -65: an action, a Courage Check, one of what it knows (all of it unless its entry says less). */
export function castingBy(action: string, rule: string, all: readonly string[], work: Work): Attribute['on'] {
  return (argument) => {
    const known = argument === '' ? all : readList(argument);
    return {
      actions: (options, _, { s }) => (s.activation!.actionSpent ? options : [...options, action]),
      acts({ action: taken }, cx, caster) {
        if (taken !== action) return;
        cx.s.activation!.actionSpent = true;
        cast(cx, caster, rule, () => work(cx, caster, known));
      },
    };
  };
}

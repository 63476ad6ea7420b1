import { readList } from '../data/attribute-text.ts';
import { figure, standing, stands } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { entryOf, give } from '../kit.ts';
import type { AttackSubject } from '../moments.ts';
import { harm } from '../rules/damage/harm.ts';
import type { Figure } from '../state.ts';
import { armedWith } from './built-in-weapon.ts';

const RULE = 'SB-ATT-57';
/** What it throws, and what that becomes when it burns. */
const OBJECT = 'cursed-object';
const BURNING = 'burning-curse';
const SPLASH = 3;
const CATCHES = 7;

/** SB-ATT-57: what its cursed objects do where they hit is drawn among its curses. */
export const cursethrower: Attribute = {
  id: 'cursethrower',
  rule: RULE,
  on: (argument) => {
    const curses = readList(argument);
    return {
      builtInWeapons: armedWith(OBJECT),
      hitBecomes: (hits, { weapon }) =>
        weapon === OBJECT ? hits.flatMap((hit) => curses.map((curse) => thrown(hit, curse))) : hits,
      lands({ target: at, curse }, cx, thrower) {
        if (curse === undefined) return;
        cx.emit({ type: 'acted', rule: RULE, figure: thrower.id, action: `curse:${curse}`, at });
        if (curse !== 'burning') last(cx, thrower, figure(cx.s, at), curse);
      },
      hitDone({ victim, attack }, cx, thrower) {
        if (attack?.weapon === BURNING) splash(cx, figure(cx.s, victim), thrower);
      },
    };
  },
};

function thrown(hit: AttackSubject, curse: string): AttackSubject {
  return { ...hit, curse, weapon: curse === 'burning' ? BURNING : hit.weapon };
}

/** Wasting and Slowing: no damage now, and not twice on the same figure (R2). */
function last(cx: SilverCx, thrower: Figure, target: Figure, curse: string): void {
  if (entryOf(target, curse) !== null) return;
  give(target, curse === 'wasting' ? `wasting:${placeOf(cx, thrower)}` : curse);
  // R3: the activation in which, or before which, it was hit brings no Check yet.
  if (curse === 'slowing') target.marks['slowed-activations'] = cx.s.activation?.figure === target.id ? 1 : 0;
  cx.emit({ type: 'marked', rule: RULE, figure: target.id, mark: curse, value: 1 });
}

/** The thrower's place in the list of figures: an id could hold anything. */
function placeOf({ s }: SilverCx, thrower: Figure): number {
  return s.figures.indexOf(thrower);
}

/** Everybody else near the one it hit may catch some of the flames. */
function splash(cx: SilverCx, target: Figure, thrower: Figure): void {
  for (const other of standing(cx.s)) {
    if (other === target || !stands(other) || !cx.table.inRange(target, other, SPLASH)) continue;
    const die = cx.modify('plainDie', other, cx.roll(10, 'whether the fire catches'));
    const hit = die >= CATCHES;
    cx.emit({ type: 'endangered', rule: RULE, figure: other.id, die, hit });
    if (!hit) continue;
    harm(cx, other, Math.ceil(cx.roll(10, 'the damage of the fire') / 2), 'fire', RULE, {
      source: thrower.id,
      types: ['fire'],
    });
    if (cx.s.ended !== null) return;
  }
}

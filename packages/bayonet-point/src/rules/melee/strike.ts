import { MELEE, OUTCOME } from '../../data/modifiers.ts';
import type { MeleeWeapon } from '../../data/weapons.ts';
import type { Modifier } from '../../events.ts';
import { able, classOf } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { ground, levelAt } from '../ground/pieces.ts';
import type { Hit } from '../hit/hits.ts';
import { passes, type Test } from '../test/test.ts';
import { contactBetween, foesOf } from './contact.ts';

/** BP-MEL-07: in the turn of his charge; thrown back on the defence; or in any later round. */
function manner(f: Figure): 'charging' | 'charged' | 'fighting' {
  if (f.charging) return 'charging';
  return f.rounds === 0 && !f.pursuing ? 'charged' : 'fighting';
}

/** BP-MEL-05 to -07, -10, -11, BP-CAV-08 */
export function strikeTest(s: BayonetPointState, f: Figure, foe: Figure, weapon: MeleeWeapon): Test {
  const modifiers: Modifier[] = [];
  const add = (by: string, value: number) => {
    if (value !== 0) modifiers.push({ by, value, to: 'roll' });
  };
  const how = manner(f);
  const table = ground(s);
  if (levelAt(table, f.x, f.y) > levelAt(table, foe.x, foe.y)) add('up-slope', MELEE.upSlope);
  if (f.wounds > 0) add('wounded', MELEE.wounded);
  if (defendsAgainst(s, foe, f)) add('defended', MELEE.defended);
  if (how === 'charging') add(weapon.id, weapon.charging);
  if (how === 'fighting') add(weapon.id, weapon.fighting);
  if (f.mounted) {
    if (!foe.mounted) add('against-foot', MELEE.mountedAgainstFoot);
    if (how === 'charging') add('charging', MELEE.mountedCharging);
    const heavyOnLight = f.troops === 'heavy-cavalry' && foe.troops === 'light-cavalry' && foe.mounted;
    if (how === 'charging' && heavyOnLight) add('heavy-on-light', MELEE.heavyChargingLight);
  }
  const steps = Math.max(0, classOf(foe).rank - classOf(f).rank);
  if (s.options['class-gap'] === 'to-hit') add('class', steps);
  return {
    test: 'melee',
    rule: 'BP-MEL-05',
    who: f.id,
    against: foe.id,
    rating: classOf(f).toHit,
    modifiers,
  };
}

/** BP-MEL-11: he held what lies between the two before he was charged. */
function defendsAgainst(s: BayonetPointState, defender: Figure, attacker: Figure): boolean {
  return contactBetween(s, defender, attacker)?.held === defender.id;
}

/** BP-MEL-08 to -10: what goes on the outcome die of the figure hit. */
export function outcomeModifier(s: BayonetPointState, f: Figure, by: Figure): number {
  let sum: number = OUTCOME.melee;
  if (classOf(f).outnumbered) {
    const upon = foesOf(s, f).filter((foe) => able(foe) && foe.opponent === f.id).length;
    sum += OUTCOME.outnumbered * Math.max(0, upon - 1);
  }
  const steps = Math.max(0, classOf(f).rank - classOf(by).rank);
  if (s.options['class-gap'] === 'outcome') sum += OUTCOME.classGap * steps;
  return sum;
}

/** BP-MEL-05: one blow; null when it misses. */
export function strike(cx: PointCx, f: Figure, foe: Figure, weapon: MeleeWeapon): Hit | null {
  if (!passes(cx, strikeTest(cx.s, f, foe, weapon))) return null;
  return { figure: foe.id, by: f.id, where: 'melee', modifier: outcomeModifier(cx.s, foe, f) };
}

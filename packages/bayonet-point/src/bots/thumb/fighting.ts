import { mm } from '../../data/distances.ts';
import { meleeWeapon } from '../../data/weapons.ts';
import { figure as find, members, unit } from '../../figures.ts';
import { NOBODY } from '../../option-ids.ts';
import type { ChargeWhomQuestion } from '../../questions.ts';
import { mayCharge } from '../../rules/charge/reach.ts';
import { apart } from '../../rules/ground/apart.ts';
import { homePoint } from '../../rules/ground/home-edge.ts';
import { strikeTest } from '../../rules/melee/strike.ts';
import { coherent } from '../../rules/movement/coherency.ts';
import { threshold } from '../../rules/test/test.ts';
import type { FigureId, UnitId } from '../../state.ts';
import { bestCharge, blowChance, worthOf } from './chances.ts';
import { bestOf, type Mind, placeOf } from './mind.ts';
import { WORTH_A_CHARGE } from './orders.ts';

/** BP-CHG-01: whom it pays to charge; he may have been looked for in vain meanwhile. */
export function chargeWhom({ unit: id, options }: ChargeWhomQuestion, mind: Mind): string {
  const { s } = mind;
  const u = unit(s, id);
  const chargers = members(s, u).filter((f) => coherent(s, u, f) && mayCharge(s, f));
  const targets = options.filter((option) => option !== NOBODY);
  const best = bestCharge(mind, chargers, targets);
  return best !== null && best.worth > WORTH_A_CHARGE / 4 ? best.target : NOBODY;
}

interface Pursuit {
  readonly unit: UnitId;
  readonly options: readonly ('hold-back' | 'press-on' | 'pursue')[];
}

/** BP-CHG-11, BP-CAV-11: after them, but not over the edge of the world, and not away from a post. */
export function pursue({ unit: id, options }: Pursuit, { s, purpose }: Mind): Pursuit['options'][number] {
  const u = unit(s, id);
  const prey = u.pursues === null ? null : unit(s, u.pursues);
  const at = placeOf(s, u);
  const edge = prey === null ? null : homePoint(s, members(s, prey)[0]!, prey.home, at);
  const atEdge = edge !== null && apart(edge, at) < 2 * mm(s, 'infantry');
  const bound = purpose.holds || purpose.aim.what === 'exit' || purpose.aim.what === 'plunder';
  return options.includes('pursue') && !atEdge && !bound ? 'pursue' : 'hold-back';
}

/** BP-MEL-03, BP-MEL-17: the surest blow at whom it is worth most; those who lie are not spared. */
export function fightWhom(
  { figure, options }: { readonly figure: FigureId; readonly options: readonly FigureId[] },
  { s }: Mind,
): FigureId {
  const f = find(s, figure);
  const foes = options.filter((id) => id !== NOBODY);
  return bestOf(foes, (id) => blowChance(s, f, find(s, id)) * worthOf(s, find(s, id)));
}

interface Blow {
  readonly figure: FigureId;
  readonly foe: FigureId;
  readonly options: readonly string[];
}

/** BP-MEL-18 */
export function fightWith({ figure, foe, options }: Blow, { s }: Mind): string {
  const [f, other] = [find(s, figure), find(s, foe)];
  return bestOf(options, (id) => threshold(strikeTest(s, f, other, meleeWeapon(id))));
}

/** BP-MOR-11: riders run, for on the ground they lose their horses; others lie down. */
export function runOrGround({ unit: id }: { readonly unit: UnitId }, { s }: Mind): 'run' | 'ground' {
  return members(s, unit(s, id)).some((f) => f.mounted) ? 'run' : 'ground';
}

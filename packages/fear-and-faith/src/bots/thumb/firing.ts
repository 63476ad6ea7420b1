import type { Spot } from '@vedette/engine/table';
import { tableOf } from '@vedette/engine/table';
import type { WeaponId } from '../../data/weapons/weapons.ts';
import { model as modelOf } from '../../models.ts';
import type { FireFromQuestion, OfModel } from '../../questions.ts';
import { spotAt } from '../../rules/movement/line.ts';
import { fireFromProblem, shotsFromHere } from '../../rules/movement/on-the-move.ts';
import { gunsOf } from '../../rules/shooting/guns.ts';
import { volleyAt } from '../../rules/shooting/volley.ts';
import { bestShot, volleyWorth } from '../attacks/shots.ts';
import { bestOf, type Mind, supposing } from '../mind.ts';

const HOLD = 'hold';
/** Parts of the way at which a shot is thought of: where it leads first, since that is nearest to the enemy. */
const STOPS = [1, 0.5, 0];

/** FF-RNG-12: where on the way the best shot is. */
export function fireFrom(question: FireFromQuestion, mind: Mind): Spot | null {
  const shooter = modelOf(mind.s, question.model);
  const table = tableOf(mind.s.terrain);
  const spots = STOPS.map((part) => spotAt(table, question.from, question.to, part)).filter(
    (spot) => fireFromProblem(question, spot, mind.look) === null,
  );
  return (
    bestOf(spots, (spot) =>
      supposing(mind, shooter, spot, (look, there) => bestShot(look, there, 'plain')),
    ) ?? null
  );
}

/** FF-RNG-12: the best shot or burst from there; none that does more harm than good. */
export function fireAt(
  { model, weapon }: OfModel & { readonly weapon: WeaponId },
  { look, s }: Mind,
): string {
  const shooter = modelOf(s, model);
  const arm = gunsOf(look, shooter).find((gun) => gun.weapon === weapon)!;
  const shots = shotsFromHere(look, shooter, arm).map(({ id, how, shot }) => ({
    id,
    worth: volleyWorth(look, volleyAt(look, shot, arm, how)),
  }));
  const best = bestOf(shots, ({ worth }) => worth);
  return best !== undefined && best.worth > 0 ? best.id : HOLD;
}

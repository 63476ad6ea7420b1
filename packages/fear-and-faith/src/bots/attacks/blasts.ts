import type { Spot } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import { blastWeapon } from '../../data/weapons/weapons.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friends } from '../../models.ts';
import { blastAt } from '../../rules/blast/burst.ts';
import { throwDice } from '../../rules/blast/throw.ts';
import { throwProblem } from '../../rules/blast/throw-question.ts';
import { onGrid } from '../../rules/movement/line.ts';
import { neededBy } from '../../rules/quality/quality.ts';
import type { Model } from '../../state.ts';
import { chanceOf, power } from '../dice/dice.ts';
import { attackWorth } from './harm.ts';

/** Where to throw something, and what that promises, in points. */
interface Throwing {
  readonly spot: Spot;
  readonly worth: number;
}

/** Of what it would do, so much is done to the thrower's own side when it goes astray. */
const ASTRAY = 0.3;
/** It is thrown only once: less than this many points, and it is kept. */
const KEPT = 4;

/** FF-RNG-23: the best place among those where enemies stand; null: none is worth it. */
export function bestThrow(look: Look, thrower: Model, weapon: string): Throwing | null {
  const blast = blastWeapon(weapon);
  const reach = blast.reach * LENGTH[blast.range];
  const chance = chanceOf(neededBy(look, thrower, { purpose: 'throw', declared: null }));
  let best: Throwing | null = null;
  for (const { x, y, z } of enemiesOf(look.s, thrower)) {
    const spot = onGrid({ x, y, z });
    const question = { model: thrower.id, weapon: blast.id, reach };
    if (look.table.apartFrom(thrower, spot) > reach || throwProblem(question, spot, look) !== null) continue;
    const sure = power(chance, throwDice(look, thrower, blast, spot));
    const harm = blastAt(look, thrower, blast, spot).reduce(
      (sum, { attack }) => sum + (friends(attack.target, thrower) ? -1 : 1) * attackWorth(look, attack),
      0,
    );
    const worth = harm * (sure - ASTRAY * (1 - sure));
    if (worth > KEPT && worth > (best?.worth ?? 0)) best = { spot, worth };
  }
  return best;
}

import type { Look } from '../../game.ts';
import { sidesIn } from '../../sides.ts';
import type { Condition } from '../format/condition.ts';
import type { Scenario } from '../format/scenario.ts';
import { holds, noSoldiers } from '../story/condition.ts';
import { contextOf } from '../story/context.ts';

/** Why a game is over, and by which rule. */
interface Ending {
  readonly reason: string;
  readonly rule: string;
}

/** SB-OPS-27: whether the game ends now, by the scenario or by an option. */
export function endingNow(look: Look, when: 'at-once' | 'turn-end'): Ending | null {
  const { s } = look;
  // Whatever a scenario says, with nobody left there is nobody to play on.
  if (noSoldiers(s, 'all-sides')) return NOBODY;
  const met = endOf(s.scenario).find((end) => end.when === when && holdsForSomebody(look, end.if));
  if (met !== undefined) return endingBy(met.if);
  return when === 'turn-end' ? endingByOption(look) : null;
}

const NOBODY: Ending = { reason: 'no-figures', rule: 'SB-END-02' };

/** SB-OPS-03, SB-SCN-GEN-31, SB-SOLO-08: where the scenario is silent. */
function endOf({ end, mode }: Scenario): Ends {
  return end ?? (mode === 'solo' ? WITH_ALL_SIDES : WITH_ANY_SIDE);
}

type Ends = NonNullable<Scenario['end']>;

const WITH_ALL_SIDES: Ends = [{ when: 'at-once', if: { noSoldiers: 'all-sides' } }];
const WITH_ANY_SIDE: Ends = [{ when: 'at-once', if: { noSoldiers: 'any-side' } }];

const FOR_SEAT = [0, 1, 2, 3].map((player) => contextOf({ player }));

/** SB-END-01: what is counted for a side may be reached by any of them. */
function holdsForSomebody(look: Look, condition: Condition): boolean {
  return sidesIn(look.s).some(([seat]) => holds(look, condition, FOR_SEAT[seat!]!));
}

function endingBy(condition: Condition): Ending {
  if ('noSoldiers' in condition) return NOBODY;
  if ('all' in condition && condition.all.length > 0) return endingBy(condition.all[0]!);
  const rule = 'SB-END-01';
  if ('noMonsters' in condition) return { reason: 'no-monsters', rule };
  if ('turn' in condition) return { reason: 'last-turn', rule };
  return { reason: 'objective', rule };
}

/** SB-SCN-GEN-31.R1, R2. */
function endingByOption(look: Look): Ending | null {
  const { options, turn, scenario } = look.s;
  const rule = 'SB-SCN-GEN-31';
  if (options['turn-limit'] > 0 && turn >= options['turn-limit']) return { reason: 'last-turn', rule };
  if (!options['end-on-objective'] || scenario.mainObjective === undefined) return null;
  return holdsForSomebody(look, scenario.mainObjective) ? { reason: 'objective', rule } : null;
}

import type { Options, Refusal } from '@vedette/engine';
import { NATION_IDS, NATIONS, STAND_INS } from '../data/nations.ts';
import { DEFAULT_OPTIONS, type SilverBayonetOptions } from '../options.ts';
import { say } from '../refusals.ts';
import { problem } from './codes.ts';
import { officerProblems } from './officer-problems.ts';
import { recordsProblems } from './record-problems.ts';
import { listProblems, recruitingProblems } from './recruiting-problems.ts';
import { soldierProblems } from './soldier-problems.ts';
import type { Unit } from './unit.ts';

/** SB-UNIT-17: everything that keeps a unit from being legal, in the order of its creation (SB-UNIT-01). */
export function unitProblems(
  unit: Unit,
  options: SilverBayonetOptions = DEFAULT_OPTIONS,
): readonly Refusal[] {
  const nationIsKnown = NATION_IDS.includes(unit.nation);
  return [
    ...(nationIsKnown ? [] : [unknownNation(unit.nation)]),
    ...officerProblems(unit.officer, unit.nation, options),
    ...recruitingProblems(unit),
    ...(nationIsKnown ? listProblems(unit, options) : []),
    ...unit.soldiers.flatMap((soldier, i) =>
      soldierProblems(soldier, unit.nation, `/soldiers/${i}`, options),
    ),
    ...recordsProblems(unit, options),
  ];
}

/** SB-UNIT-02, -03. */
function unknownNation(id: string): Refusal {
  const known = (Object.hasOwn(STAND_INS, id) ? STAND_INS[id] : undefined) ?? NATION_IDS;
  const nations = NATIONS.filter((nation) => known.includes(nation.id)).map((nation) => nation.id);
  const said = say('unit.unknown-nation', { id, nations });
  return problem('unit.unknown-nation', 'SB-UNIT-02', '/nation', said);
}

/** Whatever some match allows: a unit is judged so before its match is known. */
export const MOST_ALLOWED: SilverBayonetOptions = {
  ...DEFAULT_OPTIONS,
  'outside-list': true,
  'slot-soldier-special': 2,
  'sow-fear-for-officers': true,
  'supplement-canada': true,
  'supplement-carpathians': true,
  'supplement-egypt': true,
  'supplement-italy': true,
};

/** What no choice of options would make legal. */
export function problemsInAnyMatch(unit: Unit): readonly Refusal[] {
  return unitProblems(unit, MOST_ALLOWED);
}

/** What these options do not allow. */
export function problemsUnder(unit: Unit, options: Options): readonly Refusal[] {
  return unitProblems(unit, { ...DEFAULT_OPTIONS, ...options });
}

/** What the options of this match do not allow, with the paths of the match's set-up. */
export function problemsInThisMatch(
  seats: readonly { readonly unit: Unit }[],
  options: Options,
): readonly Refusal[] {
  return seats.flatMap(({ unit }, seat) =>
    problemsUnder(unit, options).map((found) => ({
      ...found,
      path: `/seats/${seat}/unit${found.path ?? ''}`,
    })),
  );
}

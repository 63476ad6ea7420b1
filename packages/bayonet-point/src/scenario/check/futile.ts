import type { Refusal } from '@vedette/engine';
import {
  acrossTable,
  conditionsIn,
  countOfDice,
  fewerThan,
  idleConditions,
  idleNumbers,
  idleParts,
  idleTurns,
  inchesMeant,
  isDice,
  joinedTwice,
  lateTurns,
  nobodyIsBoth,
  nobodyLeft,
  type Part,
  type Standing,
  sameValues,
  sharedSpots,
  tinyLengths,
  tooFarApart,
} from '@vedette/scenario';
import { say } from '../../refusals.ts';
import { D10 } from '../../rules/test/test.ts';
import type { Filter, Tally } from '../format/condition.ts';
import type { Operation, ScenarioNumber } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { allOperations } from './operations-of.ts';
import { sameGround } from './same-ground.ts';

/** What comes to nothing however the game goes. */
export function futile(scenario: Playable): readonly Refusal[] {
  const steps = scenario.deployment.steps.map((value, i) => ({ path: `/deployment/steps/${i}`, value }));
  return [
    ...idleConditions({ path: '', value: scenario }, fault),
    ...tooShort(scenario),
    ...idleParts(
      { operations: allOperations(scenario), rules: scenario.rules, actions: scenario.actions },
      fault,
    ),
    ...nobodyLeft([...steps, ...entering(scenario)], BRINGING, fault, 'BP-SCN-07'),
    ...joinedTwice([...steps, ...always(scenario)], fault, 'BP-SCN-07'),
    ...idleNumbers({ path: '', value: scenario }, D10, fault, 'BP-SCN-01'),
    ...tooFarApart({ path: '/deployment', value: scenario.deployment }, across(scenario), fault, 'BP-SCN-07'),
    ...sharedSpots(standing(scenario), fault, 'BP-SCN-07'),
    ...outOfReach(scenario),
    ...idleTurns(scenario.rules ?? [], fault),
    ...sameValues(scenario.options ?? {}, fault),
    ...withThemselves(scenario),
    ...emptyStretches(scenario),
    ...nobodyFits(scenario),
    ...fixedObjects(scenario),
    ...sameGround(scenario),
    ...inches(scenario),
  ];
}

/** What takes from those who are not on the table yet. */
const BRINGING = ['deploy', 'deploy-about', 'enter'];

/** Reinforcements of sides that no guest joins in play: he may be the one who comes. */
function entering(scenario: Playable): readonly Part<Operation>[] {
  const later = allOperations(scenario).filter(({ path }) => !path.startsWith('/deployment'));
  const joined = later.flatMap(({ value }) => (value.op === 'join' ? [value.side] : []));
  return later.filter(({ value }) => value.op === 'enter' && !joined.includes(value.side));
}

/** What rules do that ask for nothing. */
function always({ rules = [] }: Playable): readonly Part<Operation>[] {
  return rules.flatMap((rule, i) =>
    rule.if === undefined ? rule.do.map((value, n) => ({ path: `/rules/${i}/do/${n}`, value })) : [],
  );
}

function across({ boards: [board] }: Playable): number {
  return acrossTable(board!);
}

/** As much as a number can come to; null: that is only known in play. */
function most(number: ScenarioNumber): number | null {
  if (typeof number === 'number') return number;
  return isDice(number) ? countOfDice(number) * (number.faces ?? D10) + (number.plus ?? 0) : null;
}

/** Steps that are all done; of those in lists perhaps only one ever is. */
function standing({ deployment: { steps } }: Playable): readonly Standing[] {
  return steps.flatMap((step, i) => {
    if (step.op !== 'place-objects' && step.op !== 'join') return [];
    if (step.at === undefined) return [];
    const id = step.op === 'join' ? step.guest : step.object;
    return [{ path: `/deployment/steps/${i}/at`, id, at: step.at, radius: 0, where: '' }];
  });
}

/** BP-SCN-09: counts that nobody can reach with what is there. */
function outOfReach(scenario: Playable): readonly Refusal[] {
  const { exits = [] } = scenario;
  return conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) => {
    if (!('tally' in value)) return [];
    const tally = value as unknown as Tally;
    if (tally.max !== undefined && tally.min === undefined) return [];
    if (tally.tally === 'through' && !exits.some(({ side }) => side === tally.side)) {
      const said = say('scenario.no-exit', { side: tally.side });
      return [fault('never-holds', `${path}/tally`, said, 'BP-SCN-13')];
    }
    if (tally.tally !== 'secured') return [];
    const placed = allOperations(scenario).map(({ value: one }) =>
      one.op === 'place-objects' && tally.objects.includes(one.object) ? most(one.n) : 0,
    );
    if (placed.includes(null)) return [];
    const there = placed.reduce<number>((sum, n) => sum + (n ?? 0), 0);
    return fewerThan({ path, value: tally }, there, fault, 'BP-SCN-16');
  });
}

/** BP-SCN-05 */
function tooShort(scenario: Playable): readonly Refusal[] {
  const last = most(scenario.limit.turns);
  if (last === null || last >= 1) return lateTurns({ path: '', value: scenario }, last, fault, 'BP-SCN-05');
  return [fault('too-late', '/limit/turns', say('scenario.no-turns'), 'BP-SCN-05')];
}

/** BP-DIG-02, BP-SCN-17: a side that is held against itself. */
function withThemselves(scenario: Playable): readonly Refusal[] {
  const { pointShare } = scenario;
  const check = (path: string, one: unknown, other: unknown): readonly Refusal[] =>
    one === other && typeof one === 'string'
      ? [fault('never-holds', path, say('scenario.with-itself', { side: one }))]
      : [];
  return [
    ...conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) =>
      'ahead' in value ? check(`${path}/of`, value['ahead'], value['of']) : [],
    ),
    ...check('/pointShare/of', pointShare?.side, pointShare?.of),
  ];
}

/** BP-SCN-04: a stretch of an edge goes from the smaller number to the greater. */
function emptyStretches(scenario: Playable): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'enter' || value.from === undefined || value.to === undefined) return [];
    if (value.from < value.to) return [];
    const said = say('scenario.empty-stretch', { from: value.from, to: value.to });
    return [fault('never-holds', `${path}/from`, said, 'BP-SCN-04')];
  });
}

/** Filters that nobody ever fits: men on foot who ride, and the other way round. */
function nobodyFits(scenario: Playable): readonly Refusal[] {
  const look = (path: string, part: unknown): readonly Refusal[] => {
    if (typeof part !== 'object' || part === null) return [];
    const inner = Object.entries(part).flatMap(([key, value]) => look(`${path}/${key}`, value));
    const { mounted, troops } = part as Filter;
    if (mounted === undefined || !Array.isArray(troops)) return inner;
    if (troops.some((type) => (type !== 'infantry') === mounted)) return inner;
    return [nobodyIsBoth(path, { mounted }, { troops }, fault), ...inner];
  };
  return look('', scenario);
}

/** BP-SCN-16: what nobody can lead anywhere is never brought off the table. */
function fixedObjects({ objects = [] }: Playable): readonly Refusal[] {
  return objects.flatMap(({ lead }, i) =>
    lead === 0 ? [fault('never-holds', `/objects/${i}/lead`, say('scenario.not-led'), 'BP-SCN-16')] : [],
  );
}

/** BP-GEN-03: lengths of another game. */
function inches({ actions, deployment, procedures, rules }: Playable): readonly Refusal[] {
  const parts = { actions, deployment, procedures, rules };
  return tinyLengths({ path: '', value: parts }, inchesMeant(LENGTHS, SMALLEST_BASE), fault);
}

const LENGTHS = ['within', 'depth', 'apart', 'stretch', 'small', 'large'];
const SMALLEST_BASE = 15;

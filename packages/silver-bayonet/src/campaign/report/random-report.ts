import type { Random } from '@vedette/engine';
import type { Operation } from '../../scenario/format/operation.ts';
import { scenarios } from '../../scenarios/index.ts';
import {
  type AfterActionReport,
  type AftermathEntry,
  FATES,
  MARKS,
  type ReportFigure,
  type ReportSide,
} from './report.ts';
import type { ReportQuestion } from './report-problems.ts';

/** How often each fate comes, in tens. */
const FATE_WEIGHTS: readonly (readonly [ReportFigure['fate'], number])[] = [
  ['standing', 5],
  ['left', 1],
  ['removed', 2],
  ['down', 1],
  ['collapsed', 1],
];

/** Some game that could have been: a report for the fuzzer and the random bot. */
export function randomReport({ scenario, sides, mode }: ReportQuestion, random: Random): AfterActionReport {
  const together = random.below(9);
  return {
    format: 'vedette-report',
    version: 1,
    ruleset: 'silver-bayonet',
    scenario,
    scenarioOptions: {},
    procedures: {},
    sides: sides.map((side) => {
      const bonusXp = mode === 'co-operative' ? together : random.below(9);
      return { ...randomSide(side, random), bonusXp, aftermath: somethingToStudy(scenario, random) };
    }),
  };
}

function randomSide(
  { player, figures }: ReportQuestion['sides'][number],
  random: Random,
): Omit<ReportSide, 'bonusXp' | 'aftermath'> {
  const reported = figures.map(({ id, name }) => randomFigure(id, name, random));
  const found = random.below(6) === 0;
  const bearer = random.below(3) === 0 ? null : reported[random.below(reported.length)]!.id;
  return {
    player,
    fate: { power: random.below(3), skill: random.below(3) },
    rewards: [],
    secured: [],
    artefacts: found ? [{ id: 'old-coin', name: 'An old coin', figure: bearer }] : [],
    figures: reported,
  };
}

function randomFigure(id: string, name: string, random: Random): ReportFigure {
  const fate = randomFate(random);
  return {
    id,
    name,
    fate,
    marks: MARKS.filter(() => random.below(6) === 0),
    extraXp: random.below(6) === 0 ? 1 + random.below(2) : 0,
  };
}

function randomFate(random: Random): ReportFigure['fate'] {
  let left = random.below(FATE_WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0));
  for (const [fate, weight] of FATE_WEIGHTS) {
    if (left < weight) return fate;
    left -= weight;
  }
  return FATES[0];
}

/** What the scenario would let them study, or now and then what some other one would. */
function somethingToStudy(scenario: string, random: Random): AftermathEntry[] {
  const offered = scenarios.list.filter(({ id }) => id === scenario || random.below(8) === 0);
  return offered.flatMap(({ aftermath = [] }) =>
    aftermath.map(({ id, text, optional, do: list }) => ({ id, text, optional, do: list as Operation[] })),
  );
}

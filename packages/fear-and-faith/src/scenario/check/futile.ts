import type { Refusal } from '@vedette/engine';
import {
  acrossTable,
  conditionsIn,
  fewerThan,
  idleConditions,
  idleEvents,
  idleNumbers,
  idleParts,
  idleTurns,
  lateTurn,
  lateTurns,
  nobodyLeft,
  type Standing,
  sameValues,
  sharedSpots,
  tooFarApart,
} from '@vedette/scenario';
import { TABLE_SIDE } from '../../data/sticks.ts';
import { D6 } from '../../rules/quality/quality.ts';
import { CAPTIVE } from '../../rules/setup/captive.ts';
import type { Scenario } from '../format/scenario.ts';
import { fault } from './finding.ts';
import { groundsOf } from './grounds.ts';
import { allOperations } from './operations-of.ts';

/** What comes to nothing however the game goes. */
export function futile(scenario: Scenario): readonly Refusal[] {
  const { boards, limit, rules, actions, deployment } = scenario;
  const steps = (deployment?.steps ?? []).map((value, i) => ({ path: `/deployment/steps/${i}`, value }));
  const last = limit?.rounds ?? null;
  return [
    ...idleConditions({ path: '', value: scenario }, fault),
    ...lateTurns({ path: '', value: scenario }, last, fault, 'FF-SCN-01'),
    ...lateClock(scenario, last),
    ...nobodyLeft(steps, ['deploy', 'hold-back'], fault, 'FF-SET-11'),
    ...idleNumbers({ path: '', value: scenario }, D6, fault, 'FF-SCN-01'),
    ...tooFarApart({ path: '/deployment', value: deployment }, across(boards), fault, 'FF-SET-11'),
    ...idleParts({ operations: allOperations(scenario), rules, actions }, fault),
    ...groundsOf(scenario).flatMap(({ path, ground }) =>
      sharedSpots(captivesAt(ground, path), fault, 'FF-SCN-27'),
    ),
    ...tooManyTokens(scenario),
    ...idleTurns(rules ?? [], fault),
    ...sameValues(scenario.options ?? {}, fault),
    ...idleEvents(rules ?? [], lacking(scenario), fault, 'FF-GEN-16'),
  ];
}

/** FF-SET-01: without a word about it, a table of the usual size. */
function across(boards: Scenario['boards']): number {
  return acrossTable(boards?.[0] ?? { width: TABLE_SIDE, height: TABLE_SIDE });
}

/** FF-SCN-10: nobody has more turnovers than turns. */
function lateClock({ environment }: Scenario, last: number | null): readonly Refusal[] {
  // Those of everybody are counted together.
  if (last === null || environment?.clock?.by === 'everybody') return [];
  return lateTurn('/environment/clock/turnovers', environment?.clock?.turnovers, last, fault, 'FF-SCN-10');
}

type Ground = ReturnType<typeof groundsOf>[number]['ground'];

function captivesAt({ captives }: Ground, path: string): readonly Standing[] {
  return captives.map(({ id, at }, i) => ({
    path: `${path}/captives/${i}/at`,
    id,
    at,
    radius: 0,
    where: '',
  }));
}

/** More tokens of a kind than are ever laid. */
function tooManyTokens(scenario: Scenario): readonly Refusal[] {
  const faced = (scenario.tokens ?? []).flatMap(({ faces }) => Object.keys(faces ?? {}));
  return conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) => {
    const { tokens: kind, min } = value;
    // What lies face down may be of any kind, and is another once it is turned up.
    if (typeof kind !== 'string' || typeof min !== 'number' || kind === CAPTIVE || faced.includes(kind))
      return [];
    const there = allOperations(scenario).reduce(
      (sum, { value: one }) => sum + (one.op === 'place-tokens' && one.token === kind ? one.n : 0),
      0,
    );
    return fewerThan({ path, value: { min } }, there, fault);
  });
}

/** FF-GEN-16: what an event needs, and there is none of; null: it can happen. */
function lacking(scenario: Scenario): (event: string) => string | null {
  const grounds = groundsOf(scenario).map(({ ground }) => ground);
  const things = (scenario.tokens ?? []).length + grounds.flatMap(({ captives }) => captives).length;
  const rooms = grounds.flatMap((ground) => ground.rooms).length;
  return (event) => {
    if (event === 'room-entered' && rooms === 0) return 'rooms';
    return event === 'taken' && things === 0 ? 'tokens' : null;
  };
}

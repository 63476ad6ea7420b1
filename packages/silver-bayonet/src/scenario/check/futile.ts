import type { Refusal } from '@vedette/engine';
import {
  blastsOfNothing,
  conditionsIn,
  fewerThan,
  idleConditions,
  idleEvents,
  idleNumbers,
  idleParts,
  idleTurns,
  joinedTwice,
  lateTurns,
  type Standing,
  sameValues,
  sharedSpots,
  unknownName,
} from '@vedette/scenario';
import { radiusOf } from '../../data/bases.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import { DEFAULT_OPTIONS } from '../../options.ts';
import { say } from '../../refusals.ts';
import type { Condition, Tally } from '../format/condition.ts';
import type { Operation } from '../format/operation.ts';
import type { Scenario } from '../format/scenario.ts';
import { FACES } from '../story/number.ts';
import { nobodyFits } from './filter-problems.ts';
import { fault, type Part } from './finding.ts';
import { monstersBrought } from './forgotten.ts';
import { allOperations, everyList } from './operations-of.ts';
import { outOfPlace } from './place-problems.ts';

/** SB-OPS-30: what comes to nothing however the game goes. */
export function futile(scenario: Scenario): readonly Refusal[] {
  return [
    ...idleConditions({ path: '', value: scenario }, fault, 'SB-OPS-24'),
    ...lateTurns({ path: '', value: scenario }, lastTurn(scenario), fault, 'SB-OPS-27'),
    ...idleParts(
      { operations: allOperations(scenario), rules: scenario.rules, actions: scenario.actions },
      fault,
    ),
    ...sharedSpots(monstersStanding(scenario), fault, 'SB-OPS-13'),
    ...sharedSpots(markersLying(scenario), fault, 'SB-OPS-10'),
    ...outOfReach(scenario),
    ...limitsOfCounts(scenario),
    ...idleTurns(scenario.rules ?? [], fault, 'SB-OPS-16'),
    ...sameValues(scenario.options ?? {}, fault),
    ...idleNumbers({ path: '', value: scenario }, FACES, fault, 'SB-OPS-24'),
    ...joinedTwice(always(scenario), fault, 'SB-OPS-40'),
    ...blastsOfNothing(everyList(scenario), fault, 'SB-OPS-52'),
    ...outOfPlace(scenario),
    ...nobodyFits(scenario),
    ...idleEvents(scenario.rules ?? [], lacking(scenario), fault, 'SB-OPS-17'),
    ...strangePhases(scenario),
  ];
}

/** What rules do that ask for nothing. */
function always({ rules = [] }: Scenario): readonly Part<Operation>[] {
  return rules.flatMap((rule, i) =>
    rule.if === undefined ? rule.do.map((value, n) => ({ path: `/rules/${i}/do/${n}`, value })) : [],
  );
}

/** SB-OPS-27: after how many turns the scenario is over whatever happens; null: it does not say. */
function lastTurn({ end = [] }: Scenario): number | null {
  const lasts = end.flatMap(({ if: condition }) => turnOf(condition) ?? []);
  return lasts.length === 0 ? null : Math.min(...lasts);
}

function turnOf(condition: Condition): number | null {
  if ('any' in condition)
    return condition.any.flatMap((one) => turnOf(one) ?? []).toSorted(ascending)[0] ?? null;
  return 'turn' in condition && condition.turn.max === undefined ? (condition.turn.min ?? null) : null;
}

function ascending(a: number, b: number): number {
  return a - b;
}

function monstersStanding({ monsters = [], bestiary = [] }: Scenario): readonly Standing[] {
  return monsters.map(({ monster, at, board, level }, i) => {
    const { body } = [...MONSTER_TYPES, ...bestiary].find(({ id }) => id === monster) ?? {};
    const radius = body === undefined ? 0 : radiusOf(body.mm, DEFAULT_OPTIONS);
    return { path: `/monsters/${i}/at`, id: monster, at, radius, where: `${board ?? ''} ${level ?? ''}` };
  });
}

function markersLying({ clues = [] }: Scenario): readonly Standing[] {
  return clues.map(({ id, at, board, level }, i) => ({
    path: `/clues/${i}/at`,
    id,
    at,
    radius: 0,
    where: `${board ?? ''} ${level ?? ''}`,
  }));
}

/** SB-OPS-25: counts that nobody can reach with what is there. */
function outOfReach(scenario: Scenario): readonly Refusal[] {
  const asked = conditionsIn({ path: '', value: scenario }).flatMap(({ path, value }) =>
    'tally' in value ? [{ path, value: value as unknown as Tally }] : [],
  );
  const counted = (scenario.rewards ?? []).flatMap((reward, i) =>
    'per' in reward
      ? [
          {
            path: `/rewards/${i}/per`,
            value: { ...reward.per, min: Math.max(reward.per.min ?? 1, reward.every ?? 1) },
          },
        ]
      : [],
  );
  return [...asked, ...counted].flatMap((part) => tooMany(scenario, part));
}

function tooMany(scenario: Scenario, { path, value: tally }: Part<Tally>): readonly Refusal[] {
  // None at all can be asked for of anything.
  if (tally.max !== undefined && tally.min === undefined) return [];
  const { clues = [], objects = [] } = scenario;
  switch (tally.tally) {
    case 'clues': {
      const there = clues.filter(({ deck }) => tally.deck === undefined || deck === tally.deck).length;
      return fewerThan({ path, value: tally }, there, fault, 'SB-OPS-25');
    }
    case 'revealed': {
      const draws = allOperations(scenario).some(({ value }) => value.op === 'draw');
      const cards = Object.values(scenario.decks ?? {}).flatMap((deck) => deck.cards);
      const there = cards
        .filter(({ card }) => tally.cards.includes(card))
        .reduce((sum, { copies = 1 }) => sum + copies, 0);
      return draws ? [] : fewerThan({ path, value: tally }, there, fault, 'SB-OPS-25');
    }
    case 'secured':
      return fewerThan({ path, value: tally }, (tally.objects ?? objects).length, fault, 'SB-OPS-25');
    case 'kills':
    case 'wounds':
    case 'placed': {
      if (tally.monster === undefined) return [];
      const there = onlyFromTheStart(scenario, tally.monster);
      if (tally.tally === 'kills' && there > 0)
        return fewerThan({ path, value: tally }, there, fault, 'SB-OPS-25');
      const monster = { path: `${path}/monster`, value: tally.monster };
      return unknownName(
        monster,
        'coming-monster',
        { known: { 'coming-monster': monstersBrought(scenario) } },
        fault,
      );
    }
    default:
      return [];
  }
}

/** How many of a kind there are, where nothing brings any in play; 0 where something does. */
function onlyFromTheStart(scenario: Scenario, kind: string): number {
  const { monsters = [] } = scenario;
  if (allOperations(scenario).some(({ value }) => JSON.stringify(value).includes(`"${kind}"`))) return 0;
  return monsters.filter(({ monster }) => monster === kind).length;
}

/** SB-OPS-26: whatever is counted counts; what limits the points stands beside it. */
function limitsOfCounts({ rewards = [] }: Scenario): readonly Refusal[] {
  return rewards.flatMap((reward, i) =>
    'per' in reward
      ? (['min', 'max'] as const).flatMap((key) =>
          reward.per[key] === undefined
            ? []
            : [
                fault(
                  'does-nothing',
                  `/rewards/${i}/per/${key}`,
                  say('scenario.limit-in-per', { key }),
                  'SB-OPS-26',
                ),
              ],
        )
      : [],
  );
}

/** SB-OPS-17: what an event needs, and there is none of; null: it can happen. */
function lacking({ clues = [], objects = [] }: Scenario): (event: string) => string | null {
  return (event) => {
    if (event === 'clue-investigated' && clues.length === 0) return 'clues';
    return event === 'object-secured' && objects.length === 0 ? 'objects' : null;
  };
}

/** SB-TURN-01: phases of the other kind of game. */
function strangePhases({ rules = [], mode }: Scenario): readonly Refusal[] {
  const phases = mode === 'solo' ? AGAINST_MONSTERS : COMPETITIVE;
  return rules.flatMap(({ when }, i) => {
    if (when.event !== 'phase-start' || phases.includes(when.phase)) return [];
    const said = say('scenario.no-such-phase', { phase: when.phase, mode, phases });
    return [fault('never-holds', `/rules/${i}/when/phase`, said, 'SB-TURN-01')];
  });
}

/** SB-TURN-01; SB-SOLO-03. */
const COMPETITIVE: readonly string[] = ['primary-1', 'monster', 'secondary', 'primary-2'];
const AGAINST_MONSTERS: readonly string[] = ['player-1', 'monster', 'player-2'];

import { cloneState, initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { type Obstacle, type Reach, reach } from '@vedette/engine/table';
import { pools } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { areEnemies, figure, standing } from '../../figures.ts';
import { fuzz } from '../../fuzz/fuzz.ts';
import { looking } from '../../hooks.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { groundOf } from '../../rules/movement/ground-of.ts';
import silverBayonet from '../../ruleset.ts';
import { scene } from '../../scene.spec-support.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { type Attacks, attacksIn } from '../attacks/attacks.ts';
import { knownReach } from '../ground/reaches.ts';
import { thumb } from '../thumb/thumb.ts';

const GAMES = 6;
const STEPS = 40;
/** Of the positions only some are looked at. */
const EVERY = 5;
const BUDGET = 6;

interface Position {
  readonly s: SilverBayonetState;
  readonly active: Figure;
}

/** Positions of random games, which have a bit of everything, in which somebody may act. */
function positions(): readonly Position[] {
  const found: Position[] = [];
  const deal = pools(fuzz.pools, random('remembered'));
  let acts = 0;
  for (let game = 0; game < GAMES; game++) {
    const seed = `remembered/${game}`;
    const setup = prepare(
      silverBayonet,
      fuzz.setup(random(seed), deal.pick) as Parameters<typeof prepare>[1],
    );
    if (!setup.ok) throw new Error(setup.refusals[0]!.code);
    const state = initialState(silverBayonet, { setup: setup.value, dice: { seed } });
    const chance = random(seed);
    const any = randomPolicy(silverBayonet, chance);
    const policy: typeof any = (asked) => {
      if (asked.kind === 'act' && acts++ % EVERY === 0) {
        const s = cloneState(state, silverBayonet.fixed);
        found.push({ s, active: figure(s, asked.question.figure) });
      }
      return thumb(asked, chance) ?? any(asked);
    };
    simulate(silverBayonet, state, policy, { steps: STEPS });
  }
  return found;
}

/** Everything that two figures could do to each other. */
function allBetween(attacks: Attacks, a: Figure, b: Figure) {
  const ways = [false, true].flatMap((cover) =>
    [false, true].flatMap((moved) => [false, true].map((answer) => ({ cover, moved, answer }))),
  );
  return (['ready', 'empty', 'all'] as const).map((guns) => ({
    range: attacks.range(a, guns),
    shots: ways.map((aimed) => attacks.shot(a, guns, b, 0, aimed)),
    blows: [attacks.blow(a, b, 'own'), attacks.blow(a, b, 'answer')],
  }));
}

/** Two who could do each other harm. */
function duel(): SilverBayonetState {
  return scene({
    figures: [
      { id: 'a', x: 10, y: 10, gear: ['musket', 'heavy-weapon', 'cartridge-box'] },
      { id: 'b', side: 1, x: 14, y: 10, gear: ['musket', 'heavy-weapon', 'cartridge-box'] },
    ],
  });
}

function reckoned(s: SilverBayonetState): string {
  const [a, b] = [figure(s, 'a'), figure(s, 'b')];
  const attacks = attacksIn(looking(s));
  return JSON.stringify([allBetween(attacks, a, b), allBetween(attacks, b, a)]);
}

const CHANGES: Readonly<Record<string, (s: SilverBayonetState, a: Figure) => void>> = {
  'the kit': (_, a) => Object.assign(a, { kit: 'strong' }),
  'the Health': (_, a) => Object.assign(a, { health: 1 }),
  fatigue: (_, a) => Object.assign(a, { fatigue: 1 }),
  terror: (_, a) => Object.assign(a, { terror: { kind: 'shaken', activations: 0 } }),
  'a horse': (_, a) => Object.assign(a, { mounted: true }),
  'the side': (_, a) => Object.assign(a, { side: null }),
  Melee: (_, a) => Object.assign(a, { stats: { ...a.stats, melee: 5 } }),
  Accuracy: (_, a) => Object.assign(a, { stats: { ...a.stats, accuracy: 5 } }),
  Defence: (_, a) => Object.assign(a, { stats: { ...a.stats, defence: 9 } }),
  'an empty gun': (_, a) => Object.assign(a.gear[0]!, { loaded: false }),
  'a lost weapon': (_, a) => Object.assign(a.gear[1]!, { state: 'lost' }),
  rain: (s) => Object.assign(s.conditions, { rain: true }),
  'a deluge': (s) => Object.assign(s.conditions, { deluge: true }),
};

const MOVES: Readonly<Record<string, (s: SilverBayonetState, a: Figure, b: Figure) => number | undefined>> = {
  'where it starts': (_, a) => void Object.assign(a, { x: 11 }),
  'its size': (_, a) => void Object.assign(a, { radius: a.radius * 2 }),
  'how far it goes': () => BUDGET + 1,
  'where a neighbour stands': (_, _a, b) => void Object.assign(b, { x: 13 }),
  'the size of a neighbour': (_, _a, b) => void Object.assign(b, { radius: b.radius * 2 }),
  'the side of a neighbour': (_, a, b) => void Object.assign(b, { side: a.side }),
};

function walkOf(s: SilverBayonetState, mover: Figure, budget: number) {
  const look = looking(s);
  const obstacles = standing(s)
    .filter((body) => body !== mover)
    .map((body): Obstacle => ({ body, block: areEnemies(s, mover, body) ? 'always' : 'end' }));
  return { table: groundOf(look, mover), gait: gaitOf(look, mover), mover, budget, obstacles };
}

function keptGround(s: SilverBayonetState, mover: Figure, budget: number): Reach {
  const { table, ...walk } = walkOf(s, mover, budget);
  return knownReach(table, { ...walk, care: 'hasty' });
}

/** The ground as it is kept and as it is found anew. */
function grounds(s: SilverBayonetState, mover: Figure, budget: number): readonly [string, string] {
  const { table, gait, obstacles } = walkOf(s, mover, budget);
  const { x, y, z } = mover;
  const fresh = reach(table, gait, mover, { x, y, z }, budget, obstacles, { resolution: 1 });
  const told = (found: Reach) =>
    JSON.stringify([
      [...found.x, ...found.y, ...found.z, ...found.cost, ...found.stop],
      standing(s).map((other) => found.costAt(other.x + 1, other.y, other.z)),
      found.pathTo(found.x.at(-1)!, found.y.at(-1)!, found.z.at(-1)!),
    ]);
  return [told(keptGround(s, mover, budget)), told(fresh)];
}

describe('what is kept from position to position is what would be worked out anew', () => {
  const all = positions();

  it('attacks', () => {
    const wrong: string[] = [];
    for (const { s, active } of all) {
      const kept = attacksIn(looking(s));
      // Other options, though they say the same: nothing is known of such a match.
      const fresh = attacksIn(looking({ ...s, options: { ...s.options } }));
      for (const other of standing(s)) {
        for (const [a, b] of [[active, other] as const, [other, active] as const]) {
          const [was, is] = [kept, fresh].map((attacks) => JSON.stringify(allBetween(attacks, a, b)));
          if (was !== is) wrong.push(`${a.id} (${a.kit}) on ${b.id} (${b.kit})`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(CHANGES))('attacks, whatever changes: %s', (_, change) => {
    const s = duel();
    const before = reckoned(s);
    change(s, figure(s, 'a'));
    const after = reckoned(s);
    expect(after).not.toBe(before);
    expect(after).toBe(reckoned({ ...s, options: { ...s.options } }));
  });

  it('the ground within reach', () => {
    const wrong: string[] = [];
    for (const { s, active: mover } of all) {
      const [was, is] = grounds(s, mover, BUDGET);
      if (was !== is) wrong.push(`turn ${s.turn}: ${mover.id}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(MOVES))('the ground within reach, whatever changes: %s', (_, change) => {
    const s = duel();
    const [before] = grounds(s, figure(s, 'a'), BUDGET);
    const budget = change(s, figure(s, 'a'), figure(s, 'b')) ?? BUDGET;
    const [after, fresh] = grounds(s, figure(s, 'a'), budget);
    expect(after).not.toBe(before);
    expect(after).toBe(fresh);
  });

  it('the ground within reach is found again when nothing has changed, nor anything far off', () => {
    const s = duel();
    const far = { ...s, figures: [...s.figures, { ...figure(s, 'b'), id: 'far', x: 30, y: 30 }] };
    expect(keptGround(far, figure(far, 'a'), BUDGET)).toBe(keptGround(s, figure(s, 'a'), BUDGET));
  });
});

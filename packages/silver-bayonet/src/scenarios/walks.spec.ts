import { simulate } from '@vedette/engine';
import { route, type Spot } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import { looking } from '../hooks.ts';
import { begins } from '../rules/activation/activation.ts';
import { SPELLBOUND } from '../rules/activation/may-attack.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { goFor } from '../rules/monsters/move.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { groundOf } from '../rules/movement/ground-of.ts';
import { nearestFooting } from '../rules/movement/nearest-footing.ts';
import { speedOf } from '../rules/movement/speed.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { of, scene, stepping } from '../scene.spec-support.ts';
import type { SilverBayonetState } from '../state.ts';
import { scenarios } from './index.ts';
import { documentOf } from './scenario.spec-support.ts';

/** One Move at the man, and no blows: whoever is spellbound stops 1.001" short. */
const goes = stepping((cx) => {
  cx.s.activation = begins(of(cx.s, 'monster'));
  goFor(cx, of(cx.s, 'monster'), of(cx.s, 'man'));
  cx.s.activation = null;
});
const THERE = 1.01;
const NEAR_ENDS = 1;
const LONGEST = 40;

/** The ground of a scenario and nothing of its story, with a monster and a man who forces nobody. */
function ground(id: string, type: string): SilverBayonetState {
  const { boards, terrain, terrainTypes, links, mounted } = documentOf(id);
  const scenario = JSON.parse(
    JSON.stringify({ boards, terrain, terrainTypes, links, mounted }),
  ) as Partial<Scenario>;
  const state = scene({
    scenario,
    figures: [
      { id: 'monster', side: null, type, x: 3, y: 3 },
      { id: 'man', x: 3, y: 3, fatigue: 2 },
    ],
  });
  of(state, 'monster').marks[SPELLBOUND] = 1;
  return state;
}

/** One of every kind that moves, and is as big and as slow, as no other does: all types walk like one of these. */
function walkers(id: string): readonly string[] {
  const kinds = new Map<string, { type: string; speed: number }>();
  for (const { id: type } of MONSTER_TYPES) {
    const state = ground(id, type);
    const monster = of(state, 'monster');
    const { radius, height } = monster;
    const kind = JSON.stringify([gaitOf(looking(state), monster), radius, height]);
    const speed = speedOf(looking(state), monster);
    if (speed < (kinds.get(kind)?.speed ?? Number.POSITIVE_INFINITY)) kinds.set(kind, { type, speed });
  }
  return [...kinds.values()].map(({ type }) => type);
}

/** From one side of the first board to the other, along its sides and across its corners by turns. */
function ends({ boards }: Scenario, turn: number): readonly [Spot, Spot] {
  const { width, height } = boards[0]!;
  const at = (x: number, y: number): Spot => ({ x, y, z: 0 });
  const [south, north, west, east] = [NEAR_ENDS, height - NEAR_ENDS, NEAR_ENDS, width - NEAR_ENDS];
  const pairs = [
    [at(west, south), at(east, north)],
    [at(width / 2, south), at(width / 2, north)],
    [at(east, south), at(west, north)],
    [at(west, height / 2), at(east, height / 2)],
  ] as const;
  const [from, to] = pairs[turn % pairs.length]!;
  return turn % 2 === 0 ? [from, to] : [to, from];
}

/** Puts both at their ends; false where one finds no place. */
function setOut(state: SilverBayonetState, [from, to]: readonly [Spot, Spot]): boolean {
  for (const [id, spot] of [
    ['monster', from],
    ['man', to],
  ] as const) {
    const figure = of(state, id);
    const place = nearestFooting(looking(state), figure, spot, 12);
    if (place === null) return false;
    Object.assign(figure, place);
  }
  return true;
}

function hasWay(state: SilverBayonetState): boolean {
  const [monster, man] = [of(state, 'monster'), of(state, 'man')];
  const table = groundOf(looking(state), monster);
  const { x, y, z } = monster;
  const goal = { body: man, within: THERE };
  const far = Number.POSITIVE_INFINITY;
  const gait = gaitOf(looking(state), monster);
  return route(table, gait, monster, { x, y, z }, goal, far, [], { resolution: 0.25 }) !== null;
}

/** Where it stands still, if it does before it is there; null: it gets there. */
function frozenAt(state: SilverBayonetState): string | null {
  const [monster, man] = [of(state, 'monster'), of(state, 'man')];
  for (let turn = 0; turn < LONGEST; turn++) {
    if (distanceBetween(monster, man) <= THERE) return null;
    const { x, y, z } = monster;
    simulate(goes, state, () => expect.fail('nobody is asked'), { steps: 1 });
    if (monster.x === x && monster.y === y && monster.z === z) return `${x}, ${y}, ${z} in turn ${turn}`;
  }
  return 'nowhere, and never gets there';
}

describe('SB-MONA-06 every monster crosses every printed table', () => {
  it.each(scenarios.list.map(({ id }) => id))(
    'SB-MONA-06 SB-MOV-02 nobody freezes: %s',
    (id) => {
      let walked = 0;
      for (const [i, type] of walkers(id).entries()) {
        const state = ground(id, type);
        if (!setOut(state, ends(documentOf(id), i))) continue;
        const start = structuredClone(state);
        const stopped = frozenAt(state);
        // Whoever gets there had a way: only for one that stops it has to be looked for, and without one it may.
        if (stopped !== null && !hasWay(start)) continue;
        expect({ type, frozenAt: stopped }).toEqual({ type, frozenAt: null });
        walked++;
      }
      expect(walked).toBeGreaterThan(8);
    },
    120_000,
  );
});

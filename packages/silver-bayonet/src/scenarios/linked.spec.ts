import { initialState, prepare, randomPolicy, simulate } from '@vedette/engine';
import { expect, it } from 'vitest';
import { invariants } from '../fuzz/invariants.ts';
import { looking } from '../hooks.ts';
import { ready } from '../muster/ready.ts';
import { traceOf } from '../rules/movement/path.ts';
import silverBayonet from '../ruleset.ts';
import { of, scene } from '../scene.spec-support.ts';
import { scenarios } from './index.ts';

const GAMES = 6;
/** Later turns bring nothing new, only fewer figures. */
const TURNS = 6;
const linked = scenarios.list.filter(({ links }) => links !== undefined);

it.each(linked.map((scenario) => [scenario.id, scenario] as const))(
  'SB-OPS-09 %s: every stair and hatch leads both ways',
  (_, scenario) => {
    const state = scene({ scenario, figures: [{ id: 'a' }] });
    const look = looking(state);
    const man = of(state, 'a');
    for (const { id, ends } of state.terrain.links) {
      for (const [from, to] of [ends, [ends[1], ends[0]]] as const) {
        // The middle of a hatch; stairs where they end.
        const off = from.opening === undefined ? 0 : 1;
        const into = { x: from.x + off, y: from.y + off, z: from.z };
        const out = { x: to.x + off, y: to.y + off, z: to.z, by: { link: id } };
        // A hatch takes in whoever comes from outside, and nobody who stands in it.
        Object.assign(man, { ...into, x: into.x + 1.7 * off });
        expect(traceOf(look, man, off === 0 ? [out] : [into, out])).toMatchObject({ refused: null });
        Object.assign(man, into);
        expect(traceOf(look, man, [out]).refused?.code).toBe(off === 0 ? undefined : 'link');
      }
    }
  },
);

it.each(linked.map((scenario) => [scenario.id, scenario] as const))(
  'SB-OPS-04 SB-OPS-09 %s: nobody gets lost between floors in random games',
  (_, scenario) => {
    const end = [...(scenario.end ?? []), { when: 'turn-end', if: { turn: { min: TURNS } } }];
    for (let game = 0; game < GAMES; game++) {
      const seats = [0, 1].map((seat) => ({ unit: ready[(game + seat) % ready.length] }));
      const setup = prepare(silverBayonet, { scenario: { ...scenario, end }, seats, options: {} });
      if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
      const seed = `${scenario.id}/${game}`;
      const watched: typeof silverBayonet = {
        ...silverBayonet,
        rules(state) {
          expect(invariants(state)).toEqual([]);
          return silverBayonet.rules(state);
        },
      };
      const start = initialState(watched, { setup: setup.value, dice: { seed } });
      const { state } = simulate(watched, start, randomPolicy(watched, seed), { asks: 20_000 });
      expect(state.ended).not.toBeNull();
    }
  },
  120_000,
);

import { random, randomPolicy, simulate } from '@vedette/engine';
import { leaks, twins } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { TWITCHER, WALKING_DEAD } from '../../data/guises.ts';
import fearAndFaith from '../../ruleset.ts';
import { type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { FaithState, SecretKind } from '../../state.ts';
import { imagine } from './imagine.ts';

const hunters = [
  { id: 'h1', x: 80, y: 80, rules: ['leader'] },
  { id: 'h2', x: 140, y: 80 },
  { id: 'h3', x: 200, y: 80 },
] as const;
const hidden = (id: string) => ({ id, party: 1, standing: 'hidden', quality: 3 }) as const;

/** One table for each kind of secret. */
const TABLES: Readonly<Record<SecretKind, SceneDraft>> = {
  marker: {
    models: [...hunters, hidden('w1'), hidden('w2'), hidden('w3')],
    markers: ['w1', 'nothing', 'nothing', 'w2', 'w3', 'nothing'].map((truth, i) => ({
      id: `m${i + 1}`,
      party: 1,
      x: 150 + 120 * i,
      y: 400 + 60 * (i % 3),
      truth,
    })),
    clock: { day: false, sight: 180 },
    active: 1,
  },
  lair: {
    models: [...hunters, hidden('g1'), hidden('g2'), hidden('g3')],
    rooms: ['a', 'b', 'c', 'd', 'e'].map((id, i) => ({ id, shape: { rect: [i * 180, 200, 180, 300] } })),
    secrets: [
      { kind: 'lair', of: 'g1', owner: 1, truth: 'a' },
      { kind: 'lair', of: 'g2', owner: 1, truth: 'd' },
      { kind: 'lair', of: 'g3', owner: 1, truth: 'd' },
    ],
  },
  token: {
    models: [...hunters, { id: 'x', party: 1, x: 700, y: 700 }],
    tokens: [1, 2, 3].map((n) => ({ id: `t${n}`, kind: 'counter', x: 200 * n, y: 400 })),
    secrets: [1, 2, 3].map((n) => ({
      kind: 'token',
      of: `t${n}`,
      owner: 1,
      truth: n === 2 ? 'bound-object' : 'nothing',
    })),
  },
  guise: {
    models: [
      ...hunters,
      ...[1, 2, 3, 4].map((n) => ({ id: `z${n}`, x: 150 * n, y: 400, party: 1, profile: WALKING_DEAD })),
    ],
    secrets: [1, 2, 3, 4].map((n) => ({
      kind: 'guise',
      of: `z${n}`,
      owner: 1,
      truth: n === 3 ? TWITCHER : WALKING_DEAD,
    })),
    active: 1,
  },
  corruption: {
    models: [...hunters, { id: 'x', party: 1, x: 700, y: 700 }, { id: 'y', party: 1, x: 600, y: 700 }],
    parties: [{ side: 'good' }, { side: 'evil', advances: ['corruption'] }],
    secrets: [{ kind: 'corruption', of: '1', owner: 1, truth: 'h3' }],
  },
  aim: {
    models: [...hunters, { id: 'x', party: 1, x: 700, y: 700 }, { id: 'y', party: 1, x: 600, y: 700 }],
    scenario: {
      id: 'tale',
      name: 'A tale',
      aims: ['hide', 'seek', 'wait'].map((id) => ({
        id,
        name: id,
        text: id,
        side: 'everybody',
        points: 3,
        if: { count: { side: 'actor' }, min: id.length },
      })),
    },
    secrets: [{ kind: 'aim', of: '1', owner: 1, truth: 'seek' }],
  },
};
const KINDS = Object.keys(TABLES) as SecretKind[];
const SEEDS = ['red', 'white', 'black'];
const STEPS = 120;

function start(kind: SecretKind, seed: string): FaithState {
  const state = scene(TABLES[kind]);
  const [a, b, c, d] = [1, 2, 3, 4].map(() => 0) as [number, number, number, number];
  state.dice = { words: [a + seed.length, b + 7, c + 11, d + 13], script: null, next: 0 };
  return state;
}

/** Plays by chance, and hands over every boundary with the answers up to the next. */
function walk(
  kind: SecretKind,
  seed: string,
  look: (before: FaithState, answers: readonly unknown[]) => void,
) {
  const state = start(kind, seed);
  const any = randomPolicy(fearAndFaith, seed);
  for (let step = 0; step < STEPS && state.ended === null; step++) {
    const before = structuredClone(state);
    const answers: unknown[] = [];
    simulate(
      fearAndFaith,
      state,
      (asked) => {
        const answer = any(asked);
        answers.push(structuredClone(answer));
        return answer;
      },
      { steps: 1 },
    );
    look(before, answers);
  }
}

describe.each(KINDS)('a seat that does not know (%s)', (kind) => {
  it.each(SEEDS)(
    'FF-GEN-19 sees, hears and is asked the same, byte for byte, whatever is hidden (%s)',
    (seed) => {
      walk(kind, seed, (before, answers) => {
        expect(leaks(fearAndFaith, before)).toEqual([]);
        expect(twins(fearAndFaith, before, answers, seed)).toEqual([]);
      });
    },
  );

  it('FF-GEN-19 imagines what it cannot tell from the truth, and not always the same', () => {
    const state = start(kind, 'x');
    const truths = new Set<string>();
    for (let n = 0; n < 40; n++) {
      const other = structuredClone(state);
      imagine(other, 0, random(`${n}`));
      expect(JSON.stringify(fearAndFaith.view(other, 0))).toBe(JSON.stringify(fearAndFaith.view(state, 0)));
      expect(fearAndFaith.fuzz.invariants(other)).toEqual([]);
      expect(fearAndFaith.states.schema.safeParse(other).success).toBe(true);
      truths.add(JSON.stringify(other.secrets.map(({ truth }) => truth.value)));
    }
    expect(truths.size).toBeGreaterThan(1);
  });

  it('FF-GEN-19 leaves its owner what he knows', () => {
    const state = start(kind, 'x');
    const same = structuredClone(state);
    imagine(same, 1, random('x'));
    expect(same).toEqual(state);
  });
});

describe('what is imagined', () => {
  it('FF-SCN-21 no ghost waits where its enemies have been', () => {
    const state = start('lair', 'x');
    for (const room of state.rooms) room.searched = room.id !== 'd' && room.id !== 'e';
    for (const secret of state.secrets) secret.truth = { secret: [1], value: 'd' };
    for (let n = 0; n < 20; n++) {
      imagine(state, 0, random(`${n}`));
      for (const { truth } of state.secrets) expect(['d', 'e']).toContain(truth.value);
    }
  });

  it('FF-SCN-31 each wolf has one counter, and there are as many dummies as before', () => {
    const state = start('marker', 'x');
    imagine(state, 0, random('y'));
    const truths = state.secrets.map(({ truth }) => truth.value!).sort((a, b) => (a < b ? -1 : 1));
    expect(truths).toEqual(['nothing', 'nothing', 'nothing', 'w1', 'w2', 'w3']);
  });
});

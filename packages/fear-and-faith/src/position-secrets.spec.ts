import { begin, fork, playOut, randomPolicy, viewOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { positions } from './position.ts';
import type { PositionDraft } from './position-document.ts';
import fearAndFaith from './ruleset.ts';

const a = { id: 'a', profile: 'zombie-hunter-with-rifle', party: 0, x: 200, y: 200 };
const ghost = { id: 'ghost', profile: 'ghost', party: 1, standing: 'hidden' } as const;
const dead = { id: 'dead', profile: 'walking-dead', party: 1, x: 600, y: 600 };
const rooms: PositionDraft['rooms'] = [
  { id: 'hall', shape: { rect: [400, 400, 300, 300] } },
  { id: 'attic', shape: { rect: [100, 400, 300, 300] } },
];
const marker = { id: 'm1', party: 1, x: 700, y: 700, truth: 'ghost' };
const token = { id: 't1', kind: 'counter', x: 300, y: 300 };

function refused(draft: Partial<PositionDraft>): readonly string[] {
  const position = positions.schema.parse({ models: [a, ghost, dead], rooms, ...draft });
  return positions.problems(position).map(({ code }) => code);
}

const secret = (kind: 'lair' | 'token' | 'guise' | 'corruption', of: string, truth: string, owner = 1) => ({
  kind,
  of,
  truth,
  owner,
});

describe('a position with secrets', () => {
  it('FF-GEN-19 every kind can be laid out, each known to its owner alone', () => {
    const position = positions.schema.parse({
      models: [a, ghost, { ...ghost, id: 'other' }, dead],
      rooms,
      markers: [marker, { ...marker, id: 'm2', truth: 'nothing' }],
      tokens: [token],
      secrets: [
        secret('lair', 'other', 'hall'),
        secret('token', 't1', 'bound-object'),
        secret('guise', 'dead', 'twitcher-running-zombie'),
        secret('corruption', '1', 'a'),
      ],
    });
    expect(positions.problems(position)).toEqual([]);
    const match = begin(fearAndFaith, { position, dice: { seed: 'x' } });
    const values = (seat: number | null) => viewOf(match, seat).state.secrets.map(({ truth }) => truth.value);
    expect(values(1)).toEqual(['hall', 'bound-object', 'twitcher-running-zombie', 'a', 'ghost', 'nothing']);
    expect(values(0)).toEqual([null, null, null, null, null, null]);
    expect(values(null)).toEqual(values(0));
  });

  it.each<[string, Partial<PositionDraft>, string]>([
    [
      'a counter for somebody who stands on the table',
      { markers: [{ ...marker, truth: 'dead' }] },
      'position.secret',
    ],
    ['two counters for one', { markers: [marker, { ...marker, id: 'm2' }] }, 'position.secret'],
    ['a lair of somebody in sight', { secrets: [secret('lair', 'dead', 'hall')] }, 'position.secret'],
    ['a lair that is no room', { secrets: [secret('lair', 'ghost', 'cellar')] }, 'position.secret'],
    [
      'a lair that was searched',
      { rooms: [{ ...rooms[0]!, searched: true }], secrets: [secret('lair', 'ghost', 'hall')] },
      'position.secret',
    ],
    ['a secret of nobody’s', { secrets: [secret('lair', 'ghost', 'hall', 3)] }, 'position.secret'],
    ['a token that is not there', { secrets: [secret('token', 't1', 'nothing')] }, 'position.secret'],
    ['a guise of somebody else', { secrets: [secret('guise', 'a', 'walking-dead')] }, 'position.secret'],
    ['a counter called like a model', { markers: [{ ...marker, id: 'a' }] }, 'position.twice'],
  ])('FF-GEN-19 refuses %s', (_what, draft, code) => {
    expect(refused(draft)).toContain(code);
  });
});

describe('a bot that looks ahead', () => {
  const position = positions.schema.parse({
    models: [a, ghost, dead],
    rooms,
    markers: [
      { ...marker, x: 820, y: 820 },
      { ...marker, id: 'm2', x: 820, y: 100, truth: 'nothing' },
    ],
    clock: { day: false, sight: 75 },
  });
  const match = begin(fearAndFaith, { position, dice: { seed: 'x' } });

  it('FF-GEN-19 sees the same board in every world that it imagines, and worlds of both kinds', () => {
    const worlds = Array.from({ length: 20 }, (_, n) => fork(match, `${n}`, 0));
    const seen = new Set(worlds.map((world) => JSON.stringify(viewOf(world, 0))));
    expect([...seen]).toEqual([JSON.stringify(viewOf(match, 0))]);
    const truths = new Set(worlds.map(({ state }) => state.secrets[0]!.truth.value));
    expect(truths).toEqual(new Set(['ghost', 'nothing']));
  });

  it('FF-GEN-19 plays on in them to the end of a turn', () => {
    for (let n = 0; n < 5; n++) {
      const policy = randomPolicy(fearAndFaith, `${n}`);
      const { steps } = playOut(match, { seed: `${n}`, seat: 0, policy, limits: { steps: 12 } });
      expect(steps).toBe(12);
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { FaithEvent } from '../../events.ts';
import { scene } from '../../scene.spec-support.ts';
import { STAGING } from './staging.ts';
import { telling } from './telling.ts';

const at = { x: 300, y: 400, z: 0 };
const state = scene({
  models: [
    { id: 'a', x: 450, y: 450, name: 'Mina' },
    { id: 'b', x: 600, y: 450, name: 'Wolf', party: 1 },
  ],
});
const summoned = {
  ...state,
  models: state.models.map((model) => ({ ...model, origin: 'summoned' as const })),
};

const cues = (event: object, s = state) =>
  telling({ rule: 'FF-GEN-12', ...event } as FaithEvent, s).cues ?? [];
const side = (model: string | null) => ({ model, combat: 2, die: 3, modifiers: [], total: 5 });
const fight = {
  type: 'fought',
  kind: 'close',
  weapon: null,
  attacker: side('a'),
  target: side('b'),
  result: 'none',
  back: 'none',
};

/** Events that show every gesture that this game has. */
const SAMPLES: readonly object[] = [
  { type: 'rolled', seat: 0, model: 'a', die: 3, purpose: 'x' },
  {
    type: 'quality',
    model: 'a',
    purpose: 'activation',
    quality: 4,
    modifiers: [],
    dice: [{ face: 3, automatic: false, passed: false }],
    successes: 0,
  },
  { type: 'rerolled', model: 'a', from: 2, to: 5 },
  fight,
  { ...fight, kind: 'shot' },
  { ...fight, kind: 'spell' },
  { type: 'acted', model: 'a', action: 'cast', target: 'b' },
  { type: 'moved', model: 'a', manner: 'recoil', ...at },
  { type: 'moved', model: 'a', manner: 'fall', ...at },
  { type: 'moved', model: 'a', manner: 'placed', ...at },
  { type: 'bashed', models: ['a'], portal: 'door', die: 3, modifiers: [], total: 3, needed: 5 },
  { type: 'posture', model: 'a', posture: 'fallen' },
  { type: 'lost-quality', model: 'a', cause: 'wounds', quality: 5 },
  { type: 'burst', model: 'a', weapon: 'grenade', ...at },
  { type: 'left', model: 'b', how: 'killed', by: 'a' },
  { type: 'left', model: 'b', how: 'routed', by: null },
  { type: 'left', model: 'b', how: 'banished', by: 'a' },
  { type: 'frightened', model: 'a', cause: 'charge', failures: 1 },
  { type: 'turned', model: 'a', party: 1, profile: null },
  { type: 'dayBreaks', day: true },
  { type: 'disclosed', kind: 'guise', of: 'a', truth: 'vampire' },
  { type: 'story', model: null, text: 'A bell tolls.' },
  { type: 'revealed', token: 't', kind: 'relic' },
  { type: 'token', model: 'a', token: 't', kind: 'relic', change: 'taken' },
];

describe('how events are staged', () => {
  it('every kind of event has a stated staging, and shows what is stated of it', () => {
    const shown = new Map<string, Set<string>>();
    for (const sample of SAMPLES as readonly { readonly type: string }[])
      for (const { kind } of cues(sample, summoned))
        shown.set(sample.type, (shown.get(sample.type) ?? new Set()).add(kind));
    for (const [type, stated] of Object.entries(STAGING))
      expect([type, [...(shown.get(type) ?? [])].sort()]).toEqual([type, [...stated].sort()]);
  });

  it('FF-HTH-04 whoever attacks may be the one who is struck; FF-RNG-06 cover stops a ball', () => {
    expect(cues({ ...fight, result: 'none', back: 'recoil' })).toEqual([
      { kind: 'dice', by: 'b' },
      { kind: 'blow', from: 'a', to: 'b', landed: false },
      { kind: 'blow', from: 'b', to: 'a', landed: true },
    ]);
    const shot = { ...fight, kind: 'shot' };
    const covered = { ...side('a'), modifiers: [{ by: 'cover', rule: 'FF-RNG-06', value: -1 }] };
    const end = (event: object) => cues(event).find(({ kind }) => kind === 'ball');
    expect(end({ ...shot, result: 'killed' })).toMatchObject({ end: 'hit' });
    expect(end({ ...shot, attacker: covered })).toMatchObject({ end: 'cover' });
    expect(end(shot)).toMatchObject({ end: 'wide' });
  });

  it('FF-GEN-19 what one player alone is told lies on no table; members who were there are not introduced', () => {
    expect(cues({ type: 'concealed', kind: 'guise', of: 'a', truth: 'vampire' })).toEqual([]);
    expect(cues({ type: 'moved', model: 'a', manner: 'placed', ...at }).map(({ kind }) => kind)).toEqual([
      'move',
      'arrival',
    ]);
    expect(cues({ type: 'left', model: 'b', how: 'left', by: null })).toEqual([]);
  });

  it('FF-SCN-07 what the scenario tells of somebody stands under his name, with what is counted on', () => {
    const slip = (model: string | null) => cues({ type: 'story', model, text: 'The sleeper stirs.' })[0];
    expect(slip('b')).toMatchObject({
      slip: { title: 'Wolf', source: state.story.document.name, text: 'The sleeper stirs.', figure: 'b' },
    });
    expect(slip('b')).toHaveProperty('slip.stats');
    expect(slip(null)).toEqual({
      kind: 'slip',
      slip: { title: state.story.document.name, text: 'The sleeper stirs.' },
    });
  });
});

import { describe, expect, it } from 'vitest';
import type { BayonetPointEvent } from '../events.ts';
import { row, scene } from '../scene.spec-support.ts';
import { STAGING } from './staging.ts';
import { telling } from './telling.ts';

const state = scene({ units: [row('u', 2, 300, 300), { ...row('e', 2, 500, 300), side: 1 }] });

const cues = (event: object) =>
  telling({ rule: 'BP-GEN-09', ...event } as BayonetPointEvent, state).cues ?? [];

const test = { type: 'tested', who: 'u-1', against: 'e-1', die: 4, rating: 6, modifiers: [], threshold: 5 };
const shot = { ...test, test: 'shooting', passed: false };

/** Events that show every gesture that this game has. */
const SAMPLES: readonly object[] = [
  { type: 'cameOn', figure: 'u-1', x: 3, y: 4 },
  { type: 'scenarioRolled', die: 4, name: 'Common Ground' },
  { type: 'storyGoesOn', of: 'reinforcements' },
  { type: 'roused', unit: 'u' },
  { type: 'aimTaken', seat: 0, aim: 'idol' },
  { type: 'aimShown', seat: 1, aim: 'idol' },
  { type: 'animal', figure: 'u-1', name: 'Mule', fate: 'led' },
  { type: 'through', figure: 'u-1' },
  shot,
  { ...test, test: 'melee', passed: true },
  { ...test, test: 'morale', who: 'u', against: null, passed: false },
  { type: 'moved', figure: 'u-1', how: 'driven-back', x: 3, y: 4, gait: 'halt' },
  { type: 'outcome', figure: 'e-1', die: 4, total: 4, result: 'wounded' },
  { type: 'horse', figure: 'u-1', fate: 'killed' },
  { type: 'struckDown', figure: 'e-1', how: 'out' },
  { type: 'struckDown', figure: 'e-1', how: 'wounded' },
  { type: 'struckDown', figure: 'e-1', how: 'routed' },
  { type: 'flees', unit: 'e', final: false },
  { type: 'rallied', unit: 'e' },
];

describe('how events are staged', () => {
  it('every kind of event has a stated staging, and shows what is stated of it', () => {
    const shown = new Map<string, Set<string>>();
    for (const sample of SAMPLES as readonly { readonly type: string }[])
      for (const { kind } of cues(sample))
        shown.set(sample.type, (shown.get(sample.type) ?? new Set()).add(kind));
    for (const [type, stated] of Object.entries(STAGING))
      expect([type, [...(shown.get(type) ?? [])].sort()]).toEqual([type, [...stated].sort()]);
  });

  it('BP-SHT-08 a ball hits, goes into cover, or goes wide', () => {
    const end = (rest: object) => cues({ ...shot, ...rest }).find(({ kind }) => kind === 'ball');
    const cover = [{ by: 'soft-cover', value: 2, to: 'roll' }];
    expect(end({ passed: true, modifiers: cover })).toMatchObject({ from: 'u-1', to: 'e-1', end: 'hit' });
    expect(end({ modifiers: cover })).toMatchObject({ end: 'cover' });
    expect(end({})).toMatchObject({ end: 'wide' });
  });

  it('a test that is nobody else’s business is rolled where it is made; a hole in the hat is no harm', () => {
    expect(cues({ ...test, test: 'activation', who: 'u', against: null, passed: false })).toEqual([
      { kind: 'dice', by: 'u' },
    ]);
    expect(cues({ type: 'outcome', figure: 'e-1', die: 9, total: 9, result: 'no-effect' })).toEqual([
      { kind: 'dice', by: 'e-1' },
    ]);
    expect(cues({ type: 'struckDown', figure: 'e-1', how: 'pursued' })).toEqual([]);
    expect(cues({ type: 'animal', figure: 'u-1', name: 'Mule', fate: 'let-go' })).toEqual([]);
  });
});

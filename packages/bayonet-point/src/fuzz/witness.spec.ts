import { describe, expect, it } from 'vitest';
import type { BayonetPointEvent } from '../events.ts';
import { of, row, scene } from '../scene.spec-support.ts';
import { invariants } from './invariants.ts';
import { witness } from './witness.ts';

const field = () =>
  scene({
    units: [row('u', 4, 600, 300, true), { ...row('e', 2, 600, 900), side: 1 }],
  });

const activated: BayonetPointEvent = { type: 'activated', rule: 'BP-ACT-02', unit: 'u' };
const went = (how: 'move' | 'driven-back'): BayonetPointEvent => ({
  type: 'moved',
  rule: 'BP-MOV-01',
  figure: 'u-4',
  how,
  x: 1200,
  y: 300,
  gait: 'halt',
});

describe('the witness', () => {
  const after = (...told: readonly BayonetPointEvent[]) => {
    const watch = witness();
    const s = field();
    watch([], s);
    of(s, 'u-4').x = 1200;
    return watch(told, s);
  };

  it('BP-UNIT-04 notices who was marched out of reach of his leader', () => {
    expect(after(activated, went('move'))).toEqual(['u-4 was left behind by u.']);
  });

  it('BP-UNIT-05 lets those be who were driven there, or whose unit did nothing', () => {
    expect(after(activated, went('driven-back'))).toEqual([]);
    expect(after(went('move'))).toEqual([]);
  });
});

describe('the witness of targets', () => {
  const shot = (who: string, against: string): BayonetPointEvent => ({
    type: 'tested',
    rule: 'BP-SHT-03',
    test: 'shooting',
    who,
    against,
    die: 10,
    rating: 5,
    modifiers: [],
    threshold: 5,
    passed: false,
  });
  const after = (
    told: readonly BayonetPointEvent[],
    seen: Record<string, boolean>,
    own: 'average' | 'veteran' = 'average',
  ) => {
    const s = scene({
      units: [
        { ...row('u', 2, 600, 300), class: own },
        { ...row('e', 1, 600, 500), side: 1 },
        { ...row('g', 1, 600, 700), side: 1 },
      ],
    });
    const watch = witness();
    watch([], s);
    s.seen = seen;
    return watch(told, s);
  };

  it('BP-SHT-02, BP-VIS-12 notices a shot past somebody nearer who was seen, or not even looked for', () => {
    expect(after([shot('u-1', 'g-1')], { 'u>e': true, 'u>g': true })).toEqual(['u-1 shot at g-1 past e-1.']);
    expect(after([shot('u-1', 'g-1')], { 'u>g': true })).toEqual(['u-1 shot at g-1 past e-1.']);
  });

  it('BP-SHT-02, BP-VIS-12 lets those be who missed him, whose nearest it is, or who choose', () => {
    expect(after([shot('u-1', 'g-1')], { 'u>e': false, 'u>g': true })).toEqual([]);
    expect(after([shot('u-1', 'e-1')], { 'u>e': true })).toEqual([]);
    expect(after([shot('u-1', 'g-1')], { 'u>e': true, 'u>g': true }, 'veteran')).toEqual([]);
    const driven: BayonetPointEvent = { ...went('driven-back'), figure: 'e-1' } as BayonetPointEvent;
    expect(after([driven, shot('u-1', 'g-1')], { 'u>e': true, 'u>g': true })).toEqual([]);
  });

  it('BP-SHT-02, BP-VIS-12 goes by what he knew when he shot: whom he charges afterwards he sees', () => {
    const looked = (passed: boolean): BayonetPointEvent =>
      ({ ...shot('u', 'e'), rule: 'BP-VIS-02', test: 'vision', passed }) as BayonetPointEvent;
    const both = { 'u>e': true, 'u>g': true };
    expect(after([looked(false), shot('u-1', 'g-1')], both)).toEqual([]);
    expect(after([looked(true), shot('u-1', 'g-1')], both)).toHaveLength(1);
    expect(after([shot('u-1', 'g-1'), looked(false)], both)).toHaveLength(1);
  });

  it('BP-VIS-01 notices a shot at somebody unseen', () => {
    expect(after([shot('u-1', 'e-1')], { 'u>e': false })).toEqual(['u-1 shot at e-1 unseen.']);
  });
});

describe('what must hold', () => {
  it('BP-CAV-17 a horse waits for a man on foot of its own arm', () => {
    const s = field();
    expect(invariants(s)).toEqual([]);
    s.horses.push({ id: 'h', rider: 'u-1', side: 0, troops: 'light-cavalry', x: 0, y: 0, wounds: 0 });
    expect(invariants(s)).toEqual(["h is not of u-1's arm."]);
  });

  it('BP-MEL-01 whoever fights touches his man', () => {
    const s = field();
    s.contacts.push({ a: 'u-1', b: 'e-1', across: null, held: null });
    expect(invariants(s)).toEqual(['u-1 fights e-1 from afar.']);
  });

  it('BP-MOV-08 nobody is indoors who is not', () => {
    const s = field();
    of(s, 'u-1').inside = 'house';
    expect(invariants(s)).toContain('u-1 is not where his house is.');
  });
});

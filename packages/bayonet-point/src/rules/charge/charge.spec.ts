import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  of,
  row,
  type SceneDraft,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { charge } from './charge.ts';
import { mayCharge, unitsInReach } from './reach.ts';

/** Four of ours and four of theirs, so many millimetres apart. */
function field(
  apart: number,
  ours: Partial<SceneUnit> = {},
  theirs: Partial<SceneUnit> = {},
  draft: Partial<SceneDraft> = {},
) {
  return scene({
    units: [
      { ...row('u', 4, 600, 500), ...ours },
      { ...row('e', 4, 600, 525 + apart), side: 1, ...theirs },
    ],
    ...draft,
  });
}

const charging = stepping((cx) => {
  const u = unitIn(cx.s, 'u');
  const chargers = cx.s.figures.filter((f) => f.unit === 'u' && mayCharge(cx.s, f));
  charge(cx, [{ unit: u, chargers }], unitIn(cx.s, 'e'));
});

function inReach(state: ReturnType<typeof field>) {
  return unitsInReach(
    state,
    state.figures.filter((f) => f.side === 0),
  ).map(({ id }) => id);
}

describe('a charge', () => {
  it('BP-CHG-02 reaches as far as a full move', () => {
    expect(inReach(field(150))).toEqual(['e']);
    expect(inReach(field(152))).toEqual([]);
  });

  it('BP-CHG-02 light cavalry that trotted canters: 325', () => {
    const riders = (gait: 'halt' | 'trot', apart: number) =>
      scene({
        units: [
          { id: 'u', troops: 'light-cavalry', figures: [{ id: 'a', x: 600, y: 300, gait }] },
          { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 300 + 32.5 + apart }] },
        ],
      });
    expect(inReach(riders('trot', 325))).toEqual(['e']);
    expect(inReach(riders('trot', 327))).toEqual([]);
    expect(inReach(riders('halt', 230))).toEqual([]);
  });

  it('BP-CHG-03, BP-CHG-04 a unit that fails to nerve itself stays', () => {
    const { state } = play(charging, { state: field(100), dice: [7] });
    expect(state.figures.filter((f) => f.side === 0).map(({ y }) => y)).toEqual([500, 500, 500, 500]);
  });

  it('BP-CHG-05 to -07 halfway, the target stands, contact, and a round at once', () => {
    const misses = Array.from({ length: 8 }, () => 10);
    const { state, events } = play(charging, { state: field(100), dice: [6, 6, ...misses] });
    expect(state.contacts).toHaveLength(4);
    const halfway = events.find(({ type }) => type === 'moved');
    expect(halfway).toMatchObject({ figure: 'u-1', x: 600, y: 550 });
    expect(state.figures.every(({ struck }) => struck)).toBe(true);
  });

  it('BP-CHG-08 a target that fails runs one move at once; on foot one may let it', () => {
    const { state } = play(charging, { state: field(100), dice: [6, 7], answers: [['pursue', 'hold-back']] });
    expect(state.contacts).toEqual([]);
    expect(of(state, 'e-1')).toMatchObject({ fleeing: true, y: 775 });
    expect(of(state, 'u-1').y).toBe(550);
  });

  it('BP-CHG-09 the wounded stay behind', () => {
    const state = field(100);
    of(state, 'u-1').wounds = 1;
    expect(mayCharge(state, of(state, 'u-1'))).toBe(false);
  });

  it('BP-CHG-12 whoever lies on the ground takes no test to stand', () => {
    const state = field(100);
    for (const f of state.figures) if (f.side === 1) f.ground = 'open';
    const { state: after } = play(charging, { state, dice: [6, 10, 10, 10, 10] });
    expect(after.contacts).toHaveLength(4);
  });

  it('BP-CAV-10 riders pursue those who run, and strike whom they reach', () => {
    const state = scene({
      units: [
        { id: 'u', troops: 'heavy-cavalry', weapons: ['sword'], figures: [{ id: 'a', x: 600, y: 300 }] },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 472.5 }] },
      ],
    });
    const { state: after, events } = play(charging, {
      state,
      dice: [6, 7, 7, 10],
      answers: [['pursue', 'hold-back']],
    });
    expect(events).toContainEqual(expect.objectContaining({ test: 'melee', threshold: 9, passed: false }));
    expect(of(after, 'a')).toMatchObject({ pursuing: true, gait: 'canter' });
  });

  it('BP-CAV-09 riders who stand may meet them halfway, and both count as charging', () => {
    const state = field(
      100,
      { figures: [{ id: 'u-1', x: 600, y: 500 }] },
      { troops: 'light-cavalry', weapons: ['sword'], figures: [{ id: 'e-1', x: 600, y: 632.5 }] },
    );
    const answers = (answer: string) => [['counterCharge', answer]] as const;
    const met = play(charging, { state, dice: [6, 6, 10, 10], answers: answers('counter-charge') });
    expect(of(met.state, 'e-1')).toMatchObject({ charging: true, y: 582.7 });
    expect(met.events).toContainEqual(expect.objectContaining({ who: 'e-1', test: 'melee', threshold: 9 }));
    const received = play(charging, { state, dice: [6, 6, 10, 10], answers: answers('receive') });
    expect(of(received.state, 'e-1')).toMatchObject({ charging: false, y: 632.5 });
  });
});

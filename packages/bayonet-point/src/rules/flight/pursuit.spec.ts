import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { PointCx } from '../../game.ts';
import {
  of,
  row,
  type SceneDraft,
  type SceneFigure,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { charge } from '../charge/charge.ts';
import { goToGround } from '../hit/foot-result.ts';
import { settleMorale } from '../morale/settle.ts';
import { flee } from './flee.ts';
import { flightStep } from './flight-step.ts';
import { chooseAfterFlight } from './pursuit.ts';

const flightOf = (moves: number) => ({ moves, final: false, number: 1, gone: [] });

describe('a pursuit', () => {
  /** The catalogue's example: Average heavy cavalry that stands 70 from foot who have just failed to stand. */
  function chase(
    draft: Partial<SceneDraft> = {},
    prey: Partial<SceneFigure> = {},
    rider: Partial<SceneFigure> = {},
  ) {
    const state = scene({
      active: 1,
      ...draft,
      units: [
        { id: 'u', figures: [{ id: 'f', x: 600, y: 600, ...prey }] },
        {
          id: 'e',
          side: 1,
          troops: 'heavy-cavalry',
          weapons: ['sword', 'carbine'],
          figures: [{ id: 'r', x: 600, y: 600 + 70 + 32.5, gait: 'trot', charging: true, ...rider }],
        },
      ],
    });
    return state;
  }
  const run = (cx: PointCx) => {
    flee(cx, unitIn(cx.s, 'u'), 'for-now');
    const riders = unitIn(cx.s, 'e').members.map((id) => of(cx.s, id));
    chooseAfterFlight(cx, unitIn(cx.s, 'e'), unitIn(cx.s, 'u'), riders);
  };

  it('BP-CAV-10, BP-MEL-16 a failed feint, a canter of 225, contact, and a blow as charging: 9', () => {
    const { state, events } = play(stepping(run), {
      state: chase(),
      dice: [7, 9, 10],
      answers: [['pursue', 'hold-back']],
    });
    const blow = events.find((event) => event.type === 'tested' && event.test === 'melee');
    expect(blow).toMatchObject({ threshold: 9, passed: true });
    expect(of(state, 'r').gait).toBe('canter');
    expect(unitIn(state, 'e').pursues).toBe('u');
  });

  it('BP-MOR-09, BP-CAV-10 a feint passed: they stop where they are', () => {
    const { state } = play(stepping(run), {
      state: chase(),
      dice: [6],
      answers: [['pursue', 'hold-back']],
    });
    expect(of(state, 'r').y).toBe(702.5);
    expect(unitIn(state, 'e').pursues).toBeNull();
  });

  it('BP-MEL-18 a pursuer is not asked to choose between weapons that do the same', () => {
    const { asked } = play(stepping(run), {
      state: chase({}, {}, { weapons: ['sword', 'musket'] }),
      dice: [10],
      answers: [['pursue', 'pursue']],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['pursue']);
  });

  it('BP-CAV-10, BP-MOR-16 when the last pursuer is put out of it the pursuit is over there and then', () => {
    const state = chase({}, { fleeing: true }, { pursuing: true });
    unitIn(state, 'u').flight = flightOf(1);
    unitIn(state, 'e').pursues = 'u';
    const shotAt = stepping((cx) => {
      goToGround(cx, of(cx.s, 'r'), 'open', 'BP-HIT-11');
      settleMorale(cx);
    });
    expect(unitIn(play(shotAt, { state }).state, 'e').pursues).toBeNull();
    expect(unitIn(play(stepping(settleMorale), { state }).state, 'e').pursues).toBe('u');
  });

  it('BP-MOR-09 or they pursue with a will, without a die', () => {
    const { events } = play(stepping(run), { state: chase(), dice: [10], answers: [['pursue', 'pursue']] });
    expect(events.flatMap((event) => (event.type === 'tested' ? [event.test] : []))).toEqual(['melee']);
  });

  it('BP-MOR-16, BP-MOR-13 nobody rallies while he is pursued; the pursuer tests before each move', () => {
    const state = chase(
      { step: 'flight-1' },
      { fleeing: true, y: 900 },
      { y: 1150, pursuing: true, charging: false },
    );
    Object.assign(unitIn(state, 'u'), { flight: flightOf(4), routs: 1 });
    unitIn(state, 'e').pursues = 'u';
    const { asked } = play(stepping(flightStep), { state, dice: [], answers: [['pursue', 'pursue']] });
    expect(asked.map(({ kind }) => kind)).toEqual(['pursue']);
    const held = play(stepping(flightStep), {
      state,
      dice: [6, 10],
      answers: [
        ['pursue', 'hold-back'],
        ['rally', 'rally'],
      ],
    });
    expect(unitIn(held.state, 'e').pursues).toBeNull();
  });

  it('BP-CAV-11 over the edge after them, if his move takes him there', () => {
    const state = chase({}, { y: 150 }, { y: 240 });
    const { state: after } = play(stepping(run), { state, answers: [['pursue', 'pursue']] });
    expect([of(after, 'f').standing, of(after, 'r').standing]).toEqual(['routed', 'pursued']);
  });

  it('BP-CAV-11 not if it does not, nor if he feints', () => {
    const far = chase({}, { y: 150 }, { y: 330, gait: 'trot' });
    const short = play(stepping(run), { state: far, answers: [['pursue', 'pursue']] }).state;
    expect(of(short, 'r').standing).toBe('table');
    expect(unitIn(short, 'e').pursues).toBeNull();
    const held = play(stepping(run), {
      state: chase({}, { y: 150 }, { y: 252.5 }),
      dice: [6],
      answers: [['pursue', 'hold-back']],
    }).state;
    expect(of(held, 'r')).toMatchObject({ standing: 'table', y: 252.5 });
  });

  it('BP-CHG-12, BP-MOR-19 a unit of whose flight only wounded are left is charged like any that lies', () => {
    const state = chase({}, { wounds: 1, down: 2 }, { charging: false });
    unitIn(state, 'u').flight = flightOf(2);
    const run = stepping((cx) => {
      const e = unitIn(cx.s, 'e');
      charge(cx, [{ unit: e, chargers: e.members.map((id) => of(cx.s, id)) }], unitIn(cx.s, 'u'));
    });
    const { state: after } = play(run, { state, dice: [6, 10] });
    expect([unitIn(after, 'e').pursues, after.contacts.length]).toEqual([null, 1]);
  });

  it('BP-CAV-10 a wall in the way ends it', () => {
    const terrain = [
      {
        id: 'w',
        type: 'hedge',
        shape: {
          line: [
            [400, 640],
            [800, 640],
          ],
        },
      },
    ] as never;
    const { state } = play(stepping(run), { state: chase({ terrain }), answers: [['pursue', 'pursue']] });
    expect(unitIn(state, 'e').pursues).toBeNull();
    expect(of(state, 'r').y).toBe(702.5);
  });

  it('BP-CHG-11 foot-pursuit: men on foot may, or never do', () => {
    const foot = (option: string) => {
      const state = scene({
        options: { 'foot-pursuit': option },
        units: [row('u', 1, 600, 600), { ...row('e', 1, 600, 690), side: 1 }],
      });
      return stepping(run) && state;
    };
    const { pending } = playToQuestion(stepping(run), { state: foot('optional') });
    expect(pending).toMatchObject({
      kind: 'pursue',
      question: { mounted: false, options: ['hold-back', 'pursue'] },
    });
    expect(play(stepping(run), { state: foot('never') }).asked).toEqual([]);
  });

  it('BP-CHG-11, BP-CAV-10 beside riders who pursue, men on foot stop', () => {
    const state = chase();
    const e = unitIn(state, 'e');
    const mixed = scene({
      active: 1,
      units: [
        row('u', 1, 600, 600),
        {
          id: 'e',
          side: 1,
          troops: 'heavy-cavalry',
          weapons: ['sword'],
          figures: [
            { id: 'r', x: 600, y: 702.5, gait: 'trot', charging: true },
            { id: 'w', x: 700, y: 702.5, mounted: false },
          ],
        },
      ],
    });
    expect(e.side).toBe(1);
    const { state: after } = play(stepping(run), {
      state: mixed,
      dice: [10],
      answers: [['pursue', 'pursue']],
    });
    expect([of(after, 'r').pursuing, of(after, 'w').pursuing, of(after, 'w').y]).toEqual([
      true,
      false,
      702.5,
    ]);
  });
});

describe('BP-MOR-20 breaking out of a melee', () => {
  function melee(troops: 'infantry' | 'heavy-cavalry') {
    return scene({
      contacts: [{ a: 'f', b: 'r' }],
      units: [
        { id: 'u', figures: [{ id: 'f', x: 600, y: 600 }] },
        {
          id: 'e',
          side: 1,
          troops,
          weapons: ['sword'],
          figures: [{ id: 'r', x: 600, y: troops === 'infantry' ? 625.2 : 632.7, rounds: 2 }],
        },
      ],
    });
  }
  const breaks = stepping((cx) => flee(cx, unitIn(cx.s, 'u'), 'for-now'));

  it('BP-MOR-20 they get away unstruck; riders must pursue unless they feint', () => {
    const { state, events } = play(breaks, {
      state: melee('heavy-cavalry'),
      dice: [6],
      answers: [['pursue', 'hold-back']],
    });
    expect(of(state, 'f').y).toBe(450);
    expect(state.contacts).toEqual([]);
    expect(events.some((event) => event.type === 'tested' && event.test === 'melee')).toBe(false);
  });

  it('BP-MOR-20, BP-MEL-07 who pursues is fighting now, not charging', () => {
    const { events } = play(breaks, {
      state: melee('heavy-cavalry'),
      dice: [10],
      answers: [['pursue', 'pursue']],
    });
    // Average 5, cavalry against foot.
    expect(events.find((event) => event.type === 'tested')).toMatchObject({ test: 'melee', threshold: 7 });
  });

  it('BP-MOR-20, BP-CHG-11 men on foot may', () => {
    const { asked } = play(breaks, { state: melee('infantry'), answers: [['pursue', 'hold-back']] });
    expect(asked[0]!.question).toMatchObject({ unit: 'e', mounted: false });
  });

  it('BP-MOR-20 one who still has an able opponent is not asked', () => {
    const state = melee('infantry');
    const third = scene({
      contacts: [
        { a: 'f', b: 'r' },
        { a: 'v-1', b: 'r' },
      ],
      units: [
        { id: 'u', figures: [{ id: 'f', x: 600, y: 600 }] },
        row('v', 1, 600, 650.4),
        { id: 'e', side: 1, figures: [{ id: 'r', x: 600, y: 625.2 }] },
      ],
    });
    expect(state.contacts).toHaveLength(1);
    expect(play(breaks, { state: third }).asked).toEqual([]);
  });
});

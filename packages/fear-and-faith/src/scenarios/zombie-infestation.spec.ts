import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import { documents } from './documents.ts';

const DOCUMENT = documents.find(({ id }) => id === 'zombie-infestation')!;
const STEPS = DOCUMENT.deployment!.steps;

const dead = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  party: 1,
  profile: 'walking-dead',
  ...more,
});

/** The street with these on it; seat 0 is good unless the parties say otherwise. */
function street(draft: SceneDraft) {
  return scene({ scenario: 'zombie-infestation', ...draft });
}

/** From a step of the deployment on. */
function from(op: string, draft: SceneDraft) {
  const at = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return street({ phase: 'set-up', toDo: STEPS.slice(at) as never, ...draft });
}

const FOUR_DEAD = ['b1', 'b2', 'b3'].map((id) => dead(id, { standing: 'reserve' }));

describe('Zombie Infestation: setting up', () => {
  const waiting = { models: [{ id: 'a', standing: 'reserve' } as const, ...FOUR_DEAD] };

  it('FF-SCN-03 evil lays out the street: as it is drawn, by chance, or four to eight things that give cover', () => {
    const { pending } = playToQuestion(fearAndFaith, { state: from('terrain', waiting) });
    expect(pending).toMatchObject({
      kind: 'layout',
      seat: 1,
      question: { options: ['street-crossing', 'by-chance', 'own'] },
    });
    const { refusal } = playToQuestion(fearAndFaith, {
      state: from('terrain', waiting),
      answers: [['layout', 'own']],
    });
    const square = (i: number, type = 'ruins') =>
      ({ id: `p${i}`, type, shape: { rect: [50 + i * 160, 300, 80, 80] } }) as const;
    const four = [0, 1, 2, 3].map((i) => square(i));
    expect(refusal(four)).toBeNull();
    expect(refusal(four.slice(1))).toMatchObject({ code: 'layout.count' });
    expect(refusal([...four.slice(1), square(0, 'road')])).toMatchObject({ code: 'layout.cover' });
    expect(refusal([...four, { ...square(4), shape: { rect: [50, 429, 80, 80] } }])).toMatchObject({
      code: 'layout.close',
    });
    expect(refusal([...four, { ...square(4), shape: { rect: [50, 430, 80, 80] } }])).toBeNull();
  });

  it('FF-SCN-03 the street as it is drawn: six things, the houses in the way', () => {
    const { state: s } = playScene(from('terrain', waiting), [], [['layout', 'street-crossing']]);
    expect(s.terrain.pieces.map(({ id }) => id)).toEqual([
      'building-nw',
      'building-se',
      'car',
      'ruin-ne',
      'bus-sw',
      'rubble-n',
    ]);
    expect(s.story.layout).toBe('street-crossing');
  });

  it('FF-SCN-03 time and weather are rolled for', () => {
    const { state: s } = playScene(from('time', waiting), [4, 5, 3], [], 3);
    expect(s.clock).toMatchObject({ time: 'dawn', moon: true, weather: 'normal', outdoors: true });
  });

  it('FF-SCN-04 good names his side; half of the dead, rounded up, stand 2 L from it; the rest wait', () => {
    const { pending, state, refusal } = playToQuestion(fearAndFaith, {
      state: from('choose-edge', waiting),
      answers: [
        ['takeSide', 'south'],
        ['holdBack', ['b2']],
      ],
      steps: 3,
    });
    expect(pending).toMatchObject({ kind: 'place', seat: 1, question: { model: 'b1' } });
    expect(state.story.held).toEqual(['b2']);
    // FF-GEN-07: from the edge of the table to the edge of the base, with half a millimetre to spare.
    expect(refusal({ x: 450, y: 372.5, z: 0 })).toBeNull();
    expect(refusal({ x: 450, y: 371.9, z: 0 })).toMatchObject({ code: 'place.edge', rule: 'FF-SCN-01' });
    expect(refusal({ x: 450, y: 880, z: 0 })).toBeNull();
  });

  it('FF-SCN-04 who waits is for evil to choose, one of three and no more', () => {
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state: from('hold-back', { ...waiting, story: { edges: { 'way-in': 'south' } } }),
    });
    expect(pending).toMatchObject({ kind: 'holdBack', seat: 1, question: { min: 1, max: 1 } });
    expect(refusal(['b1', 'b2'])).not.toBeNull();
    expect(refusal(['b3'])).toBeNull();
  });

  it('FF-SCN-04 good within S of his own edge, after the dead', () => {
    const placed = { models: [{ id: 'a', standing: 'reserve' } as const, dead('b1', { x: 450, y: 600 })] };
    const at = STEPS.findIndex(
      (step) => typeof step !== 'string' && step.op === 'deploy' && step.side === 'good',
    );
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state: street({
        phase: 'set-up',
        toDo: STEPS.slice(at) as never,
        story: { edges: { 'way-in': 'west' } },
        ...placed,
      }),
    });
    expect(pending).toMatchObject({ kind: 'place', seat: 0 });
    expect(refusal({ x: 62.5, y: 450, z: 0 })).toBeNull();
    expect(refusal({ x: 63.5, y: 450, z: 0 })).toMatchObject({ code: 'place.area' });
  });

  it('FF-SCN-01 who is good follows from the party: the same with the seats exchanged', () => {
    const { pending } = playToQuestion(fearAndFaith, {
      state: from('choose-edge', {
        parties: [{ side: 'evil' }, { side: 'good' }],
        models: [
          { id: 'a', standing: 'reserve', party: 1 },
          { ...dead('b1'), party: 0, standing: 'reserve' },
        ],
      }),
    });
    expect(pending).toMatchObject({ kind: 'takeSide', seat: 1 });
  });
});

describe('Zombie Infestation: more of them', () => {
  const horde = {
    models: [
      { id: 'a', x: 450, y: 450 } as const,
      dead('b1', { x: 800, y: 800 }),
      dead('r1', { standing: 'reserve' }),
      dead('r2', { standing: 'reserve' }),
    ],
    story: { held: ['r1', 'r2'] },
    phase: 'turn',
    active: 1,
    order: [0, 1],
  } as const satisfies SceneDraft;

  it('FF-SCN-05 at the start of the evil turn a 5 brings a die of them, who may act at once', () => {
    const { state: s, asked } = playScene(
      street(horde),
      [5, 1],
      [
        ['may', 'yes'],
        ['comeOn', ['r2']],
        ['takeSide', 'north'],
        ['place', { x: 300, y: 887.5, z: 0 }],
      ],
    );
    expect(of(s, 'r2')).toMatchObject({ standing: 'table', y: 887.5, turn: {} });
    expect([of(s, 'r1').standing, s.story.held]).toEqual(['reserve', ['r1']]);
    expect(asked.every(({ seat }) => seat === 1)).toBe(true);
  });

  it('FF-SCN-05 a 4 brings nobody, and evil need not roll', () => {
    expect(playScene(street(horde), [4], [['may', 'yes']]).state.story.held).toEqual(['r1', 'r2']);
    expect(playScene(street(horde), [], [['may', 'no']]).state.story.held).toEqual(['r1', 'r2']);
  });

  it('FF-SCN-05 in the good turn nobody asks; nor when nobody waits any more', () => {
    expect(playScene(street({ ...horde, active: 0 }), [], []).asked).toEqual([]);
    const none = { ...horde, models: horde.models.slice(0, 2), story: {} };
    expect(playScene(street(none), [], []).asked).toEqual([]);
  });

  it('FF-SCN-05 a die above the reserve is all of it; bases touch the edge, S from every enemy', () => {
    const near = { ...horde, models: [{ id: 'a', x: 300, y: 850 } as const, ...horde.models.slice(1)] };
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state: street(near),
      dice: [6, 6],
      answers: [
        ['may', 'yes'],
        ['takeSide', 'north'],
      ],
    });
    expect(pending).toMatchObject({ kind: 'place', question: { model: 'r1', apart: 75 } });
    expect(refusal({ x: 450, y: 887.5, z: 0 })).toBeNull();
    expect(refusal({ x: 450, y: 880, z: 0 })).toMatchObject({ code: 'place.area' });
    expect(refusal({ x: 390, y: 887.5, z: 0 })).toMatchObject({ code: 'place.enemies' });
  });

  it('FF-SCN-05, FF-RNG-29 a shot in the good turn calls them, and they wait for their own turn', () => {
    const shooter = { id: 'a', x: 450, y: 450, arms: ['pistol'], rules: ['pistol'] } as const;
    const { state: s } = playScene(
      street({
        models: [
          shooter,
          dead('b1', { x: 450, y: 560, profile: 'zombie-dog' }),
          dead('r1', { standing: 'reserve' }),
        ],
        story: { held: ['r1'] },
        acting: ['a', 1],
      }),
      [2, 6, 5, 3],
      [
        ['act', 'shoot/pistol/b1'],
        ['may', 'yes'],
        ['takeSide', 'east'],
        ['place', { x: 887.5, y: 450, z: 0 }],
      ],
    );
    expect(of(s, 'r1')).toMatchObject({ standing: 'table', turn: { nominated: 1 } });
  });

  it('FF-OPT-26 zombie-entry-points: at one of the ends of the street, drawn at random, in place of an edge', () => {
    const { pending, asked } = playToQuestion(fearAndFaith, {
      state: street({ ...horde, options: { 'zombie-entry-points': true } }),
      dice: [5, 6, 2],
      answers: [['may', 'yes']],
    });
    expect(asked.map(({ kind }) => kind)).not.toContain('takeSide');
    expect(pending.question).toMatchObject({ areas: [{ shape: { circle: [870, 450, 45] } }] });
  });
});

describe('Zombie Infestation: the end', () => {
  const last = (more: Partial<SceneDraft> = {}) =>
    street({
      models: [
        { id: 'a', x: 450, y: 450, combat: 6 },
        dead('b1', { x: 475, y: 450, points: 59 }),
        dead('r1', { standing: 'reserve', points: 100 }),
      ],
      story: { held: ['r1'] },
      acting: ['a', 1],
      ...more,
    });

  it('FF-SCN-06 good wins the moment no evil model is on the table, reserves or not, and only the winner scores', () => {
    const { state: s, events } = playScene(last(), [6, 1], [['act', 'strike/hand-weapon/b1']]);
    expect(s.ended).toEqual({ reason: 'street-swept', shares: [1, 0] });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([1, 0]);
    expect(events.at(-1)).toMatchObject({ type: 'ended', points: [1, 0], winners: [0] });
  });

  it('FF-SCN-06 every evil model counts, a crawling hand as well', () => {
    const hand = dead('hand', { x: 800, y: 800, profile: 'animated-severed-hand', tags: ['monster'] });
    const { state: s } = playScene(
      last({
        models: [{ id: 'a', x: 450, y: 450, combat: 6 }, dead('b1', { x: 475, y: 450 }), hand],
        story: {},
      }),
      [6, 1],
      [['act', 'strike/hand-weapon/b1']],
    );
    expect([of(s, 'b1').left, s.ended]).toEqual(['killed-gruesome', null]);
  });

  it('FF-SCN-06 evil wins when nobody good is left, and after round 12', () => {
    const gone = { id: 'a', standing: 'out', left: 'killed', points: 30 } as const;
    const { state: s } = playScene(
      street({ models: [gone, dead('b1', { x: 100, y: 100 })], phase: 'end-of-turn' }),
      [],
      [],
    );
    expect(s.ended).toEqual({ reason: 'street-lost', shares: [0, 1] });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([0, 1]);
    const late = street({
      models: [{ id: 'a', x: 450, y: 450 }, dead('b1', { x: 100, y: 100 })],
      phase: 'end-of-turn',
      active: 1,
      round: 12,
      rounds: 12,
    });
    expect(playScene(late, [], []).state.ended).toEqual({ reason: 'time-up', shares: [0, 1] });
    expect(playScene({ ...late, round: 11 }, [], []).state.ended).toBeNull();
  });

  it('FF-SCN-06, FF-SET-14 twelve rounds unless the players agree on a number', () => {
    const rounds = (options: SceneDraft['options']) =>
      playScene(
        street({
          models: [{ id: 'a', x: 1, y: 1 }, dead('b1', { x: 99, y: 99 })],
          phase: 'set-up',
          toDo: ['rounds'],
          ...(options === undefined ? {} : { options }),
        }),
        [],
        [],
      ).state.rounds;
    expect([rounds({}), rounds({ 'round-limit': '7' })]).toEqual([12, 7]);
  });

  it('FF-SCN-01, FF-SCN-06 points are summed, divided and rounded down once; who was never placed does not count', () => {
    const out = { standing: 'out', left: 'killed' } as const;
    const { state: s } = playScene(
      street({
        models: [
          { id: 'a', x: 450, y: 450 },
          dead('b1', { ...out, points: 29 }),
          dead('b2', { ...out, left: 'routed', points: 31 }),
          dead('r1', { standing: 'reserve', points: 300 }),
        ],
        story: { held: ['r1'] },
        phase: 'end-of-turn',
      }),
      [],
      [],
    );
    expect(victoryPoints(s, 0)).toBe(2);
  });
});

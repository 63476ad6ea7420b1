import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import { documents } from './documents.ts';

const DOCUMENT = documents.find(({ id }) => id === 'chainsaw-massacre')!;
const STEPS = DOCUMENT.deployment!.steps;

function farm(draft: SceneDraft) {
  return scene({ scenario: 'chainsaw-massacre', ...draft });
}

function from(op: string, draft: SceneDraft) {
  const at = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return farm({ phase: 'set-up', toDo: STEPS.slice(at) as never, ...draft });
}

const guest = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  tags: ['civilian', 'human', 'living'],
  ...more,
});
const cop = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  tags: ['authority', 'human', 'living'],
  standing: 'reserve',
  ...more,
});
const lunatic = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({ id, party: 1, ...more });
const AT_CORNER = { x: 40, y: 65 } as const;
const marker = (n: number, x = 40, y = 40) => ({ id: `marker-${n}`, kind: 'marker', x, y });
const PHONE = { id: 'marker-1', kind: 'phone', x: 40, y: 40 } as const;

describe('The Chainsaw Massacre: setting up', () => {
  const waiting: SceneDraft = {
    models: [
      guest('g', { standing: 'reserve' }),
      cop('c'),
      ...['l1', 'l2', 'l3', 'l4', 'l5'].map((id) => lunatic(id, { standing: 'reserve' })),
    ],
  };

  it('FF-SCN-14 night without moon or dawn, and the weather is rolled for', () => {
    const { state: s } = playScene(from('time', waiting), [3], [], 2);
    expect(s.clock).toMatchObject({ time: 'fixed', day: false, moon: false, weather: 'normal' });
    const turnover = playScene(
      farm({
        models: [guest('g', { x: 450, y: 450 }), lunatic('l', { x: 100, y: 100 })],
        parties: [{ side: 'good' }, { side: 'evil', turnovers: 5 }],
        clock: { day: false },
        active: 1,
      }),
      [2, 2],
      [
        ['nominate', 'l'],
        ['dice', '2'],
      ],
    );
    expect(turnover.state.clock.day).toBe(false);
  });

  it('FF-SCN-14 evil lays out the farm: at least six things, two of which hide two people', () => {
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state: from('terrain', waiting),
      answers: [['layout', 'own']],
    });
    expect(pending).toMatchObject({ kind: 'layOut', seat: 1 });
    const thing = (i: number, type: string) => ({
      id: `p${i}`,
      type,
      shape: { rect: [30 + i * 140, 300, 80, 80] },
    });
    const six = ['building', 'wood', 'fence', 'bush', 'debris', 'fence'].map((type, i) => thing(i, type));
    expect(refusal(six)).toBeNull();
    expect(refusal(six.slice(1))).toMatchObject({ code: 'layout.count' });
    expect(refusal([thing(0, 'bush'), ...six.slice(1)])).toMatchObject({
      code: 'layout.hiding',
      rule: 'FF-SCN-14',
    });
  });

  it('FF-SCN-15 three of the four corners have a marker, as evil likes, and nobody knows what they are', () => {
    const { state: s, asked } = playScene(
      from('place-tokens', waiting),
      [],
      [['lay', ['south-west-corner', 'north-west-corner', 'north-east-corner']]],
    );
    expect(asked[0]).toMatchObject({ seat: 1, question: { min: 3, max: 3 } });
    expect(s.tokens).toEqual([
      { id: 'marker-1', kind: 'marker', x: 40, y: 40, z: 0, carrier: null },
      { id: 'marker-2', kind: 'marker', x: 40, y: 860, z: 0, carrier: null },
      { id: 'marker-3', kind: 'marker', x: 860, y: 860, z: 0, carrier: null },
    ]);
  });

  it('FF-SCN-15 civilians in a circle of L diameter in the middle; the authorities stay away', () => {
    const { pending, state, refusal } = playToQuestion(fearAndFaith, {
      state: from('hold-back', waiting),
      answers: [['lay', ['south-west-corner', 'north-west-corner', 'north-east-corner']]],
      steps: 3,
    });
    expect(state.story.held).toEqual(['c']);
    expect(pending).toMatchObject({ kind: 'place', seat: 0, question: { model: 'g' } });
    expect(refusal({ x: 450 + 77.5, y: 450, z: 0 })).toBeNull();
    expect(refusal({ x: 450 + 78.6, y: 450, z: 0 })).toMatchObject({ code: 'place.area' });
  });

  it('FF-SCN-15 lunatics touch an edge, one on each before any has two', () => {
    const at = STEPS.findIndex(
      (step) => typeof step !== 'string' && step.op === 'deploy' && step.side === 'evil',
    );
    const state = farm({ phase: 'set-up', toDo: STEPS.slice(at) as never, ...waiting });
    const spots = [
      { x: 450, y: 887.5, z: 0 },
      { x: 450, y: 12.5, z: 0 },
      { x: 12.5, y: 450, z: 0 },
    ].map((spot) => ['place', spot] as const);
    const { pending, refusal } = playToQuestion(fearAndFaith, { state, answers: spots, steps: 4 });
    expect(pending.question).toMatchObject({ model: 'l4', areas: [{ edge: 'east', depth: 25 }] });
    expect(refusal({ x: 880, y: 450, z: 0 })).toMatchObject({ code: 'place.area' });
    const fifth = playToQuestion(fearAndFaith, {
      state,
      answers: [...spots, ['place', { x: 887.5, y: 450, z: 0 }]],
      steps: 5,
    });
    expect((fifth.pending.question as { areas: readonly unknown[] }).areas).toHaveLength(4);
  });
});

describe('The Chainsaw Massacre: the telephone', () => {
  const found = (face: number, more: Partial<SceneDraft> = {}) =>
    playScene(
      farm({
        models: [guest('g', AT_CORNER), lunatic('l', { x: 800, y: 800 })],
        tokens: [marker(1), marker(2, 860, 40), marker(3, 860, 860)],
        acting: ['g', 1],
        ...more,
      }),
      [face],
      [['act', 'deed/search/marker-1']],
    ).state;

  it('FF-SCN-16, FF-GEN-19 a civilian beside a marker turns it up for one action: drawn only then', () => {
    expect(found(1).tokens[0]).toMatchObject({ id: 'marker-1', kind: 'phone', carrier: 'g' });
    const dummy = found(2);
    expect(dummy.tokens.map(({ id }) => id)).toEqual(['marker-2', 'marker-3']);
    expect(dummy.story.drawn).toEqual({ marker: ['nothing'] });
  });

  it('FF-GEN-19 what was drawn is not drawn again: the last marker is whatever is left, without a die', () => {
    const { state: s } = playScene(
      farm({
        models: [guest('g', AT_CORNER), lunatic('l', { x: 800, y: 800 })],
        tokens: [marker(1)],
        story: { drawn: { marker: ['nothing', 'nothing'] } },
        acting: ['g', 1],
      }),
      [],
      [['act', 'deed/search/marker-1']],
    );
    expect(s.tokens).toMatchObject([{ kind: 'phone', carrier: 'g' }]);
  });

  it('FF-SCN-16 lunatics and authorities cannot touch a marker, nor a civilian who fights', () => {
    const deeds = (models: readonly SceneModel[], acting: string) =>
      (
        playToQuestion(fearAndFaith, {
          state: farm({ models, tokens: [marker(1)], acting: [acting, 1], active: acting === 'l' ? 1 : 0 }),
        }).pending.question as { readonly options: readonly string[] }
      ).options.filter((id) => id.startsWith('deed'));
    const away = lunatic('l', { x: 800, y: 800 });
    expect(deeds([guest('g', AT_CORNER), away], 'g')).toEqual(['deed/search/marker-1']);
    expect(deeds([guest('g', { x: 40, y: 80 }), away], 'g')).toEqual([]);
    expect(deeds([guest('g', { x: 450, y: 450 }), lunatic('l', AT_CORNER)], 'l')).toEqual([]);
    const late = [guest('g', { x: 450, y: 450 }), cop('c', { ...AT_CORNER, standing: 'table' }), away];
    expect(deeds(late, 'c')).toEqual([]);
    expect(deeds([guest('g', AT_CORNER), lunatic('l', { x: 65, y: 65 })], 'g')).toEqual([]);
  });

  const calling = (calls: number, more: Partial<SceneDraft> = {}) =>
    farm({
      models: [guest('g', { x: 450, y: 450 }), cop('c'), lunatic('l', { x: 800, y: 800 })],
      tokens: [{ ...PHONE, carrier: 'g' }],
      story: { variables: { calls }, held: ['c'] },
      parties: [{ side: 'good', turns: 4 }, { side: 'evil' }],
      acting: ['g', 1],
      ...more,
    });
  const CALL = ['act', 'deed/call'] as const;

  it('FF-SCN-16 each try costs an action and gets through on 5', () => {
    expect(playScene(calling(0), [4], [CALL]).state.story.variables).toEqual({ calls: 1 });
    expect(playScene(calling(2), [5], [CALL]).state.story.variables).toEqual({ calls: 3, arrival: 7 });
  });

  it('FF-SCN-16 after three tries, whoever made them, the battery is empty; nor does anybody call twice', () => {
    const options = (state: ReturnType<typeof farm>) =>
      (playToQuestion(fearAndFaith, { state }).pending.question as { readonly options: readonly string[] })
        .options;
    expect(options(calling(2))).toContain('deed/call');
    expect(options(calling(3))).not.toContain('deed/call');
    const called = calling(1, { story: { variables: { calls: 1, arrival: 7 }, held: ['c'] } });
    expect(options(called)).not.toContain('deed/call');
  });

  it('FF-SCN-16 it can be handed over in contact, and a dead carrier drops it for any civilian', () => {
    const hand = playScene(
      farm({
        models: [
          guest('g', { x: 450, y: 450 }),
          guest('g2', { x: 475, y: 450 }),
          lunatic('l', { x: 800, y: 800 }),
        ],
        tokens: [{ ...PHONE, carrier: 'g' }],
        acting: ['g', 1],
      }),
      [],
      [['act', 'deed/hand-over/g2']],
    ).state;
    expect(hand.tokens[0]!.carrier).toBe('g2');
    const dead = playScene(
      farm({
        models: [
          guest('g', { x: 450, y: 450 }),
          guest('g2', { x: 100, y: 100 }),
          lunatic('l', { x: 475, y: 450, combat: 6 }),
        ],
        tokens: [{ ...PHONE, carrier: 'g' }],
        acting: ['l', 1],
        active: 1,
      }),
      [6, 1],
      [['act', 'strike/hand-weapon/g']],
    ).state;
    expect(dead.tokens[0]).toMatchObject({ carrier: null, x: 450, y: 450 });
    const again = playScene(
      farm({
        models: [guest('g2', { x: 450, y: 475 }), lunatic('l', { x: 800, y: 800 })],
        tokens: [{ ...PHONE, x: 450, y: 450 }],
        acting: ['g2', 1],
      }),
      [],
      [['act', 'deed/take-phone/marker-1']],
    ).state;
    expect(again.tokens[0]!.carrier).toBe('g2');
  });

  const turnover = (before: number, active: number) =>
    playScene(
      farm({
        models: [guest('g', { x: 450, y: 450 }), lunatic('l', { x: 800, y: 800 })],
        tokens: [marker(1), marker(2, 860, 40)],
        parties: [
          { side: 'good', turnovers: before },
          { side: 'evil', turnovers: before },
        ],
        active,
      }),
      before === 1 && active === 1 ? [2, 2, 2, 2] : [2, 2],
      [
        ['nominate', active === 0 ? 'g' : 'l'],
        ['dice', '2'],
      ],
    ).state;

  it('FF-SCN-16 at evil’s second turnover it rings, and every marker is turned up', () => {
    // Of three face down the second is nothing, of the two that are left the second again.
    expect(turnover(1, 1).tokens).toEqual([]);
    expect(turnover(1, 1).story.drawn).toEqual({ marker: ['nothing', 'nothing'] });
  });

  it('FF-SCN-16 not at the first, not at the third, and not at a turnover of the good', () => {
    for (const state of [turnover(0, 1), turnover(2, 1), turnover(1, 0)])
      expect(state.tokens).toHaveLength(2);
  });
});

describe('The Chainsaw Massacre: the authorities', () => {
  const begins = (turns: number, arrival = 7) =>
    farm({
      models: [guest('g', { x: 450, y: 450 }), cop('c'), cop('c2'), lunatic('l', { x: 800, y: 800 })],
      story: { variables: { arrival }, held: ['c', 'c2'] },
      parties: [{ side: 'good', turns }, { side: 'evil' }],
      phase: 'turn',
    });

  it('FF-SCN-17 called in good turn 4: turns 5 and 6 pass, and they come at the start of turn 7, by a random edge', () => {
    expect(playScene(begins(4), [], []).state.story.held).toHaveLength(2);
    expect(playScene(begins(5), [], []).state.story.held).toHaveLength(2);
    const { state: s } = playScene(
      begins(6),
      [5, 4],
      [
        ['place', { x: 12.5, y: 300, z: 0 }],
        ['place', { x: 12.5, y: 400, z: 0 }],
      ],
    );
    expect([of(s, 'c').standing, of(s, 'c2').standing]).toEqual(['table', 'table']);
    expect([of(s, 'c').turn, s.story.variables['arrived']]).toEqual([{}, 7]);
  });

  it('FF-SCN-17 nobody comes who was not called', () => {
    expect(playScene(begins(6, 0), [], []).state.story.held).toHaveLength(2);
  });

  it('FF-SCN-17 all by one edge, touching it, beside no enemy', () => {
    const state = begins(6);
    const { pending, refusal } = playToQuestion(fearAndFaith, {
      state: { ...state, models: state.models.map((m) => (m.id === 'l' ? { ...m, x: 12.5, y: 500 } : m)) },
      dice: [4],
    });
    expect(pending.question).toMatchObject({ areas: [{ edge: 'west', depth: 25 }] });
    expect(refusal({ x: 12.5, y: 474.5, z: 0 })).toMatchObject({ code: 'deploy.contact' });
    expect(refusal({ x: 12.5, y: 470, z: 0 })).toBeNull();
  });
});

describe('The Chainsaw Massacre: the end', () => {
  const out = { standing: 'out' } as const;
  const ending = (draft: Partial<SceneDraft> & { readonly models: readonly SceneModel[] }) =>
    playScene(farm({ phase: 'end-of-turn', ...draft }), [], []).state;
  const g = guest('g', { x: 450, y: 450 });
  const l = lunatic('l', { x: 800, y: 800 });

  it('FF-SCN-18 evil wins when no civilian is left on the board, whoever else is', () => {
    const s = ending({
      models: [
        guest('g', { ...out, left: 'routed', points: 25 }),
        cop('c', { standing: 'table', x: 300, y: 300 }),
        l,
      ],
    });
    expect(s.ended).toEqual({ reason: 'nobody-to-tell', shares: [0, 1] });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([0, 4]);
  });

  it('FF-SCN-18 good wins when no lunatic is in play', () => {
    const s = ending({ models: [g, lunatic('l', { ...out, left: 'killed', points: 49 })] });
    expect(s.ended).toEqual({ reason: 'family-gone', shares: [1, 0] });
    expect(victoryPoints(s, 0)).toBe(4);
  });

  it('FF-SCN-18 good wins at the end of his third turn, counted from the arrival', () => {
    const after = (turns: number, active = 0) =>
      ending({
        models: [g, l],
        story: { variables: { arrival: 7, arrived: 7 } },
        parties: [
          { side: 'good', turns },
          { side: 'evil', turns },
        ],
        active,
      }).ended;
    expect(after(8)).toBeNull();
    expect(after(9, 1)).toBeNull();
    expect(after(9)).toEqual({ reason: 'rescued', shares: [1, 0] });
  });

  it('FF-SCN-18 after round 12 good has won if a civilian lives', () => {
    const late = { active: 1, round: 12, rounds: 12 };
    expect(ending({ models: [g, l], ...late }).ended).toEqual({ reason: 'time-up', shares: [1, 0] });
  });

  it('FF-SCN-18, FF-MOV-29 the board is closed: nobody leaves of his own will', () => {
    const { pending } = playToQuestion(fearAndFaith, {
      state: farm({ models: [guest('g', { x: 450, y: 20 }), l], acting: ['g', 1] }),
    });
    const { options } = pending.question as { readonly options: readonly string[] };
    expect(options.filter((id) => id.startsWith('leave'))).toEqual([]);
  });
});

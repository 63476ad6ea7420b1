import { prepare } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import type { PartyDocument } from '../muster/party.ts';
import { offersFor } from '../rules/turn/act.ts';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import { documents } from './documents.ts';
import { match, party } from './scenario.spec-support.ts';

const DOCUMENT = documents.find(({ id }) => id === 'haunted-house')!;
const STEPS = DOCUMENT.deployment!.steps;
const MANOR = DOCUMENT.layouts![0]!;

const ghost = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  party: 1,
  profile: 'ghost',
  points: 78,
  quality: 3,
  rules: ['fearful', 'immaterial'],
  tags: ['monster'],
  conditions: { immaterial: true },
  ...more,
});
const lair = (of: string, truth: string) => ({ kind: 'lair', of, owner: 1, truth }) as const;
const HIDDEN = { standing: 'hidden' } as const;

/** The manor by night; seat 0 hunts. */
function manor(draft: SceneDraft) {
  return scene({
    scenario: 'haunted-house',
    terrain: MANOR.terrain as never,
    portals: MANOR.doors as never,
    rooms: MANOR.rooms as never,
    clock: { day: false, outdoors: false },
    ...draft,
    story: { layout: 'manor', ...draft.story },
  });
}

function from(op: string, draft: SceneDraft) {
  const at = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return manor({ phase: 'set-up', toDo: STEPS.slice(at) as never, ...draft });
}

const at = (x: number, y: number) => ({ x, y, z: 0 });
const tested = (events: readonly { readonly type: string }[]) =>
  events
    .flatMap((event) => {
      const roll = event as { type: string; purpose?: string; model?: string };
      return roll.type === 'quality' && roll.purpose === 'fear' ? [roll.model!] : [];
    })
    .sort((a, b) => (a < b ? -1 : 1));

describe('Haunted House: forces', () => {
  const refused = (unit: PartyDocument, seat: number) => {
    const units = [party('Harrow'), party('Tenants')].map((own, i) => (i === seat ? unit : own));
    const setup = prepare(fearAndFaith, {
      scenario: 'haunted-house',
      seats: units.map((one) => ({ unit: one })),
      options: {},
    });
    return setup.ok ? [] : setup.refusals.map(({ code }) => code);
  };

  it('FF-SCN-19 hunters of three lists against ghosts; Death may ride with them, vampires may not', () => {
    expect(refused(party('Harrow'), 0)).toEqual([]);
    const evil = (profile: string): PartyDocument => ({
      ...party('Tenants'),
      entries: [{ id: 'x', name: 'X', profile }] as never,
    });
    expect(refused(evil('four-horsemen-death'), 1)).toEqual([]);
    expect(refused(evil('ghost'), 1)).toEqual([]);
    expect(refused(evil('mature-vampire'), 1)).toContain('force.stranger');
    expect(refused(evil('walking-dead'), 1)).toContain('force.stranger');
    const good = {
      ...party('Harrow'),
      entries: [{ id: 'x', name: 'X', profile: 'angry-villager-with-heavy-weapon' }],
    };
    expect(refused(good as PartyDocument, 0)).toContain('force.stranger');
  });

  it('FF-SCN-19 one hunter has a Magic Weapon for nothing; nobody must take it', () => {
    const state = match('haunted-house', [party('Harrow'), party('Tenants')]);
    const open = playToQuestion(fearAndFaith, { state, steps: 3 });
    expect(open.pending).toMatchObject({
      kind: 'gift',
      seat: 0,
      question: { gift: 'magic-weapon', min: 0, max: 1 },
    });
    const [id] = (open.pending.question as unknown as { options: readonly string[] }).options;
    const { state: s } = playScene(state, [], [['gift', [id]]], 3);
    const before = of(state, id!);
    expect(of(s, id!).points).toBe(before.points);
    expect(of(s, id!).rules).toContain('magic-weapon');
    expect(open.refusal([])).toBeNull();
    expect(open.refusal(state.models.slice(0, 2).map((model) => model.id))).not.toBeNull();
  });
});

describe('Haunted House: setting up', () => {
  const waiting: SceneDraft = {
    models: [
      { id: 'h', standing: 'reserve' },
      ghost('g', { standing: 'reserve' }),
      ghost('k', { standing: 'reserve' }),
    ],
  };

  it('FF-SCN-20 five rooms, eight doors that are shut and not locked, and no die for time, moon or weather', () => {
    const { state: s } = playScene(from('terrain', { ...waiting, rooms: [], portals: [] }), [], []);
    expect(s.rooms.map(({ id, enclosed, dark }) => [id, enclosed, dark])).toEqual(
      ['hall', 'parlour', 'dining-room', 'library', 'bedroom'].map((id) => [id, true, false]),
    );
    expect(s.portals).toHaveLength(8);
    expect(
      s.portals.every(
        ({ state, locked, strength }) => state === 'closed' && !locked && strength === 'ordinary',
      ),
    ).toBe(true);
    const tasks = STEPS.filter((step) => typeof step === 'string');
    expect(tasks).toEqual(['terrain', 'rounds', 'deployment-rolls']);
    const fresh = match('haunted-house', [party('Harrow'), party('Tenants')]).clock;
    expect(fresh).toMatchObject({ day: false, outdoors: false, weather: 'normal', moon: false });
  });

  it('FF-SCN-21 evil writes down a room for each ghost, and nobody else learns of it', () => {
    const open = playToQuestion(fearAndFaith, { state: from('hide', waiting) });
    expect(open.pending).toMatchObject({
      kind: 'conceal',
      seat: 1,
      question: { of: 'g', options: ['hall', 'parlour', 'dining-room', 'library', 'bedroom'] },
    });
    const { state: s, told } = playScene(
      from('hide', waiting),
      [],
      [
        ['conceal', 'library'],
        ['conceal', 'hall'],
      ],
      2,
    );
    expect(s.secrets.map(({ of: about, truth }) => [about, truth])).toEqual([
      ['g', { secret: [1], value: 'library' }],
      ['k', { secret: [1], value: 'hall' }],
    ]);
    expect([of(s, 'g').standing, of(s, 'h').standing]).toEqual(['hidden', 'reserve']);
    expect(told.every(({ to }) => to !== null && !to.includes(0))).toBe(true);
  });

  const counters = (n: number, draft: SceneDraft = waiting) => ({
    state: from('place-tokens', draft),
    answers: [
      ['conceal', 'counter-3'],
      ...[at(150, 400), at(270, 200), at(790, 200), at(130, 700), at(400, 560), at(600, 780)]
        .slice(0, n)
        .map((spot) => ['layToken', spot]),
    ] as never,
  });

  it('FF-SCN-22 which counter is real is fixed before the first is laid; Short apart, inside the house', () => {
    const first = playToQuestion(fearAndFaith, { state: from('place-tokens', waiting) });
    expect(first.pending).toMatchObject({
      kind: 'conceal',
      seat: 1,
      question: { options: [1, 2, 3, 4, 5, 6].map((n) => `counter-${n}`) },
    });
    const second = playToQuestion(fearAndFaith, { ...counters(1), steps: 2 });
    expect(second.pending).toMatchObject({ kind: 'layToken', seat: 1 });
    // Two standard bases with 75 mm between them.
    expect(second.refusal(at(250, 400))).toBeNull();
    expect(second.refusal(at(249, 400))).toMatchObject({ code: 'place.token' });
    expect(second.refusal(at(450, 80))).toMatchObject({ code: 'place.token' });
    const { state: s } = playScene(counters(6).state, [], counters(6).answers, 7);
    expect(s.tokens.map(({ id, kind }) => [id, kind])).toEqual(
      [1, 2, 3, 4, 5, 6].map((n) => [`counter-${n}`, 'counter']),
    );
    const truths = s.secrets.filter(({ kind }) => kind === 'token').map(({ truth }) => truth.value);
    expect(truths).toEqual(['nothing', 'nothing', 'bound-object', 'nothing', 'nothing', 'nothing']);
  });

  it('FF-SCN-21 hunters wait in the strip outside, within Medium of the main door', () => {
    const open = playToQuestion(fearAndFaith, { state: from('deploy', waiting) });
    expect(open.pending).toMatchObject({ kind: 'place', seat: 0, question: { model: 'h' } });
    // From the near side of the base to the door, whose face is at 147.
    expect(open.refusal(at(450, 147 - 120 - 12.5))).toBeNull();
    expect(open.refusal(at(450, 147 - 120 - 13.5))).toMatchObject({ code: 'place.area' });
    expect(open.refusal(at(450, 130))).toBeNull();
    expect(open.refusal(at(450, 200))).toMatchObject({ code: 'place.area' });
    expect(open.refusal(at(600, 20))).toMatchObject({ code: 'place.area' });
  });
});

describe('Haunted House: what waits there', () => {
  const OPEN = (MANOR.doors ?? []).map((door) => ({ ...door, state: 'open' }));
  const threshold = (draft: Partial<SceneDraft> = {}) =>
    manor({
      portals: OPEN as never,
      models: [
        { id: 'h', x: 450, y: 140 },
        { id: 'inside', x: 360, y: 400 },
        { id: 'out', x: 420, y: 50 },
        { id: 'far', x: 200, y: 300 },
        ghost('g', HIDDEN),
        ghost('k', { ...HIDDEN, rules: ['very-fearful', 'immaterial'] }),
        ghost('m', HIDDEN),
      ],
      secrets: [lair('g', 'hall'), lair('k', 'hall'), lair('m', 'library')],
      acting: ['h', 1],
      ...draft,
    });
  const entering = [
    ['act', 'move'],
    ['move', [at(450, 200)]],
    ['emerge', at(450, 300)],
    ['emerge', at(450, 400)],
  ] as const;

  it('FF-SCN-21 whoever is in the room tests once, at the worst modifier; nobody outside, nor in another room', () => {
    const { state: s, events } = playScene(threshold(), [6, 6, 6, 6, 6, 6], entering);
    expect(tested(events)).toEqual(['h', 'inside']);
    const rolls = events.filter((event) => event.type === 'quality');
    for (const roll of rolls)
      expect(roll.type === 'quality' && roll.modifiers.map(({ by }) => by)).toEqual(['very-fearful']);
    expect([of(s, 'g').standing, of(s, 'k').standing, of(s, 'm').standing]).toEqual([
      'table',
      'table',
      'hidden',
    ]);
    expect(of(s, 'h').y).toBe(200);
  });

  it('FF-SCN-21 a hunter who loses heart on the threshold goes no farther', () => {
    const { state: s } = playScene(
      threshold({ models: [{ id: 'h', x: 450, y: 140 }, ghost('g', HIDDEN)], secrets: [lair('g', 'hall')] }),
      [3, 6, 6],
      [...entering.slice(0, 3), ['recoil', '0']],
    );
    expect(of(s, 'h').y).toBeLessThan(150);
  });

  it('FF-SCN-21 a ghost that comes into a room frightens those in it, and those whom it crosses only once', () => {
    const models = [
      { id: 'a', x: 200, y: 200 },
      { id: 'b', x: 250, y: 440 },
      { id: 'c', x: 700, y: 200 },
      ghost('g', { x: 360, y: 250 }),
    ];
    const come = (x: number, y: number, dice: readonly number[]) =>
      playScene(manor({ models, active: 1, acting: ['g', 1] }), dice, [
        ['act', 'move'],
        ['move', [at(x, y)]],
      ]).events;
    expect(tested(come(300, 250, [6, 6, 6, 6, 6, 6]))).toEqual(['a', 'b']);
    // Through the first of them: he has tested for the charge.
    expect(tested(come(245, 222, [6, 6, 6, 6, 6, 6]))).toEqual(['a', 'b']);
    // In the same room, nobody is surprised.
    expect(tested(come(400, 300, []))).toEqual([]);
  });

  it('FF-SCN-21 its owner may let it come out in his turn, and that is seen as well', () => {
    const { events } = playScene(
      manor({
        models: [{ id: 'a', x: 200, y: 600 }, { id: 'c', x: 700, y: 200 }, ghost('g', HIDDEN)],
        secrets: [lair('g', 'library')],
        active: 1,
      }),
      [6, 6, 6],
      [
        ['nominate', 'show/g'],
        ['emerge', at(300, 700)],
      ],
    );
    expect(tested(events)).toEqual(['a']);
  });
});

describe('Haunted House: the object', () => {
  const IMMUNE = [{ who: { side: 'evil', conditions: ['immaterial'] }, to: ['ban', 'prayer'] }] as const;
  const tokens = [{ id: 'counter-1', kind: 'counter', x: 200, y: 200 }];
  const priest = { id: 'h', x: 200, y: 225, rules: ['ban:ghosts'] } as const;
  const secret = (truth: string) => [{ kind: 'token', of: 'counter-1', owner: 1, truth }] as const;
  const found = (truth: string) =>
    playScene(
      manor({
        models: [priest, ghost('g', { x: 700, y: 700 })],
        tokens,
        secrets: secret(truth),
        acting: ['h', 1],
      }),
      [],
      [['act', 'deed/turn-over/counter-1']],
    ).state;

  it('FF-SCN-22 one action turns a counter over: a dummy is gone, the object is in his hands', () => {
    expect(found('nothing').tokens).toEqual([]);
    expect(found('bound-object').tokens).toMatchObject([{ kind: 'bound-object', carrier: 'h' }]);
    expect(found('bound-object').secrets).toEqual([]);
    const afar = manor({
      models: [{ ...priest, y: 229 }, ghost('g', { x: 700, y: 700 })],
      tokens,
      secrets: secret('nothing'),
      acting: ['h', 1],
    });
    expect(offersFor(looking(afar), of(afar, 'h'), 1).some(({ action }) => action === 'deed')).toBe(false);
  });

  it('FF-SCN-22 only hunters turn them over', () => {
    const state = manor({
      models: [
        { id: 'h', x: 700, y: 700 },
        { id: 'servant', party: 1, x: 200, y: 225 },
      ],
      tokens,
      secrets: secret('bound-object'),
      active: 1,
      acting: ['servant', 1],
    });
    expect(offersFor(looking(state), of(state, 'servant'), 1).some(({ action }) => action === 'deed')).toBe(
      false,
    );
  });

  const carried = [{ id: 'counter-1', kind: 'bound-object', x: 0, y: 0, carrier: 'h' }];
  const offersBan = (state: ReturnType<typeof scene>, target = 'g') =>
    offersFor(looking(state), of(state, 'h'), 1).some(({ id }) => id === `ban/${target}`);
  const facing = (draft: Partial<SceneDraft> = {}) =>
    manor({
      models: [{ ...priest, x: 450, y: 250 }, ghost('g', { x: 450, y: 320 }), ghost('k', { x: 700, y: 700 })],
      tokens: carried,
      story: { immune: IMMUNE as never },
      acting: ['h', 2],
      ...draft,
    });

  it('FF-SCN-22 no ban and no prayer helps until the object has been carried to a ghost', () => {
    expect(offersBan(facing())).toBe(false);
    expect(offersBan(facing({ story: {} }))).toBe(true);
    const { state: s, events } = playScene(
      facing(),
      [6, 6, 6],
      [
        ['act', 'move'],
        ['move', [at(450, 294.5)]],
        ['act', 'ban/g'],
      ],
    );
    expect(s.story.immune).toEqual([]);
    expect(events.some((event) => event.type === 'story')).toBe(true);
    expect(of(s, 'g').game['ban-proof']).toBe(1);
    expect(
      offersBan({ ...s, models: s.models.map((m) => (m.id === 'k' ? { ...m, x: 450, y: 340 } : m)) }, 'k'),
    ).toBe(true);
  });

  it('FF-SCN-22 a hunter without it breaks nothing, nor does a ghost that comes to him', () => {
    const without = playScene(
      facing({ tokens: [] }),
      [],
      [
        ['act', 'move'],
        ['move', [at(450, 294.5)]],
        ['act', 'done'],
      ],
    ).state;
    expect(without.story.immune).toHaveLength(1);
    const comes = playScene(
      facing({ active: 1, acting: ['g', 1] }),
      [6, 6, 6],
      [
        ['act', 'move'],
        ['move', [at(450, 275.3)]],
      ],
    ).state;
    expect(comes.story.immune).toHaveLength(1);
  });

  it('FF-SCN-22 a dead carrier drops it, and another hunter may take it up or be handed it', () => {
    const dropped = manor({
      models: [{ ...priest, id: 'other', x: 450, y: 250 }, ghost('g', { x: 700, y: 700 })],
      tokens: [{ id: 'counter-1', kind: 'bound-object', x: 450, y: 270 }],
      acting: ['other', 1],
    });
    const taken = playScene(dropped, [], [['act', 'deed/take-object/counter-1']]).state;
    expect(taken.tokens[0]!.carrier).toBe('other');
    const two = manor({
      models: [{ ...priest, x: 260 }, { id: 'other', x: 260, y: 250 }, ghost('g', { x: 700, y: 700 })],
      tokens: carried,
      acting: ['h', 1],
    });
    const given = playScene(two, [], [['act', 'deed/hand-over/other']]).state;
    expect(given.tokens[0]!.carrier).toBe('other');
  });

  it('FF-SCN-22 other failed Fear tests still remove a ghost', () => {
    const charger = ghost('x', { party: 0, x: 450, y: 250 });
    const { state: s } = playScene(
      manor({
        models: [ghost('g', { x: 450, y: 320 }), { id: 'c', x: 800, y: 800, party: 1 }, charger],
        story: { immune: IMMUNE as never },
        parties: [{ side: 'evil' }, { side: 'evil' }],
        acting: ['x', 1],
      }),
      [6, 6, 1],
      [
        ['act', 'move'],
        ['move', [at(450, 294.5)]],
        ['move', []],
      ],
    );
    expect(of(s, 'g').left).toBe('banished');
  });
});

describe('Haunted House: victory', () => {
  const lost = (
    id: string,
    how: 'killed' | 'routed' | 'left' | 'banished' | 'collapsed',
    party_: number,
    points: number,
  ) => ({ id, party: party_, points, standing: 'out', left: how }) as const;

  it('FF-SCN-23 a point for 15 points of defeated enemies: killed, gone, or mad', () => {
    const s = manor({
      models: [
        { id: 'a', x: 450, y: 50 },
        ghost('g', { x: 450, y: 300 }),
        lost('k', 'banished', 1, 29),
        lost('l', 'left', 1, 16),
        lost('b', 'killed', 0, 20),
        { id: 'c', x: 420, y: 50, points: 24, conditions: { insane: { number: 1, shaky: 0 } } },
      ],
    });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([3, 2]);
  });

  it('FF-SCN-23 a madman who is killed as well counts once, and a mad ghost does not', () => {
    const s = manor({
      models: [
        { id: 'a', x: 450, y: 50 },
        { ...lost('b', 'killed', 0, 30), conditions: { insane: { number: 3, shaky: 0 } } },
        ghost('g', {
          x: 450,
          y: 300,
          points: 30,
          conditions: { immaterial: true, insane: { number: 3, shaky: 0 } },
        }),
      ],
    });
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([0, 2]);
  });

  const passing = (models: readonly SceneModel[], round = 1) =>
    playScene(manor({ models, round, active: 1, phase: 'end-of-turn', secrets: hiddenIn(models) }), [], [])
      .state.ended;
  const hiddenIn = (models: readonly SceneModel[]) =>
    models.filter(({ standing }) => standing === 'hidden').map(({ id }) => lair(id, 'library'));

  it('FF-SCN-23 it ends when all of a side are defeated; a hidden ghost is not', () => {
    const mad = {
      id: 'a',
      x: 450,
      y: 50,
      points: 60,
      conditions: { insane: { number: 2, shaky: 1 } },
    } as const;
    expect(passing([mad, ghost('g', { x: 450, y: 300 })])).toMatchObject({
      reason: 'hunters-defeated',
      shares: [0, 1],
    });
    expect(passing([{ id: 'a', x: 450, y: 50 }, lost('g', 'banished', 1, 60)])).toMatchObject({
      reason: 'house-at-rest',
      shares: [1, 0],
    });
    expect(
      passing([{ id: 'a', x: 450, y: 50 }, lost('g', 'banished', 1, 60), ghost('k', HIDDEN)]),
    ).toBeNull();
  });

  it('FF-SCN-23 or after twelve rounds, by points', () => {
    const two = [{ id: 'a', x: 450, y: 50 }, ghost('g', { x: 450, y: 300 }), lost('k', 'banished', 1, 30)];
    expect(passing(two, 11)).toBeNull();
    expect(passing(two, 12)).toEqual({ reason: 'time-up', shares: [1, 0] });
  });
});

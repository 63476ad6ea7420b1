import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { documents } from './documents.ts';

const DOCUMENT = documents.find(({ id }) => id === 'human-cattle')!;
const STEPS = DOCUMENT.deployment!.steps;
const [DEN, HIDEOUT] = DOCUMENT.layouts!;

const ROLES = { vampires: 0, werewolves: 1 };
/** Seat 0 are vampires and attack, seat 1 are werewolves at home. */
const PARTIES = [
  { side: 'evil', role: 'attacker' },
  { side: 'evil', role: 'defender' },
] as const;

function raid(draft: SceneDraft) {
  return scene({
    scenario: 'human-cattle',
    parties: PARTIES,
    clock: { day: false },
    tokens: [HOSTAGE],
    ...draft,
    story: { roles: ROLES, layout: 'den', ...draft.story },
  });
}

function from(op: string, draft: SceneDraft) {
  const at = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return raid({ phase: 'set-up', toDo: STEPS.slice(at) as never, ...draft });
}

const captive = (n: number, x: number, y: number) => ({ id: `captive-${n}`, kind: 'human-captive', x, y });
/** One who is out of everybody's way, so that the game goes on. */
const HOSTAGE = captive(9, 850, 450);
const vampire = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  profile: 'minor-vampire-with-handgun',
  tags: ['vampire'],
  ...more,
});
const wolf = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  party: 1,
  profile: 'werewolf',
  tags: ['werewolf'],
  ...more,
});
const FAR = wolf('far', { x: 800, y: 800 });

const leads = (state: FaithState) =>
  (
    playToQuestion(fearAndFaith, { state }).pending.question as { readonly options: readonly string[] }
  ).options
    .filter((id) => id.startsWith('lead'))
    .map((id) => id.replaceAll('captive-', ''));

describe('Human Cattle: setting up', () => {
  const waiting: SceneDraft = {
    models: [
      vampire('v', { standing: 'reserve' }),
      { id: 'm', profile: 'ensorcelled-cattle', standing: 'reserve' },
      wolf('w', { standing: 'reserve' }),
    ],
    story: { layout: null },
    tokens: [],
  };

  it('FF-SCN-24, FF-SET-02 who attacks is rolled for', () => {
    const { state: s, asked } = playScene(from('roles', waiting), [2, 5], [['role', 'attacker']]);
    expect(asked[0]!.seat).toBe(1);
    expect(s.parties.map(({ role }) => role)).toEqual(['defender', 'attacker']);
    expect(s.story.roles).toEqual(ROLES);
  });

  it('FF-SCN-25 the ground is the defender’s: a den by a river, or a churchyard; four captives in the middle', () => {
    const den = playScene(from('terrain', waiting), [], []).state;
    expect(den.story.layout).toBe('den');
    expect(den.terrain.pieces.map(({ id }) => id)).toContain('river');
    expect(den.tokens.map(({ id, x, y }) => [id, x, y])).toEqual([
      ['captive-1', 430, 430],
      ['captive-2', 470, 430],
      ['captive-3', 430, 470],
      ['captive-4', 470, 470],
    ]);
    const turned = [...PARTIES].reverse();
    const hideout = playScene(from('terrain', { ...waiting, parties: turned }), [], []).state;
    expect(hideout.story.layout).toBe('hideout');
    expect(hideout.terrain.pieces.some(({ id }) => id.startsWith('grave'))).toBe(false);
  });

  it('FF-SCN-25 the river is running and shallow; a bridge and a ford lead across', () => {
    const river = DEN!.terrain!.find(({ id }) => id === 'river')!;
    expect(river.type).toBe('river');
    const { state: s } = playScene(from('terrain', waiting), [], []);
    const piece = (id: string) => s.terrain.pieces.find((one) => one.id === id)!;
    expect(piece('river').flags).toEqual(
      expect.arrayContaining(['running-water', 'shallow-water', 'difficult']),
    );
    expect([piece('bridge').flags, piece('ford').flags].every((f) => f.includes('overrides-water'))).toBe(
      true,
    );
  });

  it('FF-SCN-25 a grave for each vampire of the defender, who may start touching it or at his edge', () => {
    const state = from('choose-edge', {
      ...waiting,
      parties: [...PARTIES].reverse(),
      story: { layout: 'hideout' },
      terrain: HIDEOUT!.terrain as never,
    });
    const {
      pending,
      refusal,
      state: s,
    } = playToQuestion(fearAndFaith, {
      state,
      answers: [['takeSide', 'south']],
      steps: 3,
    });
    expect(s.story.slots).toEqual({ 'grave-1': { model: 'v', open: false } });
    expect(pending).toMatchObject({ kind: 'place', seat: 0, question: { model: 'v' } });
    expect(refusal({ x: 340, y: 690 - 12.5, z: 0 })).toBeNull();
    expect(refusal({ x: 340, y: 690 - 15, z: 0 })).toMatchObject({ code: 'place.area' });
    expect(refusal({ x: 500, y: 850, z: 0 })).toBeNull();
    expect(refusal({ x: 500, y: 50, z: 0 })).toMatchObject({ code: 'place.area' });
  });

  it('FF-SCN-25 in a den nobody has a grave', () => {
    const { state: s } = playScene(
      from('take-slots', { ...waiting, story: { layout: 'den', edges: { approach: 'south' } } }),
      [],
      [],
    );
    expect(s.story.slots).toEqual({});
  });

  it('FF-SCN-26 deep night that no turnover ends; moon and weather are rolled for', () => {
    const { state: s } = playScene(from('time', waiting), [5, 4], [], 3);
    expect(s.clock).toMatchObject({ time: 'fixed', day: false, moon: true, weather: 'normal' });
    const after = playScene(
      raid({
        models: [vampire('v', { x: 450, y: 100 }), FAR],
        parties: [{ ...PARTIES[0], turnovers: 6 }, PARTIES[1]],
      }),
      [1, 2],
      [
        ['nominate', 'v'],
        ['dice', '2'],
      ],
    );
    expect(after.state.clock.day).toBe(false);
  });
});

describe('Human Cattle: captives', () => {
  const V = { x: 450, y: 600 } as const;
  const beside = [captive(1, 475, 600), captive(2, 425, 600), captive(3, 450, 625), HOSTAGE];

  it('FF-SCN-27 whoever stands beside them may lead one or two, never three', () => {
    const state = raid({ models: [vampire('v', V), FAR], tokens: beside, acting: ['v', 1] });
    expect(leads(state)).toEqual(['lead/1', 'lead/2', 'lead/3', 'lead/1+2', 'lead/1+3', 'lead/2+3']);
  });

  it('FF-SCN-27 either side may; nobody does from afar, in a fight, as a bat or without a body', () => {
    const lead = (more: Partial<SceneModel>, others: readonly SceneModel[] = [FAR]) =>
      leads(
        raid({
          models: [vampire('v', { ...V, ...more }), ...others],
          tokens: [captive(1, 475, 600), HOSTAGE],
          acting: ['v', 1],
        }),
      );
    expect(lead({})).toEqual(['lead/1']);
    expect(lead({ x: 440 })).toEqual([]);
    expect(lead({ conditions: { form: 'bat' } })).toEqual([]);
    expect(lead({ conditions: { immaterial: true } })).toEqual([]);
    expect(lead({}, [wolf('w', { x: 450, y: 625 })])).toEqual([]);
    const theirs = raid({
      models: [vampire('v', { x: 100, y: 100 }), wolf('w', V)],
      tokens: [captive(1, 475, 600), HOSTAGE],
      acting: ['w', 1],
      active: 1,
    });
    expect(leads(theirs)).toEqual(['lead/1']);
  });

  it('FF-SCN-27 they go along in their places, at most S, for the one action of the Move', () => {
    const state = raid({
      models: [wolf('w', { ...V, movement: 'long', party: 1 }), vampire('v', { x: 100, y: 100 })],
      tokens: beside,
      acting: ['w', 1],
      active: 1,
    });
    const { refusal } = playToQuestion(fearAndFaith, {
      state,
      answers: [['act', 'lead/captive-1+captive-3']],
    });
    expect(refusal([{ x: 450, y: 675.6, z: 0 }])).toMatchObject({ code: 'move.too-far' });
    const { state: s } = playScene(
      state,
      [],
      [
        ['act', 'lead/captive-1+captive-3'],
        ['move', [{ x: 450, y: 675, z: 0 }]],
      ],
    );
    expect(of(s, 'w')).toMatchObject({ y: 675, turn: { moves: 1 } });
    expect(s.tokens.map(({ id, y }) => [id, y])).toEqual([
      ['captive-1', 675],
      ['captive-2', 600],
      ['captive-3', 700],
      ['captive-9', 450],
    ]);
  });

  it('FF-SCN-27 difficult ground: two actions for a Short Move, whoever leads', () => {
    const marsh = [{ id: 'marsh', type: 'marsh', shape: { rect: [400, 640, 100, 60] } }] as const;
    const state = (actions: number) =>
      raid({
        models: [vampire('v', { ...V, movement: 'medium' }), FAR],
        tokens: [captive(1, 475, 600), HOSTAGE],
        terrain: marsh,
        acting: ['v', actions],
      });
    const once = playToQuestion(fearAndFaith, { state: state(1), answers: [['act', 'lead/captive-1']] });
    expect(once.refusal([{ x: 450, y: 660, z: 0 }])).toMatchObject({
      code: 'move.difficult',
      rule: 'FF-SCN-27',
    });
    const { state: s } = playScene(
      state(2),
      [],
      [
        ['act', 'lead-through/captive-1'],
        ['move', [{ x: 450, y: 660, z: 0 }]],
      ],
    );
    expect(s.tokens[0]).toMatchObject({ x: 475, y: 660 });
    expect(leads(state(1))).toEqual(['lead/1']);
  });

  it('FF-SCN-27 a wall stops them, a fence does not', () => {
    const led = (type: 'wall' | 'fence') =>
      playToQuestion(fearAndFaith, {
        state: raid({
          models: [vampire('v', V), FAR],
          tokens: [captive(1, 475, 600), HOSTAGE],
          terrain: [{ id: 'x', type, shape: { rect: [470, 618, 60, 4] } }],
          acting: ['v', 1],
        }),
        answers: [['act', 'lead/captive-1']],
      });
    expect(led('wall').refusal([{ x: 450, y: 660, z: 0 }])).toMatchObject({ code: 'lead.no-room' });
    expect(led('fence').refusal([{ x: 450, y: 660, z: 0 }])).toBeNull();
  });

  it('FF-SCN-27 nobody charges with captives on his hands', () => {
    const { refusal } = playToQuestion(fearAndFaith, {
      state: raid({
        models: [vampire('v', V), wolf('w', { x: 450, y: 660 })],
        tokens: [captive(1, 475, 600), HOSTAGE],
        acting: ['v', 1],
      }),
      answers: [['act', 'lead/captive-1']],
    });
    expect(refusal([{ x: 450, y: 635, z: 0 }])).toMatchObject({ code: 'move.contact' });
  });

  it('FF-SCN-27 they are nobody’s friend or enemy: not fought, not shot, not sacrificed, in nobody’s sight', () => {
    const state = raid({
      models: [vampire('v', { ...V, arms: ['pistol'], rules: ['pistol'] }), wolf('w', { x: 450, y: 700 })],
      tokens: [captive(1, 475, 600), captive(2, 450, 650), HOSTAGE],
      acting: ['v', 1],
    });
    const { options } = playToQuestion(fearAndFaith, { state }).pending.question as {
      readonly options: readonly string[];
    };
    expect(options).toContain('shoot/pistol/w');
    expect(options.filter((id) => id.includes('captive')).every((id) => id.startsWith('lead'))).toBe(true);
  });

  it('FF-SCN-27 off the table with them: out of play, not killed, and a point for each', () => {
    const { state: s } = playScene(
      raid({
        models: [vampire('v', { x: 450, y: 30, points: 90 }), vampire('v2', { x: 700, y: 100 }), FAR],
        tokens: [captive(1, 475, 30), captive(2, 425, 30), HOSTAGE],
        acting: ['v', 1],
      }),
      [],
      [['act', 'lead-off/south/captive-1+captive-2']],
    );
    expect(of(s, 'v')).toMatchObject({ standing: 'out', left: 'left', escaped: true });
    expect(s.tokens.map(({ id }) => id)).toEqual(['captive-9']);
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([2, 0]);
  });

  it('FF-SCN-27 no farther than S to the edge, also for those who could run', () => {
    const at = (y: number) =>
      leads(
        raid({
          models: [vampire('v', { x: 450, y, movement: 'long' }), FAR],
          tokens: [captive(1, 475, y), HOSTAGE],
          acting: ['v', 1],
        }),
      );
    expect(at(75)).toContain('lead-off/south/1');
    expect(at(77)).not.toContain('lead-off/south/1');
  });
});

describe('Human Cattle: the end', () => {
  const out = { standing: 'out' } as const;
  const ending = (draft: Partial<SceneDraft> & { readonly models: readonly SceneModel[] }) =>
    playScene(raid({ phase: 'end-of-turn', ...draft }), [], []).state;

  it('FF-SCN-28 a point for 25 points of enemies killed or routed; who walked off is neither', () => {
    const s = ending({
      models: [
        vampire('v', { x: 100, y: 100 }),
        vampire('gone', { ...out, left: 'left', escaped: true, points: 100 }),
        wolf('w', { ...out, left: 'killed', points: 40 }),
        wolf('x', { ...out, left: 'routed', points: 34 }),
        FAR,
      ],
      story: { scores: [0, 1] },
    });
    expect([victoryPoints(s, 0), victoryPoints(s, 1), s.ended]).toEqual([2, 1, null]);
  });

  it('FF-SCN-28 it ends when no captive is left, and more points have won', () => {
    const s = ending({
      models: [vampire('v', { x: 100, y: 100 }), FAR],
      tokens: [],
      story: { scores: [1, 3] },
    });
    expect(s.ended).toEqual({ reason: 'larder-empty', shares: [0, 1] });
  });

  it('FF-SCN-28 it ends when one side has nobody on the table; level points are a draw', () => {
    const s = ending({
      models: [vampire('v', { x: 100, y: 100 }), wolf('w', { ...out, left: 'left', escaped: true })],
    });
    expect(s.ended).toEqual({ reason: 'defenders-gone', shares: [0.5, 0.5] });
  });

  it('FF-SCN-28 after round 12 by points', () => {
    const late = {
      models: [vampire('v', { x: 100, y: 100 }), FAR],
      active: 1,
      rounds: 12,
      story: { scores: [1, 0] },
    };
    expect(ending({ ...late, round: 12 }).ended).toEqual({ reason: 'time-up', shares: [1, 0] });
    expect(ending({ ...late, round: 11 }).ended).toBeNull();
  });
});

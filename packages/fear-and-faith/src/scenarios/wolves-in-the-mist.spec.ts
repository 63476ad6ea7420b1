import { prepare } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import type { PartyDocument } from '../muster/party.ts';
import { offersFor } from '../rules/turn/act.ts';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { documents } from './documents.ts';
import { match, party } from './scenario.spec-support.ts';

const DOCUMENT = documents.find(({ id }) => id === 'wolves-in-the-mist')!;
const STEPS = DOCUMENT.deployment!.steps;
const [MOOR, FOREST] = [DOCUMENT.layouts![0]!, DOCUMENT.layouts![1]!];

const wolf = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  party: 1,
  profile: 'werewolf',
  points: 90,
  quality: 3,
  rules: ['long-move', 'werewolf'],
  tags: ['werewolf', 'monster'],
  ...more,
});
const HIDDEN = { standing: 'hidden' } as const;
const WAITING = { standing: 'reserve' } as const;
const at = (x: number, y: number) => ({ x, y, z: 0 });

function night(layout: 'moor' | 'forest', draft: SceneDraft): FaithState {
  const { id, terrain } = layout === 'moor' ? MOOR : FOREST;
  return scene({
    scenario: 'wolves-in-the-mist',
    terrain: terrain as never,
    clock: { day: false, sight: layout === 'moor' ? 75 : 180 },
    ...draft,
    story: { layout: id, ...draft.story },
  });
}

function from(op: string, draft: SceneDraft): FaithState {
  const index = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return night('moor', { phase: 'set-up', toDo: STEPS.slice(index) as never, ...draft });
}

function optionsOf(state: FaithState): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state });
  return (pending.question as { options: readonly string[] }).options;
}

describe('Wolves in the Mist: forces', () => {
  const refused = (good: PartyDocument, evil = party('The old families'), options = {}) => {
    const setup = prepare(fearAndFaith, {
      scenario: 'wolves-in-the-mist',
      seats: [good, evil].map((unit) => ({ unit })),
      options,
    });
    return setup.ok ? [] : setup.refusals.map(({ code }) => code);
  };
  const hunters = (...entries: readonly object[]): PartyDocument => ({
    ...party('The parish'),
    entries: entries.map((entry, i) => ({ id: `e${i}`, name: `E${i}`, ...entry })) as never,
  });

  it('FF-SCN-29 the pack against villagers, hunters and investigators, and nobody else', () => {
    expect(refused(party('The parish'))).toEqual([]);
    expect(refused(hunters({ profile: 'zombie-hunter-with-rifle' }))).toContain('force.stranger');
    const undead = {
      ...party('The old families'),
      entries: [{ id: 'x', name: 'X', profile: 'walking-dead' }],
    };
    expect(refused(party('The parish'), undead as PartyDocument)).toContain('force.stranger');
  });

  it('FF-SCN-29 any hunter may be bought with silver, also where equipment is forbidden; nothing else may', () => {
    const silver = hunters({ profile: 'hunter', extra: ['silver-weapon'] });
    expect(refused(silver, undefined, { 're-equip': 'forbidden' })).toEqual([]);
    const stakes = hunters({ profile: 'hunter', extra: ['stakes'] });
    expect(refused(stakes, undefined, { 're-equip': 'forbidden' })).not.toEqual([]);
    const state = match('wolves-in-the-mist', [silver, party('The old families')], {
      're-equip': 'forbidden',
    });
    // FF-PARTY-20: 30 points and 9 for silver at Q4+.
    expect(state.models.find(({ home }) => home === 0)).toMatchObject({ points: 39 });
  });
});

describe('Wolves in the Mist: setting up', () => {
  const waiting: SceneDraft = {
    models: [{ id: 'a', ...WAITING }, { id: 'b', ...WAITING }, wolf('w', WAITING), wolf('x', WAITING)],
  };

  it('FF-SCN-30 the pack chooses moor or forest; the moor has as many bushes as two dice say', () => {
    const { pending } = playToQuestion(fearAndFaith, { state: from('terrain', waiting) });
    expect(pending).toMatchObject({
      kind: 'layout',
      seat: 1,
      question: { options: ['wolves-moor', 'wolves-forest'] },
    });
    const moor = playScene(from('terrain', waiting), [2, 3], [['layout', 'wolves-moor']]).state;
    expect(moor.terrain.pieces.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((n) => `bush-${n}`));
    expect(moor.clock.sight).toBe(75);
    const forest = playScene(from('terrain', waiting), [], [['layout', 'wolves-forest']]).state;
    expect([forest.terrain.pieces.length, forest.clock.sight]).toEqual([16, 180]);
  });

  it('FF-SCN-30 night, a roll for the moon and none for the weather', () => {
    expect(match('wolves-in-the-mist', [party('The parish'), party('The old families')]).clock).toMatchObject(
      {
        day: false,
        outdoors: true,
        weather: 'normal',
      },
    );
    expect(STEPS.filter((step) => typeof step === 'string')).toEqual([
      'terrain',
      'moon',
      'rounds',
      'deployment-rolls',
    ]);
    expect(playScene(from('moon', waiting), [5], []).state.clock.moon).toBe(true);
  });

  const laid = [
    ['conceal', 'nothing'],
    ['place', at(100, 800)],
    ['conceal', 'x'],
    ['place', at(300, 800)],
    ['conceal', 'w'],
    ['place', at(500, 800)],
    ['conceal', 'nothing'],
    ['place', at(700, 800)],
  ] as const;

  it('FF-SCN-31 two counters for each of the pack, half of them nobody, laid anywhere', () => {
    const first = playToQuestion(fearAndFaith, { state: from('hide', waiting), steps: 2 });
    expect(first.pending).toMatchObject({
      kind: 'conceal',
      seat: 1,
      question: { of: '2-marker-1', options: ['w', 'x', 'nothing'] },
    });
    const { state: s, told, asked } = playScene(from('hide', waiting), [], laid, 5);
    expect(s.models.filter(({ standing }) => standing === 'marker')).toHaveLength(4);
    expect(s.secrets.map(({ truth }) => truth.value)).toEqual(['nothing', 'x', 'w', 'nothing']);
    expect([of(s, 'w').standing, of(s, 'a').standing]).toEqual(['hidden', 'reserve']);
    // The last has only one truth left, and is asked for all the same.
    expect(asked.at(-2)).toMatchObject({ kind: 'conceal', question: { options: ['nothing'] } });
    expect(told.filter(({ event }) => event.type === 'concealed').every(({ to }) => to?.join() === '1')).toBe(
      true,
    );
    const anywhere = playToQuestion(fearAndFaith, {
      state: from('hide', waiting),
      answers: [laid[0]],
      steps: 2,
    });
    expect(anywhere.refusal(at(20, 20))).toBeNull();
    expect(anywhere.refusal(at(450, 450))).toBeNull();
  });

  it('FF-SCN-31 hunters within Medium of an edge of their choice, each within Short of another', () => {
    const state = from('choose-edge', { models: waiting.models.slice(0, 2) });
    const first = playToQuestion(fearAndFaith, { state, answers: [['takeSide', 'south']], steps: 2 });
    expect(first.pending).toMatchObject({ kind: 'place', seat: 0 });
    expect(first.refusal(at(50, 107.5))).toBeNull();
    expect(first.refusal(at(50, 108.5))).toMatchObject({ code: 'place.area' });
    const second = playToQuestion(fearAndFaith, {
      state,
      answers: [
        ['takeSide', 'south'],
        ['place', at(300, 50)],
      ],
      steps: 3,
    });
    expect(second.refusal(at(400, 50))).toBeNull();
    expect(second.refusal(at(401, 50))).toMatchObject({ code: 'place.near' });
  });

  it('FF-SCN-31 when the hunters stand there, counters in sight are turned up once, before the first turn', () => {
    const state = night('moor', {
      phase: 'set-up',
      toDo: ['deployment-rolls'],
      models: [{ id: 'a', x: 600, y: 60 }, wolf('w', HIDDEN)],
      markers: [
        { id: 'm1', party: 1, x: 600, y: 160, truth: 'w' },
        { id: 'm2', party: 1, x: 600, y: 161.5, truth: 'nothing' },
      ],
    });
    const { state: s } = playScene(state, [], []);
    expect([of(s, 'w').standing, of(s, 'm2').standing, s.phase]).toEqual(['table', 'marker', 'initiative']);
  });
});

describe('Wolves in the Mist: fog', () => {
  const two = { models: [{ id: 'a', x: 450, y: 50 }, wolf('w', { x: 450, y: 700 })] };
  const turnovers = (layout: 'moor' | 'forest', before: number, party_: number) =>
    playScene(
      night(layout, {
        ...two,
        active: party_,
        parties: [
          { side: 'good', turnovers: before },
          { side: 'evil', turnovers: before },
        ],
      }),
      [1, 1],
      [
        ['nominate', party_ === 0 ? 'a' : 'w'],
        ['dice', '2'],
      ],
    ).state.clock;

  it('FF-SCN-30 dawn breaks with the second turnover of the pack, and the fog on the moor lifts', () => {
    expect(turnovers('moor', 0, 1)).toMatchObject({ day: false, sight: 75 });
    expect(turnovers('moor', 1, 1)).toMatchObject({ day: true, sight: null });
    expect(turnovers('moor', 1, 0)).toMatchObject({ day: false, sight: 75 });
  });

  it('FF-SCN-30 the mist of the forest stays', () => {
    expect(turnovers('forest', 1, 1)).toMatchObject({ day: true, sight: 180 });
  });

  it('FF-SCN-30 FF-SCN-31 a turnover of a counter counts, and what can be seen then is turned up', () => {
    const state = night('moor', {
      models: [{ id: 'a', x: 450, y: 50 }, wolf('w', HIDDEN)],
      markers: [
        { id: 'm1', party: 1, x: 450, y: 700, truth: 'nothing' },
        { id: 'm2', party: 1, x: 350, y: 700, truth: 'w' },
      ],
      terrain: [],
      active: 1,
      parties: [{ side: 'good' }, { side: 'evil', turnovers: 1 }],
    });
    const { state: s } = playScene(
      state,
      [1, 1],
      [
        ['nominate', 'm1'],
        ['dice', '2'],
      ],
    );
    expect(s.clock).toMatchObject({ day: true, sight: null });
    expect([of(s, 'm1').standing, of(s, 'w').standing]).toEqual(['out', 'table']);
  });

  it('FF-SCN-30 bushes are difficult for men, not for animals and werewolves', () => {
    const through = (model: SceneModel) =>
      playToQuestion(fearAndFaith, {
        state: night('moor', { models: [model, { id: 'z', x: 20, y: 880, party: 1 }], acting: ['m', 1] }),
        answers: [['act', 'move']],
      }).refusal([at(150, 200 + 100)]);
    const start = { id: 'm', x: 150, y: 200, movement: 'medium' } as const;
    expect(through(start)).toMatchObject({ code: 'move.too-far' });
    expect(through({ ...start, tags: ['animal'] })).toBeNull();
    expect(through({ ...start, tags: ['werewolf'] })).toBeNull();
  });

  const hunter = { id: 's', x: 97 + 27.5, y: 112, rules: ['stealth', 'pistol'], arms: ['pistol'] } as const;
  const gunman = {
    id: 'g',
    party: 1,
    x: 97 + 27.5,
    y: 262,
    rules: ['rifle'],
    arms: ['bolt-action-rifle'],
  } as const;
  const canShoot = (s: FaithState) =>
    offersFor(looking(s), of(s, 'g'), 1).some(({ action, target }) => action === 'shoot' && target === 's');

  it('FF-SCN-30 who has Stealth and touches a tree cannot be shot until he fires a gun', () => {
    const before = night('forest', { models: [hunter, gunman], acting: ['s', 1] });
    expect(canShoot(before)).toBe(false);
    const { state: s } = playScene(before, [2, 3], [['act', 'shoot/pistol/g']]);
    expect(of(s, 's').game['given-away']).toBe(1);
    expect(canShoot(s)).toBe(true);
    const again = playScene({ ...s, phase: 'turn' }, [], []).state;
    expect(of(again, 's').game['given-away']).toBe(0);
    expect(canShoot(again)).toBe(false);
  });

  it('FF-SCN-30 nor is he given away on the moor, or by a friend who fires', () => {
    const friend = { ...hunter, id: 'f', x: 300, y: 200, rules: ['pistol'] } as const;
    const near = { ...gunman, x: 300, y: 260 };
    const { state: s } = playScene(
      night('forest', { models: [hunter, friend, near], acting: ['f', 1] }),
      [2, 3],
      [['act', 'shoot/pistol/g']],
    );
    expect([of(s, 's').game['given-away'], of(s, 'f').game['given-away']]).toEqual([undefined, undefined]);
    const moor = playScene(
      night('moor', { models: [{ ...hunter, x: 300, y: 200 }, near], acting: ['s', 1] }),
      [2, 3],
      [['act', 'shoot/pistol/g']],
    ).state;
    expect(of(moor, 's').game['given-away']).toBeUndefined();
  });
});

describe('Wolves in the Mist: victory', () => {
  const lost = (
    id: string,
    party_: number,
    points: number,
    how: 'killed' | 'routed' | 'left',
    escaped = false,
  ) => ({ id, party: party_, points, standing: 'out', left: how, escaped }) as const;

  it('FF-SCN-32 a point for 20 points of killed enemies; who ran or walked off the table counts half', () => {
    const points = (...models: readonly SceneModel[]) =>
      victoryPoints(night('moor', { models: [{ id: 'a', x: 450, y: 50 }, ...models] }), 0);
    expect(points(lost('w', 1, 60, 'killed'))).toBe(3);
    expect(points(lost('w', 1, 60, 'routed'))).toBe(3);
    expect(points(lost('w', 1, 81, 'routed', true))).toBe(2);
    expect(points(lost('w', 1, 81, 'left', true))).toBe(2);
    // 19 and 20: half of each is rounded down by itself.
    expect(points(lost('w', 1, 39, 'left', true), lost('x', 1, 41, 'left', true))).toBe(1);
    expect(points(lost('h', 0, 100, 'killed'))).toBe(0);
  });

  it('FF-SCN-32 anybody may walk off the table of his own will', () => {
    const state = night('moor', {
      models: [{ id: 'a', x: 450, y: 40 }, wolf('w', { x: 450, y: 700 })],
      acting: ['a', 1],
    });
    expect(optionsOf(state)).toContain('leave-table/south');
  });

  const passing = (models: readonly SceneModel[], round: number, markers: SceneDraft['markers'] = []) =>
    playScene(night('moor', { models, markers, round, active: 1, phase: 'end-of-turn' }), [], []).state.ended;

  it('FF-SCN-32 it ends when one side is off the table; a pack in hiding is not', () => {
    const a = { id: 'a', x: 450, y: 50 };
    expect(passing([a, lost('w', 1, 60, 'left', true)], 2)).toMatchObject({ shares: [1, 0] });
    expect(
      passing([a, lost('w', 1, 60, 'killed'), wolf('x', HIDDEN)], 2, [
        { id: 'm1', party: 1, x: 450, y: 700, truth: 'x' },
      ]),
    ).toBeNull();
  });

  it('FF-SCN-32 or after twelve rounds, by points; what was hidden lies open then', () => {
    const models = [{ id: 'a', x: 450, y: 50 }, wolf('w', { x: 450, y: 700 }), lost('h', 0, 40, 'killed')];
    expect(passing(models, 11)).toBeNull();
    expect(passing(models, 12)).toEqual({ reason: 'time-up', shares: [0, 1] });
    const { state: s } = playScene(
      night('moor', {
        models: [{ id: 'a', x: 450, y: 50 }, wolf('w', HIDDEN)],
        markers: [{ id: 'm1', party: 1, x: 450, y: 700, truth: 'w' }],
        round: 12,
        active: 1,
        phase: 'end-of-turn',
      }),
      [],
      [],
    );
    expect(fearAndFaith.view(s, 0).secrets[0]!.truth.value).toBe('w');
  });

  it('FF-SCN-33 a pack by other names plays by the same rules', () => {
    const tigers = {
      ...party('The old families'),
      name: 'Tigers of the delta',
      entries: party('The old families').entries.map((entry) => ({ ...entry, name: 'Were-tiger' })),
    };
    const nameless = (units: readonly PartyDocument[]) =>
      JSON.stringify(match('wolves-in-the-mist', units), (key, value: unknown) =>
        key === 'name' ? undefined : value,
      );
    const hunters = party('The parish');
    expect(nameless([hunters, tigers])).toBe(nameless([hunters, party('The old families')]));
  });
});

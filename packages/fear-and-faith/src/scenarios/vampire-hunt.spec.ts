import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { victoryPoints } from '../rules/turn/ending.ts';
import fearAndFaith from '../ruleset.ts';
import { of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';
import { documents } from './documents.ts';

const DOCUMENT = documents.find(({ id }) => id === 'vampire-hunt')!;
const STEPS = DOCUMENT.deployment!.steps;
const CRYPT = DOCUMENT.layouts![0]!;

/** The crypt by day; seat 0 hunts. */
function crypt(draft: SceneDraft) {
  return scene({
    scenario: 'vampire-hunt',
    terrain: CRYPT.terrain as never,
    portals: CRYPT.doors as never,
    rooms: CRYPT.rooms as never,
    ...draft,
    story: { layout: 'crypt', ...draft.story },
  });
}

function from(op: string, draft: SceneDraft) {
  const at = STEPS.findIndex((step) => (typeof step === 'string' ? step : step.op) === op);
  return scene({ scenario: 'vampire-hunt', phase: 'set-up', toDo: STEPS.slice(at) as never, ...draft });
}

const vampire = (id: string, more: Partial<SceneModel> = {}): SceneModel => ({
  id,
  party: 1,
  profile: 'minor-vampire-with-handgun',
  rules: ['vampire'],
  tags: ['vampire', 'monster'],
  arms: ['natural'],
  quality: 3,
  ...more,
});
/** In its shut coffin, the first in the middle of the room. */
const sleeper = (id = 'v', more: Partial<SceneModel> = {}) =>
  vampire(id, { standing: 'reserve', conditions: { asleep: true }, ...more });
const IN_COFFIN = { slots: { 'coffin-1': { model: 'v' } } } as const;
/** At the south side of the first coffin. */
const BESIDE = { x: 450, y: 435 - 12.5 } as const;

describe('Vampire Hunt: setting up', () => {
  const waiting: SceneDraft = {
    models: [
      { id: 'h', standing: 'reserve' },
      vampire('v', { standing: 'reserve' }),
      { id: 'm1', party: 1, standing: 'reserve' },
      vampire('w', { standing: 'reserve' }),
      { id: 'm2', party: 1, standing: 'reserve' },
    ],
  };

  it('FF-SCN-08 one room, four doors, and a coffin laid for each vampire, in order', () => {
    const { state: s } = playScene(from('terrain', waiting), [], [], 4);
    expect(s.portals.map(({ id, state, locked }) => [id, state, locked])).toEqual(
      ['s', 'n', 'w', 'e'].map((side) => [`door-${side}`, 'closed', false]),
    );
    expect(s.rooms).toMatchObject([{ id: 'room', enclosed: true, sunlit: false }]);
    const coffins = s.terrain.pieces.filter(({ id }) => id.startsWith('coffin'));
    expect(coffins.map(({ id, top, solid }) => [id, top, solid])).toEqual([
      ['coffin-1', 15, true],
      ['coffin-2', 15, true],
    ]);
  });

  it('FF-SCN-09 vampires sleep in closed coffins, whatever their place on the roster', () => {
    const { state: s } = playScene(from('terrain', waiting), [], [], 4);
    expect(s.story.slots).toEqual({
      'coffin-1': { model: 'v', open: false },
      'coffin-2': { model: 'w', open: false },
    });
    expect([of(s, 'v').standing, of(s, 'v').conditions.asleep]).toEqual(['reserve', true]);
    expect(of(s, 'm1').conditions.asleep).toBeUndefined();
  });

  it('FF-SCN-09 minions within S of coffins, each coffin one before any has two', () => {
    const first = playToQuestion(fearAndFaith, { state: from('terrain', waiting), steps: 5 });
    expect(first.pending).toMatchObject({ kind: 'place', seat: 1, question: { model: 'm1' } });
    expect(first.refusal({ x: 450, y: 435 - 87.5, z: 0 })).toBeNull();
    expect(first.refusal({ x: 450, y: 435 - 88.6, z: 0 })).toMatchObject({ code: 'place.area' });
    const second = playToQuestion(fearAndFaith, {
      state: from('terrain', waiting),
      answers: [['place', { x: 500, y: 435 - 60, z: 0 }]],
      steps: 6,
    });
    expect(second.pending).toMatchObject({ question: { areas: [{ piece: 'coffin-2', within: 75 }] } });
  });

  it('FF-SCN-09 hunters in the strip outside, at any edge, and the first turn is theirs without a roll', () => {
    const { refusal } = playToQuestion(fearAndFaith, {
      state: from('terrain', waiting),
      answers: [
        ['place', { x: 450, y: 400, z: 0 }],
        ['place', { x: 300, y: 400, z: 0 }],
      ],
      steps: 7,
    });
    expect(refusal({ x: 450, y: 62.5, z: 0 })).toBeNull();
    expect(refusal({ x: 837.5, y: 450, z: 0 })).toBeNull();
    expect(refusal({ x: 450, y: 120, z: 0 })).toMatchObject({ code: 'place.area' });
    const order = playScene(
      crypt({
        models: [{ id: 'h', x: 450, y: 50 }],
        phase: 'initiative',
        parties: [{ side: 'evil' }, { side: 'good' }],
      }),
      [],
      [],
    ).state.order;
    expect(order).toEqual([1, 0]);
  });
});

describe('Vampire Hunt: day and night', () => {
  const roll = (party: number) =>
    playScene(
      crypt({
        models: [
          { id: 'h', x: 450, y: 50 },
          { id: 'm', party: 1, x: 600, y: 600 },
          vampire('v', { x: 300, y: 300 }),
        ],
        active: party,
      }),
      [2, 2],
      [
        ['nominate', party === 0 ? 'h' : 'm'],
        ['dice', '2'],
      ],
    ).state.clock.day;

  it('FF-SCN-10 it is day, and night falls at the good player’s first turnover', () => {
    const start = playScene(from('time', { models: [{ id: 'h', standing: 'reserve' }] }), [], []).state;
    expect(start.clock).toMatchObject({ day: true, time: 'fixed', weather: 'normal' });
    expect(roll(0)).toBe(false);
  });

  it('FF-SCN-10 a turnover of evil changes nothing', () => {
    expect(roll(1)).toBe(true);
  });
});

describe('Vampire Hunt: waking', () => {
  const shot = (
    more: Partial<SceneDraft>,
    dice: readonly number[],
    answers: readonly (readonly [never, unknown])[],
  ) =>
    playScene(
      crypt({
        models: [
          { id: 'h', x: 450, y: 50, arms: ['pistol'], rules: ['pistol'] },
          { id: 'm', party: 1, x: 560, y: 50 },
          sleeper(),
        ],
        story: IN_COFFIN,
        acting: ['h', 1],
        ...more,
      }),
      dice,
      [['act', 'shoot/pistol/m'], ...answers],
    );

  it('FF-SCN-11 a gun, outside as well: a die for each sleeper, and a 4 wakes nobody', () => {
    const { state: s } = shot({}, [2, 6, 4], []);
    expect(of(s, 'v').conditions.asleep).toBe(true);
  });

  it('FF-SCN-11 by day: it stands beside its coffin, and is transfixed unless it passes at -1', () => {
    const rise = [['place', { x: 450, y: 410, z: 0 }] as never];
    // Quality 3+ in daylight needs a 4.
    const fails = shot({}, [2, 6, 5, 3], rise).state;
    expect(of(fails, 'v')).toMatchObject({ standing: 'table', posture: 'standing' });
    expect(of(fails, 'v').conditions).toEqual({ transfixed: { by: 'story', cost: 2, source: null } });
    const holds = shot({}, [2, 6, 5, 4], rise).state;
    expect(of(holds, 'v').conditions).toEqual({});
  });

  it('FF-SCN-11 by night nobody rolls for that, and nobody is frightened', () => {
    const { state: s } = shot(
      { clock: { day: false } },
      [2, 6, 5],
      [['place', { x: 450, y: 410, z: 0 }] as never],
    );
    expect(of(s, 'v').conditions).toEqual({});
  });

  it('FF-SCN-11 within one base of the coffin, as its player likes', () => {
    const { refusal } = playToQuestion(fearAndFaith, {
      state: crypt({
        models: [
          { id: 'h', x: 450, y: 50, arms: ['pistol'], rules: ['pistol'] },
          { id: 'm', party: 1, x: 560, y: 50 },
          sleeper(),
        ],
        story: IN_COFFIN,
        acting: ['h', 1],
      }),
      dice: [2, 6, 6],
      answers: [['act', 'shoot/pistol/m']],
    });
    expect(refusal({ x: 450, y: 435 - 37.5, z: 0 })).toBeNull();
    expect(refusal({ x: 450, y: 435 - 38.6, z: 0 })).toMatchObject({ code: 'place.area' });
    expect(refusal({ x: 450, y: 450, z: 0 })).toMatchObject({ code: 'deploy.no-footing' });
  });

  it('FF-SCN-11 a kill in the room wakes, a kill outside does not', () => {
    const kill = (y: number, dice: readonly number[]) =>
      playScene(
        crypt({
          models: [
            { id: 'h', x: 200, y, combat: 6 },
            { id: 'm', party: 1, x: 225, y },
            { id: 'm2', party: 1, x: 700, y: 700 },
            sleeper(),
          ],
          story: IN_COFFIN,
          acting: ['h', 1],
        }),
        dice,
        [['act', 'strike/hand-weapon/m']],
      ).state;
    expect(of(kill(200, [6, 1, 1]), 'm').standing).toBe('out');
    expect(of(kill(40, [6, 1]), 'v').conditions.asleep).toBe(true);
  });

  it('FF-SCN-11 a kill that Tough turns into a wound counts as well', () => {
    const { state: s } = playScene(
      crypt({
        models: [
          { id: 'h', x: 200, y: 200, combat: 5 },
          { id: 'm', party: 1, x: 225, y: 200, rules: ['tough'], quality: 3 },
          sleeper(),
        ],
        story: IN_COFFIN,
        acting: ['h', 1],
      }),
      [5, 2, 1],
      [['act', 'strike/hand-weapon/m']],
    );
    expect([of(s, 'm').losses.wounds, of(s, 'v').conditions.asleep]).toEqual([1, true]);
  });

  it('FF-SCN-11 a minion beside the coffin lifts the lid for one action: on 4 it wakes, and hunters near it test', () => {
    const lid = (dice: readonly number[], answers: readonly (readonly [never, unknown])[], x = 540) =>
      playScene(
        crypt({
          models: [{ id: 'm', party: 1, ...BESIDE }, { id: 'h', x, y: 435 }, sleeper()],
          story: IN_COFFIN,
          acting: ['m', 1],
          active: 1,
        }),
        dice,
        [['act', 'deed/lift-the-lid/coffin-1'] as never, ...answers],
      );
    expect(of(lid([3], []).state, 'v').conditions.asleep).toBe(true);
    const rise = [['place', { x: 450, y: 477.5, z: 0 }] as never];
    // A 4, its Quality roll, and three dice of fear for the hunter within M.
    const woken = lid([4, 6, 6, 6, 6], rise);
    expect(of(woken.state, 'v')).toMatchObject({ standing: 'table', conditions: {} });
    const near = woken.events.filter((event) => event.type === 'quality' && event.purpose === 'fear');
    expect(near).toHaveLength(1);
    expect(lid([4, 6], rise, 700).events.some((e) => e.type === 'quality' && e.purpose === 'fear')).toBe(
      false,
    );
  });

  it('FF-SCN-11 hunters have no lid to lift, minions none to open, and from afar nobody has', () => {
    const offers = (party: number, at: { readonly x: number; readonly y: number }) =>
      playToQuestion(fearAndFaith, {
        state: crypt({
          models: [{ id: 'x', party, ...at }, { id: 'y', party: 1 - party, x: 800, y: 50 }, sleeper()],
          story: IN_COFFIN,
          acting: ['x', 1],
          active: party,
        }),
      }).pending.question as { readonly options: readonly string[] };
    const deeds = (party: number, at = BESIDE as { readonly x: number; readonly y: number }) =>
      offers(party, at).options.filter((id) => id.startsWith('deed'));
    expect(deeds(0)).toEqual(['deed/open-coffin/coffin-1']);
    expect(deeds(1)).toEqual(['deed/lift-the-lid/coffin-1']);
    expect(deeds(0, { x: 450, y: 420 })).toEqual([]);
  });

  it('FF-SCN-11 an opened coffin: the sleeper lies there as if transfixed, and can be struck', () => {
    const open = playScene(
      crypt({
        models: [{ id: 'h', ...BESIDE, combat: 6 }, sleeper()],
        story: IN_COFFIN,
        acting: ['h', 2],
      }),
      [6, 1],
      [
        ['act', 'deed/open-coffin/coffin-1'],
        ['act', 'strike/hand-weapon/v'],
      ],
    );
    expect(of(open.state, 'v')).toMatchObject({ standing: 'out', left: 'killed-gruesome' });
    const opened = playScene(
      crypt({ models: [{ id: 'h', ...BESIDE }, sleeper()], story: IN_COFFIN, acting: ['h', 1] }),
      [],
      [['act', 'deed/open-coffin/coffin-1']],
    ).state;
    expect(of(opened, 'v').conditions).toMatchObject({ asleep: true, transfixed: { cost: null } });
    expect(opened.story.slots['coffin-1']!.open).toBe(true);
  });

  it('FF-SCN-11 a sleeper makes no Fear tests: no Ban can be tried on one in an open coffin', () => {
    const { pending } = playToQuestion(fearAndFaith, {
      state: crypt({
        models: [
          { id: 'h', ...BESIDE, rules: ['ban:vampires'] },
          vampire('v', {
            x: 450,
            y: 447.5,
            conditions: { asleep: true, transfixed: { by: 'story', cost: null, source: null } },
          }),
        ],
        story: { slots: { 'coffin-1': { model: 'v', open: true } } },
        terrain: CRYPT.terrain as never,
        acting: ['h', 1],
      }),
    });
    const { options } = pending.question as { readonly options: readonly string[] };
    expect(options.filter((id) => id.startsWith('ban'))).toEqual([]);
  });

  it('FF-SCN-11 nightfall wakes nobody by itself', () => {
    const { state: s } = playScene(
      crypt({
        models: [{ id: 'h', x: 450, y: 50 }, sleeper()],
        story: IN_COFFIN,
      }),
      [2, 2],
      [
        ['nominate', 'h'],
        ['dice', '2'],
      ],
    );
    expect([s.clock.day, of(s, 'v').conditions.asleep]).toEqual([false, true]);
  });
});

describe('Vampire Hunt: the end', () => {
  const out = { standing: 'out' } as const;

  it('FF-SCN-12 a point for twenty points destroyed; who ran does not count, who was cut down while helpless does', () => {
    const { state: s } = playScene(
      crypt({
        models: [
          { id: 'h', x: 450, y: 50 },
          { id: 'k', ...out, left: 'killed', points: 39 },
          { id: 'f', ...out, left: 'routed', escaped: true, points: 100 },
          vampire('v', { x: 300, y: 300 }),
          vampire('w', { ...out, left: 'routed', points: 40 }),
          { id: 'm', party: 1, ...out, left: 'left', escaped: true, points: 60 },
        ],
        phase: 'end-of-turn',
      }),
      [],
      [],
    );
    expect([victoryPoints(s, 0), victoryPoints(s, 1)]).toEqual([2, 1]);
  });

  it('FF-SCN-12 a vampire that leaves by day is destroyed, by night it got away', () => {
    const left = (day: boolean) =>
      playScene(
        crypt({
          models: [
            { id: 'h', x: 450, y: 850 },
            { id: 'm', party: 1, x: 300, y: 300 },
            vampire('v', { x: 450, y: 30, points: 60 }),
          ],
          acting: ['v', 1],
          active: 1,
          clock: { day },
        }),
        [],
        [['act', 'leave-table/south']],
      ).state;
    expect([of(left(true), 'v').left, victoryPoints(left(true), 0)]).toEqual(['killed', 3]);
    expect([of(left(false), 'v').left, victoryPoints(left(false), 0)]).toEqual(['left', 0]);
  });

  it('FF-SCN-12 it goes on while somebody sleeps, ends when a side is gone, and more points have won', () => {
    const end = (last: SceneModel) =>
      playScene(
        crypt({
          models: [
            { id: 'h', x: 200, y: 200, points: 20 },
            { id: 'k', ...out, left: 'killed', points: 80 },
            vampire('w', { ...out, left: 'killed', points: 60 }),
            last,
          ],
          story: IN_COFFIN,
          phase: 'end-of-turn',
        }),
        [],
        [],
      ).state.ended;
    expect(end(sleeper())).toBeNull();
    expect(end(vampire('v', { ...out, left: 'left', escaped: true }))).toEqual({
      reason: 'wiped-out',
      shares: [0, 1],
    });
  });

  it('FF-SCN-12 after round 15 by points', () => {
    const late = crypt({
      models: [
        { id: 'h', x: 200, y: 200 },
        vampire('v', { x: 300, y: 300 }),
        vampire('w', { ...out, left: 'killed', points: 20 }),
      ],
      phase: 'end-of-turn',
      active: 1,
      round: 15,
      rounds: 15,
    });
    expect(playScene(late, [], []).state.ended).toEqual({ reason: 'time-up', shares: [1, 0] });
    expect(DOCUMENT.limit!.rounds).toBe(15);
  });
});

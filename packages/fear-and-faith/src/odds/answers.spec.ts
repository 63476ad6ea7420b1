import { initialState, type Json, type Pending } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { FearAndFaith } from '../game.ts';
import { positions } from '../position.ts';
import fearAndFaith from '../ruleset.ts';
import { duel, type SceneModel, scene } from '../scene.spec-support.ts';
import type { FaithState } from '../state.ts';
import { tongues } from '../words/index.ts';
import { brief } from './brief.ts';
import { odds } from './odds.ts';
import { FAR } from './situations.spec-support.ts';

type Told = { readonly [key: string]: Json };

const asked = (state: FaithState, query: object, pending: Pending<FearAndFaith> | null = null) =>
  odds.odds(state, odds.schema.parse(query), pending) as Told;

const lines = (answer: Json) => tongues.en.odds(answer).join('\n');

const RIFLE = { arms: [{ weapon: 'bolt-action-rifle', inHand: true }] } as const;

function apart(a: Partial<SceneModel>, b: Partial<SceneModel>, far = 100, more: object = {}) {
  return scene({
    models: [{ id: 'a', x: 300, y: 450, ...a }, { id: 'b', x: 325 + far, y: 450, party: 1, ...b }, ...FAR],
    ...more,
  });
}

describe('questions about chances', () => {
  it('FF-HTH-02 a fight, with who adds what, in numbers and in words', () => {
    const answer = asked(duel({ combat: 3 }, { combat: 3 }), { ask: 'fight', attacker: 'a', target: 'b' });
    expect(answer).toMatchObject({
      possible: true,
      kind: 'fight',
      weapon: 'hand-weapon',
      fight: { of: 36, target: { none: 21, recoil: 5, fall: 8, killed: 2 } },
    });
    expect(lines(answer)).toMatch(/^the target +nothing 58\.3 % \(21\/36\), driven back 13\.9 % \(5\/36\)/m);
  });

  it('FF-ACT-11 FF-HTH-07 a powerful blow, and from where it would be struck', () => {
    const hill = [{ id: 'h', type: 'hill', height: 20, shape: { rect: [300, 300, 160, 300] } }] as const;
    const state = duel({}, {}, 1, { terrain: hill });
    const query = { ask: 'fight', attacker: 'a', target: 'b', powerful: true };
    expect(lines(asked(state, query))).toContain('against d6 + 2 - 1 a heavy blow');
    const higher = asked(state, { ...query, from: { x: 450, y: 450, z: 20 } });
    expect(lines(higher)).toContain('+ 1 the higher ground');
  });

  it('FF-RNG-06 FF-RNG-08 a shot, and why there is none', () => {
    const shot = { ask: 'shot', shooter: 'a', target: 'b' };
    expect(asked(apart(RIFLE, {}), shot)).toMatchObject({
      kind: 'volley',
      weapon: 'bolt-action-rifle',
      volley: { targets: [{ model: 'b', of: 36 }], fails: { what: 'jams', ways: 1, of: 36 } },
    });
    expect(asked(apart(RIFLE, {}, 560), shot)['why']).toMatchObject({ code: 'odds.no-shot' });
    expect(asked(apart({}, {}), shot)['why']).toMatchObject({ code: 'odds.no-weapon' });
    expect(asked(apart(RIFLE, {}), { ...shot, burst: true })['why']).toMatchObject({
      code: 'odds.no-weapon',
    });
    expect(asked(apart(RIFLE, { standing: 'reserve' }), shot)['why']).toMatchObject({
      code: 'odds.no-model',
      params: { model: 'b' },
    });
  });

  it('FF-RNG-23 a grenade: whether it falls there, and on whom', () => {
    const at = { x: 330, y: 450, z: 0 };
    const answer = asked(apart({ arms: ['grenade'] }, {}, 60), {
      ask: 'throw',
      thrower: 'a',
      weapon: 'grenade',
      at,
    });
    expect(answer).toMatchObject({ kind: 'throw', of: 6, straight: 3, astray: { short: 3 } });
    expect(lines(answer)).toMatch(/^strays up to +short 50\.0 % \(3\/6\)$/m);
    expect(lines(answer)).toMatch(/^b:$/m);
  });

  it('FF-MAG-09 FF-MAG-13 spells, and whom they do nothing to', () => {
    const spell = { ask: 'spell', caster: 'a', target: 'b', power: 2 };
    const evil = { parties: [{ side: 'evil' }, { side: 'good' }] };
    const state = apart({ rules: ['warlock'] }, {}, 60, evil);
    expect(asked(state, { ...spell, spell: 'transfix' })).toMatchObject({
      kind: 'resist',
      resist: { of: 36, fails: 27 },
    });
    expect(asked(state, { ...spell, spell: 'scare' })).toMatchObject({ kind: 'fear' });
    expect(asked(state, { ...spell, spell: 'attack' })).toMatchObject({ kind: 'fight' });
    const vampire = apart({ rules: ['warlock'] }, { tags: ['vampire'], rules: ['vampire'] }, 60, evil);
    expect(asked(vampire, { ...spell, spell: 'curse' })['why']).toMatchObject({ code: 'odds.no-spell' });
    expect(
      asked(apart({ rules: ['warlock'] }, {}, 130, evil), { ...spell, spell: 'curse' })['possible'],
    ).toBe(false);
  });

  it('FF-FEAR-03 FF-MOR-02 nerve, and who has none to lose', () => {
    const fear = { ask: 'fear', model: 'a', source: 'b' };
    expect(lines(asked(apart({}, { rules: ['fearful'] }), fear))).toMatch(
      /^needs +5\+ \(Quality 4 - 1 Fearful\) on 3 dice$/m,
    );
    expect(asked(apart({ rules: ['mindless'] }, {}), fear)['why']).toMatchObject({ code: 'odds.no-test' });
    expect(asked(apart({}, {}), { ask: 'morale', model: 'a' })).toMatchObject({
      outcomes: { stands: 27 },
      of: 216,
    });
    expect(asked(apart({ rules: ['mindless'] }, {}), { ask: 'morale', model: 'a' })['possible']).toBe(false);
  });

  it('FF-MOV-19 a climber who loses heart falls first', () => {
    const hanging = { z: 100, conditions: { climbing: { height: 100, piece: 'p' } } } as const;
    const drop = { of: 36, outcomes: { hard: 9, killed: 27 } };
    const afraid = asked(apart(hanging, {}), { ask: 'fear', model: 'a', source: 'b' });
    expect(afraid).toMatchObject({ fear: { drop } });
    expect(lines(afraid)).toMatch(
      /^first the fall +down hard 25\.0 % \(9\/36\), killed 75\.0 % \(27\/36\)$/m,
    );
    expect(asked(apart(hanging, {}), { ask: 'morale', model: 'a' })).toMatchObject({ drop });
    expect(asked(apart({}, {}), { ask: 'morale', model: 'a' })).toMatchObject({ drop: null });
  });

  it('FF-HTH-17 FF-HTH-19 who strikes at a back that is turned', () => {
    const hacks = { ask: 'hacks', model: 'a' };
    expect(asked(duel({}, {}), hacks)).toMatchObject({ hacks: { hacks: [{ model: 'b', of: 36 }] } });
    const run = asked(duel({}, {}), { ...hacks, fleeing: true })['hacks'] as Told;
    expect(run['hacks']).toMatchObject([{ target: { none: 21, killed: expect.any(Number) } }]);
    expect(asked(apart({}, {}), hacks)['why']).toMatchObject({ code: 'odds.nobody-strikes' });
  });

  it('FF-ACT-03 FF-GEN-12 FF-MOV-16 FF-MOV-21 FF-MOV-10 dice, climbs, falls, doors', () => {
    const state = apart({}, {});
    expect(asked(state, { ask: 'activation', models: ['a'] })['gambles']).toHaveLength(3);
    expect(asked(state, { ask: 'activation', models: ['a'], dice: 2 })['gambles']).toMatchObject([
      { turnover: 9, of: 36 },
    ]);
    expect(asked(state, { ask: 'quality', model: 'a', dice: 2, modifier: -1 })).toMatchObject({
      roll: { needed: 5, successes: [16, 16, 4] },
    });
    expect(asked(state, { ask: 'fall', model: 'a', depth: 75 })).toMatchObject({
      outcomes: { hard: 3, killed: 3 },
      of: 6,
    });
    expect(asked(state, { ask: 'climb', model: 'a' })['why']).toMatchObject({ code: 'odds.no-climb' });
    expect(asked(state, { ask: 'door', bashers: ['a'], door: 'd' })['why']).toMatchObject({
      code: 'odds.no-door',
    });
  });

  it('what is no question is refused by its form', () => {
    for (const query of [
      {},
      { ask: 'fight' },
      { ask: 'shot', shooter: 'a' },
      { ask: 'quality', model: 'a', dice: 4 },
      { ask: 'spell', caster: 'a', target: 'b', spell: 'raise', power: 1 },
    ])
      expect(odds.schema.safeParse(query).success).toBe(false);
  });
});

describe('the open question', () => {
  const opened = (state: FaithState, kind: string, question: object) =>
    asked(state, { ask: 'pending' }, { kind, seat: 0, question } as unknown as Pending<FearAndFaith>);

  it('FF-ACT-02 every number of dice, and every model that may be nominated', () => {
    const state = apart({}, {});
    const dice = {
      kind: 'model',
      models: ['a'],
      declared: null,
      needed: 4,
      automatic: 0,
      options: ['1', '2', '3'],
    };
    const answer = opened(state, 'dice', dice);
    expect(answer['options']).toMatchObject({ 3: { gambles: [{ turnover: 108, of: 216 }] } });
    expect(lines(answer)).toMatch(
      /^3 +3 dice: 0 and the turn passes 12\.5 % \(27\/216\).*the turn passes 50\.0 % \(108\/216\)$/m,
    );
    const nominate = opened(state, 'nominate', { options: ['a', 'pass'], round: 1 });
    expect(Object.keys(nominate['options'] as Told)).toEqual(['a']);
    const declare = opened(apart({ rules: ['warlock'] }, {}), 'declare', {
      model: 'a',
      options: ['nothing', 'spell/attack'],
    });
    expect(declare['options']).toMatchObject({
      nothing: { gambles: [{}, {}, { mishap: 0 }] },
      'spell/attack': { gambles: [{}, {}, { mishap: 27 }] },
    });
  });

  it('FF-SPEC-27 a die again: of a Quality roll, and of a fight as it lies', () => {
    const quality = {
      model: 'a',
      purpose: 'morale',
      dice: [6, 3, 5],
      passesAt: 4,
      fight: null,
      options: ['keep', '2'],
    };
    expect(opened(apart({}, {}), 'reroll', quality)['options']).toMatchObject({
      keep: { of: 1, successes: { 2: 1 } },
      2: { of: 6, successes: { 2: 3, 3: 3 } },
    });
    const state = duel({ combat: 3 }, { combat: 3 });
    const attack = { ...FACTS, attacker: 'a', target: 'b' };
    const fight = { attack, role: 'attacker', attacker: 1, target: 4 };
    const combat = {
      model: 'a',
      purpose: 'combat',
      dice: [1],
      passesAt: null,
      fight,
      options: ['keep', '1'],
    };
    expect(opened(state, 'reroll', combat)['options']).toMatchObject({
      keep: { fight: { of: 6, attacker: { fall: 6 } } },
      1: { fight: { of: 6, attacker: { fall: 3, none: 3 }, target: { none: 4, recoil: 1, fall: 1 } } },
    });
  });

  it('FF-RNG-11 a charge that is met: in time or not, and the shot', () => {
    const state = apart(RIFLE, {});
    const question = {
      model: 'a',
      charger: 'b',
      meets: { x: 400, y: 450, z: 0 },
      options: ['neither', 'single/bolt-action-rifle'],
    };
    expect(opened(state, 'chargeReaction', question)['options']).toMatchObject({
      'single/bolt-action-rifle': { roll: { successes: [3, 3] }, volley: { targets: [{ model: 'b' }] } },
    });
  });

  it('FF-MOV-18 FF-SPEC-11 FF-HTH-17 FF-MOV-04 FF-MAG-12 FF-FEAR-07 FF-MAG-03 what else something is rolled for', () => {
    const facts = { ...FACTS, attacker: 'b', target: 'a' };
    const climber = duel({ z: 50, conditions: { climbing: { height: 50, piece: 'p' } } }, {});
    expect(
      opened(climber, 'letGo', { model: 'a', attack: facts, options: ['hold', 'let-go'] })['options'],
    ).toMatchObject({
      hold: { kind: 'fight' },
      'let-go': { kind: 'fall' },
    });
    const state = duel({ arms: [{ weapon: 'chainsaw', inHand: true }], rules: ['chainsaw'] }, {});
    const before = { ...FACTS, weapon: 'chainsaw', attacker: 'a', target: 'z' };
    const saw = opened(duel({ rules: ['chainsaw'] }, {}, 1, { models: FAR }), 'followUp', {
      model: 'a',
      before,
      options: ['b', 'nobody'],
    });
    expect(Object.keys(saw['options'] as Told)).toEqual(['b']);
    expect(opened(state, 'nextHack', { model: 'a', options: ['b'] })['options']).toMatchObject({
      b: { kind: 'fight' },
    });
    expect(opened(apart({}, {}), 'nextTested', { model: 'b', options: ['a'] })['options']).toMatchObject({
      a: { kind: 'fear' },
    });
    expect(
      opened(apart({}, {}), 'panic', { model: 'a', modifier: 0, options: ['edge'] })['options'],
    ).toMatchObject({
      edge: { insanity: { transfixed: 1, frightened: 1 } },
    });
    expect(
      opened(apart({}, {}), 'mishap', { model: 'a', options: ['necromancer', 'witch'] })['options'],
    ).toMatchObject({
      necromancer: { roll: { successes: [3, 3] } },
    });
    expect(
      opened(apart({}, {}), 'dyingCurse', { model: 'b', target: 'a', options: ['curse', 'spare'] })[
        'options'
      ],
    ).toMatchObject({
      curse: { kind: 'fear' },
    });
    const pushed = scene({
      models: [{ id: 'a', x: 450, y: 450 }, { id: 'b', x: 500, y: 450, party: 1 }, ...FAR],
    });
    const recoil = {
      model: 'a',
      options: ['0', '15'],
      at: [
        { x: 475, y: 450, z: 0 },
        { x: 430, y: 450, z: 0 },
      ],
    };
    expect(Object.keys(opened(pushed, 'recoil', recoil)['options'] as Told)).toEqual(['0']);
  });

  it('says where nothing is rolled, and where nothing is open', () => {
    const state = apart({}, {});
    expect(opened(state, 'truce', { end: 'now', options: ['agree', 'refuse'] })['why']).toMatchObject({
      code: 'odds.not-a-gamble',
    });
    expect(asked(state, { ask: 'pending' })['why']).toMatchObject({ code: 'odds.nothing-open' });
  });
});

const FACTS = {
  kind: 'close',
  weapon: 'hand-weapon',
  silver: false,
  wooden: false,
  careful: false,
  ambush: false,
  combat: null,
  band: 0,
  cover: false,
  lethal: false,
  extra: [],
  extraOnTarget: [],
  from: { x: 450, y: 450, z: 0 },
  defence: false,
} as const;

describe('odds in a few words', () => {
  const answer = (words: object, scenario?: Parameters<typeof brief>[1]) => {
    const laid = brief(words, scenario);
    if (!laid.ok) throw new Error(JSON.stringify(laid.refusals));
    expect(positions.problems(laid.value.position)).toEqual([]);
    const state = initialState(fearAndFaith, { position: laid.value.position, dice: { script: [] } });
    return odds.odds(state, laid.value.query) as Told;
  };
  const HUNTER = 'zombie-hunter-with-rifle';

  it.each([
    { ask: 'fight', attacker: HUNTER, target: 'walking-dead', powerful: true, ambush: true, fallen: true },
    { ask: 'shot', shooter: HUNTER, target: 'greater-werewolf-leader', range: 150, aimed: true, night: true },
    { ask: 'shot', shooter: 'zombie-survivor-with-smg', target: 'walking-dead', burst: true, cover: true },
    { ask: 'spell', caster: 'priest-of-the-space-gods', spell: 'attack', target: HUNTER, power: 3 },
    { ask: 'fear', figure: HUNTER, source: 'count-dracula', ambush: true },
    { ask: 'morale', figure: HUNTER },
    { ask: 'fall', figure: HUNTER },
    { ask: 'climb', figure: HUNTER, height: 120, vertical: true },
    { ask: 'activation', figure: HUNTER, dice: 3 },
    { ask: 'quality', figure: HUNTER, dice: 2, modifier: 1 },
  ])('FF-GEN-12 FF-HTH-02 %o', (words) => {
    const told = answer(words);
    expect(told['possible']).toBe(true);
    expect(tongues.en.odds(told).every((line) => line.length > 0 && !line.includes('undefined'))).toBe(true);
  });

  it('FF-RNG-18 cover is cover, and night is night', () => {
    const shot = { ask: 'shot', shooter: HUNTER, target: 'walking-dead', range: 150 };
    expect(lines(answer({ ...shot, cover: true }))).toContain('- 1 cover');
    expect(lines(answer(shot))).not.toContain('cover');
    expect(lines(answer({ ...shot, night: true }))).toContain('- 1 the night');
  });

  it('FF-HTH-02 a modifier is as good as Combat, and no more than there can be of it', () => {
    const fight = { ask: 'fight', attacker: 'cop', target: 'cop' };
    expect(lines(answer({ ...fight, modifier: 2 }))).toContain('d6 + 5 against d6 + 3');
    expect(lines(answer({ ...fight, modifier: -1 }))).toContain('d6 + 2 against d6 + 3');
    expect(brief({ ...fight, modifier: 4 })).toMatchObject({ ok: false, refusals: [{ path: '/modifier' }] });
    const shot = { ask: 'shot', shooter: HUNTER, target: 'walking-dead', range: 150 };
    expect(lines(answer({ ...shot, modifier: 1 }))).not.toBe(lines(answer(shot)));
    const fear = { ask: 'fear', figure: HUNTER, source: 'count-dracula' };
    expect(lines(answer({ ...fear, modifier: -1 }))).toBe(lines(answer({ ...fear, ambush: true })));
  });

  it('FF-PARTY-01 creatures of a scenario are known in it, and there alone', () => {
    const sexton = {
      name: 'The sexton',
      quality: 4,
      combat: 5,
      rules: ['big' as const],
      tags: ['monster' as const],
    };
    const scenario = { id: 'bell', name: 'The bell', bestiary: { sexton } };
    const fight = { ask: 'fight', attacker: 'cop', target: 'sexton' };
    expect(brief(fight)).toMatchObject({ ok: false, refusals: [{ path: '/target' }] });
    expect(lines(answer(fight, scenario))).toMatch(/against d6 \+ 5/);
    const fear = { ask: 'morale', figure: 'sexton' };
    expect(answer(fear, scenario)['possible']).toBe(true);
  });

  it('refuses what it does not know', () => {
    expect(brief({ ask: 'fight', attacker: 'nobody', target: HUNTER })).toMatchObject({ ok: false });
    expect(brief({ ask: 'dance' })).toMatchObject({ ok: false });
  });
});

import { diceFrom, type MatchSetup, withDefaults } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FearAndFaith } from '../game.ts';
import { looking } from '../hooks.ts';
import { ownAsProfile } from '../muster/members.ts';
import type { PartyDocument } from '../muster/party.ts';
import { ready } from '../muster/ready.ts';
import { options } from '../options.ts';
import { qualityModifiers } from '../rules/quality/quality.ts';
import { offersFor } from '../rules/turn/act.ts';
import fearAndFaith from '../ruleset.ts';
import { openFight } from '../scenarios/documents.ts';
import { of, playScene, type SceneModel, scene } from '../scene.spec-support.ts';
import { begin } from '../setup.ts';

const GOOD: SceneModel = { id: 'y', x: 860, y: 860, rules: ['mindless'] };
const USER: SceneModel = { id: 'w', x: 300, y: 450, party: 1, rules: ['demonologist'] };

function summoning(pool: number, successes = 2, others: readonly SceneModel[] = []) {
  return scene({
    active: 1,
    parties: [{ side: 'good' }, { side: 'evil', pool }],
    models: [USER, GOOD, ...others],
    phase: 'act',
    activation: { waiting: ['w'], successes, declared: 'spell/summon' },
  });
}

function demons(pool: number, successes: number, others: readonly SceneModel[] = []) {
  const s = summoning(pool, successes, others);
  return offersFor(looking(s), of(s, 'w'), successes).flatMap(({ action, thing }) =>
    action === 'summon' ? [thing] : [],
  );
}

describe('Demonologist', () => {
  it('FF-SPEC-15 FF-PARTY-14 a creature of the power’s points, paid from the pool, within Short of him', () => {
    const answers = [
      ['act', 'summon/incubus'],
      ['teleport', { x: 390, y: 450, z: 0 }],
    ] as const;
    const { state } = playScene(summoning(100), [], answers);
    expect(state.parties[1]!.pool).toBe(30);
    expect(of(state, 'summoned-3')).toMatchObject({
      profile: 'incubus',
      party: 1,
      origin: 'summoned',
      master: 'w',
      x: 390,
      conditions: { summoned: { turn: 1 } },
      turn: {},
    });
    const demon = of(state, 'summoned-3');
    const subject = { purpose: 'activation', declared: null } as const;
    expect(qualityModifiers(looking(state), demon, subject)).toMatchObject([
      { by: 'just-summoned', value: -1 },
    ]);
  });

  it('FF-SPEC-15 not with too little power or too small a pool, and nothing Unique twice', () => {
    expect(demons(100, 1)).toEqual([]);
    expect(demons(69, 3)).not.toContain('incubus');
    expect(demons(70, 2)).toContain('incubus');
    expect(demons(500, 2)).not.toContain('four-horsemen-war');
    expect(demons(500, 3)).toContain('four-horsemen-war');
    const war: SceneModel = { id: 'h', profile: 'four-horsemen-war', x: 700, y: 700, party: 1 };
    expect(demons(500, 3, [war])).not.toContain('four-horsemen-war');
  });

  const IMP = {
    id: 'imp',
    name: 'Imp',
    side: 'evil',
    quality: 6,
    combat: 1,
    rules: ['demon', 'short-move'],
    tags: [],
  } as const;

  function withImp(pool: number, successes: number, own: readonly object[] = [IMP]) {
    return scene({
      active: 1,
      parties: [{ side: 'good' }, { side: 'evil', pool, demons: own as never }],
      models: [USER, GOOD],
      phase: 'act',
      activation: { waiting: ['w'], successes, declared: 'spell/summon' },
    });
  }
  const offeredIn = (s: ReturnType<typeof withImp>, left: number) =>
    offersFor(looking(s), of(s, 'w'), left).map(({ id }) => id);

  it('FF-SPEC-15 FF-PARTY-15 demons of the player’s own come too, the small ones by power 1', () => {
    const { points } = ownAsProfile(IMP as never);
    expect(points).toBeLessThanOrEqual(35);
    const s = withImp(points, 1);
    expect(offeredIn(s, 1)).toContain('summon/imp');
    const { state } = playScene(
      s,
      [],
      [
        ['act', 'summon/imp'],
        ['teleport', { x: 360, y: 450, z: 0 }],
      ],
    );
    expect(of(state, 'summoned-3')).toMatchObject({
      name: 'Imp',
      profile: 'imp',
      quality: 6,
      points,
      party: 1,
    });
    expect(state.parties[1]!.pool).toBe(0);
    expect(offeredIn(withImp(points - 1, 1), 1)).not.toContain('summon/imp');
    // What he sets free by mistake is of the printed list.
    const mishap = playToQuestion(fearAndFaith, {
      state: { ...withImp(points, 1), phase: 'nominate', activation: null },
      dice: [1, 1, 1],
      answers: [
        ['nominate', 'w'],
        ['declare', 'spell/summon'],
        ['dice', '3'],
      ],
    });
    expect(mishap.pending).toMatchObject({ kind: 'hostileDemon', seat: 0 });
    expect((mishap.pending.question as { options: readonly string[] }).options).not.toContain('imp');
  });

  it('FF-SPEC-15 a party brings to the table those of its own profiles that are Demons', () => {
    const human = { ...IMP, id: 'clerk', rules: [], tags: ['human', 'living'] };
    const unit = { ...ready[0]!, own: [IMP, human] } as PartyDocument;
    const seats = [unit, unit].map((one, n) => ({ unit: one, name: `${n}` }));
    const setup = { scenario: openFight, seats, options: withDefaults(options, {}) };
    const { parties } = begin(setup as unknown as MatchSetup<FearAndFaith>, diceFrom({ script: [] }));
    expect(parties[0]!.demons.map(({ id }) => id)).toEqual(['imp']);
  });

  it('FF-SPEC-15 not farther than Short, nor beside an enemy', () => {
    const at = (x: number) => () =>
      playScene(
        summoning(100),
        [],
        [
          ['act', 'summon/incubus'],
          ['teleport', { x, y: 450, z: 0 }],
        ],
      );
    expect(at(400)).not.toThrow();
    expect(at(402)).toThrow('far');
  });

  it('FF-SPEC-15 his creatures vanish with him, those of others do not', () => {
    const demon = (id: string, master: string, y: number): SceneModel => ({
      id,
      x: 600,
      y,
      party: 1,
      origin: 'summoned',
      master,
      rules: ['mindless'],
    });
    const s = scene({
      models: [
        { id: 'a', x: 300, y: 450, combat: 6 },
        { ...USER, x: 325, combat: 0 },
        { id: 'v', x: 800, y: 300, party: 1, rules: ['demonologist', 'mindless'] },
        demon('d', 'w', 450),
        demon('e', 'v', 550),
      ],
      acting: ['a', 1],
    });
    const { state } = playScene(s, [5, 1], [['act', 'strike/hand-weapon/w']]);
    expect([of(state, 'd').left, of(state, 'e').left]).toEqual(['dismissed', null]);
  });

  it('FF-MAG-03 FF-MAG-04 his mishap brings something on the opponent’s side, which keeps away from the good', () => {
    const s = scene({ active: 1, models: [USER, { ...GOOD, x: 420, y: 520 }] });
    const answers = [
      ['nominate', 'w'],
      ['declare', 'spell/summon'],
      ['dice', '3'],
      ['hostileDemon', 'minor-demon'],
      ['teleport', { x: 390, y: 450, z: 0 }],
    ] as const;
    const { state } = playScene(s, [1, 2, 3], answers);
    expect(of(state, 'summoned-3')).toMatchObject({
      profile: 'minor-demon',
      party: 0,
      controller: 0,
      home: 1,
    });
    state.phase = 'act';
    state.active = 0;
    state.activation = { ...state.activation!, waiting: ['summoned-3'], successes: 1 };
    const move = (x: number, y: number) => () =>
      playScene(
        state,
        [],
        [
          ['act', 'move'],
          ['move', [{ x, y, z: 0 }]],
        ],
      );
    expect(move(420, 545)).toThrow('good');
    expect(move(420, 560)).not.toThrow();
  });
});

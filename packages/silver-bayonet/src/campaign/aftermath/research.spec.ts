import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../scenario/format/operation.ts';
import { scenarios } from '../../scenarios/index.ts';
import { afterGame, type Company, find, type Game, pastOf } from '../campaign.spec-support.ts';
import campaign from '../ruleset.ts';

const { aftermath: [book] = [] } = scenarios.list.find(({ id }) => id === 'last-stand')!;
const THE_BOOK = { id: book!.id, text: book!.text, optional: book!.optional, do: [...book!.do] };

/** Lukas has Courage +3. */
function studying(
  operations: readonly Operation[] | null,
  rest: Partial<Game> = {},
  men: Company['men'] = ['Hans'],
) {
  const entry =
    operations === null ? THE_BOOK : { id: 'find', text: 'A find.', optional: false, do: [...operations] };
  return afterGame('research', {
    companies: [{ men }, { officer: { name: 'Marie' } }],
    scenario: 'last-stand',
    tales: [{ aftermath: [entry] }, {}],
    ...rest,
  });
}

/** As text: an object with a "then" looks like a promise. */
const IF_ONE_READER = `{
  "op": "if",
  "cond": { "all": [{ "count": { "is": "soldier", "stored": "reader" }, "min": 1, "max": 1 }, { "not": { "noMonsters": true } }] },
  "then": [{ "op": "fate", "side": "actor-player", "die": "skill", "n": 1, "nextGame": true }]
}`;

const reads = [
  ['research', 'study'],
  ['studyWho', ['1.1']],
] as const;

describe('research', () => {
  it('SB-CAMP-17 nothing to study, nothing asked', () => {
    const state = afterGame('research', { companies: [{}], tales: [{}] });
    expect(play(campaign, { state })).toMatchObject({ asked: [], events: [] });
  });

  it('SB-CAMP-17 SB-OPS-28 what is optional may be left alone', () => {
    const { state, events } = play(campaign, { state: studying(null), answers: [['research', 'leave']] });
    expect(events).toMatchObject([{ type: 'studied', rule: 'SB-CAMP-17', done: false }]);
    expect(find(state, 'Lukas')!.entry.record).toBeUndefined();
  });

  it('SB-SCN-07-08 Courage +3, P 6 S 5: 9, Distracted: an extra XP, and a Monster Die for the next game', () => {
    const { state, events } = play(campaign, { state: studying(null), answers: reads, dice: [6, 5] });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'checked', power: 6, skill: 5, total: 9, result: 'distracted' }),
    );
    expect(pastOf(state, 'Lukas').xp).toBe(1);
    expect(state.game!.xp['1.1']).toEqual({ extra: 1 });
    expect(state.players.map(({ fate }) => fate.monster)).toEqual([1, 0]);
  });

  it('SB-SCN-07-08 P 2 S 3: 3, Paralysed: nothing gained', () => {
    const { state } = play(campaign, { state: studying(null), answers: reads, dice: [2, 3] });
    expect(find(state, 'Lukas')!.entry.record).toBeUndefined();
    expect(state.players[0]!.fate.monster).toBe(0);
  });

  it('SB-SCN-07-08 Collapse is a Madness roll at once, which no left-over die changes; not with book-madness off', () => {
    const tales = [{ aftermath: [THE_BOOK], left: { power: 2 } }, {}];
    const { state, asked } = play(campaign, {
      state: studying(null, { tales }),
      answers: reads,
      dice: [1, 2, 5],
    });
    expect(pastOf(state, 'Lukas').madness).toEqual(['imbalanced']);
    expect(asked).toHaveLength(2);
    const off = studying(null, { scenarioOptions: { 'book-madness': 'off' } });
    expect(
      find(play(campaign, { state: off, answers: reads, dice: [1, 2] }).state, 'Lukas')!.entry.record,
    ).toBe(undefined);
  });

  it('SB-CAMP-14 extra XP of research counts with that of the game, and a tier is reached at once', () => {
    const xp: Operation = { op: 'xp', who: { of: { is: 'soldier' } }, n: 1 };
    const state = studying([xp], {}, [{ name: 'Hans', past: { xp: 4 } }]);
    state.game!.xp['1.1'] = { extra: 1 };
    const { state: after, events } = play(campaign, { state });
    expect(pastOf(after, 'Lukas').xp).toBe(0);
    expect(pastOf(after, 'Hans')).toMatchObject({ xp: 5, rewards: ['courage'] });
    expect(events.map(({ type }) => type)).toEqual(['studied', 'extraLost', 'gainedXp', 'rose']);
  });

  it('SB-OPS-46 a Check, passed or failed, with those who need not roll', () => {
    const check: Operation = {
      op: 'check',
      who: { of: { is: 'figure', side: 'own' } },
      stat: 'courage',
      tn: 14,
      mod: 1,
      autoPass: [{ attribute: 'medic' }],
      pass: [{ op: 'xp', who: 'actor', n: 1 }],
      fail: [{ op: 'madness', who: 'actor' }],
    };
    const men = [{ name: 'Hans', type: 'doctor' }, 'Karl'];
    // Lukas 5 + 5 + 3 + 1 = 14; Karl 7 + 5 + 0 + 1 = 13, and a 6 on the Madness table.
    const { state, events } = play(campaign, { state: studying([check], {}, men), dice: [5, 5, 7, 5, 6] });
    expect(pastOf(state, 'Lukas').xp).toBe(1);
    expect(pastOf(state, 'Hans').xp).toBe(1);
    expect(pastOf(state, 'Karl')).toMatchObject({ xp: 0, madness: ['confused'] });
    expect(events).toContainEqual(expect.objectContaining({ type: 'needNotRoll', figure: '1.2' }));
  });

  it('SB-OPS-45 a choice of dice is the player’s; opponents and losses are meant, too', () => {
    const dice: Operation[] = [
      { op: 'fate', side: 'actor-player', die: ['power', 'skill'], n: 2, nextGame: true },
      { op: 'fate', side: 'opponent', die: 'power', n: 1, nextGame: true },
      { op: 'fate', side: 'each', die: 'power', n: -1, nextGame: true },
    ];
    const { state } = play(campaign, { state: studying(dice), answers: [['studyDie', 'skill']] });
    expect(state.players.map(({ fate }) => fate)).toEqual([
      { power: 0, skill: 2, monster: 0 },
      { power: 0, skill: 0, monster: 0 },
    ]);
  });

  it('SB-OPS-59 SB-OPS-61 SB-OPS-67 tables, stored figures, conditions and procedures work at home', () => {
    const story: Operation[] = [
      { op: 'pick', store: 'reader', who: { pick: 'random', of: { is: 'soldier', notStored: 'nobody' } } },
      {
        op: 'table',
        rows: [
          { range: [1, 5], name: 'Ashes', do: [] },
          { range: [6, 10], name: 'A verse', do: [{ op: 'do', procedure: 'learn' }] },
        ],
      },
      JSON.parse(IF_ONE_READER) as Operation,
    ];
    const state = studying(story);
    state.game!.report = {
      ...state.game!.report!,
      procedures: { learn: [{ op: 'xp', who: 'stored:reader', n: 1 }] },
    };
    const { state: after, events } = play(campaign, { state, dice: [2, 7] });
    expect(pastOf(after, 'Hans').xp).toBe(1);
    expect(after.players[0]!.fate.skill).toBe(1);
    expect(events).toContainEqual(expect.objectContaining({ type: 'rowRolled', die: 7, row: 'A verse' }));
  });

  it('SB-OPS-19 what hangs on the table fits nobody any more, and that is told', () => {
    const lost: Operation[] = [
      { op: 'xp', who: { of: { zone: 'garden' } }, n: 1 },
      { op: 'xp', who: { of: { is: 'monster' } }, n: 1 },
      { op: 'heal', who: { of: { is: 'soldier' } }, n: 1 },
    ];
    const { events } = play(campaign, { state: studying(lost) });
    expect(events.slice(1).map(({ type }) => type)).toEqual([
      'cameToNothing',
      'cameToNothing',
      'cameToNothing',
    ]);
  });

  it('SB-OPS-47 several figures check in the order that their player likes', () => {
    const terror: Operation = { op: 'terror', who: { of: { is: 'soldier' } }, mod: 0, on: {} };
    const { pending } = playToQuestion(campaign, { state: studying([terror]) });
    expect(pending).toMatchObject({ kind: 'rollNext', question: { options: ['1.1', '1.2'] } });
  });

  it('SB-OPS-47 SB-CAMP-06 whoever is led away because of what another saw need not look', () => {
    const list: Operation[] = [
      { op: 'terror', who: { of: {} }, mod: 0, on: { other: [{ op: 'madness', who: { of: {} } }] } },
    ];
    const { state, asked } = play(campaign, {
      state: studying(list),
      answers: [['rollNext', '1.1']],
      dice: [1, 1, 1, 1],
    });
    expect(asked).toHaveLength(1);
    expect(state.departed.map(({ id, cause }) => `${id} ${cause}`)).toEqual(['1.1 insane', '1.2 insane']);
  });
});

import { type Played, play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { musterUnit } from '../../muster/mustered.ts';
import { afterGame, find, type Game, idOf, pastOf } from '../campaign.spec-support.ts';
import type { SilverCampaign } from '../game.ts';
import { unitOf } from '../members.ts';
import campaign from '../ruleset.ts';

/** One unit, Lukas with Hans and Karl, after a game. */
function wounded(tale: Game['tales'][number], rest: Partial<Game> = {}) {
  return afterGame('injuries', { companies: [{ men: ['Hans', 'Karl'] }], tales: [tale], ...rest });
}

const rolls = ({ state }: Played<SilverCampaign>) =>
  state.game!.rolls.map(({ table, die, result }) => `${table} ${die} ${result}`);

const one = (die: number, fate: 'removed' | 'collapsed', ...more: number[]) =>
  play(campaign, { state: wounded({ fates: { Hans: fate } }), dice: [die, ...more] });

describe('who rolls', () => {
  it('SB-CAMP-02 out of action and down roll for Injury, the collapsed for Madness, the others not at all', () => {
    const { asked, state } = play(campaign, {
      state: wounded({ fates: { Lukas: 'collapsed', Hans: 'removed', Karl: 'left' } }),
      dice: [9, 9],
      answers: [['rollNext', '1.2']],
    });
    expect(asked).toMatchObject([{ kind: 'rollNext', seat: 0, question: { options: ['1.1', '1.2'] } }]);
    expect(state.game!.rolls.map(({ member, table }) => `${member} ${table}`)).toEqual([
      '1.2 injury',
      '1.1 madness',
    ]);
  });

  it('SB-CAMP-02.R1 down at the end is an Injury; standing again is none', () => {
    expect(rolls(play(campaign, { state: wounded({ fates: { Hans: 'down' } }), dice: [5] }))).toEqual([
      'injury 5 flesh-wound',
    ]);
    expect(rolls(play(campaign, { state: wounded({}) }))).toEqual([]);
  });

  it('SB-CAMP-02 with one to roll there is no order to set', () => {
    expect(one(5, 'removed').asked).toEqual([]);
  });
});

describe('rerolls', () => {
  const left = (power: number, skill: number, rest: Partial<Game> = {}) =>
    wounded({ fates: { Hans: 'removed', Karl: 'collapsed' }, left: { power, skill } }, rest);

  it('SB-CAMP-03 a left-over die rolls again, the second result stands, even if worse', () => {
    const { state, asked } = play(campaign, {
      state: left(1, 0),
      dice: [5, 1, 9],
      answers: [
        ['rollNext', '1.2'],
        ['reroll', 'power'],
      ],
    });
    expect(asked[1]).toMatchObject({
      kind: 'reroll',
      question: { options: ['keep', 'power'], member: '1.2', table: 'injury', die: 5, result: 'flesh-wound' },
    });
    expect(find(state, 'Hans')).toBeNull();
    expect(state.game!.sides[0]!.left).toEqual({ power: 0, skill: 0 });
    expect(state.game!.rolls.map(({ die, reroll }) => [die, reroll])).toEqual([
      [5, null],
      [1, 'power'],
      [9, null],
    ]);
  });

  it('SB-CAMP-03 each roll once; several dice serve several figures; decided before the next rolls', () => {
    const { asked, state } = play(campaign, {
      state: left(1, 1),
      dice: [1, 2, 1, 4, 8],
      answers: [
        ['rollNext', '1.2'],
        ['reroll', 'power'],
        ['reroll', 'skill'],
      ],
    });
    expect(asked.map(({ kind }) => kind)).toEqual(['rollNext', 'reroll', 'reroll']);
    expect(asked[2]).toMatchObject({ question: { options: ['keep', 'skill'], member: '1.3' } });
    expect(rolls({ state } as Played<SilverCampaign>)).toEqual([
      'injury 1 dead',
      'injury 2 permanent-injury',
      'permanent-injury 1 leg-wound',
      'madness 4 cursed',
      'madness 8 nagging-doubt',
    ]);
  });

  it('SB-CAMP-03 a die that is kept is still there for the next figure', () => {
    const { state } = play(campaign, {
      state: left(0, 1),
      dice: [5, 1, 10],
      answers: [
        ['rollNext', '1.2'],
        ['reroll', 'keep'],
        ['reroll', 'skill'],
      ],
    });
    expect(pastOf(state, 'Karl').madness).toEqual(['nagging-doubt']);
  });

  it('SB-CAMP-03.R1 the kind of a Permanent Injury is not rolled again, unless the option says so', () => {
    const hans = { fates: { Hans: 'removed' as const }, left: { power: 2 } };
    const plain = play(campaign, { state: wounded(hans), dice: [2, 1], answers: [['reroll', 'keep']] });
    expect(pastOf(plain.state, 'Hans').injuries).toEqual(['leg-wound']);
    const option = play(campaign, {
      state: wounded(hans, { options: { 'injury-subtable-reroll': true } }),
      dice: [2, 1, 9],
      answers: [
        ['reroll', 'keep'],
        ['reroll', 'power'],
      ],
    });
    expect(pastOf(option.state, 'Hans').injuries).toEqual(['internal-injuries']);
  });

  it('SB-CAMP-03 a die that is not there is refused', () => {
    const open = playToQuestion(campaign, { state: left(1, 0), dice: [5], answers: [['rollNext', '1.2']] });
    expect(open.refusal('skill')).toMatchObject({ code: 'answer.not-an-option' });
  });
});

describe('injury and death', () => {
  it('SB-CAMP-05 1: struck off with all special equipment and artefacts, never to return', () => {
    const state = wounded(
      { fates: { Hans: 'removed' } },
      {
        companies: [
          {
            men: [
              {
                name: 'Hans',
                special: [{ item: 'salt-bag' }],
                past: { artefacts: [{ id: 'orb', name: 'The Orb' }] },
              },
              'Karl',
            ],
          },
        ],
      },
    );
    const { state: after, events } = play(campaign, { state, dice: [1] });
    expect(find(after, 'Hans')).toBeNull();
    expect(after.departed).toEqual([
      { id: '1.2', seat: 0, name: 'Hans', type: 'infantryman', xp: 0, game: 1, cause: 'dead' },
    ]);
    expect(after.players[0]!.baggage).toEqual([]);
    expect(events).toContainEqual({
      type: 'struckOff',
      rule: 'SB-CAMP-05',
      seat: 0,
      member: '1.2',
      name: 'Hans',
      cause: 'dead',
      lost: ['salt-bag', 'The Orb'],
    });
    expect(find(after, 'Karl')).not.toBeNull();
  });

  it('SB-CAMP-05 2 and 3: a Permanent Injury, SB-CAMP-10', () => {
    for (const die of [2, 3])
      expect(pastOf(one(die, 'removed', 7).state, 'Hans').injuries).toEqual(['jitters']);
  });

  it('SB-CAMP-05 4: 3 Health down at the start of the next game, and only then', () => {
    const { state } = one(4, 'removed');
    const [, hans, karl] = musterUnit(unitOf(state.players[0]!));
    expect([hans, karl]).toMatchObject([
      { health: 7, stats: { health: 10 } },
      { health: 10, stats: { health: 10 } },
    ]);
  });

  it.each([5, 6, 7, 8, 9, 10])('SB-CAMP-05 %i: a Flesh Wound leaves nothing behind', (die) => {
    expect(find(one(die, 'removed').state, 'Hans')!.entry.record).toBeUndefined();
  });

  it.each([
    [1, 'leg-wound'],
    [2, 'leg-wound'],
    [3, 'arm-wound'],
    [4, 'arm-wound'],
    [5, 'shakes'],
    [6, 'shakes'],
    [7, 'jitters'],
    [8, 'jitters'],
    [9, 'internal-injuries'],
    [10, 'internal-injuries'],
  ])('SB-CAMP-10 %i is %s, added to those of before (SB-CAMP-11)', (die, injury) => {
    const men = [{ name: 'Hans', past: { injuries: ['leg-wound'] } }];
    const state = afterGame('injuries', { companies: [{ men }], tales: [{ fates: { Hans: 'removed' } }] });
    const { state: after } = play(campaign, { state, dice: [3, die] });
    expect(pastOf(after, 'Hans').injuries).toEqual(['leg-wound', injury]);
  });

  it('SB-ATT-53 an infected wound is Slow Recovery on 4, 5 and 6, rerolled or not; 3 and 7 are as ever', () => {
    const infected = (power = 0) =>
      wounded({ fates: { Hans: 'removed' }, marks: { Hans: ['infected'] }, left: { power } });
    for (const die of [4, 5, 6]) {
      const { state } = play(campaign, { state: infected(), dice: [die] });
      expect(pastOf(state, 'Hans').nextGame).toEqual(['slow-recovery']);
    }
    expect(rolls(play(campaign, { state: infected(), dice: [7] }))).toEqual(['injury 7 flesh-wound']);
    expect(rolls(play(campaign, { state: infected(), dice: [3, 1] }))[0]).toBe('injury 3 permanent-injury');
    const again = play(campaign, { state: infected(1), dice: [1, 6], answers: [['reroll', 'power']] });
    expect(pastOf(again.state, 'Hans').nextGame).toEqual(['slow-recovery']);
    expect(rolls(one(6, 'removed'))).toEqual(['injury 6 flesh-wound']);
  });
});

describe('madness', () => {
  it('SB-CAMP-06 1: struck off, even the Officer', () => {
    const { state } = play(campaign, { state: wounded({ fates: { Lukas: 'collapsed' } }), dice: [1] });
    expect(state.players[0]!.officer).toBeNull();
    expect(state.departed).toMatchObject([{ name: 'Lukas', type: 'officer', cause: 'insane' }]);
  });

  it.each([
    [2, 'episodes-of-madness'],
    [3, 'spy-for-the-harvestmen'],
    [4, 'cursed'],
    [5, 'imbalanced'],
    [6, 'confused'],
    [7, 'confused'],
    [8, 'nagging-doubt'],
    [9, 'nagging-doubt'],
    [10, 'nagging-doubt'],
  ])('SB-CAMP-06 %i is %s, for good', (die, madness) => {
    expect(pastOf(one(die, 'collapsed').state, 'Hans').madness).toEqual([madness]);
  });

  it.each([
    [2, 'episodes-of-madness', false],
    [3, 'spy-for-the-harvestmen', false],
    [4, 'cursed', false],
    [5, 'imbalanced', true],
    [6, 'confused', false],
    [8, 'nagging-doubt', true],
  ])('SB-CAMP-06.R1 %i again: %s adds up: %s', (die, madness, adds) => {
    const men = [{ name: 'Hans', past: { madness: [madness] } }];
    const state = afterGame('injuries', { companies: [{ men }], tales: [{ fates: { Hans: 'collapsed' } }] });
    const { state: after, events } = play(campaign, { state, dice: [die] });
    expect(pastOf(after, 'Hans').madness).toEqual(adds ? [madness, madness] : [madness]);
    expect(events.at(-1)!.type).toBe(adds ? 'burdened' : 'unchanged');
  });
});

describe('the mummy’s curse', () => {
  const cursed = (rest: Partial<Game> = {}, left = {}) =>
    wounded({ marks: { Hans: ['mummys-curse'] }, left }, rest);

  it.each([
    [1, ['withering']],
    [2, ['withering']],
    [3, ['dread']],
    [5, ['dread']],
    [6, []],
    [10, []],
  ])('SB-ATT-66 whoever was marked rolls once after the game: %i', (die, burdens) => {
    const { state, asked } = play(campaign, { state: cursed({}, { power: 1 }), dice: [die] });
    expect(find(state, 'Hans')!.entry.record?.nextGame ?? []).toEqual(burdens);
    expect(asked).toEqual([]);
  });

  it('SB-ATT-66 the dead are past caring, and with the option off nobody rolls', () => {
    const tale = { marks: { Hans: ['mummys-curse' as const] }, fates: { Hans: 'removed' as const } };
    expect(rolls(play(campaign, { state: wounded(tale), dice: [1] }))).toEqual(['injury 1 dead']);
    expect(play(campaign, { state: cursed({ options: { 'mummys-curse-table': false } }) }).events).toEqual(
      [],
    );
  });
});

describe('the history', () => {
  it('SB-CAMP-01 keeps every roll with whose it was', () => {
    const { state } = one(2, 'removed', 3);
    expect(state.game!.rolls).toEqual([
      {
        seat: 0,
        member: idOf(state, 'Hans'),
        table: 'injury',
        die: 2,
        result: 'permanent-injury',
        reroll: null,
      },
      {
        seat: 0,
        member: idOf(state, 'Hans'),
        table: 'permanent-injury',
        die: 3,
        result: 'arm-wound',
        reroll: null,
      },
    ]);
  });
});

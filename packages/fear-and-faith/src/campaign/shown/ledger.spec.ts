import { describe, expect, it } from 'vitest';
import { afterGame, campaignOf, settle } from '../campaign.spec-support.ts';
import { campaigns } from './campaign.ts';

const campaign = campaigns.in();
const { columns } = campaign.words;

/** The cells of somebody's roll under their headings. */
function cellsOf(state: ReturnType<typeof campaignOf>, wanted: string) {
  const member = campaign
    .ledger(state)
    .units.flatMap(({ members }) => members)
    .find(({ name }) => name === wanted)!;
  return Object.fromEntries(columns.map((title, i) => [title, member.cells[i]?.words]));
}

describe('the rolls of a campaign', () => {
  it('FF-PARTY-18 show numbers, what was given, and what the games have left', () => {
    const record = { insanity: ['manic' as const], infection: 'zombie' as const, kept: ['musket'] };
    const state = campaignOf({
      good: [['zombie-survivor-leader', { record }]],
      of: { advances: [{ advance: 'magic-weapon', on: 'a' }, { advance: 'courageous' }] },
      points: [7, 0],
    });
    expect(cellsOf(state, 'A')).toEqual({
      Quality: ['3+'],
      Combat: ['2'],
      Points: ['80'],
      Gifts: ['Magic Weapon', 'Musket'],
      Burdens: ['mad: manic', 'infected by the dead'],
    });
    expect(campaign.ledger(state).units[0]).toMatchObject({
      standing: 7,
      notes: [
        { title: 'In the bank, to be spent:', words: '7' },
        { title: 'Advances:', words: 'Courageous' },
      ],
    });
  });

  it('FF-CAMP-08 who has turned stands on the other roll, and what it was is told', () => {
    const turned = { profile: 'lesser-werewolf', side: 1 };
    const { state } = settle(afterGame('survivors', { good: ['cop', 'cop'] }, { told: { A: { turned } } }));
    const [, wicked] = campaign.ledger(state).units;
    expect(wicked!.members.map(({ name, line }) => [name, line])).toContainEqual(['A', 'Lesser Werewolf']);
    expect(cellsOf(state, 'A')['Burdens']).toEqual(['once: Cop']);
  });

  it('FF-CAMP-04 the dead have a grave though another takes their place, and whoever returns has none', () => {
    const told = { A: { fate: 'killed' }, B: { fate: 'away' }, X: { fate: 'killed' } } as const;
    const s = afterGame('survivors', { good: ['cop', 'cop'], evil: ['succubus'] }, { told });
    const graves = (state: ReturnType<typeof campaignOf>) =>
      campaign.ledger(state).farewells.map(({ name, words }) => [name, words]);
    const fallen = settle(s).state;
    expect(graves(fallen)).toEqual([['A', 'A of Some party was killed in game 1.']]);
    const later = settle(
      { ...fallen, game: { ...fallen.game!, stage: 'replacements' } },
      [],
      [['replace', 'same']],
    );
    expect(graves(later.state)).toEqual(graves(fallen));
  });

  it('FF-CAMP-03 what goes to the bank is told with its reason', () => {
    const told = (scored: number, banked: number, besides = 0) =>
      campaign.ruleset.speech
        .in('en')
        .describe({ type: 'banked', rule: 'FF-CAMP-03', seat: 0, scored, besides, banked }, campaignOf());
    expect(told(11, 8)).toBe(
      'Ann scored 11; the other side’s 3 come off, and the lead of 8 goes to the bank.',
    );
    expect(told(3, 0)).toBe('Ann scored 3; only a winner’s lead is banked, so none of it goes to the bank.');
    expect(told(10, 10)).toBe('Ann scored 10, and all of it goes to the bank.');
    expect(told(3, 2, 2)).toContain('none of it goes to the bank. Come by besides: 2 victory points.');
  });

  it('FF-CAMP-04 a Unique who is gone has a farewell, FF-CAMP-03 a settled game its score', () => {
    const state = campaignOf();
    state.departed = [{ id: '1-9', seat: 0, name: 'Mina', profile: 'mina-harker', game: 2, cause: 'killed' }];
    expect(campaign.ledger(state).farewells).toEqual([
      {
        id: '1-9',
        seat: 0,
        name: 'Mina',
        dead: true,
        words: 'Mina, Mina Harker of Some party was killed in game 2.',
        service: [],
      },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { campaignOf } from '../campaign.spec-support.ts';
import type { CampaignState } from '../state.ts';
import { page } from '../words/en/shown.ts';
import { ledger } from './ledger.ts';

const state = campaignOf({
  companies: [
    {
      name: 'The Cuirassiers',
      men: [
        {
          name: 'Hans',
          past: { xp: 7, injuries: ['leg-wound'], nextGame: ['slow-recovery'], rewards: ['courage'] },
        },
      ],
    },
    { officer: { name: 'Marie' } },
  ],
});

const { columns } = page;

/** The cells of somebody's roll under their headings. */
function cellsOf(s: CampaignState, wanted: string) {
  const member = ledger(s)
    .units.flatMap(({ members }) => members)
    .find(({ name }) => name === wanted)!;
  return Object.fromEntries(columns.map((title, i) => [title, member.cells[i]]));
}

describe('the rolls of a campaign', () => {
  it('SB-UNIT-16 show tier, experience, honours and scars; what weighs on the next game says so', () => {
    expect(cellsOf(state, 'Hans')).toEqual({
      Tier: { words: ['1'] },
      XP: { words: ['7'], aside: 'of 10' },
      Honours: { words: ['Courage +1'] },
      Scars: { words: ['Leg Wound', 'Slow Recovery, next game'] },
    });
  });

  it('SB-CAMP-18 show nothing on whoever is new', () => {
    expect(cellsOf(state, 'Marie')).toEqual({
      Tier: { words: ['0'] },
      XP: { words: ['0'], aside: 'of 5' },
      Honours: { words: [] },
      Scars: { words: [] },
    });
  });

  it('SB-CAMP-22 stand beside the Power Rank of the unit', () => {
    expect(ledger(state).units.map(({ unit, standing }) => [unit, standing])[0]).toEqual([
      'The Cuirassiers',
      state.players[0]!.rank,
    ]);
  });

  it('SB-OPS-45 SB-CAMP-21 tell of dice that are noted and of what nobody carries, and of nothing else', () => {
    const [first] = state.players;
    const rich = {
      ...first!,
      fate: { power: 2, skill: 0, monster: 1 },
      baggage: [{ id: 'orb', name: 'The Orb' }],
    };
    expect(ledger({ ...state, players: [rich] }).units[0]!.notes).toEqual([
      { title: 'Noted for the next game:', words: '2 Power, 1 Monster' },
      { title: 'With the baggage:', words: 'The Orb' },
    ]);
    const poor = { ...first!, fate: { power: 0, skill: 0, monster: 0 }, baggage: [] };
    expect(ledger({ ...state, players: [poor] }).units[0]!.notes).toEqual([]);
  });
});

it.each([
  ['dead', true, 'Hans, infantryman of The Cuirassiers, fell after game 2 with 3 XP.'],
  ['retired', false, 'Hans, infantryman of The Cuirassiers, retired with honours after game 2 with 3 XP.'],
] as const)('SB-CAMP-05 a farewell says what became of whom: %s', (cause, dead, words) => {
  const gone = { id: '1.2', seat: 0, name: 'Hans', type: 'infantryman', xp: 3, game: 2, cause };
  expect(ledger({ ...state, departed: [gone] }).farewells).toMatchObject([
    { id: '1.2', name: 'Hans', seat: 0, dead, words, service: [] },
  ]);
});

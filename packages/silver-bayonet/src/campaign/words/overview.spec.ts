import { expect, it } from 'vitest';
import { campaignOf } from '../campaign.spec-support.ts';
import { overview } from './en/overview.ts';

it('SB-CAMP-01 a campaign is shown with its units, and what has become of their members', () => {
  const state = campaignOf({
    companies: [
      { name: 'The Cuirassiers', men: [{ name: 'Hans', past: { xp: 7, injuries: ['leg-wound'] } }] },
      { officer: { name: 'Marie' } },
    ],
  });
  const lines = overview(state).split('\n');
  expect(lines[0]).toBe('A war for specs');
  expect(lines[2]).toMatch(/^The Cuirassiers \(One\), Austria, Power Rank \d+$/);
  expect(lines.find((line) => line.includes('Hans'))).toMatch(
    /Hans, infantryman: 7 XP, tier \d+, Leg Wound$/i,
  );
  expect(lines.find((line) => line.includes('Marie'))).toMatch(/Marie, officer: 0 XP, tier 0$/);
  expect(overview(state)).not.toContain('Gone');
});

it('SB-CAMP-05 the dead are remembered', () => {
  const gone = {
    id: '1.2',
    seat: 0,
    name: 'Hans',
    type: 'infantryman',
    xp: 3,
    game: 2,
    cause: 'dead',
  } as const;
  const state = { ...campaignOf({ companies: [{}] }), departed: [gone] };
  expect(overview(state)).toContain('Gone\n  Hans, infantryman: dead after game 2\n');
});

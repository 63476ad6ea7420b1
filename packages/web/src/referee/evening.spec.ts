import { RULESETS } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { placedOn } from '../night/measures.ts';
import { catalogueOf } from './catalogue.ts';
import { eveningPlan } from './evening.ts';
import { rulesetNamed } from './rulesets.ts';

const all = (
  await Promise.all(
    Object.keys(RULESETS).map(async (id) => {
      const ruleset = await rulesetNamed(id);
      const { scenarios, units } = catalogueOf(ruleset);
      return scenarios.map(({ id: scenario, usual, players }) => {
        const count = Math.max(players.min, Math.min(2, players.max));
        const seats = Array.from({ length: count }, (_, seat) => ({
          name: `Side ${seat + 1}`,
          unit: units[usual[seat] ?? seat]!.document,
        }));
        return [`${id}: ${scenario}`, ruleset, { scenario, seats, options: {} }] as const;
      });
    }),
  )
).flat();

describe('an evening with every scenario of every game', () => {
  it.each(all)('%s has its table, its rosters and a row to tick', (_, ruleset, request) => {
    const plan = eveningPlan(ruleset, request);
    expect(plan.title).not.toBe('');
    expect(plan.units).toHaveLength(request.seats.length);
    expect(plan.evening.tracks.length).toBeGreaterThan(0);
    const placed = placedOn(plan);
    // No more to put down than there is, and nothing off the table.
    const { width, depth, pieces } = plan.chart.terrain;
    expect(placed.length).toBeLessThanOrEqual(pieces.length + plan.scene.markers.length + 60);
    // Somebody sets up somewhere, and within the table.
    expect(plan.zones.length).toBeGreaterThan(0);
    for (const { outline } of plan.zones) expect(outline.length).toBeGreaterThanOrEqual(6);
    for (const { name, x, y } of placed) {
      expect(name).not.toBe('');
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(depth);
    }
    for (const { cards } of plan.evening.decks)
      for (const { title, text, copies } of cards)
        expect([title !== '', text !== '', copies > 0]).not.toContain(false);
  });

  it('SB-SET-03 brings cards for the clues and for the monsters that may come', async () => {
    const [, ruleset, request] = all.find(([name]) => name === 'silver-bayonet: the-investigation')!;
    const { evening } = eveningPlan(ruleset, request);
    expect(evening.decks.flatMap(({ cards }) => cards).length).toBeGreaterThan(3);
    expect(evening.foes.map(({ name }) => name)).toContain('Hobgoblin');
  });
});

import { RULESETS } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { namesOn } from '../map/names-on.ts';
import type { Point } from '../map/shape.ts';
import { surveyOf } from '../map/survey.ts';
import { type Placed, placedOn, zonesOn } from '../night/measures.ts';
import { numbersOn } from '../night/numbers.ts';
import { say } from '../words/say.ts';
import { catalogueOf } from './catalogue.ts';
import { eveningPlan } from './evening.ts';
import type { EveningPlan } from './messages.ts';
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

const lengthsIn = (text: string): readonly number[] => (text.match(/[\d.]+/g) ?? ['0']).map(Number);

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** As thin as a wall. */
const isThin = ({ left, right, low, high }: Box, deepest: number): boolean =>
  Math.min(right - left, high - low) < deepest / 36;

function holds({ left, right, low, high }: Box, { x, y }: { readonly x: number; readonly y: number }) {
  return left < x && x < right && low <= y && y <= high;
}

const partsOf = (from: Point, to: Point): readonly Point[] =>
  Array.from({ length: 11 }, (_, n) => ({
    x: from.x + ((to.x - from.x) * n) / 10,
    y: from.y + ((to.y - from.y) * n) / 10,
  }));

/** Numbers that stand on what the ground is called, or whose ties go through it. */
function coveredNames({ chart }: EveningPlan, placed: readonly Placed[]) {
  const { terrain, unit, yGrows, areaNames, manner, placeNames, scenery } = chart;
  const names = terrain.areas === undefined ? [] : areaNames;
  const survey = surveyOf(terrain, { unit, y: yGrows, names, manner, placeNames, scenery });
  const written = namesOn(survey);
  return numbersOn(survey, placed).filter(({ at, tiedTo }) =>
    partsOf(at, tiedTo ?? at).some(({ x, y }) =>
      written.some(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom),
    ),
  );
}

describe('an evening with every scenario of every game', () => {
  it.each(all)('%s has its table, its rosters and a row to tick', (_, ruleset, request) => {
    const plan = eveningPlan(ruleset, request);
    expect(plan.title).not.toBe('');
    expect(plan.units).toHaveLength(request.seats.length);
    expect(plan.evening.tracks.length).toBeGreaterThan(0);
    const placed = placedOn(plan);
    expect(coveredNames(plan, placed)).toEqual([]);
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
    // Whoever measures does it on one board, and finds room for it there.
    const boards = plan.chart.terrain.areas ?? [{ width, depth }];
    const [widest, deepest] = [
      Math.max(...boards.map((board) => board.width)),
      Math.max(...boards.map((board) => board.depth)),
    ];
    const measured = [...placed, ...zonesOn(plan)];
    for (const { across, up, board } of measured) {
      expect(Math.max(...lengthsIn(across))).toBeLessThanOrEqual(widest);
      expect(Math.max(...lengthsIn(up))).toBeLessThanOrEqual(deepest);
      expect(board === null).toBe(boards.length === 1);
    }
    // A gap in a wall is none where a wall, or a door, stands.
    const middles = placed.filter(({ box }) => box !== null && isThin(box, deepest));
    const gaps = placed.filter(({ name }) => name === say.night.opening);
    for (const gap of gaps)
      expect(middles.filter(({ box }) => holds(box!, gap)).map(({ name }) => name)).toEqual([]);
    for (const { cards } of plan.evening.decks)
      for (const { title, text, copies } of cards)
        expect([title !== '', text !== '', copies > 0]).not.toContain(false);
  });

  it('FF-SCN-20 a house that somebody has still to choose is printed as it usually is', () => {
    const [, ruleset, request] = all.find(([name]) => name === 'fear-and-faith: haunted-house')!;
    const rooms = placedOn(eveningPlan(ruleset, request)).map(({ name }) => name);
    expect(rooms).toEqual(expect.arrayContaining(['Hall', 'Parlour', 'Library', 'Door']));
  });

  it('BP-SCN-04 says by which edge somebody comes on, and how it is settled who', () => {
    const [, ruleset, request] = all.find(([name]) => name === 'bayonet-point: sack-the-chateau')!;
    const { brief } = eveningPlan(ruleset, request);
    expect(brief.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(
      expect.arrayContaining([
        'Both roll: the higher is the attacker.',
        'The attacker comes on by the west edge, between 300 (450) and 500 (750) mm from its north end.',
      ]),
    );
  });

  it('SB-SET-03 brings cards for the clues and for the monsters that may come', async () => {
    const [, ruleset, request] = all.find(([name]) => name === 'silver-bayonet: the-investigation')!;
    const { evening } = eveningPlan(ruleset, request);
    expect(evening.decks.flatMap(({ cards }) => cards).length).toBeGreaterThan(3);
    expect(evening.foes.map(({ name }) => name)).toContain('Hobgoblin');
  });
});

import { initialState, prepare } from '@vedette/engine';
import type { Piece, TableData } from '@vedette/engine/table';
import silverBayonet from '@vedette/silver-bayonet';
import { describe, expect, it } from 'vitest';
import { drawGround, paperOf } from './draw-ground.ts';
import { kindOf } from './kind.ts';
import { fromPaper, surveyOf, toPaper } from './survey.ts';

function groundOf(scenario: string): TableData {
  for (const count of [2, 1]) {
    const seats = silverBayonet.units.ready.slice(0, count).map((unit) => ({ unit }));
    const setup = prepare(silverBayonet, { scenario, seats });
    if (setup.ok)
      return initialState(silverBayonet, { setup: setup.value, dice: { seed: 'survey' } }).terrain;
  }
  throw new Error(`Nobody can play ${scenario}.`);
}

const SCENARIOS = silverBayonet.scenarios.list.map(({ id }) => id);

const piece = (
  id: string,
  flags: readonly string[],
  outline: number[],
  more: Partial<Piece> = {},
): Piece => ({
  id,
  outline,
  base: 0,
  top: 1,
  ground: 'open',
  solid: false,
  climbable: true,
  surface: 'none',
  sight: 'clear',
  flags,
  guarded: [],
  ramps: [],
  ...more,
});

const box = (x: number, y: number, width: number, depth: number): number[] => [
  x,
  y,
  x + width,
  y,
  x + width,
  y + depth,
  x,
  y + depth,
];

const table = (pieces: readonly Piece[], more: Partial<TableData> = {}): TableData => ({
  width: 24,
  depth: 24,
  grid: 1000,
  regions: {},
  links: [],
  pieces,
  ...more,
});

const inches = (terrain: TableData) => surveyOf(terrain, { unit: 'inch' });

describe('the ground of every scenario', () => {
  it.each(SCENARIOS)('%s has only pieces that the surveyor has a sign for', (id) => {
    const strange = inches(groundOf(id)).plots.filter(({ kind }) => kind === 'unknown');
    expect(strange.map((plot) => plot.id)).toEqual([]);
  });

  it.each(SCENARIOS)('%s is drawn the same way twice, without a broken number or an inline style', (id) => {
    const drawing = drawGround(inches(groundOf(id)));
    expect(drawGround(inches(structuredClone(groundOf(id))))).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined|\sstyle=|\sid=/);
  });

  it.each(SCENARIOS)('%s stays small enough to be panned: little text, few nodes', (id) => {
    const drawing = drawGround(inches(groundOf(id)));
    expect(drawing.length).toBeLessThan(250_000);
    expect(drawing.match(/<[a-z]/g)?.length).toBeLessThan(220);
  });
});

describe('what a piece is', () => {
  it.each(silverBayonet.fuzz.pools['terrain'] ?? [])('a %s is known', (type) => {
    const plot = inches(table([piece(type, [type], box(4, 4, 3, 1.5))])).plots[0];
    expect(plot?.kind).toBe(type);
    const drawing = drawGround(inches(table([piece(type, [type], box(4, 4, 3, 1.5))])));
    expect(drawing.length).toBeGreaterThan(drawGround(inches(table([]))).length + 100);
  });

  it('the closest of its words comes last', () => {
    expect(kindOf(piece('r', ['water', 'ford'], []))).toBe('ford');
    expect(kindOf(piece('r', ['water', 'mill-race'], []))).toBe('water');
  });

  it('the last part of a word will do', () => {
    expect(kindOf(piece('w', ['old-stone-wall'], []))).toBe('low-wall');
  });

  it('its ground says it where its flags do not', () => {
    expect(kindOf(piece('w', ['level:2'], [], { ground: 'closed-wood' }))).toBe('wood');
  });

  it('what nobody knows is hatched, with what it does in letters', () => {
    const odd = piece('odd', ['portal'], box(4, 4, 4, 4), { solid: true, ground: 'difficult' });
    expect(drawGround(inches(table([odd])))).toContain('>s c d</text>');
  });
});

describe('paper and table', () => {
  const ship = surveyOf(groundOf('ship-in-the-fog'), { unit: 'inch', names: ['deck', 'hold'] });

  it('north is up, and an inch is 24 units', () => {
    expect(toPaper(inches(table([])), { x: 1, y: 24 })).toEqual({ x: 24, y: 0 });
    const south = surveyOf(table([]), { unit: 'inch', y: 'south' });
    expect(toPaper(south, { x: 1, y: 24 })).toEqual({ x: 24, y: 576 });
  });

  it.each([inches(table([])), surveyOf(table([]), { unit: 'millimetre', y: 'south' }), ship])(
    'going there and back ends where it began',
    (survey) => {
      for (const { area } of survey.sheets) {
        for (const share of [0, 0.25, 0.999]) {
          const place = { x: area.x + area.width * share, y: area.y + area.depth * share };
          const back = fromPaper(survey, toPaper(survey, place));
          expect(back.x).toBeCloseTo(place.x, 9);
          expect(back.y).toBeCloseTo(place.y, 9);
        }
      }
    },
  );

  it('a millimetre base is as large on paper as the same base in inches', () => {
    expect(surveyOf(table([]), { unit: 'millimetre' }).scale * 25.4).toBeCloseTo(24, 9);
  });

  it('decks lie apart but near, each with its name and its own numbers', () => {
    const [deck, hold] = ship.sheets;
    expect(hold!.top - deck!.top - deck!.height).toBeGreaterThan(40);
    expect(hold!.top - deck!.top - deck!.height).toBeLessThan(120);
    const drawing = drawGround(ship);
    expect(drawing).toContain('>hold</text>');
    expect(drawing.match(/class="neat-inner"/g)).toHaveLength(2);
    expect(ship.sheets.map(({ floor }) => floor)).toEqual(['planks', 'planks']);
    expect(drawing).toContain('timber-wall');
  });

  it('a hatch has the same letter at both ends, down on the deck and up in the hold', () => {
    expect(ship.ways.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
    for (const { ends } of ship.ways) expect(ends.map(({ leads }) => leads)).toEqual(['down', 'up']);
    expect(drawGround(ship).match(/class="way-letter"[^>]*>A</g)).toHaveLength(2);
  });

  it('the paper has room round it for ticks and numbers', () => {
    const [left, top, width, height] = paperOf({ width: 100, height: 100 });
    expect(left).toBeLessThan(0);
    expect(top).toBeLessThan(0);
    expect(left + width).toBeGreaterThan(100);
    expect(top + height).toBeGreaterThan(100);
  });
});

describe('levels', () => {
  const monastery = inches(groundOf('infested-monastery'));

  it('what one can walk under is a storey of its own', () => {
    expect(monastery.levels).toEqual([0, 3]);
  });

  it('from above one sees the platforms; on the ground they are ghosts, and the stairs lead up', () => {
    expect(drawGround(monastery)).toContain('class="platform"');
    expect(drawGround(monastery)).not.toContain('class="ghost"');
    expect(drawGround(monastery, 3)).toBe(drawGround(monastery));
    expect(drawGround(monastery, 0)).not.toContain('class="platform"');
    expect(drawGround(monastery, 0)).toContain('class="ghost"');
    expect(drawGround(monastery, 0).match(/class="way-letter"/g)).toHaveLength(3);
    expect(drawGround(monastery, 3).match(/class="way-letter"/g)).toHaveLength(3);
  });

  it('a wood on a high hill belongs to the ground, a crate on a platform to the platform', () => {
    const survey = inches(
      table([
        piece('hill', ['hill'], box(0, 0, 10, 10), { top: 3, surface: 'slope' }),
        piece('wood', ['wood'], box(2, 2, 5, 5), { base: 3, top: 7 }),
        piece('top', ['platform'], box(14, 14, 6, 6), { base: 2.8, top: 3, surface: 'stand', solid: true }),
        piece('crate', ['crate'], box(15, 15, 2, 2), { base: 3, top: 4, surface: 'stand', solid: true }),
      ]),
    );
    expect(survey.plots.map(({ id, storey }) => [id, storey])).toEqual([
      ['hill', 0],
      ['wood', 0],
      ['top', 3],
      ['crate', 3],
    ]);
  });

  it('the height is written on what one can stand on, and on nothing else', () => {
    const drawing = drawGround(
      inches(
        table([
          piece('rock', ['rock'], box(2, 2, 3, 3), { top: 1.5, surface: 'stand', solid: true }),
          piece('wall', ['low-wall'], box(8, 8, 6, 0.5), { top: 0.75, solid: true }),
        ]),
      ),
    );
    expect(drawing).toContain('>1½</text>');
    expect(drawing).not.toContain('¾');
  });
});

describe('edges of a piece', () => {
  it('a parapet shows where it is guarded, ticks where one walks up', () => {
    const roof = (more: Partial<Piece>) =>
      drawGround(
        inches(table([piece('roof', ['platform'], box(4, 4, 6, 6), { base: 2.8, top: 3, ...more })])),
      );
    expect(roof({})).not.toMatch(/parapet|ramp/);
    expect(
      roof({ guarded: true })
        .match(/class="parapet" d="(M[^"]*)"/)?.[1]
        ?.match(/M/g),
    ).toHaveLength(4);
    expect(roof({ guarded: [[4, 4, 10, 4]] })).toContain('class="parapet" d="M96 480L240 480"');
    expect(roof({ ramps: [[4, 4, 10, 4]] })).toContain('class="ramp"');
  });
});

describe('strips', () => {
  it('a road of two legs is one again', () => {
    const legs = [
      piece('road/1', [], [0, 9, 0, 11, 10, 11, 10, 9], { ground: 'road' }),
      piece('road/2', [], [11, 10, 9, 10, 9, 20, 11, 20], { ground: 'road' }),
    ];
    const { plots } = inches(table(legs));
    expect(plots.map(({ id }) => id)).toEqual(['road']);
    expect(plots[0]?.spine?.girth).toBeCloseTo(48, 6);
    expect(plots[0]?.outline).toHaveLength(6);
  });

  it('a square has no spine', () => {
    expect(inches(table([piece('r', ['rock'], box(2, 2, 3, 3))])).plots[0]?.spine).toBeNull();
  });
});

import { MANNERS } from '@vedette/engine';
import type { Piece, TableData } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { townTable } from '../testing/town.spec-support.ts';
import { drawGround } from './draw-ground.ts';
import { surveyOf } from './survey.ts';

const TOWN = townTable();
const sketched = (terrain: TableData = TOWN) => surveyOf(terrain, { unit: 'inch', manner: 'sketch' });
const byNight = (terrain: TableData = TOWN) => surveyOf(terrain, { unit: 'inch', manner: 'night-sketch' });

const found = (id: string): Piece => TOWN.pieces.find((piece) => piece.id === id)!;

/** The pieces alone on their table. */
const only = (...ids: readonly string[]): TableData => ({ ...TOWN, pieces: ids.map(found) });
const shape = (terrain: TableData): string => drawGround(sketched(terrain)).replace(/ class="[^"]*"/g, '');

/** Everything in its field, moved to where the first one stands. */
function inOnePlace(piece: Piece): string {
  const [x, y] = piece.outline;
  const outline = piece.outline.map((value, i) => value - (i % 2 === 0 ? x! : y!) + 10);
  return shape({ ...TOWN, pieces: [{ ...piece, id: 'it', outline }] });
}

describe('what a town has', () => {
  const kinds = new Map(sketched().plots.map(({ id, kind }) => [id, kind]));

  it('is all known', () => {
    expect([...kinds].filter(([, kind]) => kind === 'unknown')).toEqual([]);
  });

  it.each([
    ['bungalow', 'block'],
    ['barn', 'barn'],
    ['mausoleum', 'vault'],
    ['bus', 'bus'],
    ['car', 'car'],
    ['truck', 'truck'],
    ['dining-table', 'table'],
    ['bookcase', 'bookcase'],
    ['armchair', 'chair'],
    ['slab', 'slab'],
    ['hedge', 'hedge'],
    ['fence', 'fence'],
    ['woodpile', 'woodpile'],
    ['tomb-row', 'tombstones'],
    ['cornfield', 'cornfield'],
    ['well', 'well'],
    ['scrap-heap', 'scrap'],
    ['dead-tree', 'dead-tree'],
    ['west', 'inside-wall'],
    ['garden-wall', 'low-wall'],
    ['parlour', 'room'],
  ])('a %s is a %s by its sort, its name and its height', (id, kind) => {
    expect(kinds.get(id)).toBe(kind);
  });

  it('of a sort whose name says nothing is the plainest of its sort', () => {
    const named = (flag: string) =>
      sketched({ ...TOWN, pieces: [{ ...found('car'), id: 'it', flags: [flag] }] }).plots[0]?.kind;
    expect(['vehicle', 'furniture', 'obstacle', 'debris'].map(named)).toEqual([
      'car',
      'table',
      'low-wall',
      'rubble',
    ]);
  });

  it('a building that one can go into keeps its open floor', () => {
    const open = { ...found('bungalow'), solid: false };
    expect(sketched({ ...TOWN, pieces: [open] }).plots[0]?.kind).toBe('building');
  });

  it('says what it is by its type, which comes after its traits', () => {
    const flags = ['impassable', 'blocks-los', 'cover', 'running-water', 'vehicle'];
    expect(sketched({ ...TOWN, pieces: [{ ...found('car'), flags }] }).plots[0]?.kind).toBe('car');
  });

  it('leaves no piece undrawn', () => {
    const bare = shape({ ...TOWN, pieces: [] }).length;
    const drawn = TOWN.pieces
      .filter(({ id }) => id !== 'yard')
      .map((piece) => [piece.id, shape(only(piece.id))]);
    expect(drawn.filter(([, text]) => text!.length < bare + 60).map(([id]) => id)).toEqual([]);
  });

  it.each(MANNERS)('is drawn the same way twice as a %s, with no broken number, style or id', (manner) => {
    const drawing = drawGround(surveyOf(TOWN, { unit: 'inch', manner }));
    expect(drawGround(surveyOf(townTable(), { unit: 'inch', manner }))).toBe(drawing);
    expect(drawing).not.toMatch(/NaN|Infinity|undefined|\sstyle=|\sid=/);
  });

  it('stays small enough to be panned: little text, few nodes', () => {
    const drawing = drawGround(byNight());
    expect(drawing.length).toBeLessThan(250_000);
    expect(drawing.match(/<[a-z]/g)?.length).toBeLessThan(220);
  });
});

describe('states without colour', () => {
  it('doors: shut, open, smashed, heavy, of steel and locked are six shapes', () => {
    const doors = ['shut', 'open', 'smashed', 'heavy', 'steel', 'locked'].map((state) =>
      found(`door-${state}`),
    );
    expect(new Set(doors.map(inOnePlace)).size).toBe(6);
  });

  it('a door that says neither is open when one can go through it', () => {
    const door = { ...found('door-shut'), flags: ['door'] };
    expect(inOnePlace({ ...door, solid: false })).toBe(inOnePlace({ ...found('door-open'), solid: false }));
    expect(inOnePlace({ ...door, solid: true })).toBe(inOnePlace({ ...found('door-shut'), solid: true }));
  });

  it('windows whole and broken, coffins shut and open, a shed that burns and one that does not', () => {
    expect(inOnePlace(found('window'))).not.toBe(inOnePlace(found('window-broken')));
    expect(inOnePlace(found('coffin-1'))).not.toBe(inOnePlace(found('coffin-2')));
    expect(inOnePlace(found('shed'))).not.toBe(inOnePlace({ ...found('shed'), flags: ['building'] }));
  });
});

describe('walls', () => {
  it('are closed at a corner and end at a door', () => {
    const corner = drawGround(sketched(only('west', 'south-1')));
    const apart = drawGround(sketched(only('west'))) + drawGround(sketched(only('south-1')));
    const walls = (drawing: string) =>
      [...drawing.matchAll(/class="inside-wall" d="([^"]*)"/g)].map(([, d]) => d);
    expect(walls(corner).join('')).not.toBe(walls(apart).join(''));
    const jamb = drawGround(sketched(only('south-3', 'south-door')));
    expect(walls(jamb)).toEqual(walls(drawGround(sketched(only('south-3')))));
  });
});

describe('names', () => {
  const named = (placeNames: Readonly<Record<string, string>>) =>
    drawGround(surveyOf(TOWN, { unit: 'inch', manner: 'sketch', placeNames }));

  it('are written where the scene gives them, and as words', () => {
    expect(named({ parlour: 'Parlour' })).toContain('>Parlour</text>');
    expect(named({})).not.toContain('room-name');
    expect(named({ parlour: '<script>"' })).toContain('>&lt;script&gt;&quot;</text>');
  });

  it('keep clear of what stands in the room', () => {
    const heightOf = (drawing: string) => Number(drawing.match(/class="room-name"[^>]* y="([\d.]+)"/)?.[1]);
    const bare = surveyOf(only('parlour'), {
      unit: 'inch',
      manner: 'sketch',
      placeNames: { parlour: 'Parlour' },
    });
    const table = { ...found('dining-table'), outline: [8, 6, 12, 6, 12, 8, 8, 8] };
    const laid = surveyOf(
      { ...TOWN, pieces: [found('parlour'), table] },
      { unit: 'inch', manner: 'sketch', placeNames: { parlour: 'Parlour' } },
    );
    expect(heightOf(drawGround(laid))).not.toBe(heightOf(drawGround(bare)));
  });
});

describe('night', () => {
  const lights = (terrain: TableData): number =>
    [...drawGround(byNight(terrain)).matchAll(/class="lamplight" d="([^"]*)"/g)]
      .map(([, d]) => d!.match(/M/g)!.length)
      .reduce((sum, count) => sum + count, 0);

  it('lies on a sketch that asks for it, and on no other', () => {
    expect(drawGround(byNight())).toContain('class="night-wash"');
    expect(drawGround(sketched())).not.toMatch(/night-wash|lamplight/);
  });

  it('is lifted by lamps, and by windows and open doors of a lit room', () => {
    expect(lights(only())).toBe(0);
    expect(lights(only('lamp'))).toBe(4);
    expect(lights(only('parlour', 'south-window'))).toBe(2);
    expect(lights(only('parlour', 'south-door'))).toBe(2);
  });

  it('is not lifted by a shut door, or by a window between two rooms or none', () => {
    const shut = { ...found('south-door'), flags: ['closed', 'door'], solid: true };
    expect(lights({ ...TOWN, pieces: [found('parlour'), shut] })).toBe(0);
    expect(lights(only('south-window'))).toBe(0);
    const porch = { ...found('parlour'), id: 'porch', outline: [4, 0, 16, 0, 16, 4, 4, 4] };
    expect(lights({ ...TOWN, pieces: [found('parlour'), porch, found('south-window')] })).toBe(0);
  });

  it('finds somebody still up in a house, and nobody in a vault or a barn', () => {
    expect(lights(only('bungalow'))).toBeGreaterThan(0);
    expect(lights(only('mausoleum', 'barn'))).toBe(0);
  });
});

describe('squared paper', () => {
  const firm = (drawing: string) =>
    drawing.match(/class="squares squares-firm" d="([^"]*)"/)?.[1]?.match(/M[\d.]+/g);

  it('has its firm lines at the ticks of the frame, in any unit', () => {
    const bare = { ...TOWN, width: 300, depth: 300, pieces: [] };
    const inches = firm(
      drawGround(surveyOf({ ...bare, width: 4, depth: 4 }, { unit: 'inch', manner: 'sketch' })),
    );
    expect(inches?.slice(0, 3)).toEqual(['M24', 'M48', 'M72']);
    const metric = firm(drawGround(surveyOf(bare, { unit: 'millimetre', manner: 'sketch' })));
    expect(metric?.slice(0, 2)).toEqual(['M47.2', 'M94.5']);
  });
});

describe('a survey', () => {
  it('is drawn as ever, whatever a town would make of it', () => {
    const country = surveyOf(TOWN, { unit: 'inch' });
    expect(country.plots.find(({ id }) => id === 'bungalow')?.kind).toBe('building');
    expect(country.plots.find(({ id }) => id === 'west')?.kind).toBe('low-wall');
    expect(drawGround(country)).not.toMatch(/squares|night-wash/);
    expect(drawGround(surveyOf(TOWN, { unit: 'inch', manner: 'survey' }))).toBe(drawGround(country));
  });
});

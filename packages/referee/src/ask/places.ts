import { inchesOf, type LengthUnit, type PieceDoes, type Scene } from '@vedette/engine';
import type { Piece, Spot } from '@vedette/engine/table';
import type { en } from '../words/en/index.ts';
import { type At, apart, directionTo, pointOf, type YGrows } from './compass.ts';
import type { Named } from './find.ts';

type Words = typeof en;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** A piece of ground as people speak of it, with whatever belongs to it: a house with its walls, a wood with its trees. */
export interface Place extends Named {
  readonly id: string;
  readonly name: string;
  /** What it is: "wood". */
  readonly kind: string;
  readonly middle: Spot;
  readonly lead: Piece;
  readonly pieces: readonly Piece[];
  /** Size, height, what it does to sight and walking, its openings: each a few words. */
  readonly facts: readonly string[];
  /** Whether it hides or covers anybody. */
  readonly covers: boolean;
}

/** Millimetres or inches: how much an inch of the table is. */

/** Part of an inch by which a wall may stand out from what it stands round. */
const EAVES = 0.5;
/** Inches: what one walks through, and what one does not look over. */
const DOORWAY = 0.9;
const EYES = 1.3;
/** So many walls make an enclosure. */
const WALLS = 2;
/** Of the table’s side, from its middle: still the middle. */
const MIDDLE = 1 / 12;

export function placesOf(
  scene: Scene,
  unit: LengthUnit,
  words: Words,
  does: (piece: string) => PieceDoes | null,
): readonly Place[] {
  const inch = inchesOf(unit);
  const { pieces } = scene.terrain;
  const boxes = new Map(pieces.map((piece) => [piece, boxOf(piece.outline)] as const));
  const heads = headsOf(pieces, boxes, inch);
  const groups = new Map<Piece, Piece[]>();
  for (const piece of pieces) {
    const head = heads.get(piece)!;
    groups.set(head, [...(groups.get(head) ?? []), piece]);
  }
  const found = [...groups].map(([lead, members]) => {
    const box = boxes.get(lead)!;
    const kind = kindOf(lead, words);
    const middle = { x: (box.left + box.right) / 2, y: (box.low + box.high) / 2, z: lead.base };
    const given = givenName(scene, members);
    return { lead, members, box, kind, middle, given };
  });
  return named(found, scene, words).map(({ lead, members, box, kind, middle, name }) => ({
    id: lead.id,
    name,
    names: [name, kind],
    kind,
    middle,
    lead,
    pieces: members,
    facts: factsOf({ lead, members, box, kind, inch, unit, scene, words, does }),
    covers: members.some((piece) => coversOf(piece, does(piece.id))),
  }));
}

export function boxOf(outline: readonly number[]): Box {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}

const sizeOf = ({ left, right, low, high }: Box): number => (right - left) * (high - low);

/** What each piece is a part of: the smallest larger one that it lies within, or stands round; else itself. */
function headsOf(
  pieces: readonly Piece[],
  boxes: ReadonlyMap<Piece, Box>,
  inch: number,
): ReadonlyMap<Piece, Piece> {
  const heads = new Map<Piece, Piece>();
  const larger = [...pieces].sort((a, b) => sizeOf(boxes.get(a)!) - sizeOf(boxes.get(b)!));
  for (const piece of pieces) {
    const box = boxes.get(piece)!;
    const head = larger.find((other) => {
      const around = boxes.get(other)!;
      return other !== piece && sizeOf(around) > sizeOf(box) * 1.5 && within(box, around, EAVES * inch);
    });
    heads.set(piece, head ?? piece);
  }
  for (const piece of pieces) {
    let head = heads.get(piece)!;
    for (let n = 0; n < pieces.length && heads.get(head) !== head; n++) head = heads.get(head)!;
    heads.set(piece, head);
  }
  return heads;
}

function within(inner: Box, outer: Box, eaves: number): boolean {
  return (
    inner.left >= outer.left - eaves &&
    inner.right <= outer.right + eaves &&
    inner.low >= outer.low - eaves &&
    inner.high <= outer.high + eaves
  );
}

/** What people call it, by the closest word that its game has for it. */
function kindOf({ flags, ground }: Piece, { groundNames, ear }: Words): string {
  const word = [...flags]
    .reverse()
    .concat(ground)
    .find((one) => Object.hasOwn(groundNames, one));
  return word === undefined ? ear.ground.unnamed : groundNames[word]!;
}

function givenName({ placeNames = {} }: Scene, members: readonly Piece[]): string | null {
  const bearer = members.find(({ id }) => Object.hasOwn(placeNames, id));
  return bearer === undefined ? null : placeNames[bearer.id]!;
}

interface Unnamed {
  readonly kind: string;
  readonly middle: Spot;
  readonly given: string | null;
}

/** Each by a name of its own: the one on the map, else what it is and where, numbered where that is not enough. */
function named<P extends Unnamed>(
  found: readonly P[],
  scene: Scene,
  { ear }: Words,
): readonly (P & { readonly name: string })[] {
  const called = found.map(({ kind, middle, given }) => {
    if (given !== null) return given;
    const alone = found.filter((other) => other.kind === kind).length === 1;
    return alone ? ear.ground.only(kind) : ear.ground.quarter(kind, partOf(scene, middle, ear.compass));
  });
  return found.map((place, i) => {
    const fellows = called.flatMap((name, k) => (name === called[i] ? [k] : []));
    const name = fellows.length === 1 ? called[i]! : ear.ground.ordinal(called[i]!, fellows.indexOf(i) + 1);
    return { ...place, name };
  });
}

/** In which part of its table, or of its area, something lies; null: in the middle. */
export function partOf(
  { terrain, yGrows }: Pick<Scene, 'terrain' | 'yGrows'>,
  spot: At,
  compass: readonly string[],
): string | null {
  const { width, depth, areas = [{ x: 0, y: 0, width, depth }] } = terrain;
  const area =
    areas.find(
      ({ x, y, width: w, depth: d }) => spot.x >= x && spot.x <= x + w && spot.y >= y && spot.y <= y + d,
    ) ?? areas[0]!;
  const east = (spot.x - area.x) / area.width - 0.5;
  const up = (spot.y - area.y) / area.depth - 0.5;
  const flat = {
    x: Math.abs(east) < MIDDLE ? 0 : Math.sign(east),
    y: Math.abs(up) < MIDDLE ? 0 : Math.sign(up),
  };
  const direction = directionTo({ x: 0, y: 0 }, flat, yGrows);
  return direction === null ? null : compass[pointOf(direction)]!;
}

interface Facts {
  readonly lead: Piece;
  readonly members: readonly Piece[];
  readonly box: Box;
  readonly kind: string;
  readonly inch: number;
  readonly unit: LengthUnit;
  readonly scene: Scene;
  readonly words: Words;
  readonly does: (piece: string) => PieceDoes | null;
}

function factsOf({ lead, members, box, kind, inch, unit, scene, words, does }: Facts): readonly string[] {
  const { ear } = words;
  const { ground } = ear;
  const [long, wide] = [box.right - box.left, box.high - box.low].sort((a, b) => b - a) as [number, number];
  const walls = members.filter((piece) => piece !== lead && isWall(piece, inch));
  const tall = Math.max(...[lead, ...walls].map(({ base, top }) => top - base));
  const size = ground.size(
    ear.length(long, unit),
    ear.length(wide, unit),
    tall > 0 ? ear.length(tall, unit) : null,
  );
  const given = does(lead.id);
  const rest = members.filter((piece) => piece !== lead && !walls.includes(piece));
  return [
    kind,
    size,
    ...(walls.length < WALLS
      ? []
      : [wallsInWords(walls, words), ground.openings(openings(box, walls, scene.yGrows, inch, ear.compass))]),
    given?.sight ?? ground.sight[sightOf(walls.length < WALLS ? lead : highest(walls), inch)],
    given?.walking ?? ground.walking[walkingOf(lead)],
    ...(rest.length === 0 ? [] : [ground.holds(countedKinds(rest, words))]),
    ...linksIn(scene, box, words),
  ];
}

const highest = (pieces: readonly Piece[]): Piece => pieces.reduce((a, b) => (b.top > a.top ? b : a));

/** Thin, and nobody goes through it. */
function isWall({ outline, solid }: Piece, inch: number): boolean {
  const { left, right, low, high } = boxOf(outline);
  return solid && Math.min(right - left, high - low) <= inch / 2;
}

function wallsInWords(walls: readonly Piece[], words: Words): string {
  return words.ear.ground.holds(countedKinds(walls, words));
}

function countedKinds(pieces: readonly Piece[], words: Words): readonly string[] {
  const counts = new Map<string, number>();
  for (const piece of pieces) {
    const kind = kindOf(piece, words);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => words.ear.ground.several(count, kind));
}

/** The sides of a walled place on which nothing stands for at least a doorway. */
function openings(
  box: Box,
  walls: readonly Piece[],
  yGrows: YGrows,
  inch: number,
  compass: readonly string[],
): readonly string[] {
  const boxes = walls.map(({ outline }) => boxOf(outline));
  const sides = [
    {
      at: { x: 0, y: 1 },
      near: (b: Box) => box.high - b.high < inch,
      span: (b: Box) => [b.left, b.right] as const,
      of: [box.left, box.right] as const,
    },
    {
      at: { x: 1, y: 0 },
      near: (b: Box) => box.right - b.right < inch,
      span: (b: Box) => [b.low, b.high] as const,
      of: [box.low, box.high] as const,
    },
    {
      at: { x: 0, y: -1 },
      near: (b: Box) => b.low - box.low < inch,
      span: (b: Box) => [b.left, b.right] as const,
      of: [box.left, box.right] as const,
    },
    {
      at: { x: -1, y: 0 },
      near: (b: Box) => b.left - box.left < inch,
      span: (b: Box) => [b.low, b.high] as const,
      of: [box.low, box.high] as const,
    },
  ];
  return sides
    .filter(({ near, span, of }) => widestGap(boxes.filter(near).map(span), of) >= DOORWAY * inch)
    .map(({ at }) => compass[pointOf(directionTo({ x: 0, y: 0 }, at, yGrows)!)]!);
}

function widestGap(
  spans: readonly (readonly [number, number])[],
  [from, to]: readonly [number, number],
): number {
  let at = from;
  let widest = 0;
  for (const [begin, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    widest = Math.max(widest, begin - at);
    at = Math.max(at, end);
  }
  return Math.max(widest, to - at);
}

function sightOf({ sight, flags, top, base }: Piece, inch: number): keyof Words['ear']['ground']['sight'] {
  if (flags.includes('blocks-los')) return 'blocks';
  if (sight === 'solid') return top - base >= EYES * inch ? 'blocks' : 'over';
  if (sight === 'obscuring') return 'veils';
  return flags.includes('cover') ? 'covers' : 'clear';
}

function coversOf({ sight, flags }: Piece, does: PieceDoes | null): boolean {
  return does?.covers ?? (sight !== 'clear' || flags.includes('cover'));
}

function walkingOf({
  ground,
  solid,
  climbable,
  surface,
  flags,
}: Piece): keyof Words['ear']['ground']['walking'] {
  if (flags.includes('impassable') || ground === 'impassable')
    return climbable || flags.includes('climbable') ? 'climb' : 'barred';
  if (flags.includes('obstacle')) return 'obstacle';
  if (solid) return climbable ? 'climb' : 'barred';
  if (surface === 'slope') return 'slope';
  return ground === 'open' && !flags.includes('difficult') ? 'open' : 'difficult';
}

/** Stairs, ladders and hatches that begin here. */
function linksIn(
  { terrain: { links } }: Scene,
  { left, right, low, high }: Box,
  { ear, groundNames }: Words,
): readonly string[] {
  const here = links.filter(({ ends }) =>
    ends.some(({ x, y }) => x >= left && x <= right && y >= low && y <= high),
  );
  const names = here.map(({ flags }) => {
    const word = flags.find((flag) => Object.hasOwn(groundNames, flag));
    return word === undefined ? ear.ground.stairs : groundNames[word]!;
  });
  return names.length === 0 ? [] : [ear.ground.links([...new Set(names)])];
}

/** How far a place lies from a spot in plan, 0 inside it; and the nearest point of it. */
export function nearestOf(
  { lead: { outline } }: Pick<Place, 'lead'>,
  at: At,
): { readonly far: number; readonly x: number; readonly y: number } {
  if (holds(outline, at)) return { far: 0, x: at.x, y: at.y };
  let best = { far: Number.POSITIVE_INFINITY, x: at.x, y: at.y };
  for (let i = 0; i < outline.length; i += 2) {
    const [ax, ay] = [outline[i]!, outline[i + 1]!];
    const [bx, by] = [outline[(i + 2) % outline.length]!, outline[(i + 3) % outline.length]!];
    const [dx, dy] = [bx - ax, by - ay];
    const share = Math.min(1, Math.max(0, ((at.x - ax) * dx + (at.y - ay) * dy) / (dx * dx + dy * dy)));
    const point = { x: ax + dx * share, y: ay + dy * share };
    const far = apart(point, at);
    if (far < best.far) best = { far, ...point };
  }
  return best;
}

/** Whether a polygon has a point in it. */
export function holds(outline: readonly number[], { x, y }: At): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [outline[i]!, outline[i + 1]!, outline[j]!, outline[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** Inches within which a piece of ground gives a place its name. */
const BESIDE = 1.5;

/** Where a spot is, as one would tell it: in something, beside it, or in which part of the open. */
export function whereabouts(
  places: readonly Place[],
  scene: Scene,
  spot: Spot,
  unit: LengthUnit,
  { ear }: Words,
  detail: 'short' | 'full' = 'full',
): string {
  const near = places
    .map((place) => ({ place, at: nearestOf(place, spot) }))
    .sort((a, b) => a.at.far - b.at.far || a.place.lead.outline.length - b.place.lead.outline.length);
  const [first] = near;
  if (first !== undefined && first.at.far === 0) {
    const high = first.place.lead.surface !== 'none' && spot.z > 0;
    return high ? ear.place.on(first.place.name) : ear.place.in(first.place.name);
  }
  if (first !== undefined && first.at.far <= BESIDE * inchesOf(unit)) {
    const direction = directionTo(first.at, spot, scene.yGrows);
    const side = direction === null || detail === 'short' ? null : ear.compass[pointOf(direction)]!;
    return ear.place.beside(first.place.name, side);
  }
  return ear.place.open(partOf(scene, spot, ear.compass));
}

import type {
  Asked,
  BoardHelpers,
  Coat,
  CounterSymbol,
  Glimpse,
  Scene,
  SceneFigure,
  Seat,
  SightReport,
  Viewer,
  Walk,
} from '@vedette/engine';
import {
  explain,
  gap,
  look,
  type Obstacle,
  partOfWay,
  reach,
  reachOutline,
  route,
  type SightRules,
  type Spot,
  sightPattern,
  snap,
  type TableData,
  tableOf,
  type Waypoint,
} from '@vedette/engine/table';
import type { DuelEvent } from './events.ts';
import { idOf, seatOf } from './figure-id.ts';
import type { Duel } from './game.ts';
import { kindOf } from './ground.ts';
import { onFoot } from './rules/on-foot.ts';
import { traceOf, walkProblem } from './rules/walk.ts';
import {
  type Duellist,
  type DuelState,
  duellist,
  FULL_HEALTH,
  HEIGHT,
  other,
  type Phase,
  RADIUS,
} from './state.ts';
import type { Words } from './words/index.ts';

type BoardWords = Words['board'];

const COATS: readonly Coat[] = ['side-1', 'side-2'];
const SYMBOLS: readonly CounterSymbol[] = ['swords', 'sabre'];
const PHASES: readonly Phase[] = ['cards', 'initiative', 'turn'];

function scene(words: BoardWords, s: DuelState): Scene {
  return {
    title: words.title,
    terrain: drawnGround(s.ground),
    yGrows: 'north',
    areaNames: [],
    sides: s.duellists.map(({ name, fate }, seat) => ({
      name,
      coat: COATS[seat]!,
      hoard: words.hoard,
      holdings: [{ id: 'fate', name: words.dice, count: fate }],
    })),
    figures: s.duellists.map((figure, seat) => figureOf(words, figure, seat)),
    markers: [],
    turn: s.phase === 'cards' ? 0 : s.turn,
    phases: PHASES.map((id) => ({ name: words.phases[id], now: s.phase === id })),
    weather: [],
  };
}

function figureOf(words: BoardWords, figure: Duellist, seat: Seat): SceneFigure {
  const { name, x, y, z, radius, height, health } = figure;
  return {
    id: idOf(seat),
    name,
    type: words.duellist,
    symbol: SYMBOLS[seat]!,
    side: seat,
    x,
    y,
    z,
    radius,
    height,
    place: health > 0 ? 'table' : 'out',
    health: { left: Math.max(0, health), full: FULL_HEALTH },
    signs: [],
  };
}

const drawn = new WeakMap<TableData, TableData>();

/** The ground with the kind of each piece among its flags, by which a map draws it; of one ground always the same. */
function drawnGround(ground: TableData): TableData {
  const known = drawn.get(ground);
  if (known !== undefined) return known;
  const pieces = ground.pieces.map((piece) => ({ ...piece, flags: [kindOf(piece.id)] }));
  const made = { ...ground, pieces };
  drawn.set(ground, made);
  return made;
}

/** Paces between the points that are tried. */
const FINE = { resolution: 0.25 };

const inTheWay = (s: DuelState, seat: Seat): readonly Obstacle[] => [
  { body: duellist(s, other(seat)), block: 'always' },
];

/** DU-05: where he can get to. */
function ground(asked: Asked<Duel>): ReturnType<BoardHelpers<Duel>['ground']> {
  if (asked.kind !== 'walk') return null;
  const { seat, budget } = asked.question;
  const s = asked.view();
  const me = duellist(s, seat);
  const found = reach(tableOf(s.ground), onFoot, me, me, budget, inTheWay(s, seat), FINE);
  return { figure: idOf(seat), outlines: reachOutline(found) };
}

/** DU-05: a walk as it is being drawn. */
function way(asked: Asked<Duel>, path: readonly Waypoint[]): ReturnType<BoardHelpers<Duel>['way']> {
  if (asked.kind !== 'walk') throw new Error(`"${asked.kind}" asks for no path.`);
  const { seat, budget } = asked.question;
  const s = asked.view();
  const { x, y, z } = duellist(s, seat);
  const trace = traceOf(s, seat, path);
  return {
    problem: walkProblem(asked.question, path, s),
    cost: Number.isFinite(trace.cost) ? snap(trace.cost, s.ground.grid) : 0,
    budget,
    points: [{ x, y, z }, ...trace.stretches.map(({ to }) => to)],
    stops: [],
  };
}

function routeTo(asked: Asked<Duel>, to: Spot): readonly Waypoint[] | null {
  if (asked.kind !== 'walk') return null;
  const { seat, budget } = asked.question;
  const s = asked.view();
  const me = duellist(s, seat);
  const options = { ...FINE, nearest: true };
  const found = route(tableOf(s.ground), onFoot, me, me, to, budget, inTheWay(s, seat), options);
  return found?.path.slice(1) ?? null;
}

/** DU-01: eyes near the top; head and legs, in the middle and at both shoulders. */
const EYE = 0.9 * HEIGHT;
const PATTERN = sightPattern(
  [-RADIUS / 2, 0, RADIUS / 2].flatMap((across) => [
    { across, height: EYE },
    { across, height: HEIGHT / 4 },
  ]),
);
const RULES: SightRules = {
  tolerance: 0.01,
  obscuringDepth: Number.POSITIVE_INFINITY,
  ignoreNear: 0,
  figures: 'ignore',
};

const eyeOf = ({ x, y, z }: Spot): Spot => ({ x, y, z: z + EYE });

function sight(
  words: BoardWords,
  s: DuelState,
  viewer: Viewer,
  target: string,
  targetAt?: Spot,
): SightReport {
  const there = { ...duellist(s, seatOf(viewer.figure)), ...viewer.at };
  const end = { ...duellist(s, seatOf(target)), ...targetAt };
  const eye = eyeOf(there);
  const { visible, cover, lines } = explain(tableOf(s.ground), eye, end, PATTERN, RULES, []);
  return {
    visible,
    cover,
    distance: gap(there, end),
    eye,
    lines: lines.map(({ end: to, state, by, at }) => ({
      end: to,
      state,
      by: by?.kind === 'piece' ? words.by(kindOf(by.id)) : null,
      at,
    })),
  };
}

function glimpse(words: BoardWords, s: DuelState, { figure, at }: Viewer): Glimpse {
  const eye = eyeOf(at ?? duellist(s, seatOf(figure)));
  const table = tableOf(s.ground);
  return {
    whom: words.whom,
    at(spot) {
      const { visible, cover } = look(table, eye, spot, PATTERN, RULES, []);
      return visible ? (cover ? 'cover' : 'clear') : 'hidden';
    },
  };
}

/** DU-05, DU-09: the ways gone, as they were drawn or straight. */
function walks(before: DuelState, told: readonly DuelEvent[], drawnWay: Walk | null): readonly Walk[] {
  const at = before.duellists.map(({ x, y, z }) => ({ x, y, z }));
  return told.flatMap((event) => {
    if (event.type !== 'walked' && event.type !== 'backedOff') return [];
    const from = at[event.seat]!;
    const to = { x: event.x, y: event.y, z: from.z };
    const figure = idOf(event.seat);
    at[event.seat] = to;
    const own = event.type === 'walked' && drawnWay?.figure === figure ? drawnWay.points : [];
    return [{ figure, points: partOfWay(own, from, to, RADIUS) ?? [from, to] }];
  });
}

/** The duel as a picture, in these words; its cards apart. */
export function boardIn(words: BoardWords): Omit<BoardHelpers<Duel>, 'card'> {
  return {
    scene: (s) => scene(words, s),
    ground,
    way,
    route: routeTo,
    sight: (s, viewer, target, targetAt) => sight(words, s, viewer, target, targetAt),
    glimpse: (s, viewer) => glimpse(words, s, viewer),
    walks,
  };
}

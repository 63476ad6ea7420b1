import type { Coat, Holding, Manner, Scene, SceneFigure, SceneMarker } from '@vedette/engine';
import type { LeavingId } from '../data/leaving.ts';
import { PROFILES, SPECIAL_PROFILES } from '../data/profiles/profiles.ts';
import type { Look } from '../game.ts';
import { looking } from '../hooks.ts';
import { onTable } from '../models.ts';
import { groundOf } from '../scenario/story/ground.ts';
import type { Clock, FaithState, Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';
import { drawnTerrain, floorId } from './drawn-terrain.ts';
import { objectives } from './objectives.ts';
import { signsOf } from './signs.ts';
import { symbolOf } from './symbols.ts';

const COATS: readonly Coat[] = ['side-1', 'side-2', 'side-3', 'side-4'];

/** A match in general terms, for a board that knows no game. */
export function scene(s: FaithState, words: BoardWords): Scene {
  const look = looking(s);
  return {
    title: words.titled(s.story.document.name),
    terrain: drawnTerrain(s),
    yGrows: 'north',
    areaNames: [],
    manner: mannerOf(s.clock),
    placeNames: placeNames(s, words),
    sides: s.parties.map((party, seat) => ({
      name: party.name,
      coat: COATS[seat] ?? 'plain',
      holdings: holdings(s, seat, words),
    })),
    figures: s.models.map((model) => sceneFigure(look, model, words)),
    markers: markers(s, words),
    turn: s.phase === 'set-up' || s.phase === 'initiative' ? 0 : s.round,
    turnName: words.round(s.round),
    phases: phases(s, words),
    objectives: objectives(s, words),
    weather: weather(s.clock, words),
  };
}

/** FF-SET-05: a street at night is drawn as one. */
function mannerOf({ day }: Clock): Manner {
  return day ? 'sketch' : 'night-sketch';
}

/** FF-MOR-01, FF-SET-05, FF-PARTY-14: who is left, what the day's clock goes by, what can still be called. */
function placeNames(s: FaithState, words: BoardWords): Readonly<Record<string, string>> {
  const lying = new Set(s.terrain.pieces.map(({ id }) => id));
  const named = groundOf(s.story).terrain.flatMap(({ id, name }) =>
    name !== undefined && lying.has(id) ? [[id, words.thing(s, id)] as const] : [],
  );
  return Object.fromEntries([
    ...s.rooms.map(({ id }) => [floorId(id), words.thing(s, id)] as const),
    ...named,
  ]);
}

function holdings(s: FaithState, seat: number, words: BoardWords): readonly Holding[] {
  const { turnovers, pool } = s.parties[seat]!;
  const own = s.models.filter(({ party }) => party === seat);
  const found: (Holding | null)[] = [
    { id: 'standing', name: words.standing, count: own.filter(onTable).length },
    { id: 'turnovers', name: words.turnovers, count: turnovers },
    pool === 0 ? null : { id: 'pool', name: words.pool, count: pool },
  ];
  return found.filter((holding) => holding !== null);
}

const PLACES: Readonly<Record<Model['standing'], SceneFigure['place']>> = {
  reserve: 'waiting',
  hidden: 'waiting',
  marker: 'table',
  table: 'table',
  dying: 'table',
  out: 'out',
};

/** FF-GEN-21: whoever went in these ways lies there. */
const FALLEN: ReadonlySet<LeavingId> = new Set<LeavingId>(['killed', 'killed-gruesome', 'sacrificed']);

const TITLES: ReadonlyMap<string, string> = new Map(
  [...PROFILES, ...SPECIAL_PROFILES].map(({ id, title }) => [id, title]),
);

const SHAPES = { bat: 'bat-form', wolf: 'wolf-form' } as const;

function sceneFigure(look: Look, model: Model, words: BoardWords): SceneFigure {
  const { id, name, profile, party, x, y, z, radius, height, standing, conditions } = model;
  const shape = conditions.form === undefined ? profile : SHAPES[conditions.form];
  return {
    id,
    ...(conditions.faceDown === undefined
      ? { name: words.called(name), type: words.titled(TITLES.get(profile) ?? profile), ...symbolOf(shape) }
      : // FF-SCN-31: blank, but for its number.
        { name: words.counter(name), type: words.unknown, symbol: 'plain' as const, mark: name }),
    side: party,
    x,
    y,
    z,
    radius,
    height,
    place: PLACES[standing],
    ...(standing === 'out' && model.left !== null && FALLEN.has(model.left) ? { fell: true as const } : {}),
    ...(standing === 'out' && model.left !== null ? { gone: words.gone[model.left] } : {}),
    health: null,
    signs: standing === 'table' ? signsOf(look, model, words) : [],
  };
}

function markers(s: FaithState, words: BoardWords): readonly SceneMarker[] {
  const bodies = s.corpses.map(
    ({ id, of, x, y, z }): SceneMarker => ({ id, kind: 'corpse', name: words.bodyOf(s, of), x, y, z }),
  );
  const things = s.tokens
    .filter(({ carrier }) => carrier === null)
    .map(
      ({ id, kind, x, y, z }): SceneMarker => ({
        id,
        kind: isFaceDown(s, kind) ? 'unknown' : 'object',
        name: words.token(s, kind),
        x,
        y,
        z,
      }),
    );
  return [...bodies, ...things];
}

/** FF-GEN-19: what it turns out to be is still to be seen. */
function isFaceDown({ story }: FaithState, kind: string): boolean {
  return story.document.tokens?.some(({ id, faces }) => id === kind && faces !== undefined) === true;
}

/** FF-ACT-01: whose turn it is, in the order of the round. */
function phases(s: FaithState, { yourTurn }: BoardWords): Scene['phases'] {
  if (s.phase === 'set-up' || s.phase === 'initiative') return [];
  return s.order.map((seat) => ({
    name: s.parties[seat]!.name,
    now: seat === s.active,
    own: { seat, name: yourTurn },
  }));
}

/** FF-SET-04 to -10 */
function weather({ time, day, moon, weather: sky, sight }: Clock, { weather: said }: BoardWords) {
  const hour = time === 'dawn' && !day ? said.dawn : time === 'twilight' && day ? said.twilight : null;
  return [
    hour ?? (day ? said.day : said.night),
    ...(moon ? [said.moon] : []),
    ...(sky === 'normal' ? [] : [said[sky]]),
    ...(sight === null ? [] : [said.sight(sight)]),
  ];
}

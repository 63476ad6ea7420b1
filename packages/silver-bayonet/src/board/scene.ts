import type { Holding, Scene, SceneFigure, SceneMarker, ScenePhase, Sign } from '@vedette/engine';
import { item } from '../data/armoury/armoury.ts';
import { activePlayer, owes } from '../rules/turn/phases.ts';
import type { FatePool, Figure, Phase, SilverBayonetState, Standing } from '../state.ts';
import { dieKind } from '../words/dice.ts';
import { words } from '../words/now.ts';
import { objectives } from './objectives.ts';
import { sceneryOf } from './scenery.ts';
import { coatOf, symbolOf } from './symbols.ts';
import { typeTitle } from './type-title.ts';

/** A match in general terms, for a board that knows no game. */
export function scene(s: SilverBayonetState): Scene {
  return {
    title: words.scenarioName(s.scenario),
    terrain: s.terrain,
    yGrows: 'north',
    placeNames: Object.hasOwn(words.placeNames, s.scenario.id) ? words.placeNames[s.scenario.id]! : {},
    scenery: sceneryOf(s.scenario.id),
    areaNames: s.scenario.boards.map(({ id }) => words.areaName(s, id)),
    sides: s.sides.map(({ name, nation }, seat) => ({
      name,
      coat: coatOf(nation),
      hoard: words.board.hoard,
      holdings: holdings(s.pools[seat]),
    })),
    figures: s.figures.map((figure) => sceneFigure(s, figure)),
    markers: markers(s),
    turn: s.stage === 'play' || s.stage === 'scored' ? s.turn : 0,
    phases: phases(s),
    objectives: objectives(s),
    weather: weather(s),
  };
}

function holdings(pool: FatePool | undefined): readonly Holding[] {
  if (pool === undefined) return [];
  return (['power', 'skill', 'monster'] as const).map((id) => ({
    id,
    name: words.dice[id],
    count: pool[id],
    die: dieKind(id),
  }));
}

const PLACES: Readonly<Record<Standing, SceneFigure['place']>> = {
  waiting: 'waiting',
  standing: 'table',
  down: 'table',
  removed: 'out',
  collapsed: 'out',
  left: 'out',
};

function sceneFigure(s: SilverBayonetState, figure: Figure): SceneFigure {
  const { id, type, side, x, y, z, radius, height, standing, health, stats } = figure;
  return {
    id,
    name: words.nameOf(s, id),
    type: typeTitle(s, figure),
    ...symbolOf(type),
    side,
    x,
    y,
    z,
    radius,
    height,
    place: PLACES[standing],
    ...(standing === 'removed' ? { fell: true as const } : {}),
    ...goneOf(standing),
    health: { left: Math.max(0, health), full: stats.health },
    signs: signs(s, figure),
  };
}

/** SB-GEN-16, SB-TER-06, SB-MOV-10: fallen is not left, and left is not fallen. */
function goneOf(standing: Standing): Pick<SceneFigure, 'gone'> {
  return standing === 'removed' || standing === 'collapsed' || standing === 'left'
    ? { gone: words.board.gone[standing] }
    : {};
}

function signs(s: SilverBayonetState, figure: Figure): readonly Sign[] {
  const { fatigue, terror, mounted, activated, gear, carries, standing } = figure;
  const empty = gear.filter(
    ({ loaded, state, item: id }) => !loaded && state === 'whole' && item(id).shot !== undefined,
  );
  const found: (Sign | null)[] = [
    standing === 'down' ? { kind: 'down', words: words.board.signs.down } : null,
    mounted ? { kind: 'mounted', words: words.board.signs.mounted } : null,
    fatigue > 0 ? { kind: 'tired', words: words.board.signs.fatigue(fatigue), count: fatigue } : null,
    empty.length > 0 ? { kind: 'unloaded', words: words.board.signs.unloaded(titles(empty)) } : null,
    terror === null ? null : { kind: 'afraid', words: words.fright(terror.kind) },
    carries.length > 0
      ? { kind: 'carrying', words: words.board.signs.carries(carries.map((id) => words.objectName(s, id))) }
      : null,
    activated && s.activation?.figure !== figure.id ? { kind: 'done', words: words.board.signs.acted } : null,
    figure.role === 'monster' ? { kind: 'frightful', words: words.board.signs.monster } : null,
  ];
  return found.filter((sign) => sign !== null);
}

function titles(gear: readonly { readonly item: string }[]): readonly string[] {
  return gear.map(({ item: id }) => words.itemTitle(id).toLowerCase());
}

function markers({ clues, objects, emplacements, ...s }: SilverBayonetState): readonly SceneMarker[] {
  const place = ({ id, x, y, z }: { id: string; x: number; y: number; z: number }) => ({ id, x, y, z });
  return [
    ...clues.map((clue) => ({ ...place(clue), kind: 'clue' as const, name: words.board.clue })),
    ...objects.map((object) => ({
      ...place(object),
      kind: 'object' as const,
      name: words.objectName({ ...s, clues, objects, emplacements }, object.id),
    })),
    ...emplacements.map((gun) => ({
      ...place(gun),
      kind: 'gun' as const,
      name: words.board.gun(gun.loaded),
    })),
  ];
}

const PHASES: Readonly<Record<Phase, (s: SilverBayonetState) => string>> = {
  initiative: () => words.board.phases.initiative,
  'primary-1': (s) => words.board.phases.firstHalfOf(words.sideName(s, s.order[0] ?? 0)),
  monsters: () => words.board.phases.monsters,
  secondary: (s) => second(s),
  'primary-2': (s) => words.board.phases.secondHalfOf(words.sideName(s, s.order[0] ?? 0)),
  'player-1': () => words.board.phases.firstHalf,
  'player-2': () => words.board.phases.secondHalf,
  end: () => words.board.phases.end,
};

function second(s: SilverBayonetState): string {
  const others = s.order.slice(1).map((seat) => words.sideName(s, seat));
  return others.length === 0 ? words.board.phases.theOthers : others.join(', ');
}

/** SB-TURN-01: the phases of this turn that are not over yet, the present one first. */
function phases(s: SilverBayonetState): Scene['phases'] {
  if (s.stage !== 'play') return [];
  return s.phases.map((phase, i) => ({
    name: PHASES[phase](s),
    now: i === 0,
    ...ownName(s, phase),
    ...(i === 0 ? progress(s) : {}),
  }));
}

/** SB-TURN-07, -09, -11: what a phase is called by whose it is. */
function ownName(s: SilverBayonetState, phase: Phase): Pick<ScenePhase, 'own'> {
  const { yourFirstHalf, yours, yourSecondHalf } = words.board.phases;
  const [first = 0, second = null, ...others] = s.order;
  if (phase === 'primary-1') return { own: { seat: first, name: yourFirstHalf } };
  if (phase === 'primary-2') return { own: { seat: first, name: yourSecondHalf } };
  // With more players several have this one.
  return phase === 'secondary' && second !== null && others.length === 0
    ? { own: { seat: second, name: yours } }
    : {};
}

/** SB-TURN-07.R1: which of so many acts now; of a first half so many as are owed, else of everybody. */
function progress(s: SilverBayonetState): Pick<ScenePhase, 'progress'> {
  const seat = PLAYED.includes(s.phase) ? activePlayer(s) : null;
  if (seat === null) return {};
  const own = s.figures.filter(({ side, standing }) => side === seat && standing === 'standing');
  const acted = own.filter(({ activated }) => activated).length;
  const acting = s.figures.some(({ id, side }) => side === seat && id === s.activation?.figure);
  const of = owes(s.phase) ? acted + s.owed : own.length;
  return of === 0 ? {} : { progress: { at: Math.min(of, acting ? acted : acted + 1), of } };
}

const PLAYED: readonly Phase[] = ['primary-1', 'secondary', 'primary-2', 'player-1', 'player-2'];

function weather({ conditions }: SilverBayonetState): readonly string[] {
  return Object.entries(words.board.weather).flatMap(([id, text]) =>
    conditions[id as keyof typeof conditions] ? [text] : [],
  );
}

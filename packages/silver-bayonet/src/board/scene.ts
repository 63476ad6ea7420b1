import type { Holding, Scene, SceneFigure, SceneMarker, Sign } from '@vedette/engine';
import { item } from '../data/armoury/armoury.ts';
import { monsterType } from '../data/monsters/bestiary.ts';
import { soldierType } from '../data/soldiers.ts';
import type { FatePool, Figure, Phase, SilverBayonetState, Standing } from '../state.ts';
import { boardWords } from '../words/board.ts';
import { FATE_DICE } from '../words/dice.ts';
import { DICE, itemTitle, nameOf, objectName, plain, sideName } from '../words/names.ts';
import { coatOf, symbolOf } from './symbols.ts';

const { signs: SIGNS, phases: NAMES } = boardWords;

/** A match in general terms, for a board that knows no game. */
export function scene(s: SilverBayonetState): Scene {
  return {
    title: s.scenario.name,
    terrain: s.terrain,
    yGrows: 'north',
    areaNames: s.scenario.boards.map(({ id }) => plain(id)),
    sides: s.sides.map(({ name, nation }, seat) => ({
      name,
      coat: coatOf(nation),
      hoard: boardWords.hoard,
      holdings: holdings(s.pools[seat]),
    })),
    figures: s.figures.map((figure) => sceneFigure(s, figure)),
    markers: markers(s),
    turn: s.stage === 'play' || s.stage === 'scored' ? s.turn : 0,
    phases: phases(s),
    weather: weather(s),
  };
}

function holdings(pool: FatePool | undefined): readonly Holding[] {
  if (pool === undefined) return [];
  return (['power', 'skill', 'monster'] as const).map((id) => ({
    id,
    name: DICE[id],
    count: pool[id],
    die: FATE_DICE[id],
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
    name: nameOf(s, id),
    type: typeTitle(s, figure),
    ...symbolOf(type),
    side,
    x,
    y,
    z,
    radius,
    height,
    place: PLACES[standing],
    health: { left: Math.max(0, health), full: stats.health },
    signs: signs(s, figure),
  };
}

function typeTitle({ bestiary }: SilverBayonetState, { role, type }: Figure): string {
  if (role === 'officer') return boardWords.officer;
  if (role === 'soldier') return soldierType(type).title;
  return (bestiary.find(({ id }) => id === type) ?? monsterType(type)).title;
}

function signs(s: SilverBayonetState, figure: Figure): readonly Sign[] {
  const { fatigue, terror, mounted, activated, gear, carries, standing } = figure;
  const empty = gear.filter(
    ({ loaded, state, item: id }) => !loaded && state === 'whole' && item(id).shot !== undefined,
  );
  const found: (Sign | null)[] = [
    standing === 'down' ? { kind: 'down', words: SIGNS.down } : null,
    mounted ? { kind: 'mounted', words: SIGNS.mounted } : null,
    fatigue > 0 ? { kind: 'tired', words: SIGNS.fatigue(fatigue), count: fatigue } : null,
    empty.length > 0 ? { kind: 'unloaded', words: SIGNS.unloaded(titles(empty)) } : null,
    terror === null ? null : { kind: 'afraid', words: terror.kind },
    carries.length > 0
      ? { kind: 'carrying', words: SIGNS.carries(carries.map((id) => objectName(s, id))) }
      : null,
    activated && s.activation?.figure !== figure.id ? { kind: 'done', words: SIGNS.acted } : null,
    figure.role === 'monster' ? { kind: 'frightful', words: SIGNS.monster } : null,
  ];
  return found.filter((sign) => sign !== null);
}

function titles(gear: readonly { readonly item: string }[]): readonly string[] {
  return gear.map(({ item: id }) => itemTitle(id).toLowerCase());
}

function markers({ clues, objects, emplacements, ...s }: SilverBayonetState): readonly SceneMarker[] {
  const place = ({ id, x, y, z }: { id: string; x: number; y: number; z: number }) => ({ id, x, y, z });
  return [
    ...clues.map((clue) => ({ ...place(clue), kind: 'clue' as const, name: boardWords.clue })),
    ...objects.map((object) => ({
      ...place(object),
      kind: 'object' as const,
      name: objectName({ ...s, clues, objects, emplacements }, object.id),
    })),
    ...emplacements.map((gun) => ({
      ...place(gun),
      kind: 'gun' as const,
      name: boardWords.gun(gun.loaded),
    })),
  ];
}

const PHASES: Readonly<Record<Phase, (s: SilverBayonetState) => string>> = {
  initiative: () => NAMES.initiative,
  'primary-1': (s) => NAMES.firstHalfOf(sideName(s, s.order[0] ?? 0)),
  monsters: () => NAMES.monsters,
  secondary: (s) => second(s),
  'primary-2': (s) => NAMES.secondHalfOf(sideName(s, s.order[0] ?? 0)),
  'player-1': () => NAMES.firstHalf,
  'player-2': () => NAMES.secondHalf,
  end: () => NAMES.end,
};

function second(s: SilverBayonetState): string {
  const others = s.order.slice(1).map((seat) => sideName(s, seat));
  return others.length === 0 ? NAMES.theOthers : others.join(', ');
}

/** SB-TURN-01: the phases of this turn that are not over yet, the present one first. */
function phases(s: SilverBayonetState): Scene['phases'] {
  if (s.stage !== 'play') return [];
  return s.phases.map((phase, i) => ({ name: PHASES[phase](s), now: i === 0 }));
}

const WEATHER: Readonly<Record<keyof SilverBayonetState['conditions'], string>> = boardWords.weather;

function weather({ conditions }: SilverBayonetState): readonly string[] {
  return Object.entries(WEATHER).flatMap(([id, words]) =>
    conditions[id as keyof typeof conditions] ? [words] : [],
  );
}

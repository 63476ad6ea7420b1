import type {
  Coat,
  CounterSymbol,
  Holding,
  Scene,
  SceneFigure,
  SceneGroup,
  SceneMarker,
  Sign,
} from '@vedette/engine';
import type { TableData } from '@vedette/engine/table';
import type { ClassId } from '../data/classes.ts';
import { FATAL_WOUNDS } from '../data/outcomes.ts';
import type { TroopTypeId } from '../data/troops.ts';
import { able, classOf, isDown, members, onTable, unitClass, unitOf } from '../figures.ts';
import { kindOf, ledBy } from '../rules/animals/animal.ts';
import { tableFrom } from '../rules/ground/terrain.ts';
import { inMelee } from '../rules/melee/contact.ts';
import { isChoice } from '../scenario/format/scenario.ts';
import { layoutIn } from '../scenario/story/distance.ts';
import type { BayonetPointState, Figure, TurnStep, Unit } from '../state.ts';
import { words } from '../words/now.ts';
import { objectives } from './objectives.ts';

const COATS: readonly Coat[] = ['side-1', 'side-2'];

const SYMBOLS: Readonly<Record<TroopTypeId, CounterSymbol>> = {
  infantry: 'muskets',
  'light-cavalry': 'sabre',
  'heavy-cavalry': 'helmet',
};

/** A match in general terms, for a board that knows no game. */
export function scene(s: BayonetPointState): Scene {
  const weather = s.options.weather;
  return {
    title: words.scenarioName(s.battle.scenario),
    terrain: groundOf(s),
    yGrows: 'south',
    placeNames: words.placeNames[s.battle.scenario.id] ?? {},
    areaNames: [],
    sides: s.sides.map(({ name }, seat) => ({
      name,
      coat: COATS[seat] ?? 'plain',
      holdings: holdings(s, seat),
    })),
    figures: s.figures.map((f) => sceneFigure(s, f)),
    groups: s.units.filter((u) => u.members.length > 1).map((u) => sceneGroup(s, u)),
    markers: markers(s),
    turn: PLAYED.includes(s.step) ? s.turn : 0,
    phases: phases(s),
    objectives: PLAYED.includes(s.step) ? objectives(s) : [],
    weather: weather === 'clear' ? [] : [words.board.weather[weather]],
  };
}

/** Before it is laid out, the ground that the scenario has printed; what dice will add is not known yet. */
function groundOf(s: BayonetPointState): TableData {
  const { scenario } = s.battle;
  const laid = s.step !== 'armies' && s.step !== 'terrain';
  return laid || isChoice(scenario) ? s.terrain : tableFrom(layoutIn(s), scenario.terrain ?? []);
}

/** BP-SCN-09: who still stands; who is lost is counted among the objectives. */
function holdings(s: BayonetPointState, seat: number): readonly Holding[] {
  const own = s.figures.filter(({ side }) => side === seat);
  return [
    {
      id: 'standing',
      name: words.board.standing,
      count: own.filter((f) => able(f) || f.standing === 'waiting').length,
    },
  ];
}

const PLACES: Readonly<Record<Figure['standing'], SceneFigure['place']>> = {
  waiting: 'waiting',
  table: 'table',
  incapacitated: 'out',
  routed: 'out',
  pursued: 'out',
  through: 'out',
};

function sceneFigure(s: BayonetPointState, f: Figure): SceneFigure {
  const { id, side, x, y, z, radius, height, standing, wounds } = f;
  return {
    id,
    name: words.figureName(f),
    type: f.leader ? words.board.leading(typeOf(classOf(f), f)) : typeOf(classOf(f), f),
    symbol: f.leader ? 'officer' : SYMBOLS[f.troops],
    side,
    x,
    y,
    z,
    radius,
    height,
    place: PLACES[standing],
    ...(standing === 'incapacitated' ? { fell: true as const } : {}),
    ...(standing === 'waiting' || standing === 'table' ? {} : { gone: words.board.gone[standing] }),
    health: {
      left: standing === 'incapacitated' ? 0 : Math.max(0, FATAL_WOUNDS - wounds),
      full: FATAL_WOUNDS,
    },
    signs: standing === 'table' ? signs(s, f) : [],
    group: f.unit,
  };
}

/** BP-UNIT-01: a unit, and what holds for everybody of it who is on the table. */
function sceneGroup(s: BayonetPointState, u: Unit): SceneGroup {
  const [first, ...others] = members(s, u)
    .filter(onTable)
    .map((f) => signs(s, f));
  const common = (first ?? []).filter(({ words: text }) =>
    others.every((own) => own.some((sign) => sign.words === text)),
  );
  return {
    id: u.id,
    name: u.name,
    type: typeOf(unitClass(s, u), u),
    side: u.side,
    signs: common,
  };
}

const SIGNS = () => words.board.signs;

export function typeOf(
  { id }: { readonly id: ClassId },
  { troops }: { readonly troops: TroopTypeId },
): string {
  return words.board.type(words.classTitle(id), words.troopTitle(troops));
}

function signs(s: BayonetPointState, f: Figure): readonly Sign[] {
  const led = ledBy(s, f);
  const found: (Sign | null)[] = [
    isDown(f) ? { kind: 'down', words: SIGNS().wounded(f.down), count: f.down } : null,
    !isDown(f) && f.ground !== 'up' ? { kind: 'down', words: SIGNS().ground[f.ground] } : null,
    f.mounted ? { kind: 'mounted', words: saddle(f) } : null,
    f.unloaded.length > 0 ? { kind: 'unloaded', words: SIGNS().unloaded(guns(f)) } : null,
    f.fleeing ? { kind: 'afraid', words: SIGNS().running } : null,
    f.pursuing ? { kind: 'other', words: SIGNS().pursuing } : null,
    inMelee(s, f) ? { kind: 'other', words: SIGNS().melee } : null,
    led === null ? null : { kind: 'carrying', words: SIGNS().leads(kindOf(s, led).name) },
    hasActed(s, f) ? { kind: 'done', words: SIGNS().acted } : null,
    unwilling(s, f),
  ];
  return found.filter((sign) => sign !== null);
}

function saddle({ gait, horseWounds }: Figure): string {
  const pace = SIGNS().gaits[gait];
  return horseWounds > 0 ? SIGNS().lame(pace) : pace;
}

function guns({ unloaded }: Figure): readonly string[] {
  return unloaded.map((id) => words.weaponTitle(id));
}

/** BP-INI-02: its unit was picked or left out, unless it is the one that acts just now. */
function hasActed(s: BayonetPointState, f: Figure): boolean {
  const u = unitOf(s, f);
  if (s.step !== 'activations' || u.test === 'untested') return false;
  return u.test !== 'active' || s.picked[s.picked.length - 1] !== u.id;
}

/** BP-ACT-03: it failed its activation. One man of it shows the sign, the words hold for all. */
function unwilling(s: BayonetPointState, f: Figure): Sign | null {
  const { test, anchor } = unitOf(s, f);
  if (s.step !== 'activations' || test !== 'failed') return null;
  return { kind: anchor === null || anchor === f.id ? 'unwilling' : 'other', words: SIGNS().unwilling };
}

function markers(s: BayonetPointState): readonly SceneMarker[] {
  const animals = s.animals.filter(({ taken }) => taken === null);
  return [
    ...animals.map((animal) => ({
      id: animal.id,
      kind: 'object' as const,
      name: animalName(s, animal),
      x: animal.x,
      y: animal.y,
      z: 0,
    })),
    ...s.horses.map(({ id, rider, x, y }) => ({
      id,
      kind: 'other' as const,
      name: words.board.horseOf(words.nameOf(s, rider)),
      x,
      y,
      z: 0,
    })),
  ];
}

function animalName(s: BayonetPointState, animal: BayonetPointState['animals'][number]): string {
  const { name } = kindOf(s, animal);
  return animal.leader === null ? name : words.board.ledBy(name, words.nameOf(s, animal.leader));
}

const PLAYED: readonly TurnStep[] = ['initiative', 'flight-1', 'activations', 'melees', 'flight-2', 'end'];

/** BP-SEQ-01: the steps of the turn. */
function phases({ step }: BayonetPointState): Scene['phases'] {
  if (!PLAYED.includes(step)) return [];
  return Object.entries(words.board.phases).map(([id, name]) => ({ name, now: id === step }));
}

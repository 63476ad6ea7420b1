import { SHOOTING_MODIFIERS } from '../../data/tables.ts';
import type { Look } from '../../game.ts';
import { type ProjectileWeapon, readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import { checkModifiers, statChange } from '../../scenario/story/modification.ts';
import type { Figure, FigureId, Gear, SilverBayonetState } from '../../state.ts';
import type { Best, Ranged } from './best.ts';

/** Which of its guns a shooter could use. */
export type Guns = 'ready' | 'empty' | 'all';

/**
 * A figure as far as the odds of attacks hang on it. In the futures that a veteran imagines the same few meet again and
 * again, so what was reckoned about them is kept from position to position.
 */
export interface Fighter {
  readonly number: number;
  readonly traits: readonly Trait[];
  ready: readonly ProjectileWeapon[] | null;
  empty: readonly ProjectileWeapon[] | null;
  readonly ranges: { -readonly [G in Guns]: number | null };
  /** By whom they are aimed at, and how. */
  readonly shots: Map<number, readonly Ranged[]>;
  readonly blows: Map<number, Best>;
}

type Trait = string | number | boolean | null;

/** The fighters of matches with the same options, scenario and bestiary. */
interface Roster {
  readonly scenario: SilverBayonetState['scenario'];
  readonly bestiary: SilverBayonetState['bestiary'];
  /** What each figure has been so far. */
  readonly fighters: Map<FigureId, Fighter[]>;
  size: number;
}

/** Fighters remembered: more than the futures of one question bring, and never a burden. */
const MOST = 600;

const rosters = new WeakMap<SilverBayonetState['options'], Roster>();

function rosterFor({ options, scenario, bestiary }: SilverBayonetState): Roster {
  let roster = rosters.get(options);
  if (roster?.scenario !== scenario || roster.bestiary !== bestiary || roster.size >= MOST) {
    roster = { scenario, bestiary, fighters: new Map(), size: 0 };
    rosters.set(options, roster);
  }
  return roster;
}

/** Who is who in this position. */
export function fightersIn(look: Look): (figure: Figure) => Fighter {
  const roster = rosterFor(look.s);
  const known = new Map<FigureId, Fighter>();
  return (figure) => {
    let fighter = known.get(figure.id);
    if (fighter === undefined) {
      fighter = recognised(roster, figure.id, traitsOf(look, figure));
      known.set(figure.id, fighter);
    }
    return fighter;
  };
}

function recognised(roster: Roster, id: FigureId, traits: readonly Trait[]): Fighter {
  let all = roster.fighters.get(id);
  if (all === undefined) {
    all = [];
    roster.fighters.set(id, all);
  }
  for (const fighter of all) if (alike(fighter.traits, traits)) return fighter;
  const number = roster.size++;
  const fighter: Fighter = {
    number,
    traits,
    ready: null,
    empty: null,
    ranges: { ready: null, empty: null, all: null },
    shots: new Map(),
    blows: new Map(),
  };
  all.push(fighter);
  return fighter;
}

function alike(a: readonly Trait[], b: readonly Trait[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** Everything in the state that attacks of a figure, or on it, are reckoned from; where it stands is no part of that. */
function traitsOf(look: Look, figure: Figure): readonly Trait[] {
  const { conditions, story, emplacements } = look.s;
  const { side, home, type, kit, health, fatigue, terror, mounted, stats, marks, gear, carries } = figure;
  const traits: Trait[] = [
    conditions.rain,
    conditions.deluge,
    side,
    home,
    type,
    kit,
    health,
    fatigue,
    terror === null ? null : terror.kind,
    mounted,
    stats.speed,
    stats.melee,
    stats.accuracy,
    stats.defence,
    activationOf(look, figure),
    gear.length,
    carries.length,
  ];
  for (const piece of gear) addGear(traits, piece);
  for (const object of carries) traits.push(object);
  for (const name in marks) traits.push(name, marks[name]!);
  if (story.modifications.length > 0) traits.push(changesOf(look, figure));
  if (story.imbuings.length > 0) traits.push(imbuingsOf(look.s, figure));
  // SB-EQ-32: which guns it can serve hangs on where everybody stands.
  if (emplacements.length > 0) for (const { id } of readyWeapons(look, figure, 'own')) traits.push(id);
  return traits;
}

function addGear(traits: Trait[], { item, state, loaded, upgrades, types }: Gear): void {
  traits.push(item, state, loaded, upgrades.length, types.length);
  for (const upgrade of upgrades) traits.push(upgrade);
  for (const type of types) traits.push(type);
}

/** SB-SHT-10, SB-ATT-69: what whoever is active has done so far; of its Move only what that costs its aim. */
function activationOf(look: Look, figure: Figure): Trait {
  const { activation } = look.s;
  if (activation?.figure !== figure.id) return null;
  if (!activation.moved) return true;
  const subject = { distance: activation.distance };
  return look.modify('movedPenalty', figure, SHOOTING_MODIFIERS.moved, subject);
}

/** SB-OPS-48. */
function changesOf(look: Look, figure: Figure): string {
  const defence = statChange(look, figure, 'defence');
  const checks = [checkModifiers(look, figure, 'melee'), checkModifiers(look, figure, 'shooting')];
  return `${defence} ${JSON.stringify(checks)}`;
}

/** SB-OPS-49. */
function imbuingsOf({ story }: SilverBayonetState, { id }: Figure): string {
  const own = story.imbuings.filter(({ figure }) => figure === id);
  return own.map(({ attacks, as }) => `${attacks} ${as}`).join();
}

import * as moment from '@vedette/engine';
import type { Gait, Spot, TableData } from '@vedette/engine/table';
import type { StoryEvent } from './scenario/story/story-event.ts';
import type { FateDie, Figure, FigureId, SilverBayonetState } from './state.ts';

/** A number added to a Check or to damage, and why. */
export interface Modifier {
  /** Id of the attribute, item, state or event, for the log. */
  readonly by: string;
  readonly rule: string;
  readonly value: number;
}

export type CheckKind = 'melee' | 'shooting' | 'courage' | 'terror' | 'speed' | 'fall' | 'sprint' | 'plain';

/** A Check that a figure makes. */
interface CheckSubject {
  readonly check: CheckKind;
  /** The other figure in an attack; null otherwise. */
  readonly against: Figure | null;
}

/** One attack: a Melee Attack, Strike Back, Shooting Attack or Return Fire. */
/** What an attack comes of: one's own will, or another's attack, which it answers (Return Fire, a Strike Back). */
export type Occasion = 'own' | 'answer';

export interface AttackSubject {
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly mode: 'melee' | 'shooting';
  /** Index in the attacker's gear, or -1 for natural and built-in weapons. */
  readonly gear: number;
  /** Id of the weapon in the armoury. */
  readonly weapon: string;
  /** An answer (Strike Back, Return Fire) to somebody else's attack. */
  readonly answer: boolean;
  /** Ammunition or blade: 'plain', 'silver', 'cold-iron', 'salt', 'fire'. */
  readonly load: string;
  /** Shooting only: the target is in Cover. */
  readonly cover: boolean;
  /** Shooting only: the swivel gun that is fired (SB-EQ-32). */
  readonly emplacement?: string;
  /** Shooting only: fired although it was not loaded (SB-ATT-35). */
  readonly unloaded?: true;
  /** What a thrown curse turned out to be as it hit (SB-ATT-57). */
  readonly curse?: string;
}

/** Cover that a figure can make for itself as it is shot at. */
export interface CoverClaim {
  /** The purpose of the question to its player; null where it goes without asking. */
  readonly asks: string | null;
  readonly rule: string;
}

/** A Courage Check before a blow. */
export interface Dare {
  readonly target: number;
  readonly rule: string;
}

/** Damage about to be taken, or just taken. */
export interface DamageSubject {
  readonly victim: FigureId;
  /** Null when no figure did it. */
  readonly source: FigureId | null;
  readonly attack: AttackSubject | null;
  readonly types: readonly string[];
  /** Points taken; 0 while it is still being reckoned. */
  readonly points: number;
  /** 'attack', 'fall', 'strain', 'event', 'fire', 'drowning'… */
  readonly cause: string;
}

/** How a figure sees. */
export interface Eyes {
  /** Terrain does not stop its looks. */
  readonly throughTerrain: boolean;
  /** Nothing farther is seen. */
  readonly range: number;
  /** Whoever hides by other means than terrain is seen all the same (SB-ATT-58). */
  readonly findsHidden: boolean;
}

/** Two dice neither of which shows more than `each`, nor both together more than `both`. */
export interface LowDice {
  readonly each: number;
  readonly both: number;
}

// Who carries an ability is handed to its handlers: subjects name only the others.

const value = <Value, Subject = undefined>() => moment.value<Value, Subject, Figure>();
const permission = <Subject = undefined>() => moment.permission<Subject, Figure>();
const reaction = <Subject = undefined>() => moment.reaction<Subject, Figure>();

/** Of a figure, but asked of the match. */
const ofAll = <Value, Subject = unknown>() =>
  moment.value<Value, Subject & { readonly figure: Figure }, SilverBayonetState>();

/** Everything an attribute, item, condition or scenario can change. */
export const moments = {
  // Values of a figure
  speed: value<number>(),
  speedOfAll: ofAll<number>(),
  /** Inches of a Move, once the Speed is known (SB-ATT-57 halves it). */
  moveDistance: value<number>(),
  /** Inches of a Sprint (SB-ATT-57 halves it). */
  sprintDistance: value<number>(),
  gait: value<Gait>(),
  /** The table as the bearer moves on it (SB-ATT-56, -59, -69). Pieces keep their places in the list. */
  terrain: value<TableData>(),
  /** Least distance the bearer keeps from every enemy throughout a Move (SB-ATT-86). */
  keepsAway: value<number>(),
  fatigueLimit: value<number>(),
  /** Types it is allergic to (SB-ATT-09). */
  allergies: value<readonly string[]>(),
  /** Items it can use although it does not carry them: built-in weapons (SB-EQ-18). */
  builtInWeapons: value<readonly string[]>(),
  eyes: value<Eyes>(),
  /** Asked of a target that no terrain hides; `cover`: whether it is in Cover from the viewer (SB-ATT-73, -86). */
  canBeSeen: permission<{ readonly viewer: Figure; readonly cover: boolean }>(),

  // Checks
  /** Modifiers to a Check that the bearer makes. */
  check: value<readonly Modifier[], CheckSubject>(),
  checkOfAll: ofAll<readonly Modifier[], Pick<CheckSubject, 'check'>>(),
  /** Modifiers the bearer gives to a Courage or Terror Check of a friend (SB-ATT-23). */
  friendCheck: value<readonly Modifier[], { readonly friend: Figure }>(),
  /** Whether a failed Courage or Terror Check of the bearer can be bought off with a Fate Die (SB-ATT-44). */
  mayBuyPass: permission(),
  /** Modifiers to an attack Check that the bearer makes, where they hang on the attack (SB-ATT-35). */
  attacking: value<readonly Modifier[], AttackSubject>(),
  /** Low dice that are a critical failure of the bearer's attack (SB-CRIT-03, SB-ATT-35, SB-CAMP-09). */
  criticalFailures: value<readonly LowDice[], AttackSubject>(),
  /** Modifiers to an attack Check made against the bearer. */
  attacked: value<readonly Modifier[], AttackSubject>(),
  /** The bearer's Defence against this attack. */
  defence: value<number, AttackSubject>(),
  defenceOfAll: ofAll<number>(),
  /** The penalty for shooting at the bearer in Cover, negative. */
  coverPenalty: value<number, AttackSubject>(),
  /** Asked of every standing figure: whether this shot can be rolled for at all (SB-ATT-22). */
  shotsWork: permission<{ readonly attacker: Figure; readonly weapon: string }>(),
  /** Asked of a target out of Cover as a shot is declared: what Cover it can claim (SB-ATT-62). */
  coverClaim: value<CoverClaim | null, AttackSubject>(),
  /** The bearer has claimed it. */
  tookCover: reaction(),
  /** Asked of every standing figure when somebody fires, before the Check; `technology`: a firearm (SB-MON-09). */
  shotFired: reaction<{ readonly attacker: Figure; readonly technology: boolean }>(),
  /** Faces the attacker must roll again at once; asked of attacker and target (SB-ATT-77). */
  forcedRerolls: value<readonly number[], Pick<AttackSubject, 'attacker' | 'target'>>(),

  // Attack and damage, SB-EQ-30
  attackTypes: value<readonly string[], AttackSubject>(),
  damageBonus: value<readonly Modifier[], AttackSubject>(),
  damageCap: value<number, AttackSubject>(),
  /** Levels of Armour the attacker ignores. */
  armourIgnored: value<number, AttackSubject>(),
  immune: permission<DamageSubject>(),
  damageReduction: value<number, DamageSubject>(),
  /** A plain die rolled for the figure itself (SB-CHK-06.R1). */
  plainDie: value<number>(),
  /** How many dice are rolled, to keep one, when a Fate Die negates damage to the bearer. */
  negationDice: value<number>(),
  /** Asked of the attacker: what a hit of its can be when it lands, one as likely as another (SB-ATT-57). */
  hitBecomes: value<readonly AttackSubject[], AttackSubject>(),
  /** Asked of the attacker once it is settled what its hit is, before damage (SB-ATT-57). */
  lands: reaction<AttackSubject>(),
  /** Asked of the victim on a hit, before damage (SB-MON-09). */
  hit: reaction<AttackSubject>(),
  /** And whether it destroys the bearer outright (SB-ATT-76). */
  shatters: permission<{ readonly attack: AttackSubject; readonly doubleTen: boolean }>(),
  /** SB-ATT-04, steps 2 to 5: asked of the attacker when its hit did at least 1 damage and the victim stands. */
  didDamage: reaction<DamageSubject>(),
  /** SB-ATT-04, step 6: asked of the victim that took at least 1 damage and stands. */
  tookDamage: reaction<DamageSubject>(),
  /** SB-ATT-04, step 7: asked of the attacker after a hit, damage or not, while the victim stands. */
  landedHit: reaction<AttackSubject>(),
  /** SB-ATT-04, steps 8 to 10: asked of the victim that took at least 1 damage and stands. */
  afterDamage: reaction<DamageSubject>(),
  /** Asked of the attacker when all of a hit is over, whether the victim stands or not (SB-ATT-57, -66). */
  hitDone: reaction<DamageSubject>(),
  /** A piece of the bearer's gear is lost for the game (SB-EQ-33). */
  lostGear: reaction<{ readonly item: string }>(),
  /** Asked of whoever brought a figure to 0 Health or less (SB-ATT-53). */
  broughtDown: reaction<{ readonly victim: Figure }>(),
  /** The bearer is at 0 Health or less and about to leave the table (SB-ATT-85). */
  fallsAtZero: reaction(),
  /** Asked of every standing figure when another has left the table or its feet (SB-ATT-85). */
  figureOut: reaction(),
  /** Whether contact that the bearer makes is a Melee Attack at all (SB-ATT-26). */
  attacks: permission(),
  /** The bearer has made contact that is no Melee Attack. */
  contact: reaction<{ readonly other: Figure }>(),
  /** Asked of both as a Melee Attack in base contact begins (SB-ATT-67). */
  touched: reaction<{ readonly other: Figure }>(),

  // Permissions
  mayForce: permission<{ readonly mover: Figure }>(),
  mayStrikeBack: permission<AttackSubject>(),
  /** Asked of the target as the Check of an attack is about to be rolled: whether it will react at all (SB-OPS-15). */
  alert: permission(),
  /** Whether it can still Strike Back, Return Fire or Dive in this attack (SB-ATT-54). */
  mayAnswer: permission(),
  mayInvestigate: permission(),
  /** Whether it may start the game mounted (SB-ATT-13). */
  mayRide: permission(),
  mayMoveToAttack: permission(),
  mayShoot: permission(),
  /** `weapon` where it is not in the figure's gear and `gear` is -1: a gun that stands by (SB-EQ-32). */
  mayUseGear: permission<{
    readonly gear: number;
    readonly use: 'melee' | 'shoot' | 'reload';
    readonly weapon?: string;
  }>(),
  /** Whether it may fire this weapon unloaded, in its own activation or as an answer (SB-ATT-35). */
  mayFireUnloaded: permission<{ readonly answer: boolean }>(),
  /** Whether chance picks the direction when it Dives for Cover (SB-CAMP-09). */
  divesAtRandom: permission(),
  /** The Check without which a Move to Attack the bearer ends in no blow (SB-ATT-21). */
  dare: value<Dare | null, AttackSubject>(),

  // Activation
  /** In the order of SB-ATT-03; may end the activation. */
  activationBegins: reaction<{ readonly wasted: boolean }>(),
  /** Step 4 of SB-ATT-03: attributes that limit the choice that follows (Rage), or are declared now (Sneak). */
  activationChoices: reaction(),
  /** Whether it may Move and take actions at all (SB-OPS-15). */
  mayAct: permission(),
  /** Ids of further actions the bearer can take now. */
  actions: value<readonly string[]>(),
  /** The bearer takes one of its own actions. */
  acts: reaction<{ readonly action: string }>(),
  /** Penalty for having moved before a shot, negative (SB-SHT-10). */
  movedPenalty: value<number, { readonly distance: number }>(),
  /** Asked of whoever stays in a melee: whether chance picks the direction in which the other backs off. */
  backsOffAtRandom: permission(),

  // Turn and table
  /** Asked of a player's standing figures when both dice of an Initiative Check of his are equal (SB-CAMP-07). */
  doubleRolled: reaction(),
  /** Whether an opponent of the bearer's player is the better informed by it (SB-CAMP-08). */
  betrays: permission(),
  /** What the bearer adds to its player's die in an Artillery Strike (SB-ATT-10). */
  artilleryBonus: value<number>(),
  /** The bearer has regained at least 1 Health (SB-ATT-75). */
  healed: reaction(),
  /** Penalty of the Terror Check the bearer forces on a unit member at the end of a turn; null: none (SB-ATT-55). */
  fearAtTurnEnd: value<number | null, { readonly victim: Figure }>(),
  /** Asked of every standing figure just before the Monster Phase (SB-ATT-85). */
  monsterPhase: reaction(),
  /** Whether the bearer counts as fire: a lit torch, a burning body (SB-ATT-49). */
  bearsFire: permission(),
  /** Whether skeletons stand as long as the bearer is on the table (SB-ATT-85). */
  keepsBonesUp: permission(),
  /** The bearer has moved, or been moved, along these points (SB-ATT-59). */
  wentAlong: reaction<{ readonly way: readonly Spot[] }>(),
  /** Asked of every other standing figure when one has moved, or appeared, along these points (SB-ATT-86). */
  sawPass: reaction<{ readonly mover: Figure; readonly way: readonly Spot[] }>(),
  /** Kinds of Fate Dice a unit's pool starts with one more of because of the bearer (SB-FATE-02). */
  addsToPool: value<readonly FateDie[]>(),
  /** Asked of every friend of a figure at exactly 0 Health: whether it would tend the fallen (SB-ATT-30). */
  tendsFallen: permission(),

  // The scenario
  /** Asked of the match: something that the scenario's rules may wait for (SB-OPS-17). */
  happens: moment.reaction<StoryEvent, SilverBayonetState>(),

  // Monsters (SB-MONA, SB-MON-05)
  /** The bearer has been put on the table, at set-up or in play; `origin`: where it comes from (SB-ATT-54). */
  placed: reaction<{ readonly origin: Spot }>(),
  /** Special procedures before the three questions (SB-MONA-02); may end the activation. */
  monsterActs: reaction(),
  /** The soldiers that exist for the bearer when it picks targets. */
  candidates: value<readonly Figure[]>(),
  /** Asked of a soldier: whether a monster considers it at all (SB-ATT-86). */
  considered: permission<{ readonly monster: Figure }>(),
  /** Whether the bearer goes for this soldier as for one in its sight (SB-ATT-58). */
  sensed: permission(),
  /** Further uses of a Monster Die on the bearer before it shoots or moves (SB-ATT-69). */
  monsterDieUses: value<readonly string[], { readonly intent: 'shoot' | 'move' }>(),
  /** A Monster Die was spent in that window: on one of those uses, or on a new target. */
  monsterDieUsed: reaction<{
    readonly seat: number;
    readonly intent: 'shoot' | 'move';
    readonly use: string;
  }>(),
  /** The bearer is about to Move at this soldier (SB-ATT-69). */
  setsOut: reaction<{ readonly target: Figure }>(),
  /** Whether a monster that was shot at Dives for Cover (SB-MON-10). */
  divesFromShots: permission(),
  /** How far the bearer strikes without base contact; 0: not at all (SB-ATT-60). */
  lungeReach: value<number>(),
};

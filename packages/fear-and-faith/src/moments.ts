import * as moment from '@vedette/engine';
import type { Gait, Spot } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { AdvanceId } from './data/advances.ts';
import type { LeavingId } from './data/leaving.ts';
import type { Stick } from './data/sticks.ts';
import type { Modifier, QualityDie, QualityPurpose, Result } from './events.ts';
import type { ActionOffer } from './rules/actions/offer.ts';
import type { Attack } from './rules/combat/attack.ts';
import type { Striking } from './rules/combat/striking.ts';
import type { FaithState, FearCause, Model, Party, Trigger } from './state.ts';

/** FF-GEN-12: a Quality roll. */
export interface QualitySubject {
  readonly purpose: QualityPurpose;
  /** FF-ACT-02: what was declared, for activation rolls. */
  readonly declared: string | null;
}

/** A Quality roll that lies on the table: dice may still be changed. */
export interface QualityRollSubject extends QualitySubject {
  readonly needed: number;
  readonly dice: readonly QualityDie[];
  /** FF-CAMP-27: some of it has been rolled again. */
  again: boolean;
}

/** FF-CAMP-13, FF-CAMP-24: an attack as it is declared; what is added to it counts for this one roll. */
export interface DeclaredAttack extends Fighting {
  readonly fighter: Model;
  /** FF-CAMP-24: what would speak against the shot, range, cover and hard targets alone. */
  readonly hindered: boolean;
  bonus: readonly Modifier[];
  perfect: boolean;
}

/** FF-ACT-07: what an activation roll showed. */
export interface ActivationRolled {
  readonly dice: readonly QualityDie[];
  readonly ones: number;
  readonly failures: number;
  readonly declared: string | null;
}

/** FF-HTH-06, FF-RNG-21: in which part the bearer is in an attack. */
export interface Fighting {
  readonly attack: Attack;
  readonly role: 'attacker' | 'target';
}

/** One combat die that lies on the table: it may still be changed. */
export interface CombatDie extends Fighting {
  face: number;
  /** FF-GEN-22: the jam or malfunction die that belongs to it; null: none was rolled. */
  second: number | null;
}

/** Both dice of an opposed roll lie there; `face` is the bearer's own. */
export interface CombatRolled extends Fighting {
  face: number;
  readonly other: number;
  /** FF-SPEC-27: it was rolled again. */
  again: boolean;
}

/** FF-FEAR-05, FF-MOR-02: dice that failed; `cause` and `source` of a Fear test. */
export interface NerveFailed {
  readonly test: 'fear' | 'morale';
  readonly failures: number;
  readonly cause: FearCause | null;
  readonly source: Model | null;
}

// Who carries an ability is handed to its handlers: subjects name only the others.

const value = <Value, Subject = undefined>() => moment.value<Value, Subject, Model>();
const permission = <Subject = undefined>() => moment.permission<Subject, Model>();
const reaction = <Subject = undefined>() => moment.reaction<Subject, Model>();
const ofParty = <Subject = undefined>() => moment.reaction<Subject, Party>();

/** Everything a special rule, an advance, a condition or the scenario can change; a closed list. */
export const moments = {
  // Numbers of a model
  /** The Quality number before losses and curse (bat and wolf form, FF-CAMP-19). */
  quality: value<number>(),
  /** FF-PARTY-02 */
  combat: value<number>(),
  movement: value<Stick>(),
  gait: value<Gait>(),

  // Quality rolls (FF-GEN-12, -13)
  /** Modifiers of the bearer's own roll. */
  qualityModifiers: value<readonly Modifier[], QualitySubject>(),
  /** Modifiers that the bearer gives to a friend's roll; asked of all in play in that party but the friend. */
  friendQuality: value<readonly Modifier[], QualitySubject & { readonly friend: Model }>(),
  /** FF-SPEC-27: dice that need not be rolled. */
  automaticDice: value<number, QualitySubject>(),
  /** FF-SPEC-27: whether the bearer's owner may roll one of its dice again. */
  mayReroll: permission(),
  /** FF-ACT-07 (1): the dice lie there, and the bearer's owner may change some. */
  qualityRolled: reaction<QualityRollSubject>(),
  /** FF-ACT-07 (2) to (7) and (9), by `order`: asked of every member, and then of everybody in play, reserves included. */
  activationRolled: reaction<ActivationRolled>(),
  /** FF-ACT-07 (2) to (4): how such a roll is the bearer's end; what `activationRolled` does about it, for odds. */
  activationFate: value<LeavingId | null, Pick<ActivationRolled, 'ones' | 'failures'>>(),
  activationSeen: reaction<ActivationRolled & { readonly of: Model }>(),

  // Acting
  /** FF-ACT-08: of what the rules offer the bearer, what it may do. */
  offers: value<readonly ActionOffer[], { readonly left: number }>(),
  /** FF-SPEC-35: whether it can do what takes a mind. */
  hasMind: permission(),
  /** Whether it may be nominated at all. */
  mayBeNominated: permission(),
  /** FF-GEN-10, FF-GEN-11: whether the bearer can fight this one hand to hand. */
  canFight: permission<{ readonly foe: Model }>(),
  /** The same of whoever would be fought. */
  canBeFought: permission<{ readonly by: Model }>(),
  /** FF-ACT-13: what the bearer can strike with of what is in its hands. */
  closeArms: value<readonly Striking[]>(),
  /** FF-HTH-17, FF-HTH-20: whether these enemies get Free Hacks at the bearer. */
  canBeHacked: permission<{ readonly by: Model; readonly all: readonly Model[] }>(),
  /** FF-HTH-17: what it costs the bearer to leave combat. */
  disengageCost: value<number, { readonly foes: readonly Model[] }>(),
  /** FF-HTH-11: actions to rise. */
  riseCost: value<number>(),
  /** FF-RNG-18, FF-SPEC-17: whether cover helps the bearer. */
  usesCover: permission(),
  /** FF-SPEC-52: whether shots and spells can be aimed at the bearer. */
  canBeTargeted: permission<{ readonly by: Model; readonly with: 'shot' | 'spell' }>(),
  /** FF-MOV-04 step 2: the bearer has declared a charge at these; `stopped`: it does not go on. */
  charges: reaction<{ readonly targets: readonly Model[]; stopped: boolean }>(),
  /** FF-MOV-03, FF-SPEC-47: whether the bearer may make another Move. */
  mayMove: permission(),
  /** FF-MOV-23: whether it goes through the air. */
  mayFly: permission(),
  /** FF-SPEC-25: whether the bearer can be at this place and stay itself. */
  mayBeAt: permission<{ readonly at: Spot }>(),
  /** FF-MOV-29: whether the bearer may leave the table over this edge. */
  mayLeave: permission<{ readonly edge: Edge }>(),
  /** FF-MOV-21 */
  hurtByFalls: permission<{ readonly conscious: boolean }>(),
  /** The bearer has moved, or been moved. */
  moved: reaction<{ readonly by: 'own' | 'forced' }>(),

  // Attacks (FF-HTH-04 and -06, FF-RNG-21)
  /** FF-HTH-04: reckons the bearer's own total. */
  fightModifiers: value<readonly Modifier[], Fighting>(),
  /** The same of its opponent's total. */
  opponentModifiers: value<readonly Modifier[], Fighting>(),
  /** Asked of both before the dice (FF-MOV-18, FF-CAMP-13). */
  attackDeclared: reaction<Fighting>(),
  /** FF-GEN-22: asked of whoever rolled, right after the die (FF-RNG-20, FF-SPEC-11). */
  dieFell: reaction<CombatDie>(),
  /** The bearer's own die is the one that counts, rolled again or not (FF-SPEC-11). */
  dieStands: reaction<CombatDie>(),
  /** FF-SPEC-08: the bearer has used its Ban. */
  banned: reaction(),
  /** FF-SPEC-27: asked of both when the dice lie there. */
  combatRolled: reaction<CombatRolled>(),
  /** FF-SPEC-13: whether an ambush helps against the bearer. */
  canBeAmbushed: permission<{ readonly attack: Attack }>(),
  /** FF-HTH-04 step 1: whether this natural die of the attacker kills whatever the totals. */
  killsOutright: permission<{ readonly attack: Attack; readonly die: number }>(),
  /** FF-HTH-04 step 2: whether the bearer, beaten by so much, counts as level. */
  lossIsTie: permission<{ readonly attack: Attack; readonly by: number; readonly lethal: boolean }>(),
  /** FF-HTH-04 step 3, FF-HTH-05: whether the bearer's attack is Lethal; and whether one is to the bearer. */
  lethal: permission<{ readonly attack: Attack }>(),
  lethalTo: permission<{ readonly attack: Attack }>(),
  /** FF-HTH-04 step 4: whether the bearer's kills are gruesome. */
  killsGruesomely: permission<{ readonly attack: Attack }>(),
  /** FF-HTH-04 step 5, FF-HTH-05: what the attack can do to the bearer at most. */
  suffers: value<'all' | 'fall' | 'nothing', { readonly attack: Attack }>(),
  /** FF-HTH-04 step 6 */
  protection: value<Result, { readonly attack: Attack }>(),
  /** FF-HTH-04 step 7: asked of the winner, of the loser, whatever came of it, once results are applied. */
  beat: reaction<{ readonly attack: Attack; readonly loser: Model; readonly result: Result }>(),
  beaten: reaction<{ readonly attack: Attack; readonly winner: Model | null; readonly result: Result }>(),
  /** The natural die of the bearer's attack has been worked out (FF-SPEC-11, FF-SPEC-43). */
  struck: reaction<{ readonly attack: Attack; readonly die: number; readonly result: Result }>(),
  /** The bearer's attack is over, and everybody has suffered what it came to (FF-SPEC-11). */
  attackOver: reaction<{ readonly attack: Attack; readonly result: Result }>(),
  /** FF-SPEC-41: whether a six sickens whom the bearer has beaten; `beat` rolls it. */
  sickens: permission<{ readonly attack: Attack; readonly loser: Model }>(),
  /** FF-SPEC-43: whether this natural die makes the target bleed; `struck` sees to it. */
  drawsBlood: permission<{ readonly attack: Attack; readonly die: number; readonly result: Result }>(),
  /** FF-SPEC-11: whether the bearer's weapon may fail it by a second die; `dieFell` rolls it. */
  mayStall: permission<Fighting>(),
  /** FF-SPEC-57: whether a one turns the loser's recoil into a fall; `recoilBecomes` rolls it. */
  sweeps: permission<{ readonly attack: Attack; readonly loser: Model }>(),
  /** FF-SPEC-57: what recoil from the bearer becomes. */
  recoilBecomes: reaction<{ readonly attack: Attack; readonly loser: Model; fall: boolean }>(),

  /** FF-HTH-12, FF-HTH-16: traits of ground that harm the bearer when it is forced into it. */
  hazards: value<readonly string[]>(),
  /** The bearer was forced into such ground. */
  forcedInto: reaction<{ readonly trait: string }>(),

  // Fear and nerve
  /** FF-FEAR-02: whether the bearer tests for this. */
  testsFear: permission<{ readonly cause: FearCause; readonly source: Model | null }>(),
  /** FF-FEAR-04: what the bearer puts on tests that it causes. */
  frightens: value<readonly Modifier[], { readonly cause: FearCause; readonly victim: Model }>(),
  /** FF-MOR-03 */
  testsMorale: permission(),
  /** The bearer has failed dice of a Fear test or Morale check. */
  nerveFailed: reaction<NerveFailed>(),
  /** FF-SPEC-30: how a failed die is the bearer's end; what `nerveFailed` does about it, for odds. */
  nerveFate: value<LeavingId | null, { readonly test: 'fear' | 'morale' }>(),
  /** FF-SPEC-24: somebody else has; asked of everybody in play. */
  nerveSeen: reaction<{ readonly of: Model; readonly test: 'fear' | 'morale' }>(),
  /** The bearer has failed no die of a Fear test. */
  nerveHeld: reaction<{ readonly cause: FearCause; readonly source: Model | null }>(),
  /** FF-FEAR-04: whether whoever fails a test that the bearer causes also goes mad. */
  drivesMad: permission<{ readonly cause: FearCause }>(),
  /** FF-FEAR-09 */
  canGoMad: permission(),
  /** FF-FEAR-13: the bearer's charge has been tested for. */
  frightenedByCharge: reaction<{ readonly victim: Model }>(),
  /** FF-FEAR-13: somebody, perhaps the bearer, has made a Move; asked of everybody in play. */
  moveSeen: reaction<{ readonly mover: Model; readonly from: Spot }>(),

  // Leaving play (FF-GEN-21)
  /** What the bearer's leaving becomes. */
  leaves: value<LeavingId, { readonly by: Model | null }>(),
  /** FF-MOR-01: whether its party checks Morale when the bearer is lost. */
  shakesParty: permission<{ readonly how: LeavingId }>(),
  leavesCorpse: permission<{ readonly how: LeavingId }>(),
  /** Asked of everybody in play: somebody else has left it. */
  leftPlay: reaction<{ readonly model: Model; readonly how: LeavingId; readonly by: Model | null }>(),
  /** Asked of the one who left (FF-MAG-12). */
  gone: reaction<{ readonly how: LeavingId; readonly by: Model | null }>(),

  // Parties, for what they have bought (FF-CAMP-13 to -33)
  /** FF-CAMP-20: modifiers of a Quality roll of one of its own. */
  ownQuality: moment.value<readonly Modifier[], QualitySubject & { readonly roller: Model }, Party>(),
  /** FF-CAMP-14, -22, -27: a Quality roll of one of its own lies there. */
  ownRolled: ofParty<QualityRollSubject & { readonly roller: Model }>(),
  /** FF-CAMP-13, FF-CAMP-24: one of its own is about to roll in an attack. */
  ownFights: ofParty<DeclaredAttack>(),
  /** FF-CAMP-18: on the roll for attacker or defender. */
  roleBonus: moment.value<number, undefined, Party>(),
  /** FF-ACT-12: what it may use between nominations, in its own turn; and one of them is used. */
  mayUse: moment.value<readonly AdvanceId[], undefined, Party>(),
  uses: ofParty<{ readonly advance: AdvanceId }>(),
  /** FF-CAMP-17: its turn would pass by a turnover. */
  turnPasses: ofParty<{ kept: boolean }>(),
  /** Asked of every party at the start of anybody's turn (FF-CAMP-15). */
  anyTurnBegins: ofParty(),
  /** FF-CAMP-30: an activation roll was read. */
  anyActivation: ofParty<ActivationRolled & { readonly of: Model }>(),
  /** FF-CAMP-22: a spell has worked, unless it is stopped now. */
  anySpell: ofParty<{ readonly caster: Model; readonly target: Model | null; stopped: boolean }>(),
  /** FF-CAMP-28: dice of a Fear test have failed. */
  anyFrightened: ofParty<{ readonly model: Model }>(),
  /** FF-CAMP-29: somebody has left play. */
  anyLeft: ofParty<{ readonly model: Model; readonly how: LeavingId; readonly by: Model | null }>(),
  /** FF-CAMP-33: a gun, an explosion or a chainsaw was heard. */
  anyNoise: ofParty(),

  // Turn and match
  /** Asked of every model of the player whose turn it is. */
  turnBegins: reaction(),
  turnEnds: reaction(),
  /** FF-GEN-15: asked of everybody in play, whosever turn is over. */
  turnOver: reaction(),
  /** FF-ACT-16: the bearer's activation is over. */
  acted: reaction(),
  /** Asked of every model when it is put on the table (FF-SET-12). */
  deployed: reaction(),
  /** FF-SET-13: whether the bearer counts as left in play though it is not on the table. */
  countsInPlay: permission(),
  /** Asked of the match: anything of the queue, after the rules have seen to it. */
  happens: moment.reaction<Trigger, FaithState>(),
};

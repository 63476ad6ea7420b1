import type { Spot } from '@vedette/engine/table';
import type { WeaponId } from '../../data/weapons/weapons.ts';
import type { AttackKind, Modifier } from '../../events.ts';
import type { FaithState, Model, ModelId } from '../../state.ts';

/**
 * One attack on one target: hand-to-hand, Free Hack, shot, blast, spell, debris, fire. Everything that was settled
 * before the dice is in it, so that odds can be reckoned from the same facts.
 */
export interface Attack {
  readonly kind: AttackKind;
  /** Null: nobody's, such as fire. */
  readonly attacker: Model | null;
  readonly target: Model;
  /** What strikes; `spell`: FF-MAG-08; null: nothing that has a name. */
  readonly weapon: WeaponId | 'spell' | null;
  readonly silver: boolean;
  readonly wooden: boolean;
  /** FF-ACT-11: powerful or aimed. */
  readonly careful: boolean;
  /** FF-HTH-07: the situation, whether it gives a bonus or not. */
  readonly ambush: boolean;
  /** In place of the attacker's Combat and its weapon's bonus; null: those. */
  readonly combat: number | null;
  /** FF-RNG-01: 1 to 3; 0 for everything that has no range. */
  readonly band: 0 | 1 | 2 | 3;
  /** FF-RNG-18 */
  readonly cover: boolean;
  /** FF-HTH-19: it is Lethal whatever the weapon. */
  readonly lethal: boolean;
  /** Modifiers that its own rule brings: a burst's steps, concentrated fire, a chainsaw's follow-up. */
  readonly extra: readonly Modifier[];
  /** The same, on the target's total. */
  readonly extraOnTarget: readonly Modifier[];
  /** Where it comes from: recoil goes away from it. */
  readonly from: Spot;
  /** FF-RNG-24: how far from there it reaches; null: that was measured before. */
  readonly within: number | null;
  /** FF-CAMP-24: neither range nor cover nor a hard target counts. */
  readonly perfect: boolean;
  /** FF-HTH-02: struck by the one who was attacked. */
  readonly defence: boolean;
}

/** An attack as a question tells of it: those who fight by their ids. */
export interface AttackFacts extends Omit<Attack, 'attacker' | 'target'> {
  readonly attacker: ModelId | null;
  readonly target: ModelId;
}

export function factsOf(attack: Attack): AttackFacts {
  return { ...attack, attacker: attack.attacker?.id ?? null, target: attack.target.id };
}

/** The attack that is told of; null: one of them is no model, such as a lamp. */
export function attackFrom({ models }: FaithState, facts: AttackFacts): Attack | null {
  const find = (id: ModelId | null) => models.find((model) => model.id === id) ?? null;
  const [attacker, target] = [find(facts.attacker), find(facts.target)];
  return target === null || (attacker === null && facts.attacker !== null)
    ? null
    : { ...facts, attacker, target };
}

/** What is the same for most attacks. */
export const PLAIN_ATTACK = {
  silver: false,
  wooden: false,
  careful: false,
  ambush: false,
  combat: null,
  band: 0,
  cover: false,
  lethal: false,
  extra: [],
  extraOnTarget: [],
  within: null,
  perfect: false,
  defence: false,
} as const satisfies Partial<Attack>;

/** Whether the one who is attacked can harm the attacker (FF-HTH-02, FF-HTH-18, FF-RNG-06). */
export function isMutual({ kind }: Attack): boolean {
  return kind === 'close';
}

/** Struck hand to hand, Free Hacks among it. */
export function isStruck({ kind }: Attack): boolean {
  return kind === 'close' || kind === 'hack';
}

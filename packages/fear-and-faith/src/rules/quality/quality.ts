import { ALWAYS_FAILS, ALWAYS_SUCCEEDS, MOST_DICE } from '../../data/quality.ts';
import type { Modifier, QualityDie, QualityPurpose } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isFriendOf, isMarker } from '../../models.ts';
import type { QualitySubject } from '../../moments.ts';
import type { Model } from '../../state.ts';
import { hourModifiers } from '../clock/daylight.ts';

/** FF-GEN-01 */
export const D6 = 6;

export interface QualityAsked {
  readonly purpose: QualityPurpose;
  readonly rule: string;
  /** 1 to 3. */
  readonly dice: number;
  readonly declared?: string | null;
  /** Modifiers that the rule at hand brings. */
  readonly extra?: readonly Modifier[];
  /** All of them, where they were settled earlier (FF-MOR-02); absent: as they are now. */
  readonly settled?: readonly Modifier[];
}

/** FF-GEN-12: a roll that is over. */
export interface QualityRoll {
  readonly dice: readonly QualityDie[];
  readonly successes: number;
  readonly failures: number;
  /** Natural ones. */
  readonly ones: number;
  readonly modifiers: readonly Modifier[];
}

/** FF-SPEC-41: wounds, poison and Transformation, without curse or exchange: at 7 it dies. */
export function lastingQuality(look: Look, model: Model): number {
  const { wounds, poison, transformation } = model.losses;
  return look.modify('quality', model, model.quality) + wounds + poison + transformation;
}

/** FF-GEN-13: the Quality number that is rolled against. */
export function qualityOf(look: Look, model: Model): number {
  const curse = model.conditions.cursed === undefined ? 0 : 1;
  return lastingQuality(look, model) + exchanged(model) + curse;
}

/** FF-CAMP-19: by how much another's Quality is worse; a beast has its own. */
function exchanged({ quality, conditions }: Model): number {
  const { swapped, form } = conditions;
  return swapped === undefined || form !== undefined ? 0 : swapped.quality - quality;
}

const NONE: readonly Modifier[] = [];

/** FF-GEN-13: everything that is added to each die. */
export function qualityModifiers(
  look: Look,
  model: Model,
  subject: QualitySubject,
  extra: readonly Modifier[] = NONE,
): readonly Modifier[] {
  // FF-SCN-31: counters roll without any.
  if (isMarker(model)) return NONE;
  const hour = hourModifiers(look, model);
  const plain = hour.length === 0 ? extra : [...extra, ...hour];
  let modifiers = look.modify('qualityModifiers', model, plain, subject);
  const { models } = look.s;
  for (let i = 0; i < models.length; i++) {
    const friend = models[i]!;
    if (!isFriendOf(model, friend) || !look.handles('friendQuality', friend)) continue;
    modifiers = look.modify('friendQuality', friend, modifiers, { ...subject, friend: model });
  }
  const party = look.s.parties[model.party]!;
  if (!look.handles('ownQuality', party)) return modifiers;
  return look.modify('ownQuality', party, modifiers, { ...subject, roller: model });
}

export function sumOf(modifiers: readonly Modifier[]): number {
  let sum = 0;
  for (let i = 0; i < modifiers.length; i++) sum += modifiers[i]!.value;
  return sum;
}

/** FF-GEN-12: a natural 1 fails and a natural 6 succeeds, whatever is needed. */
export function passes(face: number, needed: number): boolean {
  return face === ALWAYS_SUCCEEDS || (face !== ALWAYS_FAILS && face >= needed);
}

/** What a die of this model must show, modifiers reckoned in. */
export function neededBy(look: Look, model: Model, subject: QualitySubject): number {
  return qualityOf(look, model) - sumOf(qualityModifiers(look, model, subject));
}

/** FF-GRP-02: of several who roll as one, the one whose roll is hardest. */
export function worstOf(look: Look, models: readonly Model[], subject: QualitySubject): Model {
  let worst = models[0]!;
  if (models.length === 1) return worst;
  let most = Number.NEGATIVE_INFINITY;
  for (const model of models) {
    const needed = neededBy(look, model, subject);
    if (needed > most) [worst, most] = [model, needed];
  }
  return worst;
}

/** FF-SPEC-27, FF-GRP-02: dice that succeed without being rolled; in a group only if every member has them. */
export function automaticDice(look: Look, models: readonly Model[], subject: QualitySubject): number {
  let least = Number.POSITIVE_INFINITY;
  for (const model of models) least = Math.min(least, look.modify('automaticDice', model, 0, subject));
  return least;
}

/** Everything about a Quality roll but the dice: who rolls, what each die must show, and how many there are. */
export interface QualityTerms {
  readonly model: Model;
  readonly quality: number;
  readonly modifiers: readonly Modifier[];
  /** By each die; a natural 1 fails and a 6 succeeds whatever this says. */
  readonly needed: number;
  readonly count: number;
  /** FF-SPEC-27: of them, those that are not rolled. */
  readonly automatic: number;
}

/** FF-GEN-12: what is settled before the dice; several models roll as one, by the worst of them (FF-GRP-02). */
export function qualityTerms(
  look: Look,
  models: readonly Model[],
  asked: Omit<QualityAsked, 'rule'>,
): QualityTerms {
  const { purpose, declared = null, extra = NONE } = asked;
  const subject = { purpose, declared };
  const model = worstOf(look, models, subject);
  const quality = qualityOf(look, model);
  const modifiers = asked.settled ?? qualityModifiers(look, model, subject, extra);
  const count = Math.min(MOST_DICE, asked.dice);
  const automatic = Math.min(count, automaticDice(look, models, subject));
  return { model, quality, modifiers, needed: quality - sumOf(modifiers), count, automatic };
}

/** FF-GEN-12: every Quality roll of the game. */
export function rollQuality(cx: FaithCx, models: readonly Model[], asked: QualityAsked): QualityRoll {
  const { purpose, rule, declared = null } = asked;
  const { model, quality, modifiers, needed, count, automatic } = qualityTerms(cx, models, asked);
  const what = `${purpose} of ${model.id}`;
  const dice: QualityDie[] = [];
  for (let i = 0; i < count; i++) {
    const sure = i < automatic;
    const face = sure ? ALWAYS_SUCCEEDS : cx.roll(D6, what);
    dice.push({ face, automatic: sure, passed: passes(face, needed) });
  }
  cx.emit({
    type: 'quality',
    rule,
    model: model.id,
    purpose,
    quality,
    modifiers,
    dice: dice.map(({ face, automatic: sure, passed }) => ({ face, automatic: sure, passed })),
    successes: successesOf(dice),
  });
  const lying = { purpose, declared, needed, dice, again: false };
  for (const roller of models) cx.react('qualityRolled', roller, lying);
  const party = cx.s.parties[model.party]!;
  if (cx.handles('ownRolled', party)) cx.react('ownRolled', party, { ...lying, roller: model });
  const successes = successesOf(dice);
  return {
    dice,
    successes,
    failures: count - successes,
    ones: onesOf(dice),
    modifiers,
  };
}

function successesOf(dice: readonly QualityDie[]): number {
  let successes = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]!.passed) successes++;
  return successes;
}

function onesOf(dice: readonly QualityDie[]): number {
  let ones = 0;
  for (let i = 0; i < dice.length; i++) if (dice[i]!.face === ALWAYS_FAILS) ones++;
  return ones;
}

/** FF-GEN-12: "make a Quality roll": one die. */
export function passesQuality(cx: FaithCx, model: Model, asked: Omit<QualityAsked, 'dice'>): boolean {
  return rollQuality(cx, [model], { ...asked, dice: 1 }).successes === 1;
}

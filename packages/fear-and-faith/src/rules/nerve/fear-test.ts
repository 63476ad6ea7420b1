import type { Spot } from '@vedette/engine/table';
import {
  FEAR_DICE,
  FEAR_MODIFIERS,
  FEAR_RESULTS,
  type FearModifierId,
  type FearResult,
} from '../../data/nerve.ts';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import type { Modifier } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isGood, isTransfixed, onTable } from '../../models.ts';
import type { FearCause, Model } from '../../state.ts';
import { leave, lostToATest } from '../leaving/leaving.ts';
import { isStopped } from '../magic/stopped.ts';
import { qualityModifiers, rollQuality, sumOf } from '../quality/quality.ts';
import { startle } from './give-ground.ts';
import { goMad } from './insanity.ts';
import { nerveFails } from './nerve-fails.ts';
import { panic } from './panic.ts';
import { scare } from './scared.ts';
import { type Frightened, frightenedBy } from './who-tests.ts';

/** One fright: what it is about, who or whose death it comes from, and where. */
export interface Fright {
  readonly cause: FearCause;
  /** The monster or the victim; null: nobody. */
  readonly source: Model | null;
  /** What one recoils from. */
  readonly at: Spot;
  /** Of the occasion: an ambush, a gruesome death. */
  readonly modifier: number;
}

/** What the occasion's own modifier is called. */
const OCCASION: Readonly<Partial<Record<FearCause, FearModifierId>>> = { charge: 'ambush' };

/** FF-FEAR-04: everything that is added to the dice of a test, but what the model brings itself. */
export function frightModifiers(look: Look, model: Model, fright: Fright): readonly Modifier[] {
  const { cause, source } = fright;
  const traits = source === null ? [] : look.modify('frightens', source, [], { cause, victim: model });
  const worst = [...traits].sort((a, b) => a.value - b.value).slice(0, 1);
  const value = occasionValue(look, model, fright);
  const ground = onHolyGround(look, model) ? [HALLOWED] : [];
  if (value === 0) return [...worst, ...ground];
  return [...worst, ...ground, { by: OCCASION[cause] ?? 'gruesome-death', rule: 'FF-FEAR-04', value }];
}

const HALLOWED: Modifier = {
  by: 'holy-ground',
  rule: 'FF-MOV-25',
  value: FEAR_MODIFIERS['holy-ground'],
};

/** FF-MOV-25, FF-FEAR-11: it comforts the good alone. */
function onHolyGround(look: Look, model: Model): boolean {
  return isGood(look.s, model) && look.table.underfoot(model).some(({ flags }) => flags.includes('holy'));
}

/** FF-FEAR-01 (3): of a friend killed horribly only who is near is frightened more. */
function occasionValue(look: Look, model: Model, { cause, at, modifier }: Fright): number {
  if (cause !== 'friendly-kill') return modifier;
  return look.table.apartFrom(model, at) <= LENGTH.long + TOLERANCE ? modifier : 0;
}

/** FF-FEAR-04, FF-GEN-13: all of them, for whoever wants to know before the dice. */
export function fearModifiers(look: Look, model: Model, fright: Fright): readonly Modifier[] {
  const subject = { purpose: 'fear', declared: null } as const;
  return qualityModifiers(look, model, subject, frightModifiers(look, model, fright));
}

/** FF-FEAR-03 to -09: one model tests, and what comes of it; the failures, null: it does not test for this. */
export function fearTest(cx: FaithCx, model: Model, fright: Fright): number | null {
  const manner = frightenedBy(cx, model, fright.cause, fright.source);
  if (manner === null) return null;
  const { failures, modifiers } = rollQuality(cx, [model], {
    purpose: 'fear',
    rule: 'FF-FEAR-03',
    dice: FEAR_DICE,
    extra: frightModifiers(cx, model, fright),
  });
  const { cause, source } = fright;
  if (failures === 0) {
    cx.react('nerveHeld', model, { cause, source });
    return 0;
  }
  // FF-MAG-13, FF-CAMP-22: the test is what the spell does.
  if (cause === 'scare' && source !== null && isStopped(cx, source, model)) return 0;
  const { s } = cx;
  cx.emit({ type: 'frightened', rule: 'FF-FEAR-05', model: model.id, cause, failures });
  // FF-FEAR-14, FF-MAG-06: any failed die of a good model.
  if (isGood(s, model)) s.parties[model.party]!.frightened = true;
  for (const party of s.parties) cx.react('anyFrightened', party, { model });
  const climbed = model.conditions.climbing !== undefined;
  nerveFails(cx, model, { test: 'fear', failures, cause, source });
  if (onTable(model)) suffer(cx, model, fright, manner, { failures, sum: sumOf(modifiers), climbed });
  return failures;
}

/** FF-FEAR-05, FF-FEAR-12 */
export function fearResult(manner: Frightened, failures: number): FearResult {
  const most = manner === 'as-a-monster' ? 'scared' : 'panic-and-insanity';
  return FEAR_RESULTS[Math.min(failures, FEAR_RESULTS.indexOf(most))]!;
}

interface Shaken {
  readonly failures: number;
  /** FF-FEAR-06, FF-FEAR-08: of all modifiers of the test. */
  readonly sum: number;
  /** FF-MOV-19: it hung on something, and has fallen off. */
  readonly climbed: boolean;
}

/** FF-FEAR-05 */
function suffer(
  cx: FaithCx,
  model: Model,
  fright: Fright,
  manner: Frightened,
  { failures, sum, climbed }: Shaken,
): void {
  if (isTransfixed(model)) {
    leave(cx, model, lostToATest(cx), null, 'FF-MAG-10');
    return;
  }
  const result = fearResult(manner, failures);
  if (result === 'panic-and-insanity') panic(cx, model, sum);
  else {
    // FF-MOV-19: a climber's fall has used it up.
    if (!climbed) startle(cx, model, fright.at);
    if (result === 'scared' && onTable(model)) scare(cx, model, sum);
    // FF-FEAR-04: Aura of Terror, on any failure; panic has had its roll already.
    if (drivesMad(cx, model, fright, manner)) goMad(cx, model, sum);
  }
}

/** FF-FEAR-04: whether any failure also costs the mind. */
export function drivesMad(look: Look, model: Model, { cause, source }: Fright, manner: Frightened): boolean {
  if (manner === 'as-a-monster' || source === null || !onTable(model)) return false;
  return look.modify('drivesMad', source, false, { cause });
}

import { TELEPORT } from '../../data/moving.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { isActive } from '../../models.ts';
import type { TeleportQuestion } from '../../questions.ts';
import type { Model } from '../../state.ts';
import { faceCharge } from '../charge/charge.ts';
import { chargedAt } from '../charge/targets.ts';
import { dreadedAt } from '../movement/dreaded-at.ts';
import { DREAD_RULES } from '../movement/hazards.ts';
import { put } from '../movement/put.ts';
import { firstTeleport } from '../movement/teleport.ts';
import { passesQuality } from '../quality/quality.ts';
import type { ActionKind } from './action.ts';
import { runsThrough } from './disengage.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-58';
const POWERS = [1, 2, 3] as const;
const NAMES = { 1: 'medium', 2: 'long', 3: 'anywhere' } as const;

function questionFor({ id }: Model, power: 1 | 2 | 3): TeleportQuestion {
  const stick = TELEPORT[power];
  return { model: id, upTo: stick === null ? null : LENGTH[stick], atLeast: 0, besideEnemies: power === 3 };
}

/** FF-SPEC-58: with one, two or three of its successes. */
export const jump: ActionKind = {
  id: 'teleport',
  rule: RULE,
  offers(look: Look, model, left) {
    if (look.s.activation?.declared !== 'teleport' || !isActive(model)) return [];
    return POWERS.filter((power) => power <= left).map((power) =>
      offer('teleport', power, { thing: NAMES[power] }),
    );
  },
  perform(cx, model, { cost }) {
    cx.s.activation!.declared = null;
    if (!runsThrough(cx, model) || !isActive(model)) return;
    const question = questionFor(model, cost as 1 | 2 | 3);
    if (firstTeleport(question, cx) === null) return;
    arrive(cx, model, cx.ask('teleport', model.controller, question));
  },
};

/** FF-MOV-25, FF-SPEC-58: dreaded ground turns it back; arriving beside an enemy is a charge without approach. */
function arrive(
  cx: FaithCx,
  model: Model,
  to: { readonly x: number; readonly y: number; readonly z: number },
): void {
  for (const trait of dreadedAt(cx, model, to))
    if (!passesQuality(cx, model, { purpose: 'hazard', rule: DREAD_RULES[trait] })) return;
  const targets = chargedAt(cx, model, to);
  if (targets.length > 0 && faceCharge(cx, model, targets) === null) return;
  put(cx, model, cx.table.room(model, to) ?? model, 'teleport', RULE);
}

import { legalPlace, overlaps, tableOf } from '@vedette/engine/table';
import { ADVANCE_IDS } from '../data/advances.ts';
import { DEAD_AT } from '../data/quality.ts';
import { HANDS, weapon as weaponOf } from '../data/weapons/weapons.ts';
import { looking } from '../hooks.ts';
import { kitFor, kitOfAdvances } from '../kit.ts';
import { onTable } from '../models.ts';
import { blocksPlace } from '../rules/ground/who-blocks.ts';
import { forcedGait } from '../rules/movement/gait.ts';
import { lastingQuality } from '../rules/quality/quality.ts';
import type { FaithState, Model, Party } from '../state.ts';

/** Rounding to the grid lets bases bite this deep. */
const BITE = 0.2;

/** What must hold between any two steps. */
export function invariants(s: FaithState): readonly string[] {
  return [
    ...(s.queue.length > 0 ? ['Something was left in the queue.'] : []),
    ...(s.phase === 'act' && s.activation === null ? ['Nobody acts.'] : []),
    ...s.parties.flatMap((party) => partyFaults(party)),
    ...s.models.flatMap((model, i) => modelFaults(s, model, i)),
    ...secretFaults(s),
    ...s.corpses.flatMap(({ of }) =>
      s.models.some(({ id, standing }) => id === of && standing === 'out')
        ? []
        : [`${of} left a corpse and lives.`],
    ),
  ];
}

/** FF-CAMP-12: nothing is used more often than it was bought. */
function partyFaults({ name, advances, spent, kit }: Party): readonly string[] {
  const faults = ADVANCE_IDS.filter(
    (id) => (spent[id] ?? 0) > advances.filter((one) => one === id).length,
  ).map((id) => `${name} used ${id} too often.`);
  return kit === kitOfAdvances(advances)
    ? faults
    : [...faults, `${name} has another kit than its advances say.`];
}

function modelFaults(s: FaithState, model: Model, i: number): readonly string[] {
  const { id, standing, left, kit, rules, conditions, posture, height, tall, arms } = model;
  const found: string[] = [];
  if (standing === 'dying') found.push(`${id} is neither in play nor out of it.`);
  // FF-SCN-31: a counter that was turned up has not left play: it never was in it.
  if ((standing === 'out') !== (left !== null) && conditions.faceDown === undefined)
    found.push(`${id} is out and did not leave, or the other way round.`);
  if (kit !== kitFor(rules, conditions, arms))
    found.push(`${id} has another kit than its rules and conditions say.`);
  if ((posture === 'standing') !== (height === tall) && tall > 10)
    found.push(`${id} is as tall as it should not be.`);
  const hands = arms.reduce((sum, arm) => sum + (arm.inHand ? weaponOf(arm.weapon).hands : 0), 0);
  if (hands > HANDS) found.push(`${id} holds more than two hands can.`);
  if (!onTable(model)) return found;
  if (lastingQuality(looking(s), model) >= DEAD_AT) found.push(`${id} should be dead.`);
  if (!onGround(s, model)) found.push(`${id} is off the table.`);
  if (!hasFooting(s, model)) found.push(`${id} stands where nobody can.`);
  if (!blocksPlace(model)) return found;
  for (const other of s.models.slice(0, i))
    if (onTable(other) && blocksPlace(other) && overlaps(model, other, BITE))
      found.push(`${id} stands on ${other.id}.`);
  return found;
}

/** In nothing solid, on a surface or hanging on one, out of what it cannot enter. */
function hasFooting(s: FaithState, model: Model): boolean {
  const { climbing, airborne } = model.conditions;
  if (climbing !== undefined) return s.terrain.pieces.some(({ id }) => id === climbing.piece);
  if (airborne !== undefined) return false;
  return legalPlace(tableOf(s.terrain), model, [], { gait: forcedGait(looking(s), model), overlap: BITE });
}

function onGround({ terrain }: FaithState, { x, y }: Model): boolean {
  return x >= 0 && y >= 0 && x <= terrain.width && y <= terrain.depth;
}

/** FF-GEN-19: who is hidden has a lair or a counter, one of them; who is not, has none. */
function secretFaults({ models, secrets, rooms, ended }: FaithState): readonly string[] {
  if (ended !== null) return [];
  const found: string[] = [];
  for (const { id, standing } of models) {
    const lairs = secrets.filter(({ kind, of }) => kind === 'lair' && of === id).length;
    const counters = secrets.filter(({ kind, truth }) => kind === 'marker' && truth.value === id).length;
    const own = secrets.filter(({ kind, of }) => kind === 'marker' && of === id).length;
    if (lairs + counters > 1) found.push(`${id} is hidden in two places.`);
    if (standing !== 'hidden' && standing !== 'reserve' && lairs + counters > 0)
      found.push(`${id} is hidden and in play.`);
    if ((standing === 'marker') !== (own === 1)) found.push(`${id} is a counter that stands for nothing.`);
  }
  for (const { kind, of, truth } of secrets) {
    if (kind === 'lair' && rooms.some(({ id, searched }) => id === truth.value && searched))
      found.push(`${of} hides where its enemies have been.`);
  }
  return found;
}

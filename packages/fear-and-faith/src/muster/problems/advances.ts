import type { Refusal } from '@vedette/engine';
import { type AdvanceId, advance } from '../../data/advances.ts';
import { isAnimal } from '../../data/rule-bonds.ts';
import type { Member } from '../members.ts';
import type { BoughtAdvance, PartyDocument } from '../party.ts';
import { refuse } from '../refuse.ts';
import { memberCalled } from './masters.ts';

/** FF-CAMP-12 to -33: what a party has bought between games. */
export function advanceProblems(
  { side, advances = [] }: PartyDocument,
  members: readonly Member[],
): readonly Refusal[] {
  const found: Refusal[] = [];
  advances.forEach((bought, i) => {
    const at = `/advances/${i}`;
    const { title, group, rule } = advance(bought.advance);
    if (group !== 'generic' && group !== side)
      found.push(refuse('party.advance-side', rule, { title, side: group }, at));
    found.push(...bearerProblems(bought, members, at));
    found.push(...timesProblems(advances, i, at));
    if (bought.advance === 'zombie-horde' && members.some(({ profile }) => !profile.tags.includes('zombie')))
      found.push(refuse('party.advance-zombies', rule, { title }, at));
  });
  return found;
}

/** FF-CAMP-12, -26, -31: some are one model's; no Animal gets any, and magic only personalities. */
function bearerProblems(bought: BoughtAdvance, members: readonly Member[], at: string): readonly Refusal[] {
  const { title, use, rule } = advance(bought.advance);
  if (use !== 'on-a-model')
    return bought.on === undefined
      ? []
      : [refuse('party.advance-model-needless', rule, { title }, `${at}/on`)];
  const bearer = bought.on === undefined ? null : memberCalled(members, bought.on);
  const fits =
    bearer !== null &&
    !isAnimal(bearer.profile.rules) &&
    (bought.advance !== 'magic-weapon' || bearer.profile.personality);
  return fits ? [] : [refuse('party.advance-model', rule, { title }, `${at}/on`)];
}

const timesOf = ({ times = 1 }: BoughtAdvance) => times;

/** Told once, at the first of them. */
function timesProblems(advances: readonly BoughtAdvance[], index: number, at: string): readonly Refusal[] {
  const { advance: id, on } = advances[index]!;
  const same = (other: BoughtAdvance) => other.advance === id && (!isOnModel(id) || other.on === on);
  if (advances.findIndex(same) < index) return [];
  const { title, most, rule } = advance(id);
  const limit = isOnModel(id) ? 1 : most;
  const count = advances.filter(same).reduce((sum, bought) => sum + timesOf(bought), 0);
  if (limit === null || count <= limit) return [];
  return [refuse('party.advance-times', rule, { title, count, most: limit, over: count - limit }, at)];
}

function isOnModel(id: AdvanceId): boolean {
  return advance(id).use === 'on-a-model';
}

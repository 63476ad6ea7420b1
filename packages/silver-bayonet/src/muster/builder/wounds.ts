import type { Line } from '@vedette/engine';
import { MADNESSES, NEXT_GAME, PERMANENT_INJURIES } from '../../data/campaign-tables.ts';
import { type MemberRecord, recordOf } from '../record.ts';
import { words } from './words.ts';

/** SB-CAMP-05, -06, -10: what the games have cost, each with what it does. */
export function woundsOf(recorded: { readonly record?: MemberRecord | undefined }): readonly Line[] {
  const { injuries, madness, nextGame } = recordOf(recorded);
  return [...injuries, ...madness, ...nextGame].map((id) => ({
    title: words.wounds.title(id),
    words: effectOf(id),
  }));
}

function effectOf(id: string): string {
  const injury = PERMANENT_INJURIES.find((row) => row.id === id);
  if (injury !== undefined) return words.wounds.less(injury.stat, injury.by);
  const change = MADNESSES.find((row) => row.id === id)?.stat;
  if (change !== undefined) return words.wounds.less(change.stat, change.by);
  const weighs = NEXT_GAME[id];
  if (weighs === undefined) return words.wounds.ofTheMind[id] ?? '';
  const stat = weighs.health === undefined ? 'courage' : 'health';
  return words.wounds.nextGame(stat, weighs[stat] ?? 0);
}

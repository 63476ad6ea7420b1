import type { Seat } from '@vedette/engine';
import { advance } from '../../../data/advances.ts';
import type { InsanityId } from '../../../data/nerve.ts';
import { PROFILES } from '../../../data/profiles/profiles.ts';
import { WEAPONS } from '../../../data/weapons/weapons.ts';
import type { Infection } from '../../../state.ts';
import { en as play } from '../../../words/en/index.ts';
import { anybody } from '../../members.ts';
import { knownTo } from '../../prepare/own-scenario.ts';
import type { CampaignState, MemberId, Player } from '../../state.ts';
import { names as harm } from './names-of-harm.ts';

export const names = {
  player: ({ players }: CampaignState, seat: Seat) => players[seat]?.name ?? `Player ${seat + 1}`,
  member: (s: CampaignState, id: MemberId) => anybody(s, id)?.entry.name ?? id,
  profile: (id: string, own: Player['party']['own'] = []) =>
    PROFILES.find((one) => one.id === id)?.title ?? own.find((one) => one.id === id)?.name ?? id,
  scenario: (s: CampaignState, id: string) => {
    const found = knownTo(s).find((one) => one.id === id);
    return found === undefined ? id : play.scenario(found).title;
  },
  advance: (id: Parameters<typeof advance>[0]) => advance(id).title,
  insanity: (id: InsanityId) => harm.insanity[id],
  infection: (id: Infection) => harm.infection[id],
  weapon: (id: string) => WEAPONS.find((one) => one.id === id)?.title ?? id,
};

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function points(n: number): string {
  return n === 1 ? '1 victory point' : `${n} victory points`;
}

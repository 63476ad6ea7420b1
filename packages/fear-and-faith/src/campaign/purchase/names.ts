import { random } from '@vedette/engine';
import type { Profile } from '../../data/profiles/profiles.ts';
import { modelName } from '../../muster/builder/names.ts';
import type { CampaignState, Member } from '../state.ts';

/** Whoever takes a dead one's place is somebody else, and called as nobody in these books was before. */
export function successor(s: CampaignState, dead: Member, profile: Profile): string {
  const games = s.game === null ? s.history : [...s.history, s.game];
  const reported = games.flatMap(({ report }) =>
    (report?.sides ?? []).flatMap(({ figures }) => figures.map(({ name }) => name)),
  );
  const taken = [
    ...s.players.flatMap(({ members }) => members.map(({ entry }) => entry.name)),
    ...s.departed.map(({ name }) => name),
    ...reported,
  ];
  return modelName(profile, taken, random(`${dead.id} after ${dead.entry.name}`));
}

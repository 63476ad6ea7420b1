import type { Seat } from '@vedette/engine';
import type { Profile } from '../../data/profiles/profiles.ts';
import { modelFrom } from '../../model-from.ts';
import { usualHand, weaponsOf } from '../../muster/arms.ts';
import type { FaithState, Model } from '../../state.ts';

/** Somebody who was on no roster; `home`: whose doing it is. */
export function newcomer(
  s: FaithState,
  profile: Profile,
  party: Seat,
  home: Seat,
  origin: 'summoned' | 'raised' | 'joined' | 'scenario',
): Model {
  const weapons = weaponsOf(profile.rules, profile.tags);
  const model = modelFrom(
    {
      name: profile.title,
      profile: profile.id,
      points: profile.points,
      quality: profile.quality,
      combat: profile.combat,
      rules: profile.rules,
      tags: profile.tags,
      base: profile.base,
      diameter: profile.diameter,
      height: profile.height,
      size: profile.size,
      movement: profile.movement,
      weapons,
      wooden: [],
      hand: usualHand(weapons),
    },
    `${origin}-${s.models.length + 1}`,
    home,
    origin,
    s.options['silver-no-automatics'],
  );
  model.party = party;
  model.controller = party;
  return model;
}

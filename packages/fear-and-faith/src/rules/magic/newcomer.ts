import type { Seat } from '@vedette/engine';
import type { Profile } from '../../data/profiles/profiles.ts';
import { asPrinted, modelFrom } from '../../model-from.ts';
import type { FaithState, Model } from '../../state.ts';

/** Somebody who was on no roster; `home`: whose doing it is. */
export function newcomer(
  s: FaithState,
  profile: Profile,
  party: Seat,
  home: Seat,
  origin: 'summoned' | 'raised' | 'joined' | 'scenario',
): Model {
  const model = modelFrom(
    asPrinted(profile, profile.title),
    `${origin}-${s.models.length + 1}`,
    home,
    origin,
    s.options['silver-no-automatics'],
  );
  model.party = party;
  model.controller = party;
  return model;
}

import type { Faces } from './clock.ts';
import type { PrintedId } from './profiles/lists.ts';

/** FF-CAMP: victory points. */
export const ADVANCE_COST = 10;
export const INSANITY_CURE_COST = 10;
/** Points of a new model that a victory point buys. */
export const POINTS_PER_VICTORY_POINT = 3;

/** FF-CAMP-08: what somebody becomes who was killed by such a thing. */
export const INFECTION: Readonly<
  Record<
    'mummy' | 'vampire' | 'werewolf' | 'zombie',
    readonly { readonly faces: Faces; readonly becomes: PrintedId }[]
  >
> = {
  mummy: [{ faces: [null, null], becomes: 'resurrected-egyptian-warrior' }],
  vampire: [{ faces: [null, null], becomes: 'minor-vampire-with-handgun' }],
  werewolf: [{ faces: [null, null], becomes: 'lesser-werewolf' }],
  zombie: [
    { faces: [1, 5], becomes: 'walking-dead' },
    { faces: [6, 6], becomes: 'twitcher-running-zombie' },
  ],
};

/** FF-CAMP-11: natural ones that turn a victim in the same game. */
export const INSTANT_ONES = 2;

/** FF-CAMP-02, FF-SET-14: points of fallen enemies that are worth a victory point. */
export const POINTS_PER_KILL = 25;

/** FF-CAMP-03: where only the winner scores at all, and everything. */
export const WINNER_SCORES_ALONE: readonly string[] = ['zombie-infestation'];

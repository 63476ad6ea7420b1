import { z } from 'zod';
import { id } from './vocabulary.ts';

/** What every game writes of somebody of the scenario's own who fights for a side; what he can do is the game's. */
export const ownGuest = {
  id,
  /** What players call him. */
  name: z.string().min(1).max(60),
};

/** Guests that a scenario may have. */
export const MOST_GUESTS = 10;

const PREFIX = 'guest-';

/** The name of a guest in a state; each seat can have its own. */
export function guestId(guest: string, seat: number): string {
  return `${PREFIX}${guest}-${seat + 1}`;
}

/** Whether this is somebody of the scenario's own: a guest, or the one that is named. */
export function isGuest(figure: string, guest?: string): boolean {
  if (!OF_A_SEAT.test(figure)) return false;
  const whom = figure.replace(OF_A_SEAT, '');
  return guest === undefined ? whom.startsWith(PREFIX) : whom === `${PREFIX}${guest}`;
}

const OF_A_SEAT = /-[1-4]$/;

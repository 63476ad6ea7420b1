import type { FateDie } from './state.ts';

/*
 * What questions call their options, where that says more than one thing. Built and read here; pieces of gear and places
 * have names of their own (rules/gear-id.ts, rules/place-id.ts).
 */

/** SB-END-06. */
export const CONCEDE = 'concede';

/** SB-SCN-GEN-31.R2: to end the game as it stands, if everybody agrees. */
export const TRUCE = 'call-it-a-day';

/** SB-SOLO-07, the option: one monster more. */
export const ADD_MONSTER = 'add-monster';

/** None of those who could be chosen. */
export const NOBODY = 'nobody';

/** A roll stands, a monster goes for whom it would have gone for. */
export const KEEP = 'keep';

/** SB-ATT-69 */
export const LEAP = 'leap';

/** What is on offer beside figures and clues, called by their ids: whoever were called so could not be answered. */
export const RESERVED: readonly string[] = [CONCEDE, TRUCE, ADD_MONSTER, NOBODY, KEEP, LEAP];

/** A deed, and with what or to what it is done: "shoot:musket", "investigate:clue-3". */
export function deedId(deed: string, of: string): string {
  return `${deed}:${of}`;
}

/** The deed, and with what or to what; nothing where it is done to nothing. */
export function readDeedId(id: string): { readonly deed: string; readonly of: string } {
  const colon = id.indexOf(':');
  return colon < 0 ? { deed: id, of: '' } : { deed: id.slice(0, colon), of: id.slice(colon + 1) };
}

/** With what or to what a deed can be done, of all that is on offer. */
export function onOffer(options: readonly string[], deed: string): readonly string[] {
  const start = deedId(deed, '');
  const found: string[] = [];
  for (const option of options) if (option.startsWith(start)) found.push(option.slice(start.length));
  return found;
}

/** SB-SHT-13: a weapon to fire back with. */
export function returnFireId(weapon: string): string {
  return deedId('return-fire', weapon);
}

/** SB-FATE-08: the die that is spent for a reload, and the gun: "power/musket". */
export function dieForGun(die: string, gun: string): string {
  return `${die}/${gun}`;
}

export function readDieForGun(id: string): { readonly die: string; readonly gun: string } {
  const slash = id.indexOf('/');
  return { die: id.slice(0, slash), gun: id.slice(slash + 1) };
}

const PASS = 'pass-';

/** SB-ATT-44: the die that is spent to pass outright. */
export function passId<Die extends FateDie>(die: Die): `pass-${Die}` {
  return `${PASS}${die}`;
}

/** Null where it is no such thing. */
export function readPassId(id: string): FateDie | null {
  return id.startsWith(PASS) ? (id.slice(PASS.length) as FateDie) : null;
}

import type { Seat } from '@vedette/engine';
import { stands } from '../../figures.ts';
import { onOneSide } from '../../sides.ts';
import type { FigureId, SilverBayonetState } from '../../state.ts';
import type { Tally } from '../format/condition.ts';
import type { Deed } from './deed.ts';

/** SB-OPS-25: how often, so far, by the side of this seat; null: by all sides together. */
export function countOf(s: SilverBayonetState, tally: Tally, seat: Seat | null): number {
  if (tally.tally === 'casualties') return casualties(s, seat);
  if (tally.tally === 'survivors') return survivors(s, seat);
  let count = 0;
  // In one loop and without lists: this is counted after every step, and by bots before every answer.
  for (const deed of s.deeds) if (counts(s, tally, seat, deed)) count++;
  if (count < 2 || (tally.tally !== 'kills' && tally.tally !== 'secured')) return count;
  return new Set(s.deeds.filter((deed) => counts(s, tally, seat, deed)).map(objectOf)).size;
}

type DeedTally = Exclude<Tally, { readonly tally: 'casualties' | 'survivors' }>;

function counts(s: SilverBayonetState, tally: DeedTally, seat: Seat | null, deed: Deed): boolean {
  return fitsDeed(tally, deed) && (!('seat' in deed) || isOfSide(s, seat, deed.seat));
}

function fitsDeed(tally: DeedTally, deed: Deed): boolean {
  switch (tally.tally) {
    case 'clues':
      return deed.what === 'investigated' && fits(tally.deck, deed.deck);
    case 'revealed':
      return deed.what === 'revealed' && tally.cards.includes(deed.card);
    case 'kills':
      return deed.what === 'put-out' && fitsMonster(tally, deed);
    case 'wounds':
      return deed.what === 'wounded' && fitsMonster(tally, deed);
    case 'secured':
      return deed.what === 'secured' && listed(tally.objects, deed.object);
    case 'exited':
      return deed.what === 'exited' && fitsExit(tally, deed);
    case 'placed':
      return deed.what === 'placed' && fits(tally.monster, deed.monster);
  }
}

/** Whom or what it was done to: of these each counts once. */
function objectOf(deed: Deed): string | null {
  if (deed.what === 'put-out') return deed.victim;
  return deed.what === 'secured' ? deed.object : null;
}

/** Whether what this seat has done is counted; null counts everybody's. */
function isOfSide(s: SilverBayonetState, side: Seat | null, seat: Seat): boolean {
  return side === null || onOneSide(s, side, seat);
}

function fitsExit(
  { edges, carrying: wanted }: Extract<Tally, { readonly tally: 'exited' }>,
  { edge, carrying }: Extract<Deed, { readonly what: 'exited' }>,
): boolean {
  if (edges !== undefined && (edge === null || !edges.includes(edge))) return false;
  return wanted === undefined || carrying.some((object) => wanted.includes(object));
}

function survivors(s: SilverBayonetState, side: Seat | null): number {
  const alive = new Set<FigureId>();
  for (const deed of s.deeds) {
    if (deed.what === 'exited' && isOfSide(s, side, deed.seat)) alive.add(deed.figure);
  }
  for (const f of s.figures) if (f.home !== null && isOfSide(s, side, f.home) && stands(f)) alive.add(f.id);
  return alive.size;
}

/** A narrowing that is not given lets everything through. */
function fits(wanted: string | undefined, found: string): boolean {
  return wanted === undefined || wanted === found;
}

function listed(wanted: readonly string[] | undefined, found: string): boolean {
  return wanted === undefined || wanted.includes(found);
}

interface OfMonsters {
  readonly tally: 'kills' | 'wounds';
  readonly monster?: string | undefined;
  readonly scenarioOnly?: boolean | undefined;
}

/** SB-SCN-GEN-34.R1: unexpected encounters count unless only the scenario's own monsters do. Kills are of monsters. */
function fitsMonster(
  { tally, monster: wanted, scenarioOnly }: OfMonsters,
  { monster, encounter }: { readonly monster: string | null; readonly encounter: boolean },
): boolean {
  if (scenarioOnly === true && encounter) return false;
  if (monster === null) return tally === 'wounds' && wanted === undefined;
  return fits(wanted, monster);
}

/** SB-END-05.R1: members of other units that are down or gone at this side's hands; one healed up again is not. */
function casualties(s: SilverBayonetState, side: Seat | null): number {
  let count = 0;
  for (const { home, fallenTo, standing } of s.figures) {
    if (home === null || fallenTo === null || !isOfSide(s, side, fallenTo)) continue;
    if (standing === 'down' || standing === 'removed') count++;
  }
  return count;
}

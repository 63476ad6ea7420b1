import type { Coat, Json, OptionValue, ToldRefusal } from '@vedette/engine';
import { lookAlike } from '../map/coats.ts';
import type { GameRequest, Sitter } from '../referee/game-file.ts';
import type { Catalogue, Judgement } from '../referee/messages.ts';

/** A seat as somebody wants it. */
export interface Place {
  readonly sitter: Sitter;
  /** Number of its unit among those on offer. */
  readonly unit: number;
  /** Who of it goes, where not all may; null: the usual ones. */
  readonly members: readonly number[] | null;
}

/** A seat as it can be, and why the unit that was wanted stays at home. */
export interface SettledPlace extends Place {
  readonly instead: { readonly of: number; readonly problem: ToldRefusal } | null;
}

/** Against the monsters one is enough, until somebody joins. */
export function isForOne(scenario: Pick<Catalogue['scenarios'][number], 'mode' | 'players'> | null): boolean {
  return scenario?.mode === 'solo' && scenario.players.min <= 1;
}

/**
 * A person, alone or against a regular or a friend, in a fair pairing of companies; one that was asked for has the
 * first seat.
 */
export function usualPlaces(
  usual: Pairing,
  {
    asked,
    alone,
    friends = false,
  }: { readonly asked: number | null; readonly alone: boolean; readonly friends?: boolean },
  coats: Coats = [],
): readonly Place[] {
  const person: Place = { sitter: 'person', unit: asked ?? unitAt(usual, 0), members: null };
  if (alone && !friends) return [person];
  return fitted([person], usual, { min: 2, max: 2 }, coats, friends ? 'person' : 'regular');
}

/** Numbers of units, seat by seat, as a ruleset pairs them; where it says nothing, as they come. */
type Pairing = Catalogue['scenarios'][number]['usual'];

const unitAt = (usual: Pairing, seat: number): number => usual[seat] ?? seat;

/** What each of the units on offer wears; null: the colour of its seat. */
type Coats = readonly (Coat | null)[];

/** Whether two units would be hard to tell apart on the table. */
export function clash(coats: Coats, a: number, b: number): boolean {
  const [one, other] = [coats[a] ?? null, coats[b] ?? null];
  return one !== null && other !== null && lookAlike(one, other);
}

/** The usual unit of a seat, unless it looks like one that sits there already: then the next that does not. */
function dealt(usual: Pairing, seat: number, there: readonly Place[], coats: Coats): number {
  const wanted = unitAt(usual, seat);
  const stands = (unit: number) => there.every((other) => !clash(coats, other.unit, unit));
  return [wanted, ...usual, ...coats.keys()].find(stands) ?? wanted;
}

/** As many places as the scenario takes; new ones, with companies of their own, are for regulars unless told otherwise. */
export function fitted(
  places: readonly Place[],
  usual: Pairing,
  { min, max }: { readonly min: number; readonly max: number },
  coats: Coats = [],
  sitter: Sitter = 'regular',
): readonly Place[] {
  const seated = [...places];
  while (seated.length < min) {
    const unit = dealt(usual, seated.length, seated, coats);
    seated.push({ sitter, unit, members: null });
  }
  return seated.slice(0, max);
}

/** Whoever the game cannot seat makes room for the next best; a unit that may not go, for one that may. */
export function settledPlaces(
  places: readonly Place[],
  levels: Catalogue['levels'],
  judgements: readonly Judgement[],
): readonly SettledPlace[] {
  const wanted = places.map(({ unit }) => (judgements.length === 0 ? unit : unit % judgements.length));
  const taken = new Set(wanted);
  return places.map((place, i) => {
    const unit = wanted[i]!;
    const problemOf = (judgement: Judgement | undefined) => judgement?.problems[i] ?? null;
    const problem = problemOf(judgements[unit]);
    const sitter = place.sitter === 'person' || levels.includes(place.sitter) ? place.sitter : levels.at(-1)!;
    const free =
      problem === null ? -1 : judgements.findIndex((one, n) => problemOf(one) === null && !taken.has(n));
    const any = free >= 0 ? free : judgements.findIndex((one) => problemOf(one) === null);
    if (problem === null || any < 0) return { ...place, sitter, unit, instead: null };
    taken.add(any);
    return { sitter, unit: any, members: null, instead: { of: unit, problem } };
  });
}

/** What the members of a part cost together. */
export function spentBy(part: NonNullable<Judgement['part']>, members: readonly number[]): number {
  return members.reduce((sum, n) => sum + (part.members[n]?.points ?? 0), 0);
}

/** Whether just these may go. */
export function mayGo(part: NonNullable<Judgement['part']>, members: readonly number[]): boolean {
  return members.length <= part.most && spentBy(part, members) <= part.points;
}

/** Whether nobody stays at home who should go. */
export function mayAllGo(places: readonly Place[], judgements: readonly Judgement[]): boolean {
  return places.every(({ unit, members }, i) => {
    const judgement = judgements[unit];
    if (judgement === undefined) return true;
    const { problems, part } = judgement;
    return (problems[i] ?? null) === null && (part === null || mayGo(part, members ?? part.usual));
  });
}

export function requestOf(
  { units, scenarios, options: known }: Catalogue,
  scenario: string,
  places: readonly Place[],
  options: Readonly<Record<string, OptionValue>>,
): GameRequest {
  const seats = places.map(({ unit, members }) => {
    const { name, document } = units[unit % units.length]!;
    return { name, unit: document, ...(members === null ? {} : { members }) };
  });
  const table = { ...scenarios.find(({ id }) => id === scenario)?.options, ...known };
  // Choices made for another scenario are none of this one's.
  const made = Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(table, key)));
  const own = scenarios.find(({ id }) => id === scenario)?.document;
  return { scenario: own ?? scenario, seats: apart(seats), options: made };
}

type Seats = readonly { readonly name: string; readonly unit: Json; readonly members?: readonly number[] }[];

/** Two of the same company are told apart. */
function apart(seats: Seats): Seats {
  return seats.map((seat, i) => {
    const twins = seats.slice(0, i).filter((other) => other.name === seat.name).length;
    return { ...seat, name: twins === 0 ? seat.name : `${seat.name} (${twins + 1})` };
  });
}

import type { Seat } from '@vedette/engine';
import type { ClockSpec, HttpError, MadeMatch, NewMatch } from '@vedette/wire';
import type { GameRequest, Sitter } from '../referee/game-file.ts';
import { ownReferee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { keepSeat, seatBy } from './kept-seats.ts';
import { placeOf } from './links.ts';
import { serverHere } from './server-here.ts';

/** How one plays with a friend, besides what every game has. */
export interface Terms {
  readonly clock: keyof typeof CLOCKS;
  readonly talk: boolean;
  readonly delay: 0 | 60 | 300 | 900;
  readonly name: string;
  /** One's own seat; null: the first in which a person sits. */
  readonly own: Seat | null;
}

export const USUAL_TERMS: Terms = { clock: 'none', talk: true, delay: 0, name: '', own: null };

const LONGEST_NAME = 60;
/** Days off in a match by letter. */
const HOLIDAYS = 14;

export const CLOCKS = {
  none: { kind: 'none' },
  'live-15': { kind: 'live', bankSeconds: 900, incrementSeconds: 30 },
  'live-45': { kind: 'live', bankSeconds: 2700, incrementSeconds: 60 },
  'letter-1': { kind: 'letter', days: 1, holidayDays: HOLIDAYS },
  'letter-3': { kind: 'letter', days: 3, holidayDays: HOLIDAYS },
  'letter-7': { kind: 'letter', days: 7, holidayDays: HOLIDAYS },
} as const satisfies Readonly<Record<string, ClockSpec>>;

interface Wanted {
  readonly ruleset: string;
  readonly request: GameRequest;
  readonly sitters: readonly Sitter[];
  readonly terms: Terms;
}

export function ownSeat({ own }: Terms, sitters: readonly Sitter[]): Seat {
  return own !== null && sitters[own] === 'person' ? own : sitters.indexOf('person');
}

/** Makes a match on the server, sits down in one's own seat, and gives its address here. */
export async function makeMatch({ ruleset, request, sitters, terms }: Wanted): Promise<string> {
  const { scenario, options, seats } = await ownReferee().call('fielded', ruleset, request);
  const asked = {
    ruleset,
    scenario: scenario as NewMatch['scenario'],
    options: (options ?? {}) as NewMatch['options'],
    seats: seats.map(({ unit, name: called }, seat) => ({
      ...(called === undefined ? {} : { name: called.slice(0, LONGEST_NAME) }),
      sitter: sitters[seat] ?? 'person',
      unit: unit as NewMatch['seats'][number]['unit'],
    })),
  };
  return seatedAt(asked, sitters, terms);
}

/** A game of this device goes on there, as it stands; it stays here as well. */
export async function carryOn(id: string, sitters: readonly Sitter[], terms: Terms): Promise<string> {
  const { ruleset, replay, names } = await ownReferee().call('soFar', id);
  const seats = sitters.map((sitter, seat) => ({
    sitter,
    name: (names[seat] || say.online.seat(seat + 1)).slice(0, LONGEST_NAME),
    unit: null,
  }));
  return seatedAt({ ruleset, scenario: null, options: {}, seats, continues: replay }, sitters, terms);
}

async function seatedAt(
  asked: Pick<NewMatch, 'ruleset' | 'scenario' | 'options' | 'seats' | 'continues'>,
  sitters: readonly Sitter[],
  terms: Terms,
): Promise<string> {
  const own = ownSeat(terms, sitters);
  const name = terms.name.trim();
  const {
    match,
    seats: invited,
    watch,
  } = await made({
    ...asked,
    clock: CLOCKS[terms.clock],
    talk: terms.talk,
    onlookerDelaySeconds: terms.delay,
  });
  const right = { seat: own, invite: invited[own]!.invite! };
  const place = seatBy(match, right, null);
  await keepSeat({ ...place, name: name === '' ? null : name, made: { seats: invited, watch } });
  return placeOf(match, own);
}

async function made(body: NewMatch): Promise<MadeMatch> {
  const said = await fetch('/api/matches', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
    .then((answer) => answer.json() as Promise<MadeMatch | HttpError>)
    .catch(() => {
      throw new Error(say.online.unreachable);
    });
  if (!('code' in said)) return said;
  const why = said.refusals?.map(({ message }) => message).filter((message) => message !== undefined) ?? [];
  throw new Error([say.online.errors[said.code], ...why].join(' '));
}

/** Whether there is a server here through which friends can play. */
export async function hasServer(): Promise<boolean> {
  return (await serverHere()) !== null;
}

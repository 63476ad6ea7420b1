import type { GameResult, Seat, ServiceEntry } from '@vedette/engine';
import type { GameAnnal, MemberAnnal } from '../referee/campaign-annals.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { amendsIn } from './chapters.ts';

/** How one player stands after all games that were reported. */
export interface Tally {
  readonly seat: Seat;
  readonly player: string;
  readonly unit: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of his own who did not walk away. */
  readonly casualties: number;
  /** Whom his people struck down, as far as logs tell. */
  readonly kills: number;
}

/** One man's part in the games whose logs are known. */
export interface ManTally {
  readonly member: string;
  readonly name: string;
  readonly seat: Seat;
  readonly games: number;
  readonly kills: number;
  readonly dealt: number;
  readonly taken: number;
}

interface Reported {
  readonly number: number;
  readonly title: string;
  readonly result: GameResult;
}

type Counted = Pick<CampaignBook, 'history' | 'present' | 'annals' | 'units'>;

/** With those who have left, and with what was put right by hand. */
type Book = Counted & Pick<CampaignBook, 'farewells' | 'dispatches'>;

/** All games that were reported, that which is being settled among them. */
export function reportedGames({ history, present }: Counted): readonly Reported[] {
  if (present === null || present.result === null) return history;
  return [...history, { number: present.number, title: present.title, result: present.result }];
}

export function talliesOf(book: Counted): readonly Tally[] {
  const games = reportedGames(book);
  return book.units.map(({ player, unit }, seat) => {
    const own = games.filter(({ result }) => result.sides.some((side) => side.seat === seat));
    const won = own.filter(({ result }) => result.winners.includes(seat)).length;
    const drawn = own.filter(({ result }) => result.winners.length === 0).length;
    const sides = own.flatMap(({ result }) => result.sides.filter((side) => side.seat === seat));
    return {
      seat,
      player,
      unit,
      games: own.length,
      won,
      drawn,
      lost: own.length - won - drawn,
      casualties: sides.reduce((sum, { casualties }) => sum + casualties, 0),
      kills: book.annals
        .flatMap(({ members }) => members)
        .reduce((sum, one) => (one.seat === seat ? sum + one.felled.length : sum), 0),
    };
  });
}

/** By kills, then by what they dealt. A place on the roll may have had another man before; games are those of his sheet. */
export function menOf(book: Book): readonly ManTally[] {
  const men = new Map<string, ManTally>();
  for (const { member, name, seat, felled, dealt, taken } of book.annals.flatMap(({ members }) => members)) {
    const key = JSON.stringify([member, name]);
    const before = men.get(key) ?? {
      member,
      name,
      seat,
      games: serviceOf(book, member, name, entriesOf(book, member, name)).length,
      kills: 0,
      dealt: 0,
      taken: 0,
    };
    men.set(key, {
      ...before,
      kills: before.kills + felled.length,
      dealt: before.dealt + dealt,
      taken: before.taken + taken,
    });
  }
  return [...men.values()].sort((a, b) => b.kills - a.kills || b.dealt - a.dealt || a.taken - b.taken);
}

/** What the book has of him, on the roll or gone from it. */
function entriesOf({ units, farewells }: Book, member: string, name: string): readonly ServiceEntry[] {
  const here = units.flatMap(({ members }) => members).find((one) => one.id === member && one.name === name);
  const gone = farewells.find((one) => one.name === name && isOf(one.id, member));
  return here?.service ?? gone?.service ?? [];
}

/** Several who had one place on the roll, one after the other, have its id with their names. */
export function isOf(farewell: string, member: string): boolean {
  return farewell === member || farewell.startsWith(`${member} `);
}

/** One game in somebody's life: what the book says, and what the log tells. */
export interface ServiceLine {
  readonly game: number;
  readonly title: string;
  readonly played: number | null;
  readonly words: readonly string[];
  readonly deeds: MemberAnnal | null;
  /** What was put right by hand after it. */
  readonly edits: readonly string[];
}

/** Game by game; what was struck out later is marked. */
export function serviceOf(
  book: Book,
  member: string,
  name: string,
  entries: readonly ServiceEntry[],
): readonly ServiceLine[] {
  const amends = amendsIn(book.dispatches).filter(({ figures }) => figures.includes(member));
  return reportedGames(book).flatMap(({ number, title }) => {
    const annal = book.annals.find((one) => one.number === number);
    const deeds = deedsIn(annal, member, name);
    const entry = entries.find(({ game }) => game === number);
    const edits = amends.filter(({ game }) => game === number).map(({ text }) => text);
    if (entry === undefined && deeds === null && edits.length === 0) return [];
    const words = (entry?.words ?? []).map((word) =>
      amends.some(({ game, struck }) => game >= number && struck.includes(word))
        ? say.campaign.annals.struck(word)
        : word,
    );
    return [{ game: number, title, played: annal?.played ?? null, words, deeds, edits }];
  });
}

function deedsIn(annal: GameAnnal | undefined, member: string, name: string): MemberAnnal | null {
  return annal?.members.find((one) => one.member === member && one.name === name) ?? null;
}

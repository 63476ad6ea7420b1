import type { GameResult, Seat, ServiceEntry } from '@vedette/engine';
import type { GameAnnal, MemberAnnal } from '../referee/campaign-annals.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';

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

/** By kills, then by what they dealt. A place on the roll may have had another man before. */
export function menOf({ annals }: Counted): readonly ManTally[] {
  const men = new Map<string, ManTally>();
  for (const { member, name, seat, felled, dealt, taken } of annals.flatMap(({ members }) => members)) {
    const key = JSON.stringify([member, name]);
    const before = men.get(key) ?? { member, name, seat, games: 0, kills: 0, dealt: 0, taken: 0 };
    men.set(key, {
      ...before,
      games: before.games + 1,
      kills: before.kills + felled.length,
      dealt: before.dealt + dealt,
      taken: before.taken + taken,
    });
  }
  return [...men.values()].sort((a, b) => b.kills - a.kills || b.dealt - a.dealt || a.taken - b.taken);
}

/** One game in somebody's life: what the book says, and what the log tells. */
export interface ServiceLine {
  readonly game: number;
  readonly title: string;
  readonly played: number | null;
  readonly words: readonly string[];
  readonly deeds: MemberAnnal | null;
}

/** Game by game. */
export function serviceOf(
  book: Counted,
  member: string,
  name: string,
  entries: readonly ServiceEntry[],
): readonly ServiceLine[] {
  return reportedGames(book).flatMap(({ number, title }) => {
    const annal = book.annals.find((one) => one.number === number);
    const deeds = deedsIn(annal, member, name);
    const entry = entries.find(({ game }) => game === number);
    if (entry === undefined && deeds === null) return [];
    return [{ game: number, title, played: annal?.played ?? null, words: entry?.words ?? [], deeds }];
  });
}

function deedsIn(annal: GameAnnal | undefined, member: string, name: string): MemberAnnal | null {
  return annal?.members.find((one) => one.member === member && one.name === name) ?? null;
}

import { GAMES } from '@vedette/games';
import { verdictOf } from '../play/verdict.ts';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { GameSummary } from '../referee/game-file.ts';
import { menOf, reportedGames, talliesOf } from './tally.ts';
import { verdictWords } from './Verdict.tsx';

/** One game of the club. */
export interface Fixture {
  readonly key: string;
  readonly played: number;
  readonly title: string;
  /** What it belongs to: a campaign, or a game by itself. */
  readonly of: string;
  readonly verdict: string;
  readonly link: string;
}

/** Every game that was played to its end, here or told of by hand, in its order. */
export function fixturesOf(
  books: readonly CampaignBook[],
  games: readonly GameSummary[],
): readonly Fixture[] {
  const ofCampaigns = books.flatMap((book) =>
    reportedGames(book).flatMap(({ number, title, result }): readonly Fixture[] => {
      const annal = book.annals.find((one) => one.number === number);
      if (annal === undefined) return [];
      return [
        {
          key: `${book.id} ${number}`,
          played: annal.played,
          title,
          of: book.title,
          verdict: verdictWords(result, book),
          link: `/campaign/${book.id}`,
        },
      ];
    }),
  );
  const alone = games.flatMap(({ id, outcome, campaign, changed, title, players, ruleset }) =>
    outcome === null || campaign !== undefined
      ? []
      : [
          {
            key: id,
            played: changed,
            title,
            of: GAMES.find((game) => game.id === ruleset)?.title ?? ruleset,
            verdict: verdictOf(outcome, players),
            link: `/replay/${id}`,
          },
        ],
  );
  return [...ofCampaigns, ...alone].sort((a, b) => a.played - b.played);
}

export const yearOf = (time: number): number => new Date(time).getFullYear();

/** The campaigns with the games of one year alone. */
export function within(year: number, book: CampaignBook): CampaignBook {
  const annals = book.annals.filter(({ played }) => yearOf(played) === year);
  const has = (number: number) => annals.some((annal) => annal.number === number);
  const { history, present } = book;
  return {
    ...book,
    annals,
    history: history.filter(({ number }) => has(number)),
    present: present !== null && has(present.number) ? present : null,
  };
}

/** A player over all campaigns. */
export interface Leader {
  readonly name: string;
  readonly games: number;
  readonly won: number;
  readonly kills: number;
}

export function leadersOf(books: readonly CampaignBook[]): readonly Leader[] {
  const found = new Map<string, Leader>();
  for (const { player, games, won, kills } of books.flatMap(talliesOf)) {
    const before = found.get(player) ?? { name: player, games: 0, won: 0, kills: 0 };
    found.set(player, {
      name: player,
      games: before.games + games,
      won: before.won + won,
      kills: before.kills + kills,
    });
  }
  return [...found.values()]
    .filter(({ games }) => games > 0)
    .sort((a, b) => b.won - a.won || b.kills - a.kills || a.name.localeCompare(b.name));
}

/** Those with most kills, of whatever campaign. */
export function heroesOf(books: readonly CampaignBook[], most: number) {
  return books
    .flatMap((book) =>
      menOf(book).map((man) => ({ ...man, campaign: book.id, unit: book.units[man.seat]?.unit ?? '' })),
    )
    .filter(({ kills }) => kills > 0)
    .sort((a, b) => b.kills - a.kills)
    .slice(0, most);
}

import type { CampaignBook } from '../referee/campaign-messages.ts';
import { dayOf, joined } from '../words/format.ts';
import { say } from '../words/say.ts';
import { chapters } from './chapters.ts';
import { menOf, reportedGames } from './tally.ts';
import { verdictWords } from './Verdict.tsx';

/** One game in words that one would read aloud. */
export interface TaleChapter {
  readonly number: number;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** Deeds that are told of; the sheets have the others. */
const MOST_DEEDS = 4;

/** The whole campaign as a tale, game by game. */
export function taleOf(book: CampaignBook): readonly TaleChapter[] {
  const told = chapters(book.dispatches);
  return reportedGames(book).map(({ number, title, result }) => {
    const annal = book.annals.find((one) => one.number === number);
    const called = (seat: number) => book.units[seat]?.player ?? '';
    const words = say.campaign.annals;
    const names = result.sides.map(({ seat }) => called(seat));
    const settled = book.history.find((game) => game.number === number);
    const harm = told
      .filter(({ game }) => game === number)
      .flatMap(({ lines }) => lines.filter(({ telling }) => telling.kind === 'harm'));
    return {
      number,
      title,
      sentences: [
        words.met(joined(names), names.length, title, annal === undefined ? null : dayOf(annal.played)),
        ...(annal?.ending ?? []),
        verdictWords(result, book),
        ...deedsIn(book, number),
        words.losses(result.sides.map(({ seat, casualties }) => ({ player: called(seat), casualties }))),
        ...harm.map(({ text }) => text),
        ...(settled === undefined
          ? []
          : [
              words.stood(
                book.words.standing,
                settled.sides.map(({ seat, standing }) => ({ player: called(seat), standing })),
              ),
            ]),
      ],
    };
  });
}

function deedsIn({ annals, units, history, present }: CampaignBook, number: number): readonly string[] {
  const members = annals.find((one) => one.number === number)?.members ?? [];
  const best = menOf({ annals: annals.filter((one) => one.number === number), units, history, present });
  return best
    .filter(({ kills }) => kills > 0)
    .slice(0, MOST_DEEDS)
    .flatMap(({ member, name, seat }) => {
      const felled = members.find((one) => one.member === member && one.name === name)?.felled ?? [];
      return [say.campaign.annals.deed(name, units[seat]?.unit ?? '', joined(felled))];
    });
}

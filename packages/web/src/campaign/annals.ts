import type { CampaignBook, ChronicleLine } from '../referee/campaign-messages.ts';
import { dayOf, joined } from '../words/format.ts';
import { say } from '../words/say.ts';
import { amendsIn, chapters } from './chapters.ts';
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
  const amends = amendsIn(book.dispatches);
  // Whatever somebody has struck out since is marked where it is told.
  const marked = ({ number, text, telling: { figures } }: ChronicleLine) =>
    amends.some(
      (one) =>
        one.number > number &&
        one.figures.some((id) => figures.includes(id)) &&
        one.struck.some((word) => text.includes(word)),
    )
      ? say.campaign.annals.struck(text)
      : text;
  return reportedGames(book).map(({ number, title, result }) => {
    const annal = book.annals.find((one) => one.number === number);
    const called = (seat: number) => book.units[seat]?.player ?? '';
    const words = say.campaign.annals;
    const names = result.sides.map(({ seat }) => called(seat));
    const settled = book.history.find((game) => game.number === number);
    const harm = told
      .filter(({ game }) => game === number)
      .flatMap(({ lines }) =>
        lines.filter(({ telling }) => telling.kind === 'harm' || telling.amends !== undefined),
      );
    return {
      number,
      title,
      sentences: [
        words.met(joined(names), names.length, title, annal === undefined ? null : dayOf(annal.played)),
        ...(annal?.ending ?? []),
        verdictWords(result, book),
        ...deedsIn(book, number),
        words.losses(result.sides.map(({ seat, casualties }) => ({ player: called(seat), casualties }))),
        ...harm.map(marked),
        ...(annal?.edited === undefined ? [] : [say.campaign.told.edited(annal.edited)]),
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

function deedsIn(book: CampaignBook, number: number): readonly string[] {
  const { annals, units } = book;
  const members = annals.find((one) => one.number === number)?.members ?? [];
  const best = menOf({ ...book, annals: annals.filter((one) => one.number === number) });
  return best
    .filter(({ kills }) => kills > 0)
    .slice(0, MOST_DEEDS)
    .flatMap(({ member, name, seat }) => {
      const felled = members.find((one) => one.member === member && one.name === name)?.felled ?? [];
      return [say.campaign.annals.deed(name, units[seat]?.unit ?? '', felled)];
    });
}

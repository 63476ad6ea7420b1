import type { GameResult } from '@vedette/engine';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { joined } from '../words/format.ts';
import { say } from '../words/say.ts';

/** Who has won, and by what. */
export function verdictWords({ winners, sides }: GameResult, book: Pick<CampaignBook, 'units'>): string {
  const called = (seat: number) => book.units[seat]?.player ?? '';
  const points = sides.map(({ points: own }) => own);
  if (sides.length === 1) return say.campaign.verdict.alone(called(sides[0]!.seat), points[0]!);
  if (winners.length === 0) return say.campaign.verdict.drawn(points);
  const names = joined(winners.map(called));
  const best = sides.filter(({ seat }) => winners.includes(seat));
  const rest = sides.filter(({ seat }) => !winners.includes(seat));
  const [own] = best;
  // Where points decide nothing, whoever lost fewer has won, or somebody says so.
  if (own !== undefined && rest.some(({ points: n }) => n >= own.points)) {
    const down = rest.map(({ casualties }) => casualties);
    if (!down.every((n) => n > own.casualties)) return say.campaign.verdict.won(names, winners.length, 0, []);
    return say.campaign.verdict.onLosses(names, winners.length, own.casualties, down);
  }
  return say.campaign.verdict.won(
    names,
    winners.length,
    own?.points ?? 0,
    rest.map(({ points: n }) => n),
  );
}

/** The game that is being settled, or was last: how it ended, before anything follows from it. */
export function Verdict({ book }: { readonly book: CampaignBook }) {
  const { annals } = book;
  const last = lastOf(book);
  if (last === null) return null;
  const { result, number } = last;
  const ending = annals.find((annal) => annal.number === number)?.ending ?? [];
  return (
    <div className="verdict" role="status">
      <p>
        <strong>{verdictWords(result, book)}</strong>
      </p>
      {ending.map((line) => (
        <p key={line} className="quiet">
          {line}
        </p>
      ))}
      <p className="quiet">
        {say.apart(
          result.sides.map(({ seat, casualties }) =>
            say.campaign.verdict.casualties(book.units[seat]?.player ?? '', casualties),
          ),
        )}
      </p>
    </div>
  );
}

/** Nothing while the next one is made ready. */
function lastOf({ present, history }: CampaignBook): { result: GameResult; number: number } | null {
  if (present !== null) return present.result === null ? null : { ...present, result: present.result };
  return history.reduce<(typeof history)[number] | null>(
    (latest, one) => (latest === null || one.number > latest.number ? one : latest),
    null,
  );
}

import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { PrintFoot } from '../app/PrintFoot.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { GameSummary } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';
import { keptGames } from '../referee/shelf.ts';
import { dayOf, monthOf } from '../words/format.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { Tale } from './ChroniclePage.tsx';
import { type Fixture, fixturesOf, heroesOf, leadersOf, within, yearOf } from './year.ts';

const MOST_HEROES = 10;

interface Kept {
  readonly books: readonly CampaignBook[];
  readonly games: readonly GameSummary[];
}

/** The club's year: every game by its day, who leads, and the chronicle of it all. */
export default function YearPage() {
  const [kept, setKept] = useState<Kept | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    Promise.all([referee().call('campaignYears'), keptGames()]).then(
      ([books, games]) => setKept({ books, games }),
      (error: unknown) => setTrouble(wordsOf(error)),
    );
  }, []);
  return (
    <main id="main" className="page year" tabIndex={-1}>
      <p className="crumb no-print">
        <Link href="/campaign">{say.campaign.back}</Link>
      </p>
      <h1>{say.campaign.year.title}</h1>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {kept === null ? <p role="status">{say.campaign.loading}</p> : <Year kept={kept} />}
      <PrintFoot />
    </main>
  );
}

function Year({ kept }: { readonly kept: Kept }) {
  const [search, setSearch] = useSearchParams();
  const all = fixturesOf(kept.books, kept.games);
  const years = [...new Set(all.map(({ played }) => yearOf(played)))].sort((a, b) => b - a);
  const asked = Number(search.get('of'));
  const year = years.includes(asked) ? asked : years[0];
  const words = say.campaign.year;
  if (year === undefined) return <p>{words.none}</p>;
  const fixtures = all.filter(({ played }) => yearOf(played) === year);
  const books = kept.books.map((book) => within(year, book)).filter(({ annals }) => annals.length > 0);
  return (
    <>
      <p className="calls no-print">
        {years.map((one) => (
          <button
            key={one}
            type="button"
            className={one === year ? 'primary' : 'secondary'}
            onClick={() => setSearch({ of: String(one) }, { replace: true })}
          >
            {one}
          </button>
        ))}
        <button type="button" className="secondary" onClick={() => print()}>
          {say.muster.print}
        </button>
      </p>
      <Calendar fixtures={fixtures} />
      <Leaders books={books} />
      {books.map((book) => (
        <Tale key={book.id} book={book} among />
      ))}
    </>
  );
}

function Calendar({ fixtures }: { readonly fixtures: readonly Fixture[] }) {
  const months = [...new Set(fixtures.map(({ played }) => monthOf(played)))];
  return (
    <section className="calendar" aria-labelledby="calendar-title">
      <h2 id="calendar-title">{say.campaign.year.calendar}</h2>
      {months.map((month) => (
        <div key={month}>
          <h3>{month}</h3>
          <table>
            <tbody>
              {fixtures
                .filter(({ played }) => monthOf(played) === month)
                .map(({ key, played, title, of, verdict, link }) => (
                  <tr key={key}>
                    <td>{dayOf(played)}</td>
                    <th scope="row">
                      <Link href={link}>{title}</Link> <span className="quiet">{of}</span>
                    </th>
                    <td>{verdict}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

function Leaders({ books }: { readonly books: readonly CampaignBook[] }) {
  const leaders = leadersOf(books);
  const heroes = heroesOf(books, MOST_HEROES);
  const words = say.campaign.tally;
  if (leaders.length === 0) return null;
  return (
    <section aria-labelledby="leaders-title">
      <h2 id="leaders-title">{say.campaign.year.leaders}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="standings-tables" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[words.player, words.games, words.won, words.kills].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {leaders.map(({ name, games, won, kills }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{games}</td>
                <td>{won}</td>
                <td>{kills}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {heroes.length === 0 ? null : (
          <table className="leaders">
            <thead>
              <tr>
                {[words.man, words.of, words.kills].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {heroes.map(({ campaign, member, name, unit, kills }) => (
                <tr key={`${campaign} ${member} ${name}`}>
                  <th scope="row">
                    <Link href={`/campaign/${campaign}/man/${member}?as=${encodeURIComponent(name)}`}>
                      {name}
                    </Link>
                  </th>
                  <td>{unit}</td>
                  <td>{kills}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </section>
  );
}

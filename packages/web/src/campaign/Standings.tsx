import { useState } from 'react';
import { Link } from 'wouter';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { type ManTally, menOf, talliesOf } from './tally.ts';

/** The best of a list come first; the others are one click away. */
const MOST_MEN = 8;

/** Who has played, won and lost how often, and who did most of it. */
export function Standings({ book }: { readonly book: CampaignBook }) {
  const tallies = talliesOf(book);
  const words = say.campaign.tally;
  if (tallies.every(({ games }) => games === 0)) return null;
  return (
    <section className="standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{words.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
      <div className="standings-tables" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[words.player, words.games, words.won, words.drawn, words.lost].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">{words.casualties}</th>
              <th scope="col">{words.kills}</th>
              <th scope="col">{book.words.standing}</th>
            </tr>
          </thead>
          <tbody>
            {tallies.map(({ seat, player, games, won, drawn, lost, casualties, kills }) => (
              <tr key={seat}>
                <th scope="row">{player}</th>
                {[games, won, drawn, lost, casualties, kills, book.units[seat]?.standing ?? 0].map((n, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
                  <td key={i}>{n}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <Men book={book} />
      </div>
    </section>
  );
}

function Men({ book }: { readonly book: CampaignBook }) {
  const [all, setAll] = useState(false);
  const everybody = menOf(book).filter(({ kills, dealt }) => kills + dealt > 0);
  const men = all ? everybody : everybody.slice(0, MOST_MEN);
  const words = say.campaign.tally;
  if (men.length === 0) return null;
  return (
    <div>
      <MenTable book={book} men={men} />
      {men.length === everybody.length ? null : (
        <button type="button" className="plain" onClick={() => setAll(true)}>
          {words.all(everybody.length)}
        </button>
      )}
    </div>
  );
}

function MenTable({ book, men }: { readonly book: CampaignBook; readonly men: readonly ManTally[] }) {
  const words = say.campaign.tally;
  return (
    <table className="leaders">
      <thead>
        <tr>
          <th scope="col">{words.man}</th>
          <th scope="col">{words.of}</th>
          <th scope="col">{words.games}</th>
          <th scope="col">{words.kills}</th>
        </tr>
      </thead>
      <tbody>
        {men.map(({ member, name, seat, games, kills }) => (
          <tr key={`${member} ${name}`}>
            <th scope="row">
              <Link href={`/campaign/${book.id}/man/${member}?as=${encodeURIComponent(name)}`}>{name}</Link>
            </th>
            <td>{book.units[seat]?.player}</td>
            <td>{games}</td>
            <td>{kills}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

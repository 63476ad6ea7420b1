import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';

/** Everybody who is not coming back. */
export function Farewells({ book }: { readonly book: CampaignBook }) {
  const { farewells } = book;
  return (
    <section aria-labelledby="graves-title">
      <h2 id="graves-title">{say.campaign.graves.title}</h2>
      {farewells.length === 0 ? <p className="quiet">{say.campaign.graves.none}</p> : null}
      <ul className="graves">
        {farewells.map(({ id, dead, words }) => (
          <li key={id} className={dead ? 'grave-dead' : undefined}>
            <svg viewBox="0 0 16 20" aria-hidden="true">
              <path d={dead ? CROSS : STONE} />
            </svg>
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

const CROSS = 'M8 2V18M3.5 6.5H12.5M2 18.5H14';
const STONE = 'M3 18.5V9A5 5 0 0 1 13 9V18.5M1.5 18.5H14.5';

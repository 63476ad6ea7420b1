import type { SheetBlock } from '@vedette/engine';
import { Badge } from '../muster/Badge.tsx';
import type { EveningPlan } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { inPages } from './in-pages.ts';
import { type Leaf, Paper, type PaperSize } from './Paper.tsx';
import { Tracks } from './Tracks.tsx';

/** Rows that a page has room for: three cards to a row, two monsters to one that is twice as high. */
const ROWS = 4;
const CARDS_IN_A_ROW = 3;
const FOES_IN_A_ROW = 2;

/** Cards and monsters to cut out, on as few pages as hold them. */
export function cutOuts({ evening, title }: EveningPlan, size: PaperSize): readonly Leaf[] {
  const cards = evening.decks.flatMap(({ title: deck, cards: own }) =>
    own.flatMap((card) => Array.from({ length: card.copies }, () => ({ ...card, deck }))),
  );
  const pages = inPages(cards, ROWS * CARDS_IN_A_ROW);
  const last = pages.at(-1) ?? [];
  const left = pages.length === 0 ? 0 : ROWS - Math.ceil(last.length / CARDS_IN_A_ROW);
  // What fits under the last cards stands there.
  const under = Math.floor(left / 2) * FOES_IN_A_ROW;
  return [
    ...pages.map(
      (page, n): Leaf =>
        (place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <Paper key={`cards ${n}`} label={say.night.cards} title={title} size={size} {...place}>
            <ul className="night-cards">
              {page.map((card, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards may be alike.
                <li key={i}>
                  <p className="quiet">
                    {card.deck} · {title}
                  </p>
                  <h3>{card.title}</h3>
                  <p>{card.text}</p>
                </li>
              ))}
            </ul>
            {n === pages.length - 1 ? <Foes foes={evening.foes.slice(0, under)} /> : null}
          </Paper>
        ),
    ),
    ...inPages(evening.foes.slice(under), (ROWS / 2) * FOES_IN_A_ROW).map(
      (page, n): Leaf =>
        (place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
          <Paper key={`foes ${n}`} label={say.night.foes} title={title} size={size} {...place}>
            <Foes foes={page} />
          </Paper>
        ),
    ),
  ];
}

function Foes({ foes }: { readonly foes: readonly SheetBlock[] }) {
  if (foes.length === 0) return null;
  return (
    <ul className="night-foes">
      {foes.map((foe) => (
        <li key={foe.name}>
          <Foe foe={foe} />
        </li>
      ))}
    </ul>
  );
}

function Foe({ foe }: { readonly foe: SheetBlock }) {
  const { badge, name, line, stats, arms, traits, boxes } = foe;
  return (
    <>
      <header>
        <Badge {...badge} />
        <h3>{name}</h3>
      </header>
      <dl className="night-stats">
        {stats.map(({ title, short, value }) => (
          <div key={title}>
            <dt>{short}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <em>{line}</em>
      </p>
      <ul>
        {[...arms, ...traits].map(({ title, words }) => (
          <li key={title}>
            <strong>{title}</strong> {words}
          </li>
        ))}
      </ul>
      <Tracks list={boxes} />
    </>
  );
}

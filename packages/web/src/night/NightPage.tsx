import type { Evening, SheetBlock } from '@vedette/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { toPaper } from '../map/survey.ts';
import { Badge } from '../muster/Badge.tsx';
import type { AnyMuster } from '../muster/musters.ts';
import { musterNamed } from '../muster/musters.ts';
import { PrintedPage } from '../muster/PrintedPage.tsx';
import { pagesOf } from '../muster/print-pages.ts';
import { unpacked } from '../muster/share.ts';
import type { GameRequest } from '../referee/game-file.ts';
import type { EveningPlan } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { GroundDrawing, inManner, useSurvey, viewBoxOf } from '../table/GroundSheet.tsx';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { placedOn } from './measures.ts';

interface Asked {
  readonly ruleset: string;
  readonly request: GameRequest;
}

/** Everything of one evening on paper: the table with measures, both rosters, cards to cut out, rows to tick. */
export default function NightPage() {
  const [found, setFound] = useState<{
    readonly plan: EveningPlan;
    readonly muster: AnyMuster | null;
  } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    const letters = location.hash.slice(1);
    if (letters === '') return setTrouble(say.night.none);
    planned(letters).then(setFound, (error: unknown) => setTrouble(wordsOf(error)));
  }, []);
  return (
    <main id="main" className="page print-view night" tabIndex={-1}>
      <div className="print-controls">
        <p className="crumb">
          <Link href="/new">{say.home.newGame}</Link>
        </p>
        <h1>{say.night.title}</h1>
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        {found === null && trouble === null ? <p role="status">{say.muster.loading}</p> : null}
        <p className="quiet">{say.muster.printing.note}</p>
        <button type="button" className="primary" disabled={found === null} onClick={() => print()}>
          {say.muster.printing.go}
        </button>
      </div>
      {found === null ? null : (
        <div className="print-pages">
          <TablePage plan={found.plan} />
          {found.muster === null ? null : <Rosters plan={found.plan} muster={found.muster} />}
          <CardPages evening={found.plan.evening} title={found.plan.title} />
        </div>
      )}
    </main>
  );
}

async function planned(letters: string) {
  const { ruleset, request } = (await unpacked(letters)) as Asked;
  const [plan, muster] = await Promise.all([
    referee().call('evening', ruleset, request),
    musterNamed(ruleset),
  ]);
  return { plan, muster };
}

function Paper({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="paper-page paper-a4 night-page" aria-label={label}>
      {children}
    </section>
  );
}

/** From one number on the map to that of what lies on the same spot, in units of the paper. */
const BESIDE = 20;

/** The ground to set up from, with a table of measures, and what the game is about. */
function TablePage({ plan }: { readonly plan: EveningPlan }) {
  const { chart, title, premise, brief, evening, scene } = plan;
  const survey = useSurvey(chart);
  const kinds = new Map(survey.plots.map(({ id, kind }) => [id, kind]));
  const placed = placedOn(plan, (piece) => {
    const kind = kinds.get(piece);
    return kind === undefined ? '' : say.night.kinds[kind];
  });
  const words = say.night;
  return (
    <>
      <Paper label={words.table}>
        <header className="sheet-head">
          <div>
            <h2>{title}</h2>
            <p>{premise}</p>
          </div>
        </header>
        <div className={`night-map ${inManner('paper', survey)}`}>
          <svg className="map" viewBox={viewBoxOf(survey)} role="img" aria-label={words.map}>
            <GroundDrawing survey={survey} />
            {placed.map(({ number, x, y }, i) => {
              const at = toPaper(survey, { x, y });
              // What lies on a piece has its number beside that of the piece.
              const under = placed.slice(0, i).filter((other) => other.x === x && other.y === y).length;
              return (
                <g
                  key={number}
                  transform={`translate(${at.x + under * BESIDE} ${at.y})`}
                  className="night-number"
                >
                  <circle r={9} />
                  <text textAnchor="middle" dominantBaseline="central">
                    {number}
                  </text>
                </g>
              );
            })}
          </svg>
        </div>
        <Tracks evening={evening} />
      </Paper>
      <Paper label={words.setUp}>
        <h2>{words.setUp}</h2>
        <p>{words.measured}</p>
        <table className="night-measures">
          <thead>
            <tr>
              {['', words.what, words.across, words.up, words.size].map((head, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a heading is its column.
                <th key={i} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {placed.map(({ number, name, across, up, size }) => (
              <tr key={number}>
                <td>{number}</td>
                <th scope="row">{name}</th>
                <td>{across}</td>
                <td>{up}</td>
                <td>{size}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="night-brief">
          {brief.map((section) => (
            <section key={section.title}>
              <h3>{section.title}</h3>
              <ul>
                {section.items.map((item, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names.
                  <li key={i}>{say.apart([item.title, item.text].filter((part) => part !== undefined))}</li>
                ))}
              </ul>
            </section>
          ))}
          <p className="quiet">{scene.sides.map(({ name }) => name).join(' · ')}</p>
        </div>
      </Paper>
    </>
  );
}

/** Rows to tick. */
function Tracks({ evening }: { readonly evening: Evening }) {
  return (
    <div className="night-tracks">
      {evening.tracks.map(({ title, count, shape }) => (
        <p key={title} className={`tick-${shape}`}>
          <span>{title}</span>{' '}
          <span className="boxes" aria-hidden="true">
            {Array.from({ length: count }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike.
              <i key={i} />
            ))}
          </span>
        </p>
      ))}
    </div>
  );
}

function Rosters({ plan, muster }: { readonly plan: EveningPlan; readonly muster: AnyMuster }) {
  return plan.units.map((unit, seat) => {
    const sheet = muster.sheet(unit);
    const pages = pagesOf(sheet.blocks, 'sheet', 'compact');
    return pages.map((blocks, i) => (
      <PrintedPage
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        key={`${seat} ${i}`}
        sheet={sheet}
        legal
        what="sheet"
        paper="a4"
        room="compact"
        blocks={blocks}
        number={i + 1}
        of={pages.length}
      />
    ));
  });
}

/** Cards that a page has room for. */
const ON_A_PAGE = 12;
const FOES_ON_A_PAGE = 4;

function CardPages({ evening, title }: { readonly evening: Evening; readonly title: string }) {
  const cards = evening.decks.flatMap(({ title: deck, cards: own }) =>
    own.flatMap((card) => Array.from({ length: card.copies }, () => ({ ...card, deck }))),
  );
  return (
    <>
      {inPages(cards, ON_A_PAGE).map((page, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <Paper key={`cards ${n}`} label={say.night.cards}>
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
        </Paper>
      ))}
      {inPages(evening.foes, FOES_ON_A_PAGE).map((page, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <Paper key={`foes ${n}`} label={say.night.foes}>
          <ul className="night-foes">
            {page.map((foe) => (
              <li key={foe.name}>
                <Foe foe={foe} />
              </li>
            ))}
          </ul>
        </Paper>
      ))}
    </>
  );
}

function inPages<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, n) =>
    list.slice(n * most, (n + 1) * most),
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
      <Tracks evening={{ decks: [], foes: [], tracks: boxes }} />
    </>
  );
}

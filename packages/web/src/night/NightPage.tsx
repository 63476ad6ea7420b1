import type { Evening, SheetBlock } from '@vedette/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
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
import { placedOn, spread, zonesOn } from './measures.ts';

interface Asked {
  readonly ruleset: string;
  readonly request: GameRequest;
  /** The campaign that it belongs to, if any. */
  readonly campaign?: string;
}

const PAPERS = ['a4', 'letter'] as const;
type PaperSize = (typeof PAPERS)[number];

/** Everything of one evening on paper: the table with measures, both rosters, cards to cut out, rows to tick. */
export default function NightPage() {
  const [found, setFound] = useState<{
    readonly plan: EveningPlan;
    readonly muster: AnyMuster | null;
    readonly campaign: string | null;
  } | null>(null);
  const [search, setSearch] = useSearchParams();
  const size: PaperSize = search.get('paper') === 'letter' ? 'letter' : 'a4';
  // What is printed travels behind the #, and stays there.
  const letters = location.hash.slice(1);
  const choose = (paper: PaperSize) => {
    const hash = location.hash;
    setSearch({ paper }, { replace: true });
    history.replaceState(history.state, '', `${location.pathname}?paper=${paper}${hash}`);
  };
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(() => {
    if (letters === '') return setTrouble(say.night.none);
    planned(letters).then(setFound, (error: unknown) => setTrouble(wordsOf(error)));
  }, [letters]);
  return (
    <main id="main" className="page print-view night" tabIndex={-1}>
      <div className="print-controls">
        <p className="crumb">
          {found === null || found.campaign === null ? (
            <Link href="/new">{say.home.newGame}</Link>
          ) : (
            <Link href={`/campaign/${found.campaign}`}>{say.night.backToCampaign}</Link>
          )}
        </p>
        <h1>{say.night.title}</h1>
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        {found === null && trouble === null ? <p role="status">{say.muster.loading}</p> : null}
        <p className="quiet">{say.muster.printing.note}</p>
        <fieldset className="knob">
          <legend>{say.muster.printing.paper}</legend>
          {PAPERS.map((paper) => (
            <label key={paper} className="radio-row">
              <input type="radio" name="paper" checked={paper === size} onChange={() => choose(paper)} />
              {say.muster.printing.papers[paper]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="primary" disabled={found === null} onClick={() => print()}>
          {say.muster.printing.go}
        </button>
      </div>
      {found === null ? null : (
        <div className="print-pages">
          <TablePage plan={found.plan} size={size} />
          {found.muster === null ? null : <Rosters plan={found.plan} muster={found.muster} size={size} />}
          <CardPages evening={found.plan.evening} title={found.plan.title} size={size} />
        </div>
      )}
    </main>
  );
}

async function planned(letters: string) {
  const { ruleset, request, campaign } = (await unpacked(letters)) as Asked;
  const [plan, muster] = await Promise.all([
    referee().call('evening', ruleset, request),
    musterNamed(ruleset),
  ]);
  return { plan, muster, campaign: typeof campaign === 'string' ? campaign : null };
}

interface PaperProps {
  readonly label: string;
  readonly size: PaperSize;
  readonly children: ReactNode;
}

function Paper({ label, size, children }: PaperProps) {
  return (
    <section className={`paper-page paper-${size} night-page`} aria-label={label}>
      {children}
    </section>
  );
}

interface PlanProps {
  readonly plan: EveningPlan;
  readonly size: PaperSize;
}

/** The ground to set up from, with a table of measures, and what the game is about. */
function TablePage({ plan, size }: PlanProps) {
  const { title, premise, evening } = plan;
  const words = say.night;
  return (
    <>
      <Paper label={words.table} size={size}>
        <header className="sheet-head">
          <div>
            <h2>{title}</h2>
            <p>{premise}</p>
          </div>
        </header>
        <NightMap plan={plan} />
        <Tracks evening={evening} />
      </Paper>
      <Paper label={words.setUp} size={size}>
        <h2>{words.setUp}</h2>
        <Zones plan={plan} />
        <Measures plan={plan} />
        <Brief plan={plan} />
      </Paper>
    </>
  );
}

type OfPlan = Pick<PlanProps, 'plan'>;

/** Zones hatched under their letters, numbers where everything goes. */
function NightMap({ plan }: OfPlan) {
  const survey = useSurvey(plan.chart);
  const placed = placedOn(plan);
  const spots = placed.map(({ x, y }) => toPaper(survey, { x, y }));
  const written = spread(spots);
  return (
    <div className={`night-map ${inManner('paper', survey)}`}>
      <svg className="map" viewBox={viewBoxOf(survey)} role="img" aria-label={say.night.map}>
        <GroundDrawing survey={survey} />
        {zonesOn(plan).map(({ letter, seat, outlines }) => {
          const corners = outlines.map((outline) =>
            Array.from({ length: outline.length / 2 }, (_, i) =>
              toPaper(survey, { x: outline[2 * i]!, y: outline[2 * i + 1]! }),
            ),
          );
          const at = lettered(corners[0]!, corners.length > 1);
          return (
            <g key={letter} className={`night-zone night-zone-${seat % 2}`}>
              <path
                fillRule="evenodd"
                d={corners.map((ring) => `M${ring.map(({ x, y }) => `${x} ${y}`).join('L')}Z`).join('')}
              />
              <text x={at.x} y={at.y} textAnchor="middle" dominantBaseline="central">
                {letter}
              </text>
            </g>
          );
        })}
        {placed.map(({ number }, i) => {
          const [spot, at] = [spots[i]!, written[i]!];
          return (
            <g key={number} className="night-number">
              {spot === at ? null : <line x1={spot.x} y1={spot.y} x2={at.x} y2={at.y} />}
              <g transform={`translate(${at.x} ${at.y})`}>
                <circle r={9} />
                <text textAnchor="middle" dominantBaseline="central">
                  {number}
                </text>
              </g>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** In the middle of a zone; where that is a hole in it, near its foot. */
function lettered(ring: readonly { readonly x: number; readonly y: number }[], hollow: boolean) {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(xs), y: hollow ? Math.max(...ys) - HOLLOW : middle(ys) };
}

/** From the foot of a hollow zone to its letter, in units of the paper. */
const HOLLOW = 16;

function Zones({ plan }: OfPlan) {
  const words = say.night;
  const zones = zonesOn(plan);
  if (zones.length === 0) return null;
  return (
    <section className="night-zones">
      <h3>{words.zones}</h3>
      <table className="night-measures">
        <thead>
          <tr>
            {[words.zone, words.side, words.across, words.up, words.except].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zones.map(({ letter, seat, across, up, except }) => (
            <tr key={letter}>
              <td>{letter}</td>
              <th scope="row">{plan.scene.sides[seat]?.name}</th>
              <td>{across}</td>
              <td>{up}</td>
              <td>{except}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.zonesNote}</p>
    </section>
  );
}

/** So many rows stand under each other; more stand side by side. */
const ONE_COLUMN = 12;

function Measures({ plan }: OfPlan) {
  const words = say.night;
  const placed = placedOn(plan);
  const half = placed.length > ONE_COLUMN ? Math.ceil(placed.length / 2) : placed.length;
  return (
    <>
      <p>{words.measured}</p>
      <div className={placed.length > ONE_COLUMN ? 'night-two' : undefined}>
        {inPages(placed, Math.max(1, half)).map((rows, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its number.
          <table key={n} className="night-measures">
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
              {rows.map(({ number, name, across, up, size }) => (
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
        ))}
      </div>
    </>
  );
}

function Brief({ plan: { brief } }: OfPlan) {
  return (
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
    </div>
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

function Rosters({ plan, muster, size }: PlanProps & { readonly muster: AnyMuster }) {
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
        paper={size}
        room="compact"
        blocks={blocks}
        number={i + 1}
        of={pages.length}
      />
    ));
  });
}

/** Rows that a page has room for: three cards to a row, two monsters to one that is twice as high. */
const ROWS = 4;
const CARDS_IN_A_ROW = 3;
const FOES_IN_A_ROW = 2;

interface CardPagesProps {
  readonly evening: Evening;
  readonly title: string;
  readonly size: PaperSize;
}

/** Cards and monsters to cut out, on as few pages as hold them. */
function CardPages({ evening, title, size }: CardPagesProps) {
  const cards = evening.decks.flatMap(({ title: deck, cards: own }) =>
    own.flatMap((card) => Array.from({ length: card.copies }, () => ({ ...card, deck }))),
  );
  const pages = inPages(cards, ROWS * CARDS_IN_A_ROW);
  const last = pages.at(-1) ?? [];
  const left = pages.length === 0 ? 0 : ROWS - Math.ceil(last.length / CARDS_IN_A_ROW);
  // What fits under the last cards stands there.
  const under = Math.floor(left / 2) * FOES_IN_A_ROW;
  const rest = evening.foes.slice(under);
  return (
    <>
      {pages.map((page, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <Paper key={`cards ${n}`} label={say.night.cards} size={size}>
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
      ))}
      {inPages(rest, (ROWS / 2) * FOES_IN_A_ROW).map((page, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
        <Paper key={`foes ${n}`} label={say.night.foes} size={size}>
          <Foes foes={page} />
        </Paper>
      ))}
    </>
  );
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

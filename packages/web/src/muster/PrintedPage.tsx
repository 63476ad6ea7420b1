import type { Boxes, SheetBlock, SheetLine, UnitSheet } from '@vedette/engine';
import { type CSSProperties, useRef } from 'react';
import { say } from '../words/say.ts';
import { Badge } from './Badge.tsx';
import type { Room, What } from './print-pages.ts';
import { useTight } from './use-tight.ts';

interface PrintedPageProps {
  readonly sheet: UnitSheet;
  readonly legal: boolean;
  readonly what: What;
  readonly paper: 'a4' | 'letter';
  readonly room: Room;
  readonly blocks: readonly SheetBlock[];
  /** The unit's first. */
  readonly first: boolean;
  readonly number: number;
  readonly of: number;
}

/** One sheet of paper, to the millimetre. */
export function PrintedPage({
  sheet,
  legal,
  what,
  paper,
  room,
  blocks,
  first,
  number,
  of,
}: PrintedPageProps) {
  const page = useRef<HTMLElement>(null);
  useTight(page);
  return (
    <section
      ref={page}
      className={`paper-page paper-${paper} page-${what} page-${room}`}
      aria-label={`${sheet.name}, ${say.muster.printing.page(number, of)}`}
    >
      {what === 'sheet' ? <SheetHead sheet={sheet} legal={legal} first={first} /> : null}
      {blocks.length === 0 ? <p className="roll-to-write">{say.muster.printing.toWrite}</p> : null}
      <div className="blocks">
        {blocks.map((block, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
          <PrintedBlock key={i} block={block} sheet={sheet} onCard={what === 'cards'} />
        ))}
      </div>
      <footer>
        <span>{say.muster.printing.foot}</span>
        <span>{sheet.legend}</span>
        <span>{of === 1 ? '' : say.muster.printing.page(number, of)}</span>
      </footer>
    </section>
  );
}

interface SheetHeadProps {
  readonly sheet: UnitSheet;
  readonly legal: boolean;
  readonly first: boolean;
}

function SheetHead({ sheet, legal, first }: SheetHeadProps) {
  const { name, line, pool } = sheet;
  return (
    <header className={first ? 'sheet-head' : 'sheet-head sheet-head-small'}>
      <div>
        <h2>{name}</h2>
        <p>
          {line}
          {legal ? '' : ` · ${say.muster.printing.illegal}`}
        </p>
      </div>
      {first ? <Pool pool={pool} /> : null}
    </header>
  );
}

/** What the whole unit has: it comes and goes. */
function Pool({ pool }: { readonly pool: UnitSheet['pool'] }) {
  if (pool === null) return null;
  return (
    <div className="fate-pool">
      <h3>{pool.title}</h3>
      {pool.boxes.map(({ title, count }) => (
        <p key={title}>
          <span>{title}</span> <BoxRow count={count} />
        </p>
      ))}
    </div>
  );
}

interface PrintedBlockProps {
  readonly block: SheetBlock;
  readonly sheet: UnitSheet;
  readonly onCard: boolean;
}

function PrintedBlock({ block, sheet, onCard }: PrintedBlockProps) {
  const { badge, name, line, lead, grows, stats, other, arms, traits, boxes } = block;
  return (
    <article className={lead ? 'block block-officer' : 'block'}>
      <header className="block-head">
        <Badge {...badge} />
        <div>
          <h3>{name}</h3>
          <p>{line}</p>
          {onCard ? <p className="block-unit">{sheet.name}</p> : null}
        </div>
        {grows === undefined ? null : (
          <p className="block-xp">
            {grows.title} <b>{grows.value === '' ? '\u00a0' : grows.value}</b>
          </p>
        )}
      </header>
      <dl className="block-stats" style={{ '--stats': stats.length } as CSSProperties}>
        {stats.map(({ title, value }) => {
          const mounted = other?.stats.find((stat) => stat.title === title)?.value ?? value;
          return (
            <div key={title}>
              <dt>{title}</dt>
              <dd className={mounted === value ? undefined : 'block-both'}>
                {mounted === value ? value : `${value} / ${mounted}`}
              </dd>
            </div>
          );
        })}
      </dl>
      {other === undefined ? null : <p className="block-other">{say.muster.printing.other(other.title)}</p>}
      <SheetLines className="block-arms" list={arms} />
      <SheetLines className="block-attributes" list={traits} />
      <p className="block-notes">{say.muster.printing.notes}</p>
      <div className="block-ticks">
        {boxes.map((row) => (
          <TickRow key={row.title} row={row} />
        ))}
      </div>
      {onCard && lead ? <Pool pool={sheet.pool} /> : null}
    </article>
  );
}

function SheetLines({
  className,
  list,
}: {
  readonly className: string;
  readonly list: readonly SheetLine[];
}) {
  return (
    <ul className={className}>
      {list.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by their place alone.
        <li key={i}>
          <span>
            <strong>{line.title}</strong> {line.words}
          </span>
          {line.tick === undefined ? null : (
            <span className="loaded">
              <BoxRow count={1} /> {line.tick}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function TickRow({ row: { title, count, shape } }: { readonly row: Boxes }) {
  return (
    <p className={`tick-${shape}`}>
      <span>{title}</span> <BoxRow count={count} />
    </p>
  );
}

/** Boxes to tick, in groups of five. */
function BoxRow({ count }: { readonly count: number }) {
  return (
    <span className="boxes" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike.
        <i key={i} />
      ))}
    </span>
  );
}

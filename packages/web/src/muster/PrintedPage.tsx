import type { Unit } from '@vedette/silver-bayonet/muster';
import { useRef } from 'react';
import { en } from '../words/en.ts';
import type { Room, What } from './print-pages.ts';
import { nationTitle, type SheetFigure, spent, statCells } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';
import { useTight } from './use-tight.ts';

const words = en.muster.printing;

interface PrintedPageProps {
  readonly unit: Unit;
  readonly legal: boolean;
  readonly what: What;
  readonly paper: 'a4' | 'letter';
  readonly room: Room;
  readonly figures: readonly SheetFigure[];
  readonly number: number;
  readonly of: number;
}

/** One sheet of paper, to the millimetre. */
export function PrintedPage({ unit, legal, what, paper, room, figures, number, of }: PrintedPageProps) {
  const page = useRef<HTMLElement>(null);
  useTight(page);
  return (
    <section
      ref={page}
      className={`paper-page paper-${paper} page-${what} page-${room}`}
      aria-label={`${unit.name}, ${words.page(number, of)}`}
    >
      {what === 'sheet' ? <SheetHead unit={unit} legal={legal} first={number === 1} /> : null}
      <div className="blocks">
        {figures.map((figure, i) => (
          <FigureBlock
            // biome-ignore lint/suspicious/noArrayIndexKey: members have no name that is theirs alone.
            key={i}
            figure={figure}
            unit={unit}
            onCard={what === 'cards'}
          />
        ))}
      </div>
      {what === 'sheet' ? (
        <footer>
          <span>{words.foot}</span>
          <span>{of === 1 ? '' : words.page(number, of)}</span>
        </footer>
      ) : null}
    </section>
  );
}

interface SheetHeadProps {
  readonly unit: Unit;
  readonly legal: boolean;
  readonly first: boolean;
}

function SheetHead({ unit, legal, first }: SheetHeadProps) {
  return (
    <header className={first ? 'sheet-head' : 'sheet-head sheet-head-small'}>
      <div>
        <h2>{unit.name}</h2>
        <p>
          {nationTitle(unit)} · {spent(unit)} · {en.muster.game}
          {legal ? '' : ` · ${words.illegal}`}
        </p>
      </div>
      {first ? <FatePool /> : null}
    </header>
  );
}

/** Fate dice come and go: boxes to tick. */
function FatePool() {
  return (
    <div className="fate-pool">
      <h3>{words.fate}</h3>
      {(['power', 'skill', 'monster'] as const).map((die) => (
        <p key={die}>
          <span>{words[die]}</span> <Boxes count={die === 'monster' ? 2 : 4} />
        </p>
      ))}
    </div>
  );
}

interface FigureBlockProps {
  readonly figure: SheetFigure;
  readonly unit: Unit;
  readonly onCard: boolean;
}

const MOST_FATIGUE = 4;

function FigureBlock({ figure, unit, onCard }: FigureBlockProps) {
  const { name, title, type, points, isOfficer, stats, attributes, arms, xp } = figure;
  return (
    <article className={isOfficer ? 'block block-officer' : 'block'}>
      <header className="block-head">
        <TypeCounter type={type} nation={unit.nation} />
        <div>
          <h3>{name}</h3>
          <p>
            {title}
            {isOfficer ? ` · ${en.muster.stats.recruitment} ${points}` : ` · ${en.muster.points(points)}`}
          </p>
          {onCard ? <p className="block-unit">{unit.name}</p> : null}
        </div>
        <p className="block-xp">
          {words.xp} <b>{xp === 0 ? '\u00a0' : xp}</b>
        </p>
      </header>
      <dl className="block-stats">
        {statCells(stats).map(({ stat, value }) => (
          <div key={stat}>
            <dt>{en.muster.stats[stat]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="block-arms">
        {arms.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pistols are told apart by their place alone.
          <li key={i}>
            <span>
              <strong>{[line.title, ...line.upgrades].join(' + ')}</strong> {line.words}
            </span>
            {line.loads ? (
              <span className="loaded">
                <Boxes count={1} /> {words.loaded}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <ul className="block-attributes">
        {attributes.map((line) => (
          <li key={line.title}>
            <strong>{line.title}</strong> <span>{line.meaning}</span>
          </li>
        ))}
      </ul>
      <p className="block-notes">{words.notes}</p>
      <div className="block-ticks">
        <p className="tick-health">
          <span>{words.health}</span> <Boxes count={stats.health} />
        </p>
        <p className="tick-fatigue">
          <span>{words.fatigue}</span> <Boxes count={MOST_FATIGUE} />
        </p>
      </div>
      {onCard && isOfficer ? <FatePool /> : null}
    </article>
  );
}

/** Boxes to tick, in groups of five. */
function Boxes({ count }: { readonly count: number }) {
  return (
    <span className="boxes" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike.
        <i key={i} />
      ))}
    </span>
  );
}

import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { say } from '../words/say.ts';
import { type Company, isReady, listAddress } from './company.ts';
import { isLegal } from './findings.ts';
import { PrintedPage } from './PrintedPage.tsx';
import { pagesOf, type Room, type What } from './print-pages.ts';
import { useUnit } from './use-unit.ts';

const PAPERS = ['a4', 'letter'] as const;
type Paper = (typeof PAPERS)[number];
const WHATS: readonly What[] = ['sheet', 'cards'];
const ROOMS: readonly Room[] = ['roomy', 'compact'];

/** What would come out of the printer, and the knobs of it. */
export default function PrintPage({ id }: { readonly id: string }) {
  const company = useUnit(id);
  const backTo = company ? listAddress(company.muster.ruleset) : '/muster';
  return (
    <PrintView
      back={
        <Link href={isReady(id) ? backTo : `/muster/${id}`}>
          {company ? company.muster.summary(company.unit).name : say.muster.back}
        </Link>
      }
      companies={company ? [company] : company}
    />
  );
}

interface PrintViewProps {
  readonly back: ReactNode;
  /** Null: there is none; undefined: not yet. */
  readonly companies: readonly Company[] | null | undefined;
}

/** Sheets or cards of some units, as they would lie on paper. */
export function PrintView({ back, companies }: PrintViewProps) {
  const [search, setSearch] = useSearchParams();
  const chosen = {
    what: oneOf(WHATS, search.get('what'), 'sheet'),
    paper: oneOf(PAPERS, search.get('paper'), 'a4'),
    room: oneOf(ROOMS, search.get('room'), 'roomy'),
  };
  const set = (some: Partial<typeof chosen>) => setSearch({ ...chosen, ...some }, { replace: true });
  const first = companies?.[0];
  return (
    <main id="main" className="page print-view" tabIndex={-1}>
      <div className="print-controls">
        <p className="crumb">{back}</p>
        <h1>{say.muster.printing.title}</h1>
        {first === undefined ? (
          <p role="status">{companies === undefined ? say.muster.loading : say.muster.notKept}</p>
        ) : (
          <>
            <div className="print-knobs">
              <Knob
                title={say.muster.printing.what}
                values={{ sheet: first.muster.words.sheet, cards: say.muster.printing.cards }}
                value={chosen.what}
                set={(what) => set({ what })}
              />
              <Knob
                title={say.muster.printing.paper}
                values={say.muster.printing.papers}
                value={chosen.paper}
                set={(paper) => set({ paper })}
              />
              <Knob
                title={say.muster.printing.density}
                values={roomWords()}
                value={chosen.room}
                set={(room) => set({ room })}
              />
              <button type="button" className="primary" onClick={() => print()}>
                {say.muster.printing.go}
              </button>
            </div>
            <p className="quiet">{say.muster.printing.note}</p>
          </>
        )}
      </div>
      {companies?.map((company, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two units may have one name.
        <Pages key={i} company={company} {...chosen} />
      ))}
    </main>
  );
}

interface PagesProps {
  readonly company: Company;
  readonly what: What;
  readonly paper: Paper;
  readonly room: Room;
}

function Pages({ company, what, paper, room }: PagesProps) {
  const { muster, unit } = company;
  const sheet = useMemo(() => muster.sheet(unit), [muster, unit]);
  const pages = pagesOf(sheet.blocks, what, room);
  const legal = useMemo(() => isLegal(muster.findings(unit)), [muster, unit]);
  const [zoom, desk] = useFitting(paper);
  return (
    <div className="print-desk" ref={desk}>
      <div className="print-pages" style={{ '--zoom': zoom } as CSSProperties}>
        {pages.map((blocks, i) => (
          <PrintedPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
            key={i}
            sheet={sheet}
            legal={legal}
            what={what}
            paper={paper}
            room={room}
            blocks={blocks}
            first={i === 0}
            number={i + 1}
            of={pages.length}
          />
        ))}
      </div>
    </div>
  );
}

/** Millimetres across, with a little air beside it. */
const WIDTHS = { a4: 214, letter: 220 } as const;
const PIXELS_PER_MM = 96 / 25.4;

/** How much smaller a sheet must be drawn to fit this screen. Paper itself is never scaled. */
function useFitting(paper: Paper) {
  const desk = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (desk.current === null) return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? null));
    watch.observe(desk.current);
    return () => watch.disconnect();
  }, []);
  const zoom = width === null ? 1 : Math.min(1, width / (WIDTHS[paper] * PIXELS_PER_MM));
  return [zoom, desk] as const;
}

function oneOf<T extends string>(values: readonly T[], value: string | null, other: T): T {
  return values.find((known) => known === value) ?? other;
}

function roomWords(): Readonly<Record<Room, string>> {
  const { roomy, compact } = say.muster.printing;
  return { roomy, compact };
}

interface KnobProps<T extends string> {
  readonly title: string;
  readonly values: Readonly<Record<T, string>>;
  readonly value: T;
  readonly set: (value: T) => void;
}

function Knob<T extends string>({ title, values, value, set }: KnobProps<T>) {
  return (
    <fieldset className="knob">
      <legend>{title}</legend>
      {(Object.keys(values) as T[]).map((id) => (
        <label key={id} className="radio-row">
          <input type="radio" name={title} checked={value === id} onChange={() => set(id)} />
          {values[id]}
        </label>
      ))}
    </fieldset>
  );
}

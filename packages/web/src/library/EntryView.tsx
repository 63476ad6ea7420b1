import type { EntryFact, EntryItem, LibrarySection } from '@vedette/engine';
import { say } from '../words/say.ts';
import { DataTable } from './DataTable.tsx';
import type { Entry } from './entry.ts';
import { gameTitle } from './games.ts';
import { EntryLink, Prose, RuleIds } from './Prose.tsx';
import { pageInWords } from './page.ts';

interface EntryViewProps {
  readonly entry: Entry;
  readonly level: 'h2' | 'h3';
  /** The number of the case at hand, where there is one: rows of tables that it falls in are marked. */
  readonly at?: number | undefined;
}

/** All that an entry says below its title. */
export function EntryView({ entry, level, at }: EntryViewProps) {
  const { line, stats, facts, sections } = entry;
  return (
    <>
      <p className="entry-line">
        <Prose text={line} />
      </p>
      {stats.length === 0 ? null : <StatLine stats={stats} />}
      {facts.length === 0 ? null : (
        <dl className="facts">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {sections.map((section) => (
        <SectionView key={section.title} section={section} level={level} at={at} />
      ))}
    </>
  );
}

/** Game, rule and page, under the title. */
export function Provenance({ entry }: { readonly entry: Entry }) {
  const { game, rule, page, shelf, id } = entry;
  return (
    <p className="provenance">
      <span>{gameTitle(game)}</span>
      {shelf === 'rules' ? <span className="rule-id">{id}</span> : null}
      {rule === null ? null : (
        <span>
          <RuleIds rules={[rule]} />
        </span>
      )}
      <Page page={page} />
    </p>
  );
}

/** Catalogues give places in the books, entries of things now and then a bare number. */
function Page({ page }: { readonly page: string | null }) {
  const words = page !== null && /^\d/.test(page) ? say.library.pages([page]) : pageInWords(page);
  return words === null ? null : <span className="entry-page">{words}</span>;
}

function StatLine({ stats }: { readonly stats: readonly EntryFact[] }) {
  return (
    <div className="library-stats">
      <table>
        <caption className="visually-hidden">{say.library.statLine}</caption>
        <thead>
          <tr>
            {stats.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {stats.map(({ label, text }) => (
              <td key={label}>{text}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface SectionViewProps extends Pick<EntryViewProps, 'level' | 'at'> {
  readonly section: LibrarySection;
}

function SectionView({ section, level, at }: SectionViewProps) {
  const { title, items, folded, table } = section;
  const Heading = level;
  // What has nothing but a name to it stands in one line.
  const bare = items.every(({ text, to }) => to !== undefined && text === undefined);
  const list = (
    <>
      {items.length === 0 ? null : (
        <ul className={bare ? 'entry-names' : 'entry-items'}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
            <ItemView key={i} item={item} />
          ))}
        </ul>
      )}
      {table === undefined ? null : <DataTable table={table} label={title} at={at} />}
    </>
  );
  if (folded === true) {
    return (
      <details className="entry-section">
        <summary>{title}</summary>
        {list}
      </details>
    );
  }
  return (
    <section className="entry-section">
      <Heading>{title}</Heading>
      {list}
    </section>
  );
}

function ItemView({ item }: { readonly item: EntryItem }) {
  const { to, title, text, rules = [] } = item;
  return (
    <li>
      {to === undefined ? (
        title === undefined ? null : (
          <strong>
            <Prose text={title} />
          </strong>
        )
      ) : (
        <EntryLink to={to}>{title ?? to.title}</EntryLink>
      )}
      {text === undefined ? null : (
        <span className="entry-text">
          <Prose text={text} />
        </span>
      )}
      <RuleIds rules={rules} />
    </li>
  );
}

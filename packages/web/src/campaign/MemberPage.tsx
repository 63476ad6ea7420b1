import type { Line, MemberSheet } from '@vedette/engine';
import { Link, useSearchParams } from 'wouter';
import { PrintFoot } from '../app/PrintFoot.tsx';
import { Badge } from '../muster/Badge.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { dayOf, joined } from '../words/format.ts';
import { say } from '../words/say.ts';
import { isOf, type ServiceLine, serviceOf } from './tally.ts';
import { useCampaign } from './use-campaign.ts';

interface MemberPageProps {
  readonly id: string;
  readonly member: string;
}

/** One man's sheet: what he is, what the games have given and taken, and every game that he was in. */
export default function MemberPage({ id, member }: MemberPageProps) {
  const { book, failure } = useCampaign(id);
  const words = say.campaign.sheet;
  const [search] = useSearchParams();
  const found = book === null ? null : manIn(book, member, search.get('as'));
  return (
    <main id="main" className="page dossier" tabIndex={-1}>
      <p className="crumb no-print">
        <Link href={`/campaign/${id}`}>{book?.title ?? say.campaign.back}</Link>
      </p>
      {book === null || found === null ? (
        <>
          <h1>{words.title}</h1>
          {failure === null ? (
            <p role="status">{book === null ? say.campaign.loading : words.nobody}</p>
          ) : (
            <p role="alert">{failure}</p>
          )}
        </>
      ) : (
        <Sheet book={book} found={found} member={member} />
      )}
      <PrintFoot />
    </main>
  );
}

/** Whoever is on a roll, or has left one. */
interface Found {
  readonly name: string;
  readonly unit: string;
  readonly sheet: MemberSheet | null;
  readonly farewell: string | null;
  readonly service: MemberSheet['service'];
}

/** `name`: which of those who had that place on the roll one after the other. */
function manIn({ units, farewells }: CampaignBook, member: string, name: string | null): Found | null {
  const meant = (one: { readonly name: string }) => name === null || one.name === name;
  for (const { unit, members } of units) {
    const sheet = members.find((one) => one.id === member && meant(one));
    if (sheet !== undefined) return { name: sheet.name, unit, sheet, farewell: null, service: sheet.service };
  }
  const gone = farewells.find((one) => isOf(one.id, member) && meant(one));
  if (gone === undefined) return null;
  const { name: called, seat, words, service } = gone;
  return { name: called, unit: units[seat]?.unit ?? '', sheet: null, farewell: words, service };
}

interface SheetProps {
  readonly book: CampaignBook;
  readonly found: Found;
  readonly member: string;
}

function Sheet({ book, found, member }: SheetProps) {
  const { name, unit, sheet, farewell, service } = found;
  const words = say.campaign.sheet;
  const lines = serviceOf(book, member, name, service);
  const kills = lines.reduce((sum, { deeds }) => sum + (deeds?.felled.length ?? 0), 0);
  return (
    <>
      <header className="dossier-head">
        {sheet === null ? null : <Badge {...sheet.badge} />}
        <div>
          <h1>{name}</h1>
          <p className="quiet">{say.apart([...(sheet === null ? [] : [sheet.line]), unit])}</p>
        </div>
        <p className="dossier-counts">
          <strong>{words.games(lines.length)}</strong> <strong>{words.kills(kills)}</strong>
        </p>
      </header>
      {farewell === null ? null : <p>{farewell}</p>}
      {sheet === null ? null : (
        <>
          <Stats sheet={sheet} columns={book.words.columns} />
          <div className="dossier-columns">
            <Lines title={words.wounds} none={words.unhurt} list={sheet.wounds} />
            <Lines title={words.honours} none={words.plain} list={sheet.honours} />
          </div>
        </>
      )}
      <section aria-labelledby="service-title">
        <h2 id="service-title">{words.service}</h2>
        {lines.length === 0 ? <p className="quiet">{words.noService}</p> : null}
        <ol className="service">
          {lines.map((line) => (
            <Service key={line.game} line={line} />
          ))}
        </ol>
      </section>
      <p className="calls no-print">
        <button type="button" className="secondary" onClick={() => print()}>
          {say.muster.print}
        </button>
      </p>
    </>
  );
}

function Stats({ sheet, columns }: { readonly sheet: MemberSheet; readonly columns: readonly string[] }) {
  const { stats, cells } = sheet;
  const shown = new Set(stats.map(({ title }) => title));
  // The last two columns of every roll are what was given and taken: they stand below in full.
  const more = columns.flatMap((title, i) => {
    const { words = [], aside } = cells[i] ?? {};
    if (i >= columns.length - 2 || shown.has(title) || words.length === 0) return [];
    return [{ title, value: [...words, ...(aside === undefined ? [] : [aside])].join(' ') }];
  });
  return (
    <dl className="dossier-stats">
      {[...stats, ...more].map(({ title, value }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LinesProps {
  readonly title: string;
  readonly none: string;
  readonly list: readonly Line[];
}

/** "Leg Wound: Speed −1". */
function Lines({ title, none, list }: LinesProps) {
  return (
    <section>
      <h2>{title}</h2>
      {list.length === 0 ? <p className="quiet">{none}</p> : null}
      <ul>
        {list.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same wound may come twice.
          <li key={i}>{line.words === '' ? line.title : say.campaign.sheet.line(line.title, line.words)}</li>
        ))}
      </ul>
    </section>
  );
}

function Service({ line }: { readonly line: ServiceLine }) {
  const { game, title, played, words, deeds, edits } = line;
  return (
    <li>
      <h3>
        {say.campaign.game(game, title)}
        {played === null ? null : <span className="quiet"> {dayOf(played)}</span>}
      </h3>
      {deeds === null ? null : (
        <p>
          {say.campaign.sheet.deeds({
            felled: deeds.felled.length === 0 ? null : joined(deeds.felled),
            dealt: deeds.dealt,
            taken: deeds.taken,
            lostIn: deeds.lostIn,
          })}
        </p>
      )}
      {words.length === 0 ? null : <p className="quiet">{say.apart(words)}</p>}
      {edits.map((edit) => (
        <p key={edit}>{edit}</p>
      ))}
    </li>
  );
}

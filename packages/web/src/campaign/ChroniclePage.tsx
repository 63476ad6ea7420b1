import { Link } from 'wouter';
import { PrintFoot } from '../app/PrintFoot.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { taleOf } from './annals.ts';
import { useCampaign } from './use-campaign.ts';

/** A campaign told from its first game to its last, to be read aloud or printed. */
export default function ChroniclePage({ id }: { readonly id: string }) {
  const { book, failure } = useCampaign(id);
  return (
    <main id="main" className="page chronicle-page" tabIndex={-1}>
      <p className="crumb no-print">
        <Link href={`/campaign/${id}`}>{book?.title ?? say.campaign.back}</Link>
      </p>
      {failure === null ? null : <p role="alert">{failure}</p>}
      {book === null ? <p role="status">{say.campaign.loading}</p> : <Tale book={book} />}
      <PrintFoot />
      <p className="calls no-print">
        <button type="button" className="primary" onClick={() => print()}>
          {say.muster.print}
        </button>
      </p>
    </main>
  );
}

/** Its chapters, and those who are not there any more; `among`: other things on the same page. */
export function Tale({ book, among = false }: { readonly book: CampaignBook; readonly among?: boolean }) {
  const tale = taleOf(book);
  const words = say.campaign.annals;
  const Heading = among ? 'h3' : 'h2';
  return (
    <article className="tale">
      {among ? <h2>{book.title}</h2> : <h1>{book.title}</h1>}
      {tale.length === 0 ? <p>{words.none}</p> : null}
      {tale.map(({ number, title, sentences }) => (
        <section key={number}>
          <Heading>{say.campaign.game(number, title)}</Heading>
          <p>{sentences.join(' ')}</p>
        </section>
      ))}
      {book.farewells.length === 0 ? null : (
        <section>
          <Heading>{say.campaign.graves.title}</Heading>
          <p>{book.farewells.map((gone) => gone.words).join(' ')}</p>
        </section>
      )}
    </article>
  );
}

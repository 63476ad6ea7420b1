import type { CampaignForms, DocumentAsked, Json } from '@vedette/engine';
import { type ReactNode, useState } from 'react';
import { newId } from '../app/new-id.ts';
import type { Act } from '../muster/act.ts';
import { SectionView } from '../muster/SectionView.tsx';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { say } from '../words/say.ts';
import { pointedAt } from './pointed-at.ts';
import { useForms } from './use-forms.ts';
import { besideSections, useObjection } from './use-objection.ts';

interface DocumentFormProps {
  readonly book: CampaignBook;
  readonly asked: DocumentAsked;
  readonly give: (answer: Json) => Promise<void>;
  /** What is asked for before it. */
  readonly first?: ReactNode;
}

/** A document that is asked for, by the form that the campaign has for it. */
export function DocumentForm(props: DocumentFormProps) {
  const { forms, trouble } = useForms(props.book.game);
  if (trouble !== null) return <p role="alert">{trouble}</p>;
  if (forms === null) return <p role="status">{say.campaign.loading}</p>;
  return <Drafting {...props} forms={forms} />;
}

interface DraftingProps extends DocumentFormProps {
  readonly forms: CampaignForms;
}

/** What the rules would say stands beside the part that it is about, while it is being put together. */
function Drafting({ book, asked, give, first, forms }: DraftingProps) {
  const [draft, setDraft] = useState<Json>(() => forms.begin(asked, newId()));
  const { at, sections, status, give: words } = forms.page(asked, draft);
  const answer = pointedAt(draft, at);
  const objection = useObjection(book.id, answer);
  const found = besideSections(objection, at, sections);
  const act: Act = (change) => setDraft((now) => forms.edit(asked, now, { ...change, seed: newId() }));
  return (
    <form
      className="document-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give(answer);
      }}
    >
      {first}
      {sections.map((section) => (
        <SectionView key={section.id} section={section} found={found} act={act} />
      ))}
      {status === undefined ? null : (
        <p className="quiet" role="status">
          {status}
        </p>
      )}
      <Problem problem={objection} />
      <button type="submit" className="primary wide" disabled={objection !== null}>
        {words}
      </button>
    </form>
  );
}

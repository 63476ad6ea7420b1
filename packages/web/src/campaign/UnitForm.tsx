import type { Json, UnitAnswer } from '@vedette/engine';
import { useState } from 'react';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { UnitSelect } from './UnitSelect.tsx';
import { readyUnits, useOwnUnits } from './units-on-offer.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useObjection } from './use-objection.ts';

interface UnitFormProps {
  readonly book: CampaignBook;
  readonly answer: UnitAnswer;
  readonly give: (answer: Json) => Promise<void>;
}

/** A whole unit, in place of one that is no more. */
export function UnitForm({ book, answer, give }: UnitFormProps) {
  const own = useOwnUnits(book.game);
  const { catalogue } = useCatalogue(book.game);
  const ready = readyUnits(catalogue);
  const [chosen, setChosen] = useState('ready 0');
  const unit = [...ready, ...own].find(({ key }) => key === chosen)?.document ?? null;
  const objection = useObjection(book.id, unit);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(unit);
      }}
    >
      <UnitSelect label={answer.label} ready={ready} own={own} value={chosen} change={setChosen} />
      <p className="quiet">{answer.note}</p>
      {unit === null ? null : <Problem problem={objection} />}
      <button type="submit" className="primary wide" disabled={unit === null || objection !== null}>
        {answer.give}
      </button>
    </form>
  );
}

import { useEffect, useState } from 'react';
import { Problem } from '../play/Problem.tsx';
import { referee } from '../referee/referee.ts';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { readyUnits, type UnitOnOffer, UnitSelect, useOwnUnits } from './UnitSelect.tsx';
import { useObjection } from './use-objection.ts';

/** A whole company in place of one that is no more. */
export default function NewUnitForm({ book, give }: ControlProps) {
  const own = useOwnUnits();
  const [ready, setReady] = useState<readonly UnitOnOffer[]>([]);
  const [chosen, setChosen] = useState('ready 0');
  useEffect(() => {
    referee()
      .call('campaignCatalogue')
      .then(
        ({ units }) => setReady(readyUnits(units)),
        () => setReady([]),
      );
  }, []);
  const unit = [...ready, ...own].find(({ key }) => key === chosen)?.document ?? null;
  const objection = useObjection(book.id, unit);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(unit));
      }}
    >
      <UnitSelect label={en.campaign.unit.choose} ready={ready} own={own} value={chosen} change={setChosen} />
      <p className="quiet">{en.campaign.unit.note}</p>
      {unit === null ? null : <Problem problem={objection} />}
      <button type="submit" className="primary wide" disabled={unit === null || objection !== null}>
        {en.campaign.unit.done}
      </button>
    </form>
  );
}

import { INCREASE_PAIRS, OFFICER } from '@vedette/silver-bayonet/library';
import { attributesOnOffer, DEFAULT_OPTIONS, type Unit } from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import { nameFor, rankFor } from '../muster/names.ts';
import { OfficerPanel } from '../muster/OfficerPanel.tsx';
import { Problem } from '../play/Problem.tsx';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { unitOf } from './unit-of.ts';
import { findingsFrom, useObjection } from './use-objection.ts';

/** Another Officer for the same company, made as in the muster; a plain one to begin with. */
export default function OfficerForm({ question, book, give }: ControlProps) {
  const player = book.players[question.seat]!;
  const [draft, setDraft] = useState<Unit>(() => {
    const unit = unitOf(player);
    const { nation } = unit;
    const taken = player.members.map(({ name }) => name);
    const name = nameFor(nation, 'officer', taken);
    const offered = attributesOnOffer({ who: name, role: 'officer', nation }, DEFAULT_OPTIONS);
    const officer = {
      name,
      rank: rankFor(nation),
      increases: INCREASE_PAIRS.map(([first]): string => first.stat),
      attributes: offered.slice(0, OFFICER.attributes).map(({ id }) => id),
      equipment: ['hand-weapon', 'pistol'],
      special: [],
    };
    return { ...unit, officer };
  });
  const objection = useObjection(book.id, draft.officer);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(draft.officer));
      }}
    >
      <OfficerPanel
        unit={draft}
        findings={findingsFrom(objection, '/officer')}
        edit={(change) => setDraft((now) => change(now))}
      />
      <Problem problem={objection} />
      <button type="submit" className="primary wide" disabled={objection !== null}>
        {en.campaign.officer.done}
      </button>
    </form>
  );
}

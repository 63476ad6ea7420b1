import { random } from '@vedette/engine';
import { INCREASE_PAIRS, OFFICER } from '@vedette/silver-bayonet/library';
import {
  attributesOnOffer,
  DEFAULT_OPTIONS,
  muster,
  nameFor,
  rankFor,
  type Unit,
} from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import { SectionView } from '../muster/SectionView.tsx';
import { Problem } from '../play/Problem.tsx';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { unitOf } from './unit-of.ts';
import { besideSections, useObjection } from './use-objection.ts';

/** Another Officer for the same company, made as in the muster; a plain one to begin with. */
export default function OfficerForm({ question, book, give }: ControlProps) {
  const player = book.players[question.seat]!;
  const [draft, setDraft] = useState<Unit>(() => {
    const unit = unitOf(player);
    const { nation } = unit;
    const taken = player.members.map(({ name }) => name);
    const chance = random(crypto.randomUUID());
    const name = nameFor(nation, 'officer', taken, chance);
    const offered = attributesOnOffer({ who: name, role: 'officer', nation }, DEFAULT_OPTIONS);
    const officer = {
      name,
      rank: rankFor(nation, '', chance),
      increases: INCREASE_PAIRS.map(([first]): string => first.stat),
      attributes: offered.slice(0, OFFICER.attributes).map(({ id }) => id),
      equipment: ['hand-weapon', 'pistol'],
      special: [],
    };
    return { ...unit, officer };
  });
  const objection = useObjection(book.id, draft.officer);
  const parts = muster.form(draft).filter(({ id }) => id === 'officer');
  const found = besideSections(objection, '/officer', parts);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(draft.officer));
      }}
    >
      {parts.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          found={found}
          act={(change) => setDraft((now) => muster.edit(now, { ...change, seed: crypto.randomUUID() }))}
        />
      ))}
      <Problem problem={objection} />
      <button type="submit" className="primary wide" disabled={objection !== null}>
        {en.campaign.officer.done}
      </button>
    </form>
  );
}

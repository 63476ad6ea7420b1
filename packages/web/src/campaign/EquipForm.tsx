import { ITEMS, SPECIAL_ARMOURY } from '@vedette/silver-bayonet/library';
import type { Carrying, SpecialEntry } from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import { rehosted } from '../muster/draft.ts';
import { EquipmentPicker } from '../muster/EquipmentPicker.tsx';
import { SpecialPicker } from '../muster/SpecialPicker.tsx';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { findingsFrom, useObjection } from './use-objection.ts';

interface EquipFacts {
  readonly member: string;
  readonly equipment: readonly string[];
  readonly special: readonly SpecialEntry[];
  readonly slots: number;
  readonly mostSpecial: number;
  readonly specialToo: boolean;
}

/** A visit to the armoury: everything as it is at one click, or piece by piece. */
export default function EquipForm({ question, book, give }: ControlProps) {
  const facts = question.facts as unknown as EquipFacts;
  const { slots, mostSpecial, specialToo } = facts;
  const [chosen, setChosen] = useState({ equipment: facts.equipment, special: facts.special });
  const objection = useObjection(book.id, chosen);
  const findings = findingsFrom(objection, '');
  const carrying: Carrying = { ...chosen, slots, mostSpecial, specialRule: '' };
  const changed =
    JSON.stringify(chosen) !== JSON.stringify({ equipment: facts.equipment, special: facts.special });
  return (
    <form
      className="equip-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(chosen));
      }}
    >
      <EquipmentPicker
        carrying={carrying}
        path=""
        findings={findings}
        change={(equipment) =>
          setChosen({
            equipment,
            special: specialToo ? rehosted(chosen.special, equipment, SPECIAL_ARMOURY) : chosen.special,
          })
        }
      />
      {specialToo ? (
        <SpecialPicker
          who={nameOf(book, facts.member)}
          carrying={carrying}
          path=""
          findings={findings}
          change={(special) => setChosen({ ...chosen, special })}
        />
      ) : (
        <p className="quiet">
          {en.campaign.equip.fixed} {facts.special.map(({ item }) => itemTitle(item)).join(', ')}
        </p>
      )}
      <Problem problem={objection} />
      <button type="submit" className="primary wide" disabled={objection !== null}>
        {changed ? en.campaign.equip.done : en.campaign.equip.same}
      </button>
    </form>
  );
}

function nameOf({ players }: CampaignBook, id: string): string {
  return players.flatMap(({ members }) => members).find((member) => member.id === id)?.name ?? '';
}

function itemTitle(id: string): string {
  return ITEMS.find((item) => item.id === id)?.title ?? id;
}

import { ITEMS } from '@vedette/silver-bayonet/library';
import {
  carryingEdited,
  equipmentBlock,
  type SpecialEntry,
  specialBlock,
} from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import type { Act } from '../muster/act.ts';
import { BlockView } from '../muster/BlockView.tsx';
import { Problem } from '../play/Problem.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { besideBlocks, useObjection } from './use-objection.ts';

interface EquipFacts {
  readonly member: string;
  readonly equipment: string[];
  readonly special: SpecialEntry[];
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
  const carrying = { ...chosen, slots, mostSpecial };
  const blocks = [
    equipmentBlock(carrying, ''),
    ...(specialToo ? [specialBlock(nameOf(book, facts.member), carrying, '')] : []),
  ];
  const found = besideBlocks(objection, blocks);
  const act: Act = (change) => {
    if (!('at' in change)) return;
    const [, ...place] = change.at.split('/');
    const next = carryingEdited(chosen, place, { ...change, seed: '' });
    setChosen(specialToo ? next : { ...next, special: chosen.special });
  };
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
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} found={found} act={act} />
      ))}
      {specialToo ? null : (
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

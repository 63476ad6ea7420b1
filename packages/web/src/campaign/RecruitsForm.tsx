import { SOLDIER_TYPES } from '@vedette/silver-bayonet/library';
import { type SoldierEntry, soldierCost, type Unit } from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import { recruited } from '../muster/draft.ts';
import type { Edit } from '../muster/edit.ts';
import { nameFor } from '../muster/names.ts';
import { SoldierCard } from '../muster/SoldierCard.tsx';
import { TypeCounter } from '../muster/TypeCounter.tsx';
import { Problem } from '../play/Problem.tsx';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { unitOf } from './unit-of.ts';
import { findingsFrom, useObjection } from './use-objection.ts';

interface RecruitsFacts {
  readonly room: number;
  readonly points: number;
  readonly nation: string;
  readonly types: readonly { readonly type: string; readonly cost: number }[];
}

/** New faces: a click on a type and he is in, with a name and arms that can be changed. */
export default function RecruitsForm({ question, book, give }: ControlProps) {
  const { room, points, nation, types } = question.facts as unknown as RecruitsFacts;
  const player = book.players[question.seat]!;
  const [draft, setDraft] = useState<Unit>(() => ({ ...unitOf(player), soldiers: [] }));
  const recruits = draft.soldiers;
  const objection = useObjection(book.id, recruits);
  const left = points - recruits.reduce((sum, soldier) => sum + soldierCost(soldier), 0);
  const places = room - recruits.length;
  const edit: Edit = (change) => setDraft((now) => change(now));
  const hire = (type: string) => {
    const taken = [...player.members, ...recruits].map(({ name }) => name);
    edit((now) => recruited(now, recruitOf(type, nation, nameFor(nation, type, taken))));
  };
  return (
    <form
      className="recruits-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(recruits));
      }}
    >
      {recruits.length === 0 ? null : (
        <ul className="muster-soldiers">
          {recruits.map((soldier, i) => (
            <SoldierCard
              // biome-ignore lint/suspicious/noArrayIndexKey: names change while they are typed.
              key={`${soldier.type} ${i}`}
              unit={draft}
              index={i}
              findings={findingsFrom(objection, '/soldiers')}
              edit={edit}
            />
          ))}
        </ul>
      )}
      <h3>{en.campaign.recruits.pick}</h3>
      <p className="quiet" role="status">
        {en.campaign.recruits.left(left, places)}
      </p>
      <ul className="hiring">
        {types.map(({ type, cost }) => (
          <li key={type}>
            <button
              type="button"
              className="choice"
              disabled={places === 0 || cost > left}
              onClick={() => hire(type)}
            >
              <TypeCounter type={type} nation={nation} />
              <span>{titleOf(type)}</span>
              <span className="choice-odds">{en.campaign.recruits.cost(cost)}</span>
            </button>
          </li>
        ))}
      </ul>
      <Problem problem={objection} />
      <button type="submit" className="primary wide" disabled={objection !== null}>
        {recruits.length === 0 ? en.campaign.recruits.none : en.campaign.recruits.done(recruits.length)}
      </button>
    </form>
  );
}

function recruitOf(type: string, nation: string, name: string): SoldierEntry {
  const outside = SOLDIER_TYPES.find(({ id }) => id === type)?.nations.includes(nation) === false;
  return { name, type, special: [], ...(outside ? { outside } : {}) };
}

function titleOf(type: string): string {
  return SOLDIER_TYPES.find(({ id }) => id === type)?.title ?? type;
}

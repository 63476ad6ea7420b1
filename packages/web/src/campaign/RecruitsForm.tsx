import { random } from '@vedette/engine';
import { SOLDIER_TYPES } from '@vedette/silver-bayonet/library';
import {
  coatOf,
  muster,
  nameFor,
  type SoldierEntry,
  soldierCost,
  symbolOf,
  type Unit,
} from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import type { Act } from '../muster/act.ts';
import { Badge } from '../muster/Badge.tsx';
import { RollList } from '../muster/RollList.tsx';
import { Problem } from '../play/Problem.tsx';
import { en } from '../words/en.ts';
import { type ControlProps, documentOf } from './control.ts';
import { unitOf } from './unit-of.ts';
import { besideSections, useObjection } from './use-objection.ts';

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
  const act: Act = (change) => setDraft((now) => muster.edit(now, { ...change, seed: crypto.randomUUID() }));
  const rolls = muster.form(draft).filter((section) => section.kind === 'roll');
  const found = besideSections(objection, '/soldiers', rolls);
  const hire = (type: string) => {
    const taken = [...player.members, ...recruits].map(({ name }) => name);
    const name = nameFor(nation, type, taken, random(crypto.randomUUID()));
    setDraft((now) => ({ ...now, soldiers: [...now.soldiers, recruitOf(type, nation, name)] }));
  };
  return (
    <form
      className="recruits-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give(documentOf(recruits));
      }}
    >
      {recruits.length === 0
        ? null
        : rolls.map((section) => <RollList key={section.id} section={section} found={found} act={act} />)}
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
              <Badge {...symbolOf(type)} coat={coatOf(nation)} />
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

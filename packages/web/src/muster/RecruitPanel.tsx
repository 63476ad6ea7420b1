import { SOLDIER_PORTRAITS, SOLDIER_TYPES, type SoldierType } from '@vedette/silver-bayonet/library';
import { budget, soldierCost, type Unit, unitCost } from '@vedette/silver-bayonet/muster';
import { useState } from 'react';
import { en } from '../words/en.ts';
import { recruited } from './draft.ts';
import type { Edit } from './edit.ts';
import { nameFor } from './names.ts';
import { namesIn } from './OfficerPanel.tsx';
import { attributeLine, statCells } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

interface RecruitPanelProps {
  readonly unit: Unit;
  readonly edit: Edit;
}

/** The nation's list; a click and he is in. */
export function RecruitPanel({ unit, edit }: RecruitPanelProps) {
  const [told, setTold] = useState('');
  const left = budget(unit.officer) - unitCost(unit);
  const own = SOLDIER_TYPES.filter(({ nations }) => nations.includes(unit.nation));
  const others = SOLDIER_TYPES.filter(({ nations }) => !nations.includes(unit.nation));
  const recruit = ({ id, title }: SoldierType, outside: boolean) => {
    const name = nameFor(unit.nation, id, namesIn(unit));
    edit((now) => recruited(now, { name, type: id, special: [], ...(outside ? { outside } : {}) }));
    setTold(en.muster.recruited(name, title));
  };
  const list = (types: readonly SoldierType[], outside: boolean) => (
    <ul className="recruits">
      {types.map((type) => (
        <Recruit
          key={type.id}
          type={type}
          nation={unit.nation}
          cost={soldierCost({ name: '', type: type.id, special: [], outside })}
          left={left}
          act={() => recruit(type, outside)}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="recruit-title" id="recruit">
      <h2 id="recruit-title">
        {en.muster.recruit} <span className="count">{en.muster.left(left)}</span>
      </h2>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {list(own, false)}
      <details className="outsiders">
        <summary>{en.muster.outside}</summary>
        <p className="quiet">{en.muster.outsideNote}</p>
        {list(others, true)}
      </details>
    </section>
  );
}

interface RecruitProps {
  readonly type: SoldierType;
  readonly nation: string;
  readonly cost: number;
  readonly left: number;
  readonly act: () => void;
}

function Recruit({ type, nation, cost, left, act }: RecruitProps) {
  const { id, title, stats, attributes } = type;
  return (
    <li className={cost > left ? 'too-dear' : undefined}>
      <TypeCounter type={id} nation={nation} />
      <div className="recruit-words">
        <strong>{title}</strong>
        <span className="recruit-stats">
          {statCells(stats).map(({ stat, value }) => (
            <span key={stat} title={en.muster.stats[stat]}>
              <abbr>{en.muster.statsShort[stat]}</abbr> {value}
            </span>
          ))}
        </span>
        {attributes.length === 0 ? null : (
          <span>{attributes.map((text) => attributeLine(text).title).join(', ')}</span>
        )}
        <em className="quiet">{SOLDIER_PORTRAITS[id]}</em>
      </div>
      <button
        type="button"
        className="secondary"
        aria-label={en.muster.recruitOne(title, cost)}
        onClick={act}
      >
        {en.muster.pts(cost)}
      </button>
    </li>
  );
}

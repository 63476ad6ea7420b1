import { SOLDIER_TYPES, type SoldierType, SPECIAL_ARMOURY } from '@vedette/silver-bayonet/library';
import {
  equipmentOf,
  MOST_ALLOWED,
  musterSoldier,
  type SoldierEntry,
  soldierCarrying,
  soldierCost,
  type Unit,
} from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { AttributeSelect } from './AttributeSelect.tsx';
import { AttributeTerms } from './AttributeTerms.tsx';
import { armsLine } from './arms.ts';
import { dismissed, doubled, rehosted, type SoldierChange, shifted, withSoldier } from './draft.ts';
import { EquipmentPicker } from './EquipmentPicker.tsx';
import type { Edit } from './edit.ts';
import { Findings } from './Findings.tsx';
import { type Finding, under } from './findings.ts';
import { IconButton } from './Icon.tsx';
import { anotherNameFor, NameField } from './NameField.tsx';
import { nameFor } from './names.ts';
import { namesIn } from './OfficerPanel.tsx';
import { SpecialPicker } from './SpecialPicker.tsx';
import { StatLine } from './StatLine.tsx';
import { orNull, typeTitle } from './sheet.ts';
import { TypeCounter } from './TypeCounter.tsx';

interface SoldierCardProps {
  readonly unit: Unit;
  readonly index: number;
  readonly findings: readonly Finding[];
  readonly edit: Edit;
}

/** What is said here and not beside one of the controls. */
const BESIDE = ['equipment', 'special', 'set', 'attribute'];

export function SoldierCard({ unit, index, findings, edit }: SoldierCardProps) {
  const soldier = unit.soldiers[index]!;
  const path = `/soldiers/${index}`;
  const type = SOLDIER_TYPES.find(({ id }) => id === soldier.type);
  const change = (some: SoldierChange, field?: string) =>
    edit((now) => withSoldier(now, index, some), field === undefined ? undefined : `${field}-${index}`);
  const own = under(findings, path);
  const line = orNull(() => musterSoldier(soldier));
  const xp = soldier.record?.xp ?? 0;
  return (
    <li className="member soldier" id={`soldier-${index}`}>
      <div className="member-head">
        <TypeCounter type={soldier.type} nation={unit.nation} />
        <h3>
          {typeTitle(soldier.type)}
          {soldier.outside === true ? <span className="quiet"> {en.muster.outsider}</span> : null}
        </h3>
        <span className="cost">{en.muster.points(soldierCost(soldier))}</span>
        <Ranks unit={unit} index={index} edit={edit} />
      </div>
      <NameField
        label={en.muster.name}
        value={soldier.name}
        change={(name) => change({ name }, 'soldier-name')}
        again={{
          label: anotherNameFor(soldier.name),
          act: () => change({ name: nameFor(unit.nation, soldier.type, namesIn(unit)) }),
        }}
      />
      <Findings
        list={own.filter(({ path: at }) => !BESIDE.some((part) => at.startsWith(`${path}/${part}`)))}
      />
      {line === null ? null : <StatLine stats={line.stats} />}
      {line === null ? null : <AttributeTerms texts={line.attributes} />}
      {type === undefined ? null : (
        <Choices
          soldier={soldier}
          type={type}
          nation={unit.nation}
          path={path}
          findings={own}
          change={change}
        />
      )}
      {xp === 0 ? null : <p className="quiet">{en.muster.veteran(xp)}</p>}
    </li>
  );
}

/** The focus goes with the man who is moved, or to the roll when he is gone. */
function focusNext(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

function Ranks({ unit, index, edit }: Pick<SoldierCardProps, 'unit' | 'index' | 'edit'>) {
  const { name, type } = unit.soldiers[index]!;
  const shift = (by: -1 | 1) => {
    edit((now) => shifted(now, index, by));
    focusNext(`#soldier-${index + by} .member-tools button:not(:disabled)`);
  };
  return (
    <span className="member-tools">
      <IconButton icon="up" label={en.muster.up(name)} disabled={index === 0} onClick={() => shift(-1)} />
      <IconButton
        icon="down"
        label={en.muster.down(name)}
        disabled={index === unit.soldiers.length - 1}
        onClick={() => shift(1)}
      />
      <IconButton
        icon="another"
        label={en.muster.another(name)}
        onClick={() => {
          const twin = nameFor(unit.nation, type, namesIn(unit));
          edit((now) => doubled(now, index, twin));
        }}
      />
      <IconButton
        icon="away"
        label={en.muster.dismiss(name)}
        onClick={() => {
          edit((now) => dismissed(now, index));
          focusNext('#soldiers-title');
        }}
      />
    </span>
  );
}

interface ChoicesProps {
  readonly soldier: SoldierEntry;
  readonly type: SoldierType;
  readonly nation: string;
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly change: (some: SoldierChange) => void;
}

function Choices({ soldier, type, nation, path, findings, change }: ChoicesProps) {
  const carrying = soldierCarrying(soldier, MOST_ALLOWED)!;
  const reequipped = (some: SoldierChange) => {
    const equipment = equipmentOf({ ...soldier, ...some }, type);
    change({ ...some, special: rehosted(soldier.special, equipment, SPECIAL_ARMOURY) });
  };
  return (
    <>
      {type.choosesAttribute === true || soldier.attribute !== undefined ? (
        <fieldset>
          <legend>{en.muster.attribute}</legend>
          <Findings list={under(findings, `${path}/attribute`)} />
          <AttributeSelect
            label={`${en.muster.attribute}: ${soldier.name}`}
            value={soldier.attribute ?? ''}
            by={{ who: soldier.name, role: 'soldier', nation }}
            change={(id) => change({ attribute: id === '' ? undefined : id })}
          />
        </fieldset>
      ) : null}
      {type.equipment === 'slots' ? (
        <EquipmentPicker
          carrying={carrying}
          path={path}
          findings={findings}
          change={(equipment) => reequipped({ equipment })}
        />
      ) : (
        <SetChoice
          soldier={soldier}
          sets={type.equipment}
          path={path}
          findings={findings}
          change={(set) => reequipped({ set: set === 0 ? undefined : set })}
        />
      )}
      <SpecialPicker
        who={soldier.name}
        carrying={carrying}
        path={path}
        findings={findings}
        change={(special) => change({ special })}
      />
    </>
  );
}

interface SetChoiceProps {
  readonly soldier: SoldierEntry;
  readonly sets: readonly (readonly string[])[];
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly change: (set: number) => void;
}

/** The equipment of the type, with its numbers; a choice where there is one. */
function SetChoice({ soldier, sets, path, findings, change }: SetChoiceProps) {
  return (
    <fieldset>
      <legend>{en.muster.set}</legend>
      <Findings list={[...under(findings, `${path}/set`), ...under(findings, `${path}/equipment`)]} />
      {sets.map((set, i) =>
        sets.length === 1 ? (
          <SetItems key={set.join()} set={set} />
        ) : (
          <label key={set.join()} className="radio-row">
            <input
              type="radio"
              name={`set${path}`}
              checked={(soldier.set ?? 0) === i}
              onChange={() => change(i)}
            />
            <SetItems set={set} />
          </label>
        ),
      )}
    </fieldset>
  );
}

function SetItems({ set }: { readonly set: readonly string[] }) {
  return (
    <span className="set-items">
      {set.map((id, i) => {
        const { title, words } = armsLine({ id, upgrades: [] });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pistols are told apart by their place alone.
          <span key={i} className="set-item">
            {title} <span className="quiet">{words}</span>
          </span>
        );
      })}
    </span>
  );
}

import { GENERAL_ARMOURY } from '@vedette/silver-bayonet/library';
import { type Carrying, slotsUsed } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { numbersOf } from './arms.ts';
import { Findings } from './Findings.tsx';
import { type Finding, under } from './findings.ts';
import { IconButton } from './Icon.tsx';
import { spliced } from './list.ts';

interface EquipmentPickerProps {
  readonly carrying: Carrying;
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly change: (equipment: string[]) => void;
}

/** The General Armoury by slots. Too much can be taken: the rules then say so beside it. */
export function EquipmentPicker({ carrying, path, findings, change }: EquipmentPickerProps) {
  const { equipment, slots } = carrying;
  const strange = equipment.filter((id) => !GENERAL_ARMOURY.some((item) => item.id === id));
  const drop = (id: string) => change(spliced(equipment, equipment.lastIndexOf(id), 1));
  return (
    <fieldset className="equipment">
      <legend>
        {en.muster.equipment}{' '}
        {slots === null ? null : <span className="count">{en.muster.slots(slotsUsed(carrying), slots)}</span>}
      </legend>
      <Findings list={under(findings, `${path}/equipment`)} />
      <ul className="armoury">
        {GENERAL_ARMOURY.map((item) => {
          const count = equipment.filter((id) => id === item.id).length;
          return (
            <li key={item.id} className={count > 0 ? 'carried' : undefined}>
              <span className="armoury-name">
                {item.title} <span className="quiet">{en.muster.slotsEach(item.slots)}</span>
              </span>
              <span className="armoury-numbers">{numbersOf(item)}</span>
              <span className="stepper">
                <IconButton
                  icon="fewer"
                  label={en.muster.fewer(item.title)}
                  disabled={count === 0}
                  onClick={() => drop(item.id)}
                />
                <output aria-label={item.title}>{count}</output>
                <IconButton
                  icon="more"
                  label={en.muster.more(item.title)}
                  onClick={() => change([...equipment, item.id])}
                />
              </span>
            </li>
          );
        })}
        {strange.map((id, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: unknown things have no other name.
          <li key={`${id} ${i}`} className="carried">
            <span className="armoury-name">{id}</span>
            <span className="stepper">
              <IconButton icon="away" label={en.muster.fewer(id)} onClick={() => drop(id)} />
            </span>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

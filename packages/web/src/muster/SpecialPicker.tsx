import { ITEM_MEANINGS, ITEMS, SPECIAL_ARMOURY } from '@vedette/silver-bayonet/library';
import type { Carrying, SpecialEntry } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';
import { hostsIn, taken } from './draft.ts';
import { Findings } from './Findings.tsx';
import { type Finding, under } from './findings.ts';
import { spliced } from './list.ts';

interface SpecialPickerProps {
  readonly who: string;
  readonly carrying: Carrying;
  readonly path: string;
  readonly findings: readonly Finding[];
  readonly change: (special: SpecialEntry[]) => void;
}

/** Special Armoury items, a row each, with what an upgrade is put on. */
export function SpecialPicker({ who, carrying, path, findings, change }: SpecialPickerProps) {
  const { equipment, special, mostSpecial } = carrying;
  const replace = (i: number, entry: SpecialEntry | null) =>
    change(entry === null ? spliced(special, i, 1) : spliced(special, i, 1, entry));
  // One empty row more while there is room.
  const rows: readonly (SpecialEntry | null)[] = special.length < mostSpecial ? [...special, null] : special;
  return (
    <fieldset className="special">
      <legend>
        {en.muster.special} <span className="count">{en.muster.specialOf(special.length, mostSpecial)}</span>
      </legend>
      <Findings list={under(findings, `${path}/special`)} />
      {rows.map((entry, i) => (
        <SpecialRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; what stands in them changes.
          key={i}
          who={who}
          number={i + 1}
          entry={entry}
          equipment={equipment}
          others={special.filter((_, n) => n !== i)}
          change={(next) => replace(i, next)}
        />
      ))}
    </fieldset>
  );
}

interface SpecialRowProps {
  readonly who: string;
  readonly number: number;
  readonly entry: SpecialEntry | null;
  readonly equipment: readonly string[];
  readonly others: readonly SpecialEntry[];
  readonly change: (entry: SpecialEntry | null) => void;
}

function SpecialRow({ who, number, entry, equipment, others, change }: SpecialRowProps) {
  const chosen = SPECIAL_ARMOURY.find(({ id }) => id === entry?.item);
  const hosts = chosen?.special?.hosts ?? [];
  const choose = (id: string) => {
    const item = SPECIAL_ARMOURY.find((known) => known.id === id);
    change(item === undefined ? null : taken(item, equipment, others));
  };
  return (
    <div className="special-row">
      <select
        aria-label={en.muster.specialNumber(who, number)}
        value={entry?.item ?? ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{entry === null ? en.muster.takeSpecial : en.muster.nothing}</option>
        {entry !== null && chosen === undefined ? <option value={entry.item}>{entry.item}</option> : null}
        {SPECIAL_ARMOURY.map(({ id, title, special }) => {
          const fits = special!.hosts.length === 0 || special!.hosts.some((host) => equipment.includes(host));
          return (
            <option key={id} value={id} disabled={!fits}>
              {fits ? title : `${title} (${en.muster.noHost})`}
            </option>
          );
        })}
      </select>
      {hosts.length === 0 ? null : (
        <HostSelect {...{ who, number, entry, equipment, hosts }} change={(next) => change(next)} />
      )}
      {chosen === undefined ? null : (
        <span className="quiet special-meaning">{ITEM_MEANINGS[chosen.id]}</span>
      )}
    </div>
  );
}

interface HostSelectProps {
  readonly who: string;
  readonly number: number;
  readonly entry: SpecialEntry | null;
  readonly equipment: readonly string[];
  readonly hosts: readonly string[];
  readonly change: (entry: SpecialEntry) => void;
}

function HostSelect({ who, number, entry, equipment, hosts, change }: HostSelectProps) {
  const fitting = hostsIn(equipment).filter(({ item }) => hosts.includes(item));
  const host = entry?.host ?? '';
  const known = fitting.some(({ ref }) => ref === host);
  return (
    <label className="host">
      <span aria-hidden="true">{en.muster.on}</span>
      <select
        aria-label={en.muster.hostNumber(who, number)}
        value={host}
        onChange={({ target }) => change({ item: entry!.item, host: target.value })}
      >
        {known ? null : <option value={host}>{host === '' ? en.muster.chooseHost : host}</option>}
        {fitting.map(({ ref, item, number: which }) => (
          <option key={ref} value={ref}>
            {en.muster.nth(ITEMS.find(({ id }) => id === item)?.title ?? item, which)}
          </option>
        ))}
      </select>
    </label>
  );
}

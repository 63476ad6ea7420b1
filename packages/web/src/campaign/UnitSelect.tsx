import type { Unit } from '@vedette/silver-bayonet/muster';
import { useEffect, useState } from 'react';
import { keptUnits } from '../muster/kept.ts';
import type { CampaignCatalogue } from '../referee/campaign-messages.ts';
import { en } from '../words/en.ts';

/** A company that can join a campaign. */
export interface UnitOnOffer {
  readonly key: string;
  readonly name: string;
  readonly document: unknown;
}

/** The ready-made ones. */
export function readyUnits(units: CampaignCatalogue['units']): readonly UnitOnOffer[] {
  return units.map(({ name, document }, i) => ({ key: `ready ${i}`, name, document }));
}

interface UnitSelectProps {
  readonly label: string;
  readonly ready: readonly UnitOnOffer[];
  readonly own: readonly UnitOnOffer[];
  readonly value: string;
  readonly change: (key: string) => void;
}

export function UnitSelect({ label, ready, own, value, change }: UnitSelectProps) {
  return (
    <label>
      <span className="label-small">{label}</span>
      <select value={value} onChange={({ target }) => change(target.value)}>
        <Group label={en.campaign.found.ready} units={ready} />
        {own.length === 0 ? null : <Group label={en.campaign.found.own} units={own} />}
      </select>
    </label>
  );
}

function Group({ label, units }: { readonly label: string; readonly units: readonly UnitOnOffer[] }) {
  return (
    <optgroup label={label}>
      {units.map(({ key, name }) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}

/** Whose companies go on campaign. */
const RULESET = 'silver-bayonet';

/** Companies of this browser's muster that are legal and have no past. */
export function useOwnUnits(): readonly UnitOnOffer[] {
  const [units, setUnits] = useState<readonly UnitOnOffer[]>([]);
  useEffect(() => {
    keptUnits(RULESET).then(
      (kept) =>
        setUnits(
          kept
            .map(({ id, legal, unit }) => ({ id, legal, unit: unit as unknown as Unit }))
            .filter(({ legal, unit }) => legal && unit.fate === undefined && isNew(unit))
            .map(({ id, unit }) => ({ key: `own ${id}`, name: unit.name, document: unit })),
        ),
      // Without a store there are only the ready-made ones.
      () => setUnits([]),
    );
  }, []);
  return units;
}

interface Recorded {
  readonly record?: unknown;
}

function isNew({
  officer,
  soldiers,
}: {
  readonly officer: Recorded;
  readonly soldiers: readonly Recorded[];
}) {
  return [officer, ...soldiers].every(({ record }) => record === undefined);
}

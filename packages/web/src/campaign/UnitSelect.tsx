import { say } from '../words/say.ts';
import type { UnitOnOffer } from './units-on-offer.ts';

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
        <Group label={say.campaign.found.ready} units={ready} />
        {own.length === 0 ? null : <Group label={say.campaign.found.own} units={own} />}
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

import { ATTRIBUTE_MEANINGS, ATTRIBUTES } from '@vedette/silver-bayonet/library';
import { attributesOnOffer, MOST_ALLOWED } from '@vedette/silver-bayonet/muster';
import { en } from '../words/en.ts';

interface AttributeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly by: { readonly who: string; readonly role: 'officer' | 'soldier'; readonly nation: string };
  readonly change: (id: string) => void;
}

/** Whatever some match would let this one choose. */
export function AttributeSelect({ label, value, by, change }: AttributeSelectProps) {
  const offered = attributesOnOffer(by, MOST_ALLOWED);
  const core = offered.filter(({ sources }) => sources.includes('core'));
  const others = offered.filter(({ sources }) => !sources.includes('core'));
  const strange = value !== '' && !offered.some(({ id }) => id === value);
  return (
    <div className="attribute-choice">
      <select aria-label={label} value={value} onChange={({ target }) => change(target.value)}>
        <option value="">{en.muster.chooseAttribute}</option>
        {strange ? (
          <option value={value}>{ATTRIBUTES.find(({ id }) => id === value)?.title ?? value}</option>
        ) : null}
        <optgroup label={en.muster.fromCore}>
          {core.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
        <optgroup label={en.muster.fromSupplement}>
          {others.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </optgroup>
      </select>
      {ATTRIBUTE_MEANINGS[value] === undefined ? null : <p className="quiet">{ATTRIBUTE_MEANINGS[value]}</p>}
    </div>
  );
}

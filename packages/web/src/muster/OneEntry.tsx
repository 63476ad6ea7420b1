import type { Line, Offer, OneField } from '@vedette/engine';
import type { Act } from './act.ts';

interface OneEntryProps {
  readonly field: OneField;
  readonly act: Act;
}

/** A list that is let down. */
export function OneList({ field, act }: OneEntryProps) {
  const { at, label, value, offers, none } = field;
  const groups = [...new Set(offers.flatMap(({ group }) => group ?? []))];
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => act({ do: 'set', at, to: target.value })}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      <Options list={offers.filter(({ group }) => group === undefined)} />
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          <Options list={offers.filter((offer) => offer.group === group)} />
        </optgroup>
      ))}
    </select>
  );
}

function Options({ list }: { readonly list: readonly Offer[] }) {
  return list.map(({ id, title, barred }) => (
    <option key={id} value={id} disabled={barred !== undefined}>
      {barred === undefined ? title : `${title} (${barred})`}
    </option>
  ));
}

/** What is to be said of the chosen one. */
export function chosenNote({ offers, value }: OneField): string | undefined {
  return offers.find(({ id }) => id === value)?.note;
}

/** All beside each other. */
export function OneOfButtons({ field, act }: OneEntryProps) {
  const { at, label, value, offers, none } = field;
  const all: readonly Offer[] = none === undefined ? offers : [...offers, { id: '', title: none }];
  return (
    <div className="pair" role="radiogroup" aria-label={label}>
      {all.map((offer) => (
        <label key={offer.id} className="radio-row">
          <input
            type="radio"
            name={at}
            checked={value === offer.id}
            disabled={offer.barred !== undefined}
            onChange={() => act({ do: 'set', at, to: offer.id })}
          />
          {offer.parts === undefined ? (
            <span>
              {offer.title} {offer.aside === undefined ? null : <span className="quiet">{offer.aside}</span>}
            </span>
          ) : (
            <Lines list={offer.parts} />
          )}
        </label>
      ))}
    </div>
  );
}

/** Things with their numbers. */
export function Lines({ list }: { readonly list: readonly Line[] }) {
  return (
    <span className="set-items">
      {list.map(({ title, words }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind are told apart by their place alone.
        <span key={i} className="set-item">
          {title} <span className="quiet">{words}</span>
        </span>
      ))}
    </span>
  );
}

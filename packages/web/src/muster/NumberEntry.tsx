import type { NumberField } from '@vedette/engine';
import { useId, useState } from 'react';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { IconButton } from './Icon.tsx';

/** A number by steps or by hand; one that is out of bounds is not taken. */
export function NumberEntry({ field, act }: { readonly field: NumberField; readonly act: Act }) {
  const id = useId();
  const { at, label, value, min, max, usual } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const take = (text: string) => {
    setTyped(text);
    const to = Number(text);
    if (text.trim() !== '' && Number.isInteger(to) && to >= min && to <= max)
      act({ do: 'set', at, to }, 'typing');
  };
  return (
    <div className="name-field">
      <label htmlFor={id} className="label-small">
        {label}
      </label>
      <span className="name-entry number-entry">
        <IconButton
          icon="fewer"
          label={say.muster.fewer(label)}
          disabled={value <= min}
          onClick={() => act({ do: 'set', at, to: value - 1 })}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed ?? value}
          list={usual === undefined ? undefined : `${id}-usual`}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          icon="more"
          label={say.muster.more(label)}
          disabled={value >= max}
          onClick={() => act({ do: 'set', at, to: value + 1 })}
        />
      </span>
      {usual === undefined ? null : (
        <datalist id={`${id}-usual`}>
          {usual.map((number) => (
            <option key={number} value={number} />
          ))}
        </datalist>
      )}
    </div>
  );
}

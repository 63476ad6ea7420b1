import type { NumberField } from '@vedette/engine';
import { useId, useState } from 'react';
import { say } from '../words/say.ts';
import type { Act } from './act.ts';
import { IconButton } from './Icon.tsx';
import { typedNumber } from './typed-number.ts';

/** A number by steps or by hand; one that is out of bounds is not taken, and it is said why. */
export function NumberEntry({ field, act }: { readonly field: NumberField; readonly act: Act }) {
  const id = useId();
  const { at, label, value, min, max, usual } = field;
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const take = (text: string) => {
    const to = typedNumber(text, field);
    setTyped(text);
    setRefused(to === 'refused' ? text : null);
    if (typeof to === 'number') act({ do: 'set', at, to }, 'typing');
  };
  const step = (by: 1 | -1) => {
    setRefused(null);
    act({ do: 'set', at, to: value + by });
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
          onClick={() => step(-1)}
        />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed ?? value}
          aria-invalid={refused !== null}
          aria-describedby={refused === null ? undefined : `${id}-refused`}
          list={usual === undefined ? undefined : `${id}-usual`}
          onChange={({ target }) => take(target.value)}
          onBlur={() => setTyped(null)}
        />
        <IconButton
          icon="more"
          label={say.muster.more(label)}
          disabled={value >= max}
          onClick={() => step(1)}
        />
      </span>
      {refused === null ? null : (
        <p id={`${id}-refused`} role="alert" className="number-refused">
          {say.muster.outOfBounds(refused, min, max)}
        </p>
      )}
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

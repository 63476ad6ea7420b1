import { useId } from 'react';
import { en } from '../words/en.ts';
import { IconButton } from './Icon.tsx';

const LONGEST = 60;

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly change: (value: string) => void;
  /** Something else at a click. */
  readonly again?: { readonly label: string; readonly act: () => void };
  readonly placeholder?: string;
}

export function NameField({ label, value, change, again, placeholder }: NameFieldProps) {
  const id = useId();
  return (
    <div className="name-field">
      <label htmlFor={id} className="label-small">
        {label}
      </label>
      <span className="name-entry">
        <input
          id={id}
          type="text"
          maxLength={LONGEST}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
        {again === undefined ? null : <IconButton icon="again" label={again.label} onClick={again.act} />}
      </span>
    </div>
  );
}

/** "Another name for Harriet Ashdown". */
export function anotherNameFor(name: string): string {
  return en.muster.anotherName(name === '' ? en.muster.somebody : name);
}

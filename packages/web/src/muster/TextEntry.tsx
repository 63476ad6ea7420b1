import type { TextField } from '@vedette/engine';
import { useId } from 'react';
import type { Act } from './act.ts';
import { IconButton } from './Icon.tsx';

/** Words of one's own, and others at a click. */
export function TextEntry({ field, act }: { readonly field: TextField; readonly act: Act }) {
  const id = useId();
  const { at, label, value, most, placeholder, suggest } = field;
  return (
    <div className="name-field">
      <label htmlFor={id} className="label-small">
        {label}
      </label>
      <span className="name-entry">
        <input
          id={id}
          type="text"
          maxLength={most}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => act({ do: 'set', at, to: target.value }, 'typing')}
        />
        {suggest === undefined ? null : (
          <IconButton icon="again" label={suggest} onClick={() => act({ do: 'suggest', at })} />
        )}
      </span>
    </div>
  );
}

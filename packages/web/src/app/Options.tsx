import type { OptionSpec, OptionTable, OptionValue } from '@vedette/engine';
import { en } from '../words/en.ts';

interface OptionsProps {
  readonly table: OptionTable;
  readonly set: Readonly<Record<string, OptionValue>>;
  readonly change: (key: string, value: OptionValue) => void;
}

/** Optional rules, folded away: whoever wants the game as printed need not look. */
export function Options({ table, set, change }: OptionsProps) {
  return (
    <details className="options">
      <summary>{en.newGame.options}</summary>
      <p className="quiet">{en.newGame.optionsNote}</p>
      {Object.entries(table).map(([key, spec]) => (
        <div key={key} className="option-row">
          <OptionControl
            id={`option-${key}`}
            spec={spec}
            value={set[key] ?? spec.default}
            change={(value) => change(key, value)}
          />
          <label htmlFor={`option-${key}`}>
            {spec.title} <span className="rule-id">{spec.rule}</span>
          </label>
        </div>
      ))}
    </details>
  );
}

interface ControlProps {
  readonly id: string;
  readonly spec: OptionSpec;
  readonly value: OptionValue;
  readonly change: (value: OptionValue) => void;
}

function OptionControl({ id, spec, value, change }: ControlProps) {
  if (spec.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
    );
  if (spec.kind === 'number') {
    return (
      <input
        id={id}
        type="number"
        min={spec.min}
        max={spec.max}
        value={Number(value)}
        onChange={({ target }) => change(target.valueAsNumber)}
      />
    );
  }
  return (
    <select id={id} value={String(value)} onChange={({ target }) => change(target.value)}>
      {spec.values.map((word) => (
        <option key={word} value={word}>
          {word.replaceAll('-', ' ')}
        </option>
      ))}
    </select>
  );
}

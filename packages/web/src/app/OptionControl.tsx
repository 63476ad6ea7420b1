import type { OptionValue, TitledOption } from '@vedette/engine';
import { useState } from 'react';

interface OptionControlProps {
  readonly id: string;
  readonly spec: TitledOption;
  readonly value: OptionValue;
  readonly change: (value: OptionValue) => void;
}

/** One switch, number or choice. */
export function OptionControl({ id, spec, value, change }: OptionControlProps) {
  if (spec.kind === 'switch')
    return (
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        onChange={({ target }) => change(target.checked)}
      />
    );
  if (spec.kind === 'number')
    return <NumberControl id={id} spec={spec} value={Number(value)} change={change} />;
  return (
    <select id={id} value={String(value)} onChange={({ target }) => change(target.value)}>
      {spec.values.map((word) => (
        <option key={word} value={word}>
          {valueWords(spec, word)}
        </option>
      ))}
    </select>
  );
}

interface NumberControlProps extends Omit<OptionControlProps, 'spec' | 'value'> {
  readonly spec: TitledOption & { readonly kind: 'number' };
  readonly value: number;
}

/** What is being typed may be no number yet; only one that fits counts. */
function NumberControl({ id, spec: { min, max, whole }, value, change }: NumberControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <input
      id={id}
      type="number"
      min={min}
      max={max}
      step={whole === true ? 1 : 'any'}
      value={typed ?? value}
      onChange={({ target }) => {
        const { value: text, valueAsNumber: number } = target;
        setTyped(text);
        if (number >= min && number <= max && (whole !== true || Number.isInteger(number))) change(number);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

/** What a value is called; those of a scenario's own are in its author's words. */
export const valueWords = ({ valueTitles }: TitledOption, value: OptionValue): string =>
  valueTitles?.[String(value)] ?? String(value);

import type { OptionValue } from '@vedette/engine';

/** What was agreed: `power-differential=on`, `campaign-goal=25`, `differential-21=high`. */
export function optionsIn(pairs: readonly string[]): Record<string, OptionValue> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key, value] = /^([^=]+)=(.+)$/.exec(pair) ?? [];
      if (key === undefined || value === undefined)
        throw new Error(
          `--option ${pair}: an option has the form <name>=<value>, like power-differential=on.`,
        );
      return [key, optionValue(value)];
    }),
  );
}

function optionValue(text: string): OptionValue {
  if (text === 'on' || text === 'true') return true;
  if (text === 'off' || text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}

import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';

interface ScenarioSelectProps extends Pick<Catalogue, 'scenarios'> {
  readonly value: string;
  readonly choose: (id: string) => void;
}

/** One's own first; the printed ones by who fights whom, where a game has both. */
export function ScenarioSelect({ scenarios, value, choose }: ScenarioSelectProps) {
  const own = scenarios.filter(({ document }) => document !== undefined);
  const printed = scenarios.filter(({ document }) => document === undefined);
  const modes = [...new Set(printed.map(({ mode }) => mode))];
  const of = (wanted: (typeof modes)[number]) => offers(printed.filter(({ mode }) => mode === wanted));
  return (
    <label className="field-row">
      <span>{say.newGame.scenario}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {own.length === 0 ? null : <optgroup label={say.newGame.own.group}>{offers(own)}</optgroup>}
        {modes.length < 2
          ? modes.map(of)
          : modes.map((mode) => (
              <optgroup key={mode} label={modeWords(mode)}>
                {of(mode)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

function offers(scenarios: Catalogue['scenarios']) {
  return scenarios.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}

function modeWords(mode: Catalogue['scenarios'][number]['mode']): string {
  return mode === null ? '' : say.newGame.modes[mode];
}

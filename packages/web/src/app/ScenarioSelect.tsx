import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';

interface ScenarioSelectProps extends Pick<Catalogue, 'scenarios'> {
  readonly value: string;
  readonly choose: (id: string) => void;
}

/** By who fights whom, where a game has both. */
export function ScenarioSelect({ scenarios, value, choose }: ScenarioSelectProps) {
  const modes = [...new Set(scenarios.map(({ mode }) => mode))];
  const of = (wanted: (typeof modes)[number]) =>
    scenarios
      .filter(({ mode }) => mode === wanted)
      .map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ));
  return (
    <label className="field-row">
      <span>{say.newGame.scenario}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
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

function modeWords(mode: Catalogue['scenarios'][number]['mode']): string {
  return mode === null ? '' : say.newGame.modes[mode];
}

import { GAMES } from '@vedette/games';
import { say } from '../words/say.ts';

interface RulesetSelectProps {
  readonly value: string;
  readonly choose: (id: string) => void;
}

export function RulesetSelect({ value, choose }: RulesetSelectProps) {
  return (
    <label className="field-row">
      <span>{say.newGame.ruleset}</span>
      <select value={value} onChange={({ target }) => choose(target.value)}>
        {GAMES.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

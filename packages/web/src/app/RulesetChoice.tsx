import { GAMES } from '@vedette/games';
import { say } from '../words/say.ts';

interface RulesetChoiceProps {
  readonly value: string;
  readonly choose: (id: string) => void;
}

export function RulesetChoice({ value, choose }: RulesetChoiceProps) {
  return (
    <fieldset className="bare rulesets">
      <legend className="visually-hidden">{say.newGame.ruleset}</legend>
      <div className="ruleset-choices">
        {GAMES.map(({ id, title }) => (
          <label key={id}>
            <input
              type="radio"
              name="ruleset"
              value={id}
              checked={id === value}
              onChange={() => choose(id)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

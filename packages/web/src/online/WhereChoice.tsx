import { say } from '../words/say.ts';
import type { Where } from './use-friend.ts';

const WHERES: readonly Where[] = ['here', 'friend'];

interface WhereChoiceProps {
  readonly value: Where;
  readonly server: boolean | null;
  readonly choose: (where: Where) => void;
}

/** On this device, or with a friend by link. */
export function WhereChoice({ value, server, choose }: WhereChoiceProps) {
  return (
    <fieldset className="where">
      <legend>{say.online.where}</legend>
      <div className="where-choices">
        {WHERES.map((where) => (
          <label key={where}>
            <input type="radio" name="where" checked={where === value} onChange={() => choose(where)} />
            <span>{say.online.wheres[where]}</span>
          </label>
        ))}
      </div>
      {value === 'friend' && server !== true ? (
        <p role="status" className="seat-note">
          {server === null ? say.online.looking : say.online.noServer}
        </p>
      ) : null}
    </fieldset>
  );
}

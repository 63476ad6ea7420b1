import type { Option } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { optionFor } from './picking.ts';
import { usePlay } from './play-state.ts';

interface InRosterProps {
  readonly options: readonly Option[];
  readonly choose: (id: string) => void;
}

/** Where the answers are lines of the roster: how one chooses there, and whoever is looked at to be taken here. */
export function InRoster({ options, choose }: InRosterProps) {
  const looked = usePlay((s) => s.snapshot?.scene.figures.find(({ id }) => id === s.selected));
  const option = looked === undefined ? null : optionFor(options, looked);
  return (
    <>
      <button
        type="button"
        className="choice choice-first take-looked"
        disabled={option === null}
        data-does="take-looked"
        onClick={() => option !== null && choose(option.id)}
      >
        <span className="choice-words">
          {option === null ? say.decide.nobodyLooked : say.decide.take(option.words)}
        </span>
        {option?.odds == null ? null : <span className="choice-odds">{option.odds}</span>}
      </button>
      {option === null ? <p className="in-roster quiet">{say.decide.inRoster}</p> : null}
    </>
  );
}

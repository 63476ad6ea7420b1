import { say } from '../words/say.ts';
import { Line } from './Line.tsx';
import { logLines } from './log-lines.ts';
import { usePlay } from './play-state.ts';
import { useGlossary } from './use-glossary.ts';

const LINES = 6;
/** Facts that may come to so many lines. */
const RECENT = 60;

/** While others decide, on a screen too small for the log beside it: its last lines. */
export function Latest() {
  const { question, outcome, ruleset, scene } = usePlay((s) => s.snapshot)!;
  const dispatches = usePlay((s) => s.dispatches);
  const finders = useGlossary(ruleset, scene);
  if (question !== null || outcome !== null) return null;
  return (
    <ol className="latest" aria-label={say.play.latest} reversed>
      {logLines(dispatches.slice(-RECENT))
        .slice(-LINES)
        .reverse()
        .map((dispatch) => (
          <Line key={dispatch.number} dispatch={dispatch} finders={finders} />
        ))}
    </ol>
  );
}

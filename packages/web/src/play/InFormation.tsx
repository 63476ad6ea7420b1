import type { Question } from '../referee/messages.ts';
import { turned } from '../table/facing.ts';
import { say } from '../words/say.ts';
import { draftFormation, giveDraft } from './drafting.ts';
import { FallsShort } from './FallsShort.tsx';
import { Problem } from './Problem.tsx';
import { usePlay } from './play-state.ts';

/** Directions of the table in a turn of the hand: 15 degrees. */
const TURN = 3;

/** Where a whole group goes: its middle on the table, its shape and facing here. */
export function InFormation({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  const { figures } = usePlay((s) => s.snapshot!.scene);
  if (draft?.form !== 'formation') return <p className="quiet">{say.play.formationHint}</p>;
  const onTable = figures.some(
    ({ group, place }) => group === question.about.figures[0] && place === 'table',
  );
  const { formation, problem } = draft;
  const turn = (by: number) => void draftFormation({ ...formation, facing: turned(formation.facing, by) });
  return (
    <>
      <div className="formation-notes">
        <FallsShort draft={draft} />
        <Problem problem={problem} />
      </div>
      <fieldset className="formation-row" aria-label={say.play.shape}>
        {question.options.map(({ id: shape, words }) => (
          <button
            key={shape}
            type="button"
            className="choice"
            aria-pressed={shape === formation.shape}
            onClick={() => void draftFormation({ ...formation, shape })}
          >
            {words}
          </button>
        ))}
      </fieldset>
      <fieldset className="formation-row" aria-label={say.play.facing}>
        <button type="button" className="choice" onClick={() => turn(TURN)}>
          {say.play.turnLeft}
        </button>
        <button type="button" className="choice" onClick={() => turn(-TURN)}>
          {say.play.turnRight}
        </button>
      </fieldset>
      <button
        type="button"
        className="choice choice-first formation-given"
        disabled={problem !== null}
        onClick={() => void giveDraft()}
      >
        {onTable ? say.play.march : say.play.confirmPlace}
      </button>
    </>
  );
}

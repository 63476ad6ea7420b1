import { useSettings } from '../app/settings.ts';
import { say } from '../words/say.ts';
import { AnswerWords } from './AnswerWords.tsx';
import { dropDraft, giveDraft } from './drafting.ts';
import { KeyOf } from './KeyOf.tsx';
import { spotOf } from './placing-spot.ts';
import type { Plan, Shot } from './plan.ts';
import { usePlay } from './play-state.ts';
import { placeThem, proposePlaces } from './setting-up.ts';

/** Somebody is looked at: what the next touch would do. */
export function Looking({ figure }: { readonly figure: string }) {
  const hints = useSettings((s) => s.hints);
  const name = usePlay((s) => s.snapshot!.scene.figures.find(({ id }) => id === figure)?.name);
  return hints && name !== undefined ? <p className="quiet looking">{say.play.looking(name)}</p> : null;
}

/** At whom somebody fires from where he stands: each way to do it is a button. */
export function Aimed({ plan, aim }: { readonly plan: Plan; readonly aim: NonNullable<Plan['aim']> }) {
  const figures = usePlay((s) => s.snapshot!.scene.figures);
  const name = (id: string) => figures.find((figure) => figure.id === id)?.name ?? '';
  return (
    <>
      <p className="quiet" data-does="plan-shot">
        {name(plan.figure)}: {say.play.shootNow(name(aim.target))}
      </p>
      <Shots shots={aim.shots} />
      <ThinkAgain />
    </>
  );
}

/** The ways to fire, the first of them first; and that one with what comes after it. */
export function Shots({ shots }: { readonly shots: readonly Shot[] }) {
  const [first] = shots;
  const give = (shot: Shot, then: 'done' | null = null) => void giveDraft(then, shot);
  return (
    <>
      {shots.map((shot) => (
        <button
          key={shot.words}
          type="button"
          className={shot === first ? 'choice choice-first' : 'choice'}
          onClick={() => give(shot)}
        >
          <AnswerWords words={shot.words} odds={shot.odds ?? say.play.ifHeCan} />
          {shot === first ? <KeyOf starts="shoot" press={() => give(shot)} /> : null}
        </button>
      ))}
      {first === undefined || first.orders.length === 0 ? null : (
        <button type="button" className="choice" data-then="done" onClick={() => give(first, 'done')}>
          <span className="choice-words">{say.play.shotAndDone}</span>
          <KeyOf starts="done" press={() => give(first, 'done')} />
        </button>
      )}
    </>
  );
}

export function ThinkAgain() {
  return (
    <button type="button" className="choice" onClick={dropDraft}>
      {say.play.thinkAgain}
    </button>
  );
}

/** Who would rather not place everybody himself. */
export function DeployForMe() {
  return (
    <button type="button" className="choice" data-does="deploy-for-me" onClick={() => void proposePlaces()}>
      {say.play.deployForMe}
    </button>
  );
}

/** Places for a whole company: to be changed on the table, or taken as they are. */
export function Proposed() {
  const count = usePlay((s) => s.placings?.filter((one) => spotOf(one) !== null).length ?? 0);
  return (
    <>
      <p className="quiet">{say.play.proposed(count)}</p>
      <button type="button" className="choice choice-first" data-does="place-them" onClick={placeThem}>
        {say.play.placeThem}
      </button>
      <ThinkAgain />
    </>
  );
}

import type { Way } from '@vedette/engine';
import { useSettings } from '../app/settings.ts';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import type { Draft } from './draft.ts';
import { dropDraft, giveDraft } from './drafting.ts';
import { inUnit } from './lengths.ts';
import { giveAnswer, usePlay } from './store.ts';

/** A place or a path is drawn on the table; here it is confirmed. */
export function OnTheTable({ question }: { readonly question: Question }) {
  const draft = usePlay((s) => s.draft);
  if (draft === null || draft.form === 'formation') return <NotYet question={question} />;
  if (draft.form === 'path' && draft.path.length === 0) return <NoNearer />;
  return <Drawn draft={draft} />;
}

/** How to draw it; and where nobody has to go, that one may stay. */
function NotYet({ question }: { readonly question: Question }) {
  const mayStay = usePlay((s) => s.mayStay);
  const straight = usePlay((s) => s.ground?.straight === true);
  const walks = question.form === 'path' && mayStay;
  return (
    <>
      <p className="quiet">
        {walks ? say.play.drawPath : say.play.pickOnTable}{' '}
        <span className="by-key">{walks && !straight ? say.play.drawPathByKey : say.play.pickByKey}</span>
      </p>
      {walks ? (
        <button type="button" className="choice" onClick={() => void giveAnswer([])}>
          {say.play.stay}
        </button>
      ) : null}
    </>
  );
}

/** The way to where somebody pointed ends where it begins. */
function NoNearer() {
  return (
    <>
      <p role="status" className="refusal">
        {say.play.noNearer}
      </p>
      <button type="button" className="choice choice-first" onClick={() => void giveDraft()}>
        {say.play.stay}
      </button>
      <ThinkAgain />
    </>
  );
}

function ThinkAgain() {
  return (
    <button type="button" className="choice" onClick={dropDraft}>
      {say.play.thinkAgain}
    </button>
  );
}

/** What is drawn: what happens on the way, what is wrong with it, and the button that gives it. */
function Drawn({ draft }: { readonly draft: Exclude<Draft, { form: 'formation' }> }) {
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const hints = useSettings((s) => s.hints);
  const way = draft.form === 'path' ? draft.way : null;
  const problem = draft.form === 'path' ? draft.way.problem : draft.problem;
  return (
    <>
      {way === null ? null : <Stops way={way} />}
      {problem === null ? null : (
        <p role="alert" className="refusal">
          {problem.message} {problem.rule === undefined ? null : <RuleLink rule={problem.rule} paged />}
        </p>
      )}
      <button
        type="button"
        className="choice choice-first"
        disabled={problem !== null}
        onClick={() => void giveDraft()}
      >
        <span>{way !== null && !way.places ? say.play.confirmMove : say.play.confirmPlace}</span>
        <span>{way === null ? null : spent(way, unit)}</span>
      </button>
      <ThinkAgain />
      {hints && problem === null ? (
        <p className="quiet confirm-ways">
          {say.play.confirmAgain} <span className="by-key">{say.play.confirmByKey}</span>
        </p>
      ) : null}
    </>
  );
}

function Stops({ way }: { readonly way: Way }) {
  return (
    <ul className="stops">
      {way.stops.map(({ kind, words, rule }) => (
        <li key={`${kind}${words}`} className={`stop-note stop-${kind}`}>
          {words} <RuleLink rule={rule} paged />
        </li>
      ))}
    </ul>
  );
}

function spent({ cost, budget, places }: Way, unit: string): string {
  if (places === true) return say.play.cost(String(cost), String(budget));
  return say.play.cost(inUnit(cost, unit), inUnit(budget, unit));
}

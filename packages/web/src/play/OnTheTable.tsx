import type { LengthUnit, Way } from '@vedette/engine';
import { useSettings } from '../app/settings.ts';
import { RuleLink } from '../library/RuleLink.tsx';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import type { Draft } from './draft.ts';
import { giveDraft } from './drafting.ts';
import { FallsShort } from './FallsShort.tsx';
import { KeyOf } from './KeyOf.tsx';
import { inUnit } from './lengths.ts';
import { Shots, ThinkAgain } from './Planned.tsx';
import { type Plan, thensAfter } from './plan.ts';
import { usePlay } from './play-state.ts';
import { giveAnswer } from './store.ts';

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

/** What is drawn: what happens on the way, what is wrong with it, and the buttons that give it. */
function Drawn({ draft }: { readonly draft: Exclude<Draft, { form: 'formation' }> }) {
  const unit = usePlay((s) => s.chart?.unit ?? 'inch');
  const plan = usePlay((s) => s.plan);
  const hints = useSettings((s) => s.hints);
  const way = draft.form === 'path' ? draft.way : null;
  const problem = draft.form === 'path' ? draft.way.problem : draft.problem;
  const aim = problem === null ? (plan?.aim ?? null) : null;
  return (
    <>
      {/* What is to be said of it has a slot of its own, so that no button moves while somebody draws. */}
      <div className="draft-notes">
        <FallsShort draft={draft} />
        {way === null ? null : <Stops way={way} />}
        {problem === null ? null : (
          <p role="alert" className="refusal">
            {problem.message} {problem.rule === undefined ? null : <RuleLink rule={problem.rule} paged />}
          </p>
        )}
      </div>
      {aim === null ? (
        <button
          type="button"
          className="choice choice-first"
          disabled={problem !== null}
          onClick={() => void giveDraft()}
        >
          <span>{way !== null && !way.places ? say.play.confirmMove : say.play.confirmPlace}</span>
          <span>{way === null ? away(draft, unit) : spent(way, unit)}</span>
        </button>
      ) : (
        <WalkAndShoot aim={aim} />
      )}
      {problem === null && aim === null && draft.form === 'path' ? <Thens draft={draft} /> : null}
      <ThinkAgain />
      {hints && problem === null && aim === null ? (
        <p className="quiet confirm-ways">
          {say.play.confirmAgain} <span className="by-key">{say.play.confirmByKey}</span>
        </p>
      ) : null}
    </>
  );
}

/** The way and what comes after it, given together. */
function Thens({ draft }: { readonly draft: Extract<Draft, { form: 'path' }> }) {
  const plan = usePlay((s) => s.plan);
  if (plan === null || draft.way.places === true) return null;
  if (draft.way.stops.some(({ kind }) => kind === 'contact')) return null;
  return thensAfter(plan, draft.after, { short: draft.short !== null }).map((then) => (
    <button key={then} type="button" className="choice" data-then={then} onClick={() => void giveDraft(then)}>
      <span>{say.play.thens[then]}</span>
      <KeyOf starts={then === 'done' ? 'done' : 'sprint'} press={() => void giveDraft(then)} />
    </button>
  ));
}

function WalkAndShoot({ aim }: { readonly aim: NonNullable<Plan['aim']> }) {
  const figures = usePlay((s) => s.snapshot!.scene.figures);
  const name = figures.find(({ id }) => id === aim.target)?.name ?? '';
  return (
    <>
      <p className="quiet" data-does="plan-shot">
        {say.play.confirmMove}. {say.play.shootHim(name)}.
      </p>
      <Shots shots={aim.shots} />
    </>
  );
}

function away(draft: Draft, unit: LengthUnit): string | null {
  if (draft.form !== 'point' || draft.away === null) return null;
  return say.play.pointAway(inUnit(draft.away.distance, unit), inUnit(draft.away.most, unit));
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

/** "5.9\" of 6\"". */
export function spent({ cost, budget, places }: Way, unit: LengthUnit): string {
  if (places === true) return say.play.cost(String(cost), String(budget));
  return say.play.cost(inUnit(cost, unit), inUnit(budget, unit));
}

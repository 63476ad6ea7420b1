import { type ComponentType, lazy, Suspense } from 'react';
import { QuestionForm } from '../play/QuestionForm.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { Question } from '../referee/messages.ts';
import { en } from '../words/en.ts';
import type { ControlProps } from './control.ts';
import type { Campaigning } from './use-campaign.ts';
import { WithinPoints } from './WithinPoints.tsx';

/** Kinds of question with a control of their own; those that need the armoury and its like are fetched when asked. */
const CONTROLS: Readonly<Record<string, ComponentType<ControlProps>>> = {
  field: WithinPoints,
  keep: WithinPoints,
  reward: lazy(() => import('./RewardForm.tsx')),
  equip: lazy(() => import('./EquipForm.tsx')),
  recruits: lazy(() => import('./RecruitsForm.tsx')),
  newOfficer: lazy(() => import('./OfficerForm.tsx')),
  newUnit: lazy(() => import('./NewUnitForm.tsx')),
};

/** Matters that no unit settles by itself. */
const FOR_PLAYERS: ReadonlySet<string> = new Set(['next', 'players', 'scenario']);

interface QuestionCardProps {
  readonly campaign: Campaigning;
  readonly book: CampaignBook;
}

/** One question at a time, of the after-game or of what comes before a game. */
export function QuestionCard({ campaign, book }: QuestionCardProps) {
  const { question, seq, present, players } = book;
  if (question === null) return null;
  return (
    <section
      className="card question-card"
      aria-labelledby="question-title"
      data-kind={question.kind}
      data-seq={seq}
    >
      <p className="question-who">
        {present === null ? en.campaign.between : en.campaign.game(present.number, present.title)}
        {' · '}
        {en.campaign.decides(players[question.seat]?.name ?? '')}
      </p>
      <h2 id="question-title" tabIndex={-1}>
        {question.title}
      </h2>
      <Chances chances={book.chances} />
      <Suspense fallback={<p role="status">{en.campaign.loading}</p>}>
        <Answering key={seq} question={question} book={book} give={campaign.give} />
      </Suspense>
      {FOR_PLAYERS.has(question.kind) ? null : (
        <p className="grave">
          <button type="button" className="plain" onClick={() => void campaign.settle()}>
            {en.campaign.settle}
          </button>
        </p>
      )}
    </section>
  );
}

function Answering({ question, book, give }: ControlProps) {
  const Control = CONTROLS[question.kind];
  if (Control !== undefined) return <Control question={question} book={book} give={give} />;
  return <QuestionForm question={question} give={give} chosen={chosenFirst(question)} />;
}

/** Usually everybody plays. */
function chosenFirst({ kind, options, facts }: Question): readonly string[] {
  const ids = options.map(({ id }) => id);
  return kind === 'players' ? ids.slice(0, Number(facts['max'])) : [];
}

function Chances({ chances }: Pick<CampaignBook, 'chances'>) {
  if (chances.length === 0) return null;
  return (
    <dl className="chances">
      <dt>{en.campaign.chances}</dt>
      {chances.map(({ title, chance }) => (
        <dd key={title}>
          {title} <strong>{Math.round(chance * 100)} %</strong>
        </dd>
      ))}
    </dl>
  );
}

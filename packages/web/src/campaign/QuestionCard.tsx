import type { Asking } from '@vedette/engine';
import { QuestionForm } from '../play/QuestionForm.tsx';
import type { CampaignBook } from '../referee/campaign-messages.ts';
import type { Question } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { OneForm } from './OneForm.tsx';
import { OwnScenarios } from './OwnScenarios.tsx';
import { ScenarioForm } from './ScenarioForm.tsx';
import { UnitForm } from './UnitForm.tsx';
import type { Campaigning } from './use-campaign.ts';
import { WithinBudget } from './WithinBudget.tsx';

interface QuestionCardProps {
  readonly campaign: Campaigning;
  readonly book: CampaignBook;
}

/** One question at a time, of the after-game or of what comes before a game. */
export function QuestionCard({ campaign, book }: QuestionCardProps) {
  const { question, asking, seq, present, units } = book;
  if (question === null || asking === null) return null;
  return (
    <section
      className="card question-card"
      aria-labelledby="question-title"
      data-kind={question.kind}
      data-seq={seq}
    >
      <p className="question-who">
        {present === null ? say.campaign.between : say.campaign.game(present.number, present.title)}
        {' · '}
        {say.campaign.decides(units[question.seat]?.player ?? '')}
      </p>
      <h2 id="question-title" tabIndex={-1}>
        {question.title}
      </h2>
      <Chances chances={asking.chances} />
      <Answering key={seq} question={question} answer={asking.answer} book={book} campaign={campaign} />
      {asking.forPlayers ? null : (
        <p className="grave">
          <button type="button" className="secondary" onClick={() => void campaign.settle(true)}>
            {say.campaign.settleAll}
          </button>
          <button type="button" className="plain" onClick={() => void campaign.settle(false)}>
            {say.campaign.settle}
          </button>
        </p>
      )}
    </section>
  );
}

interface AnsweringProps {
  readonly question: Question;
  readonly answer: Asking['answer'];
  readonly book: CampaignBook;
  readonly campaign: Campaigning;
}

/** The controls by the kind of answer. */
function Answering({ question, answer, book, campaign }: AnsweringProps) {
  const { give, bring } = campaign;
  switch (answer.kind) {
    case 'one':
      if (answer.scenarios === true)
        return (
          <ScenarioForm game={book.game} question={question} own={answer.own} give={give} bring={bring} />
        );
      return <OneForm question={question} answer={answer} give={give} />;
    case 'some': {
      const { budget, chosen = [], give: words = say.play.confirm } = answer;
      if (budget === undefined) return <QuestionForm question={question} give={give} chosen={chosen} />;
      return <WithinBudget question={question} budget={budget} words={words} give={give} />;
    }
    case 'number':
      return <QuestionForm question={question} give={give} />;
    case 'document':
      return <DocumentForm book={book} asked={answer.asked} give={give} />;
    case 'scenario':
      return <OwnScenarios game={book.game} players={book.units.length} play={give} />;
    case 'unit':
      return <UnitForm book={book} answer={answer} give={give} />;
  }
}

function Chances({ chances }: Pick<Asking, 'chances'>) {
  if (chances.length === 0) return null;
  return (
    <dl className="chances">
      <dt>{say.campaign.chances}</dt>
      {chances.map(({ title, chance }) => (
        <dd key={title}>
          {title} <strong>{say.percent(Math.round(chance * 100))}</strong>
        </dd>
      ))}
    </dl>
  );
}

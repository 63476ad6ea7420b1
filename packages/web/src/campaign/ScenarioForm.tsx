import type { Json } from '@vedette/engine';
import { useMemo } from 'react';
import { useCatalogue } from '../app/use-catalogue.ts';
import type { Question } from '../referee/messages.ts';
import { OwnScenarios } from './OwnScenarios.tsx';
import { ScenarioCard } from './ScenarioCard.tsx';
import type { Campaigning } from './use-campaign.ts';

interface ScenarioFormProps extends Pick<Campaigning, 'bring'> {
  readonly game: string;
  readonly question: Question;
  /** The option for one that the players bring themselves. */
  readonly own: string | undefined;
  readonly give: (answer: Json) => Promise<void>;
}

/** What can be played, with what it is about as soon as that is known; then those that are kept in this browser. */
export function ScenarioForm({ game, question, own, give, bring }: ScenarioFormProps) {
  const [catalogue] = useCatalogue(game);
  const known = useMemo(
    () => new Map(catalogue?.scenarios.map((scenario) => [scenario.id, scenario])),
    [catalogue],
  );
  const players = (question.facts as { readonly players?: number }).players ?? 2;
  return (
    <>
      <ul className="choices scenario-cards">
        {question.options
          .filter(({ id }) => id !== own)
          .map(({ id, words }) => {
            const scenario = known.get(id);
            const choice = (
              <button type="button" className="choice" data-option={id} onClick={() => void give(id)}>
                {words}
              </button>
            );
            if (scenario === undefined || catalogue === null) return <li key={id}>{choice}</li>;
            const { units } = catalogue;
            return (
              <ScenarioCard key={id} game={game} units={units} scenario={scenario} players={players}>
                {choice}
              </ScenarioCard>
            );
          })}
      </ul>
      {own === undefined ? null : (
        <OwnScenarios game={game} players={players} play={(scenario) => bring(own, scenario)} />
      )}
    </>
  );
}

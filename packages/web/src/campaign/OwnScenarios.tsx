import type { Json } from '@vedette/engine';
import { Link } from 'wouter';
import { useCatalogue } from '../app/use-catalogue.ts';
import { useOwnScenarios } from '../scenario/use-own.ts';
import { say } from '../words/say.ts';
import { ScenarioCard } from './ScenarioCard.tsx';

interface OwnScenariosProps {
  readonly game: string;
  readonly players: number;
  readonly play: (scenario: Json) => Promise<void>;
}

/** The scenarios of this game that this browser keeps, for so many players; the campaign gets the whole document. */
export function OwnScenarios({ game, players, play }: OwnScenariosProps) {
  const [printed] = useCatalogue(game);
  const { catalogue } = useOwnScenarios(game, printed);
  if (catalogue === null) return null;
  const kept = catalogue.scenarios.flatMap((scenario) => {
    const { document, players: room } = scenario;
    return document === undefined || players < room.min || players > room.max ? [] : [{ scenario, document }];
  });
  return (
    <section className="own-scenarios" aria-label={say.newGame.own.group}>
      <h3>{say.newGame.own.group}</h3>
      {kept.length > 0 ? null : (
        <p className="quiet">
          {say.campaign.scenario.noneKept} <Link href={`/new?ruleset=${game}`}>{say.newGame.own.title}</Link>
        </p>
      )}
      <ul className="choices scenario-cards">
        {kept.map(({ scenario, document }) => (
          <ScenarioCard
            key={scenario.id}
            game={game}
            units={catalogue.units}
            scenario={scenario}
            players={players}
          >
            <button type="button" className="choice" onClick={() => void play(document)}>
              {scenario.title}
            </button>
          </ScenarioCard>
        ))}
      </ul>
    </section>
  );
}

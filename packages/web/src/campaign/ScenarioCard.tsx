import { type ReactNode, useState } from 'react';
import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';
import { Ground } from './Ground.tsx';

interface ScenarioCardProps {
  readonly game: string;
  readonly units: Catalogue['units'];
  readonly scenario: Catalogue['scenarios'][number];
  readonly players: number;
  /** What chooses it. */
  readonly children: ReactNode;
}

/** What a scenario is about, and its ground for whoever looks. */
export function ScenarioCard({ game, units, scenario, players, children }: ScenarioCardProps) {
  const [looked, setLooked] = useState(false);
  return (
    <li>
      {children}
      <p className="quiet">{scenario.premise}</p>
      <details onToggle={({ currentTarget }) => currentTarget.open && setLooked(true)}>
        <summary>{say.campaign.scenario.map}</summary>
        {looked ? <Ground game={game} units={units} scenario={scenario} players={players} /> : null}
      </details>
    </li>
  );
}

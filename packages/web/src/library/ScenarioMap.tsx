import { useEffect, useState } from 'react';
import { Preview } from '../app/Preview.tsx';
import { usualRequest } from '../app/usual-request.ts';
import type { GameRequest } from '../referee/game-file.ts';
import { referee } from '../referee/referee.ts';

interface ScenarioMapProps {
  readonly ruleset: string;
  readonly scenario: string;
  readonly title: string;
}

/** The ground of a scenario, laid out for the companies that usually meet. */
export function ScenarioMap({ ruleset, scenario: id, title }: ScenarioMapProps) {
  const [request, setRequest] = useState<GameRequest | null>(null);
  useEffect(() => {
    let wanted = true;
    referee()
      .call('catalogue', ruleset)
      .then(
        ({ scenarios, units }) => {
          const scenario = scenarios.find((one) => one.id === id);
          if (wanted && scenario !== undefined) setRequest(usualRequest(scenario, units));
        },
        () => {
          // The words do without the picture.
        },
      );
    return () => {
      wanted = false;
    };
  }, [ruleset, id]);
  return <Preview ruleset={ruleset} request={request} title={title} />;
}

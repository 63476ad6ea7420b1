import type { SetupRequest } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { Preview } from '../app/Preview.tsx';
import { referee } from '../referee/referee.ts';

interface ScenarioMapProps {
  readonly ruleset: string;
  readonly scenario: string;
  readonly title: string;
}

/** The ground of a scenario, laid out for the companies that usually meet. */
export function ScenarioMap({ ruleset, scenario: id, title }: ScenarioMapProps) {
  const [request, setRequest] = useState<SetupRequest | null>(null);
  useEffect(() => {
    let wanted = true;
    referee()
      .call('catalogue', ruleset)
      .then(
        ({ scenarios, units }) => {
          const { players = { min: 2 }, usual = [] } = scenarios.find((scenario) => scenario.id === id) ?? {};
          const seats = Array.from({ length: players.min }, (_, seat) => units[usual[seat] ?? seat]!).map(
            ({ name, document }) => ({ name, unit: document }),
          );
          if (wanted) setRequest({ scenario: id, seats });
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

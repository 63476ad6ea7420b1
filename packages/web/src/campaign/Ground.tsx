import { useMemo } from 'react';
import { Preview } from '../app/Preview.tsx';
import { usualRequest } from '../app/usual-request.ts';
import type { Catalogue } from '../referee/messages.ts';

interface GroundProps {
  readonly game: string;
  readonly units: Catalogue['units'];
  readonly scenario: Catalogue['scenarios'][number];
  readonly players: number;
}

/** Laid out with ready-made units: the ground is the same for all. */
export function Ground({ game, units, scenario, players }: GroundProps) {
  const request = useMemo(() => usualRequest(scenario, units, players), [units, scenario, players]);
  return <Preview ruleset={game} request={request} title={scenario.title} />;
}

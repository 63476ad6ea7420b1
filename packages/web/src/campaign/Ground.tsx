import { useMemo } from 'react';
import { Preview } from '../app/Preview.tsx';
import type { Catalogue } from '../referee/messages.ts';
import { say } from '../words/say.ts';

interface GroundProps {
  readonly game: string;
  readonly units: Catalogue['units'];
  readonly scenario: Catalogue['scenarios'][number];
  readonly players: number;
}

/** Laid out with ready-made units: the ground is the same for all. */
export function Ground({ game, units, scenario, players }: GroundProps) {
  const request = useMemo(() => {
    const { id, document, usual, players: room } = scenario;
    const count = Math.max(room.min, Math.min(room.max, players));
    const seats = Array.from({ length: count }, (_, seat) => ({
      name: say.campaign.found.player(seat + 1),
      unit: units[usual[seat] ?? seat]?.document,
    }));
    return { scenario: document ?? id, seats, options: {} };
  }, [units, scenario, players]);
  return <Preview ruleset={game} request={request} title={scenario.title} />;
}

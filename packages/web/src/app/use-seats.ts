import { useMemo, useState } from 'react';
import type { Catalogue, Judgement } from '../referee/messages.ts';
import type { Chosen } from './option-groups.ts';
import {
  fitted,
  isForOne,
  type Place,
  requestOf,
  type SettledPlace,
  settledPlaces,
  usualPlaces,
} from './places.ts';
import { useJudgements } from './use-judgements.ts';

type Scenario = Catalogue['scenarios'][number];

interface SeatsWanted {
  readonly ruleset: string;
  readonly catalogue: Catalogue | null;
  readonly scenario: Scenario | null;
  readonly options: Chosen;
  /** The unit that the address asks for. */
  readonly asked: number | null;
  /** People sit there unless somebody wants it otherwise. */
  readonly friends: boolean;
}

export interface Seats {
  readonly seats: readonly SettledPlace[];
  readonly judgements: readonly Judgement[];
  /** They are of this very match; until then they may be of the one before it. */
  readonly looked: boolean;
  readonly lookAgain: () => void;
  /** How many there may be. */
  readonly range: Scenario['players'];
  readonly change: (index: number, some: Partial<Place>) => void;
  readonly seatMany: (count: number) => void;
  /** Keeps what was chosen for another scenario as far as it goes. */
  readonly turnTo: (scenario: Scenario | null) => void;
  /** As usual again. */
  readonly clear: () => void;
}

const NO_PAIRING: Scenario['usual'] = [];
const FOR_TWO: Scenario['players'] = { min: 2, max: 2 };

/** Who sits at the table that is being laid, and with which units, as the scenario lets them. */
export function useSeats({ ruleset, catalogue, scenario, options, asked, friends }: SeatsWanted): Seats {
  /** As somebody has changed them; null: as usual. */
  const [changed, setPlaces] = useState<readonly Place[] | null>(null);
  const { min, max } = scenario?.players ?? FOR_TWO;
  const alone = isForOne(scenario);
  const usual = scenario?.usual ?? NO_PAIRING;
  const coats = useMemo(() => catalogue?.units.map(({ coat }) => coat) ?? [], [catalogue]);
  const places = useMemo(
    () => changed ?? usualPlaces(usual, { asked, alone, friends }, coats),
    [changed, usual, asked, alone, friends, coats],
  );
  const newcomer = friends ? 'person' : 'regular';
  const wanted = useMemo(
    () => fitted(places, usual, { min, max }, coats, newcomer),
    [places, usual, min, max, coats, newcomer],
  );
  const agreed = useMemo(
    () =>
      catalogue === null || scenario === null
        ? undefined
        : requestOf(catalogue, scenario.id, [], options).options,
    [catalogue, scenario, options],
  );
  const { judgements, looked, lookAgain } = useJudgements(
    ruleset,
    catalogue?.units,
    scenario?.document ?? scenario?.id,
    wanted.length,
    agreed,
  );
  const seats = useMemo(
    () => settledPlaces(wanted, catalogue?.levels ?? [], judgements),
    [wanted, catalogue, judgements],
  );
  return {
    seats,
    judgements,
    looked,
    lookAgain,
    range: { min, max },
    change: (index, some) =>
      setPlaces(wanted.map((place, i) => (i === index ? { ...place, ...some } : place))),
    seatMany: (count) => setPlaces(fitted(places, usual, { min: count, max: count }, coats, newcomer)),
    turnTo: (next) => {
      if (changed !== null && isForOne(next)) setPlaces(changed.slice(0, 1));
    },
    clear: () => setPlaces(null),
  };
}

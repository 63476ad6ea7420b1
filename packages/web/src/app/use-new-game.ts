import { GAMES } from '@vedette/games';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useWithKept } from '../muster/with-kept.ts';
import type { GameRequest } from '../referee/game-file.ts';
import type { Catalogue } from '../referee/messages.ts';
import { useOwnScenarios } from '../scenario/use-own.ts';
import type { Chosen } from './option-groups.ts';
import { mayAllGo, requestOf } from './places.ts';
import { useCatalogue } from './use-catalogue.ts';
import { type Seats, useSeats } from './use-seats.ts';

interface NewGameInMind {
  readonly ruleset: string;
  readonly catalogue: Catalogue | null;
  /** So many of its units are ready-made. */
  readonly ready: number;
  readonly failure: string | null;
  readonly scenario: Catalogue['scenarios'][number] | null;
  readonly options: Chosen;
  readonly table: Seats;
  /** The match as it would be asked for; null while nobody knows the game yet. */
  readonly request: GameRequest | null;
  /** As far as anybody has looked: see `table.looked`. */
  readonly mayBegin: boolean;
  readonly chooseRuleset: (id: string) => void;
  readonly chooseScenario: (id: string) => void;
  readonly chooseOptions: (options: Chosen) => void;
  /** A scenario of somebody's own is kept under this id now; null: one is kept no longer. */
  readonly keptOwn: (ruleset: string, id: string | null) => Promise<void>;
}

/** A game that somebody is setting up; the address may ask for a ruleset, a scenario and a unit. */
export function useNewGame({ friends }: { readonly friends: boolean }): NewGameInMind {
  const [search] = useSearchParams();
  const [ruleset, setRuleset] = useState<string>(() => rulesetOr(search.get('ruleset')));
  const [found, failure] = useCatalogue(ruleset);
  const { catalogue: withUnits, ready, asked } = useWithKept(ruleset, found, search.get('unit'));
  const { catalogue, known, refresh } = useOwnScenarios(ruleset, withUnits);
  const [scenarioId, setScenario] = useState<string | null>(search.get('scenario'));
  const [options, setOptions] = useState<Chosen>({});
  const scenarioOf = (wanted: string | null) => catalogue?.scenarios.find(({ id }) => id === wanted) ?? null;
  // Where nobody asks for another, what the front page would begin: a first table has ground on it.
  const usual = GAMES.find(({ id }) => id === ruleset)?.atOnce ?? null;
  // Nobody is shown another in place of one that may still turn out to be his own.
  const instead =
    scenarioId !== null && !known ? null : (scenarioOf(usual) ?? catalogue?.scenarios[0] ?? null);
  const scenario = scenarioOf(scenarioId) ?? instead;
  const table = useSeats({ ruleset, catalogue, scenario, options, asked, friends });
  const { seats, judgements, looked } = table;
  const request = useMemo(
    () =>
      catalogue === null || scenario === null ? null : requestOf(catalogue, scenario.id, seats, options),
    [catalogue, scenario, seats, options],
  );
  return {
    ruleset,
    catalogue,
    ready,
    failure,
    scenario,
    options,
    table,
    request,
    mayBegin: request !== null && (!looked || mayAllGo(seats, judgements)),
    chooseRuleset(id) {
      setRuleset(id);
      setScenario(null);
      table.clear();
      setOptions({});
    },
    chooseScenario(id) {
      setScenario(id);
      table.turnTo(scenarioOf(id));
    },
    chooseOptions: setOptions,
    async keptOwn(of, id) {
      await refresh(of);
      setRuleset(of);
      if (of !== ruleset) setOptions({});
      setScenario(id);
      table.clear();
    },
  };
}

function rulesetOr(asked: string | null): string {
  return (GAMES.find(({ id }) => id === asked) ?? GAMES[0])?.id ?? '';
}

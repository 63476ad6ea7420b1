import type { OptionValue } from '@vedette/engine';
import { GAMES } from '@vedette/games';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useWithKept } from '../muster/with-kept.ts';
import { beginGame } from '../play/store.ts';
import type { Catalogue } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { fitted, mayGo, type Place, requestOf, settledPlaces, usualPlaces } from './places.ts';
import { ScenarioSelect } from './ScenarioSelect.tsx';
import { SeatRow } from './SeatRow.tsx';
import { seedOfPage } from './seed.ts';
import { useJudgements } from './use-judgements.ts';

export default function NewGamePage() {
  const [search] = useSearchParams();
  const [ruleset, setRuleset] = useState<string>(() => rulesetOr(search.get('ruleset')));
  const [found, failure] = useCatalogue(ruleset);
  const { catalogue, ready, asked } = useWithKept(ruleset, found, search.get('unit'));
  const [scenarioId, setScenario] = useState<string | null>(search.get('scenario'));
  /** As somebody has changed them; null: as usual. */
  const [changed, setPlaces] = useState<readonly Place[] | null>(null);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  const scenario =
    catalogue?.scenarios.find(({ id }) => id === scenarioId) ?? catalogue?.scenarios[0] ?? null;
  const { min, max } = scenario?.players ?? { min: 2, max: 2 };
  const alone = isForOne(scenario);
  const usual = catalogue?.usual ?? NO_PAIRING;
  const places = useMemo(() => changed ?? usualPlaces(usual, asked, alone), [changed, usual, asked, alone]);
  const wanted = useMemo(() => fitted(places, usual, { min, max }), [places, usual, min, max]);
  const agreed = useMemo(
    () =>
      catalogue === null || scenario === null
        ? undefined
        : requestOf(catalogue, scenario.id, [], options).options,
    [catalogue, scenario, options],
  );
  const judgements = useJudgements(ruleset, catalogue?.units, scenario?.id, wanted.length, agreed);
  const seats = useMemo(
    () => settledPlaces(wanted, catalogue?.levels ?? [], judgements),
    [wanted, catalogue, judgements],
  );
  const request = useMemo(
    () =>
      catalogue === null || scenario === null ? null : requestOf(catalogue, scenario.id, seats, options),
    [catalogue, scenario, seats, options],
  );
  const mayBegin = seats.every(({ unit, members }, i) => {
    const judgement = judgements[unit];
    if (judgement === undefined) return true;
    const { problems, part } = judgement;
    return (problems[i] ?? null) === null && (part === null || mayGo(part, members ?? part.usual));
  });

  const begin = async () => {
    if (request === null) return;
    setBusy(true);
    setTrouble(null);
    try {
      const sitters = seats.map(({ sitter }) => sitter);
      go(`/game/${await beginGame({ ruleset, request, sitters, seed: seedOfPage() })}`);
    } catch (error) {
      setTrouble(wordsOf(error));
      setBusy(false);
    }
  };
  const choose = (id: string) => {
    setScenario(id);
    setTrouble(null);
    if (changed === null) return;
    const one = isForOne(catalogue?.scenarios.find((other) => other.id === id) ?? null);
    setPlaces(one ? changed.slice(0, 1) : fitted(changed, usual, { min: 2, max: changed.length }));
  };
  const seat = (index: number, some: Partial<Place>) =>
    setPlaces(wanted.map((place, i) => (i === index ? { ...place, ...some } : place)));

  return (
    <main id="main" className="page new-game" tabIndex={-1}>
      <h1>{en.newGame.title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <div className="form-columns">
          <div>
            <label className="field-row">
              <span>{en.newGame.ruleset}</span>
              <select
                value={ruleset}
                onChange={({ target }) => {
                  setRuleset(target.value);
                  setScenario(null);
                  setPlaces(null);
                  setOptions({});
                }}
              >
                {GAMES.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <ScenarioSelect
              scenarios={catalogue?.scenarios ?? []}
              value={scenario?.id ?? ''}
              choose={choose}
            />
            {scenario?.premise == null ? null : <p className="premise">{scenario.premise}</p>}
            <fieldset>
              <legend>{en.newGame.players}</legend>
              {min === max ? null : (
                <label className="field-row">
                  <span>{en.newGame.seats}</span>
                  <select
                    value={seats.length}
                    onChange={({ target }) => {
                      const count = Number(target.value);
                      setPlaces(fitted(places, usual, { min: count, max: count }));
                    }}
                  >
                    {counts(min, max).map((count) => (
                      <option key={count} value={count}>
                        {count}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {seats.map((place, i) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                  key={i}
                  number={i + 1}
                  place={place}
                  levels={catalogue?.levels ?? []}
                  units={catalogue?.units ?? []}
                  ready={ready}
                  judgements={judgements}
                  change={(some) => seat(i, some)}
                />
              ))}
            </fieldset>
            {catalogue === null ? null : (
              <Options
                table={{ ...scenario?.options, ...catalogue.options }}
                groups={catalogue.optionGroups}
                set={options}
                change={setOptions}
              />
            )}
          </div>
          <Preview ruleset={ruleset} request={request} title={scenario?.title ?? ''} />
        </div>
        <div className="begin">
          {(trouble ?? failure) === null ? null : <p role="alert">{trouble ?? failure}</p>}
          <button type="submit" className="primary" disabled={busy || request === null || !mayBegin}>
            {busy ? en.newGame.beginning : en.newGame.begin}
          </button>
        </div>
      </form>
    </main>
  );
}

/** Against the monsters one is enough, until somebody joins. */
function isForOne(scenario: Catalogue['scenarios'][number] | null): boolean {
  return scenario?.mode === 'solo' && scenario.players.min <= 1;
}

function rulesetOr(asked: string | null): string {
  return (GAMES.find(({ id }) => id === asked) ?? GAMES[0])?.id ?? '';
}

function useCatalogue(ruleset: string): readonly [Catalogue | null, string | null] {
  const [found, setFound] = useState<{ readonly of: string; readonly catalogue: Catalogue } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    setFailure(null);
    let wanted = true;
    referee()
      .call('catalogue', ruleset)
      .then(
        // Of two games the larger may come last, though the other was chosen since.
        (catalogue) => (wanted ? setFound({ of: ruleset, catalogue }) : undefined),
        (error: unknown) => (wanted ? setFailure(wordsOf(error)) : undefined),
      );
    return () => {
      wanted = false;
    };
  }, [ruleset]);
  return [found?.of === ruleset ? found.catalogue : null, failure];
}

const NO_PAIRING: Catalogue['usual'] = [];

const counts = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, n) => min + n);

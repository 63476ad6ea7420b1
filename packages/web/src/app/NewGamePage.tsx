import type { Json, OptionValue, SetupRequest } from '@vedette/engine';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useWithKept } from '../muster/with-kept.ts';
import { beginGame } from '../play/store.ts';
import type { Sitter } from '../referee/game-record.ts';
import type { Catalogue } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { en } from '../words/en.ts';
import { Options } from './Options.tsx';
import { Preview } from './Preview.tsx';
import { SitterSelect } from './SitterSelect.tsx';
import { seedOfPage } from './seed.ts';

const RULESETS = [
  ['silver-bayonet', 'The Silver Bayonet'],
  ['bayonet-point', 'Bayonet Point'],
] as const;

interface Place {
  readonly sitter: Sitter;
  readonly unit: number;
}

/** A fair pairing of the ready-made companies. */
const PLACES: Readonly<Record<string, readonly Place[]>> = {
  'silver-bayonet': [
    { sitter: 'person', unit: 1 },
    { sitter: 'regular', unit: 2 },
  ],
  'bayonet-point': [
    { sitter: 'person', unit: 0 },
    { sitter: 'regular', unit: 1 },
  ],
};

export default function NewGamePage() {
  const [search] = useSearchParams();
  const [ruleset, setRuleset] = useState<string>(() => rulesetOr(search.get('ruleset')));
  const { catalogue, asked } = useWithKept(ruleset, useCatalogue(ruleset), search.get('unit'));
  const [scenarioId, setScenario] = useState<string | null>(search.get('scenario'));
  const [places, setPlaces] = useState<readonly Place[]>(PLACES[ruleset] ?? PLACES['silver-bayonet']!);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  // A company sent here from the muster has the first seat.
  useEffect(() => {
    if (asked !== null) setPlaces(([first, ...rest]) => [{ sitter: first!.sitter, unit: asked }, ...rest]);
  }, [asked]);

  const scenario =
    catalogue?.scenarios.find(({ id }) => id === scenarioId) ?? catalogue?.scenarios[0] ?? null;
  const { min, max } = scenario?.players ?? { min: 2, max: 2 };
  const seats = useMemo(() => fitted(places, min, max), [places, min, max]);
  const request = useMemo(
    () =>
      catalogue === null || scenario === null ? null : requestOf(catalogue, scenario.id, seats, options),
    [catalogue, scenario, seats, options],
  );

  const begin = async () => {
    if (request === null) return;
    setBusy(true);
    setTrouble(null);
    try {
      const sitters = seats.map(({ sitter }) => sitter);
      go(`/game/${await beginGame({ ruleset, request, sitters, seed: seedOfPage() })}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  /** Against the monsters one is enough, until somebody joins. */
  const choose = (id: string) => {
    setScenario(id);
    setTrouble(null);
    const chosen = catalogue?.scenarios.find((one) => one.id === id);
    const alone = chosen?.mode === 'solo' && chosen.players.min <= 1;
    setPlaces(alone ? places.slice(0, 1) : fitted(places, 2, places.length));
  };
  const seat = (index: number, some: Partial<Place>) =>
    setPlaces(seats.map((place, i) => (i === index ? { ...place, ...some } : place)));

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
                  setPlaces(PLACES[target.value] ?? places);
                  setOptions({});
                }}
              >
                {RULESETS.map(([id, title]) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            </label>
            <label className="field-row">
              <span>{en.newGame.scenario}</span>
              <select value={scenario?.id ?? ''} onChange={({ target }) => choose(target.value)}>
                <ScenarioOptions scenarios={catalogue?.scenarios ?? []} />
              </select>
            </label>
            {scenario?.premise == null ? null : <p className="premise">{scenario.premise}</p>}
            <fieldset>
              <legend>{en.newGame.players}</legend>
              {min === max ? null : (
                <label className="field-row">
                  <span>{en.newGame.seats}</span>
                  <select
                    value={seats.length}
                    onChange={({ target }) =>
                      setPlaces(fitted(places, Number(target.value), Number(target.value)))
                    }
                  >
                    {counts(min, max).map((count) => (
                      <option key={count} value={count}>
                        {count}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              {seats.map(({ sitter, unit }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number.
                <div className="seat-row" key={i}>
                  <span className="seat-number">{i + 1}</span>
                  <SitterSelect
                    label={en.newGame.sitter}
                    value={sitter}
                    change={(next) => seat(i, { sitter: next })}
                  />
                  <label>
                    <span className="label-small">{en.newGame.unit}</span>
                    <select value={unit} onChange={({ target }) => seat(i, { unit: Number(target.value) })}>
                      {catalogue?.units.map(({ name }, n) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: two companies may have one name.
                        <option key={`${n} ${name}`} value={n}>
                          {name}
                        </option>
                      ))}
                    </select>
                  </label>
                </div>
              ))}
            </fieldset>
            {catalogue === null ? null : (
              <Options
                table={{ ...scenario?.options, ...catalogue.options }}
                set={options}
                change={(key, value) => setOptions({ ...options, [key]: value })}
              />
            )}
          </div>
          <Preview ruleset={ruleset} request={request} title={scenario?.title ?? ''} />
        </div>
        <div className="begin">
          {trouble === null ? null : <p role="alert">{trouble}</p>}
          <button type="submit" className="primary" disabled={busy || request === null}>
            {busy ? en.newGame.beginning : en.newGame.begin}
          </button>
        </div>
      </form>
    </main>
  );
}

function rulesetOr(asked: string | null): string {
  return RULESETS.find(([id]) => id === asked)?.[0] ?? RULESETS[0][0];
}

function useCatalogue(ruleset: string): Catalogue | null {
  const [found, setFound] = useState<{ readonly of: string; readonly catalogue: Catalogue } | null>(null);
  useEffect(() => {
    referee()
      .call('catalogue', ruleset)
      .then(
        (catalogue) => setFound({ of: ruleset, catalogue }),
        () => setFound(null),
      );
  }, [ruleset]);
  return found?.of === ruleset ? found.catalogue : null;
}

/** By who fights whom, where a game has both. */
function ScenarioOptions({ scenarios }: Pick<Catalogue, 'scenarios'>) {
  const modes = [...new Set(scenarios.map(({ mode }) => mode))];
  const of = (wanted: string | null) =>
    scenarios
      .filter(({ mode }) => mode === wanted)
      .map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ));
  if (modes.length < 2) return modes.map(of);
  return modes.map((mode) => (
    <optgroup key={mode} label={modeWords(mode)}>
      {of(mode)}
    </optgroup>
  ));
}

function modeWords(mode: string | null): string {
  const words: Readonly<Record<string, string>> = en.newGame.modes;
  return words[mode ?? ''] ?? mode ?? '';
}

const counts = (min: number, max: number): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, n) => min + n);

/** As many places as the scenario takes; new ones are for regulars with companies of their own. */
function fitted(places: readonly Place[], min: number, max: number): readonly Place[] {
  const more = Array.from({ length: Math.max(0, min - places.length) }, (_, n): Place => {
    return { sitter: 'regular', unit: places.length + n + 1 };
  });
  return [...places, ...more].slice(0, max);
}

function requestOf(
  { units, scenarios, options: known }: Catalogue,
  scenario: string,
  places: readonly Place[],
  options: Readonly<Record<string, OptionValue>>,
): SetupRequest {
  const seats = places.map(({ unit }) => {
    const { name, document } = units[unit % units.length]!;
    return { name, unit: document };
  });
  const table = { ...scenarios.find(({ id }) => id === scenario)?.options, ...known };
  // Choices made for another scenario are none of this one's.
  const made = Object.fromEntries(Object.entries(options).filter(([key]) => Object.hasOwn(table, key)));
  return { scenario, seats: apart(seats), options: made };
}

/** Two of the same company are told apart. */
function apart(seats: readonly { readonly name: string; readonly unit: unknown }[]): SetupRequest['seats'] {
  return seats.map(({ name, unit }, i) => {
    const twins = seats.slice(0, i).filter((other) => other.name === name).length;
    return { name: twins === 0 ? name : `${name} (${twins + 1})`, unit: unit as Json };
  });
}

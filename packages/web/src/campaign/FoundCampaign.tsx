import type { OptionValue } from '@vedette/engine';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Options } from '../app/Options.tsx';
import { seedOfPage } from '../app/seed.ts';
import { IconButton } from '../muster/Icon.tsx';
import type { CampaignCatalogue } from '../referee/campaign-messages.ts';
import { referee } from '../referee/referee.ts';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { readyUnits, UnitSelect, useOwnUnits } from './UnitSelect.tsx';

/** As many as a campaign takes. */
const MOST_PLAYERS = 8;
const LENGTHS: readonly (number | null)[] = [null, 5, 10, 20];

interface Entrant {
  readonly key: number;
  readonly name: string;
  readonly unit: string;
}

/** A new campaign: who takes part with which company, for how long, by which rules. */
export function FoundCampaign() {
  const [catalogue, setCatalogue] = useState<CampaignCatalogue | null>(null);
  const own = useOwnUnits();
  const [title, setTitle] = useState<string>(en.campaign.found.nameDefault);
  const [games, setGames] = useState<number | null>(null);
  const [entrants, setEntrants] = useState<readonly Entrant[]>([entrant(0), entrant(1)]);
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();
  useEffect(() => {
    referee()
      .call('campaignCatalogue')
      .then(setCatalogue, (error: unknown) => setTrouble(wordsOf(error)));
  }, []);

  const ready = readyUnits(catalogue?.units ?? []);
  const all = [...ready, ...own];
  const change = (key: number, some: Partial<Entrant>) =>
    setEntrants(entrants.map((one) => (one.key === key ? { ...one, ...some } : one)));
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (new Set(entrants.map(({ name }) => name.trim())).size < entrants.length) {
      setTrouble(en.campaign.found.namesakes);
      return;
    }
    setBusy(true);
    setTrouble(null);
    try {
      const seats = entrants.map(({ name, unit }) => ({
        name: name.trim(),
        unit: all.find(({ key }) => key === unit)?.document,
      }));
      const asked = { title: title.trim(), games, seats, options, seed: seedOfPage() };
      const { id } = await referee().call('campaignBegin', asked);
      go(`/campaign/${id}`);
    } catch (error) {
      setTrouble(wordsOf(error));
      setBusy(false);
    }
  };

  return (
    <section className="found" aria-labelledby="found-title">
      <h2 id="found-title">{en.campaign.found.title}</h2>
      <form onSubmit={(event) => void begin(event)}>
        <label className="field-row">
          <span>{en.campaign.found.name}</span>
          <input
            type="text"
            required
            maxLength={80}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
        </label>
        <label className="field-row">
          <span>{en.campaign.found.games}</span>
          <select
            value={games ?? ''}
            onChange={({ target }) => setGames(target.value === '' ? null : Number(target.value))}
          >
            {LENGTHS.map((length) => (
              <option key={length ?? ''} value={length ?? ''}>
                {length === null ? en.campaign.found.endless : en.campaign.found.season(length)}
              </option>
            ))}
          </select>
        </label>
        <fieldset>
          <legend>{en.campaign.found.players}</legend>
          {entrants.map(({ key, name, unit }, i) => (
            <div className="seat-row entrant" key={key}>
              <span className="seat-number">{i + 1}</span>
              <label>
                <span className="label-small">{en.campaign.found.playerName}</span>
                <input
                  type="text"
                  required
                  maxLength={60}
                  value={name}
                  onChange={({ target }) => change(key, { name: target.value })}
                />
              </label>
              <UnitSelect
                label={en.campaign.found.unit}
                ready={ready}
                own={own}
                value={unit}
                change={(next) => change(key, { unit: next })}
              />
              <IconButton
                icon="away"
                label={en.campaign.found.drop(name)}
                disabled={entrants.length === 1}
                onClick={() => setEntrants(entrants.filter((one) => one.key !== key))}
              />
            </div>
          ))}
          <button
            type="button"
            className="plain"
            disabled={entrants.length >= MOST_PLAYERS}
            onClick={() => setEntrants([...entrants, entrant(freeKey(entrants))])}
          >
            {en.campaign.found.add}
          </button>
        </fieldset>
        {catalogue === null ? null : (
          <Options
            table={catalogue.options}
            groups={catalogue.optionGroups}
            set={options}
            change={setOptions}
          />
        )}
        {trouble === null ? null : <p role="alert">{trouble}</p>}
        <p className="calls">
          <button type="submit" className="primary" disabled={busy || catalogue === null}>
            {busy ? en.campaign.found.beginning : en.campaign.found.begin}
          </button>
        </p>
      </form>
    </section>
  );
}

function entrant(key: number): Entrant {
  return { key, name: en.campaign.found.player(key + 1), unit: `ready ${key}` };
}

/** The first number that nobody has. */
function freeKey(entrants: readonly Entrant[]): number {
  return [...entrants.keys(), entrants.length].find((key) => !entrants.some((one) => one.key === key))!;
}

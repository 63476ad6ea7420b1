import type { OptionValue } from '@vedette/engine';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Options } from '../app/Options.tsx';
import { seedOfPage } from '../app/seed.ts';
import type { CampaignCatalogue } from '../referee/campaign-messages.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { type Entrant, Entrants, firstEntrants } from './Entrants.tsx';
import { readyUnits, useOwnUnits } from './units-on-offer.ts';

/** Who takes part with which unit, for how long, by which rules. */
export function FoundingForm({ catalogue }: { readonly catalogue: CampaignCatalogue }) {
  const { game, founding, seats: room } = catalogue;
  const own = useOwnUnits(game);
  const ready = readyUnits(catalogue);
  const [title, setTitle] = useState(founding.title);
  const [games, setGames] = useState<number | null>(founding.lengths[0] ?? null);
  const [entrants, setEntrants] = useState<readonly Entrant[]>(() => firstEntrants(room));
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({});
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [, go] = useLocation();

  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (new Set(entrants.map(({ name }) => name.trim())).size < entrants.length) {
      setTrouble(say.campaign.found.namesakes);
      return;
    }
    setBusy(true);
    setTrouble(null);
    try {
      const seats = entrants.map(({ name, unit }) => ({
        name: name.trim(),
        unit: [...ready, ...own].find(({ key }) => key === unit)?.document,
      }));
      const sitters = entrants.map(({ sitter }) => sitter);
      const asked = { game, title: title.trim(), games, seats, options, seed: seedOfPage(), sitters };
      const { id } = await referee().call('campaignBegin', asked);
      go(`/campaign/${id}`);
    } catch (error) {
      setTrouble(wordsOf(error));
      setBusy(false);
    }
  };

  return (
    <form onSubmit={(event) => void begin(event)}>
      <label className="field-row">
        <span>{say.campaign.found.name}</span>
        <input
          type="text"
          required
          maxLength={80}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </label>
      <Length lengths={founding.lengths} games={games} change={setGames} />
      <Entrants
        entrants={entrants}
        change={setEntrants}
        room={room}
        label={founding.unit}
        ready={ready}
        own={own}
      />
      <Options table={catalogue.options} groups={catalogue.optionGroups} set={options} change={setOptions} />
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      <p className="calls">
        <button type="submit" className="primary" disabled={busy}>
          {busy ? say.campaign.found.beginning : say.campaign.found.begin}
        </button>
      </p>
    </form>
  );
}

interface LengthProps {
  readonly lengths: readonly (number | null)[];
  readonly games: number | null;
  readonly change: (games: number | null) => void;
}

function Length({ lengths, games, change }: LengthProps) {
  return (
    <label className="field-row">
      <span>{say.campaign.found.games}</span>
      <select
        value={games ?? ''}
        onChange={({ target }) => change(target.value === '' ? null : Number(target.value))}
      >
        {lengths.map((length) => (
          <option key={length ?? ''} value={length ?? ''}>
            {length === null ? say.campaign.found.endless : say.campaign.found.season(length)}
          </option>
        ))}
      </select>
    </label>
  );
}

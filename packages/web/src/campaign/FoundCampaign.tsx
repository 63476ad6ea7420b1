import { CAMPAIGNS, GAMES } from '@vedette/games';
import { useState } from 'react';
import { say } from '../words/say.ts';
import { FoundingForm } from './FoundingForm.tsx';
import { useCatalogue } from './use-catalogue.ts';

/** The games that have a campaign. */
const OFFERED = GAMES.filter(({ id }) => Object.hasOwn(CAMPAIGNS, id));

/** A new campaign, of a game that has one. */
export function FoundCampaign() {
  const [game, setGame] = useState(OFFERED[0]!.id);
  const { catalogue, trouble } = useCatalogue(game);
  return (
    <section className="found" aria-labelledby="found-title">
      <h2 id="found-title">{say.campaign.found.title}</h2>
      {OFFERED.length === 1 ? null : (
        <label className="field-row">
          <span>{say.campaign.found.game}</span>
          <select value={game} onChange={({ target }) => setGame(target.value)}>
            {OFFERED.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {catalogue === null ? (
        <p role="status">{say.campaign.loading}</p>
      ) : (
        <FoundingForm key={game} catalogue={catalogue} />
      )}
    </section>
  );
}

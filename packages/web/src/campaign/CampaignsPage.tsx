import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FileButton } from '../app/FileButton.tsx';
import type { CampaignSummary } from '../referee/campaign-messages.ts';
import { forgetCampaign, keptCampaigns } from '../referee/campaign-shelf.ts';
import { referee } from '../referee/referee.ts';
import { en } from '../words/en.ts';
import { wordsOf } from '../words/words-of.ts';
import { FoundCampaign } from './FoundCampaign.tsx';

/** The campaigns of this browser, and a new one. */
export default function CampaignsPage() {
  const [campaigns, setCampaigns] = useState<readonly CampaignSummary[] | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [, go] = useLocation();
  const tell = useCallback((error: unknown) => setTrouble(wordsOf(error)), []);
  const refresh = useCallback(() => {
    keptCampaigns().then(setCampaigns, tell);
  }, [tell]);
  useEffect(refresh, [refresh]);
  const forget = async ({ id, title }: CampaignSummary) => {
    if (!confirm(en.campaign.forgetSure(title))) return;
    await forgetCampaign(id);
    refresh();
  };
  const bring = async (file: File) => {
    try {
      const { id } = await referee().call('campaignImport', JSON.parse(await file.text()));
      go(`/campaign/${id}`);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <main id="main" className="page campaigns" tabIndex={-1}>
      <h1>{en.campaign.title}</h1>
      <p className="quiet">{en.campaign.lede}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {campaigns?.length === 0 ? <p>{en.campaign.none}</p> : null}
      <ul className="game-list">
        {campaigns?.map((campaign) => (
          <Kept key={campaign.id} campaign={campaign} forget={() => void forget(campaign)} />
        ))}
      </ul>
      <p>
        <FileButton words={en.campaign.import} bring={bring} />
      </p>
      <FoundCampaign />
    </main>
  );
}

interface KeptProps {
  readonly campaign: CampaignSummary;
  readonly forget: () => void;
}

function Kept({ campaign, forget }: KeptProps) {
  const { id, title, players, games, ended, changed, unproved } = campaign;
  return (
    <li>
      <div>
        <h2>{title}</h2>
        <p>{players.map(({ name, unit }) => (name === unit ? name : `${name}: ${unit}`)).join(' · ')}</p>
        <p className="quiet">
          {en.campaign.games(games)}
          {ended ? `, ${en.campaign.over}` : ''},{' '}
          {new Date(changed).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
          {unproved === true ? <span className="doubt">, {en.games.unproved}</span> : null}
        </p>
      </div>
      <p className="calls">
        <Link className="secondary" href={`/campaign/${id}`}>
          {en.campaign.open}
        </Link>
        <button type="button" className="plain" onClick={forget}>
          {en.campaign.forget}
        </button>
      </p>
    </li>
  );
}

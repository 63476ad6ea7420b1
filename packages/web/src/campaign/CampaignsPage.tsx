import { useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { FileButton } from '../app/FileButton.tsx';
import { parseJson } from '../app/parse-json.ts';
import type { CampaignSummary } from '../referee/campaign-messages.ts';
import { forgetCampaign, keptCampaigns } from '../referee/campaign-shelf.ts';
import { referee } from '../referee/referee.ts';
import { dated } from '../words/format.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { FoundCampaign, OFFERED } from './FoundCampaign.tsx';

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
    if (!confirm(say.campaign.forgetSure(title))) return;
    await forgetCampaign(id);
    refresh();
  };
  const bring = async (file: File) => {
    try {
      const { id } = await referee().call('campaignImport', parseJson(await file.text()));
      go(`/campaign/${id}`);
    } catch (error) {
      tell(error);
    }
  };
  return (
    <main id="main" className="page campaigns" tabIndex={-1}>
      <h1>{say.campaign.title}</h1>
      <p className="quiet">{say.campaign.lede}</p>
      {trouble === null ? null : <p role="alert">{trouble}</p>}
      {campaigns?.length === 0 ? <p>{say.campaign.none}</p> : null}
      <ul className="game-list">
        {campaigns?.map((campaign) => (
          <Kept key={campaign.id} campaign={campaign} forget={() => void forget(campaign)} />
        ))}
      </ul>
      <p className="calls">
        <Link className="secondary" href="/campaign/year">
          {say.campaign.year.title}
        </Link>
        <FileButton words={say.campaign.import} bring={bring} />
      </p>
      {OFFERED.length === 0 ? null : <FoundCampaign />}
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
        <h2>
          <Link href={`/campaign/${id}`}>{title}</Link>
        </h2>
        <p>{players.map(({ name, unit }) => (name === unit ? name : `${name}: ${unit}`)).join(' · ')}</p>
        <p className="quiet">
          {say.campaign.games(games)}
          {ended ? `, ${say.campaign.over}` : ''}, {dated(changed)}
          {unproved === true ? <span className="doubt">, {say.games.unproved}</span> : null}
        </p>
      </div>
      <p className="calls">
        <Link className="secondary" href={`/campaign/${id}`}>
          {say.campaign.open}
        </Link>
        <button type="button" className="plain" onClick={forget}>
          {say.campaign.forget}
        </button>
      </p>
    </li>
  );
}

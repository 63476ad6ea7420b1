import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Company } from '../muster/company.ts';
import { musterNamed } from '../muster/musters.ts';
import { PrintView } from '../muster/PrintPage.tsx';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { useCampaign } from './use-campaign.ts';

/** Everybody's roster as it is now, on paper. */
export default function RostersPage({ id }: { readonly id: string }) {
  const { book } = useCampaign(id);
  const game = book?.game;
  const [companies, setCompanies] = useState<readonly Company[] | null | undefined>(undefined);
  useEffect(() => {
    if (game === undefined) return;
    let wanted = true;
    companiesOf(id, game).then(
      (found) => wanted && setCompanies(found),
      () => wanted && setCompanies(null),
    );
    return () => {
      wanted = false;
    };
  }, [id, game]);
  return (
    <PrintView
      back={<Link href={`/campaign/${id}`}>{book?.title ?? say.campaign.back}</Link>}
      companies={companies}
    />
  );
}

async function companiesOf(id: string, game: string): Promise<readonly Company[] | null> {
  const muster = await musterNamed(game);
  if (muster === null) return null;
  const units = await referee().call('campaignUnits', id);
  return units.flatMap((unit) => (unit === null ? [] : [{ muster, unit }]));
}

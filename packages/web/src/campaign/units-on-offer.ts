import type { Json } from '@vedette/engine';
import { useEffect, useState } from 'react';
import { keptUnits } from '../muster/kept.ts';
import { musterNamed } from '../muster/musters.ts';
import type { CampaignCatalogue } from '../referee/campaign-messages.ts';
import { referee } from '../referee/referee.ts';

/** A unit that can join a campaign. */
export interface UnitOnOffer {
  readonly key: string;
  readonly name: string;
  readonly document: Json;
}

/** The ready-made ones. */
export function readyUnits(catalogue: CampaignCatalogue | null): readonly UnitOnOffer[] {
  return (catalogue?.units ?? []).map(({ name, document }, i) => ({ key: `ready ${i}`, name, document }));
}

/** Units of this browser's muster that a campaign of this game may begin with. */
export function useOwnUnits(game: string): readonly UnitOnOffer[] {
  const [units, setUnits] = useState<readonly UnitOnOffer[]>([]);
  useEffect(() => {
    let wanted = true;
    ownUnits(game).then(
      (found) => wanted && setUnits(found),
      // Without a store there are only the ready-made ones.
      () => wanted && setUnits([]),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return units;
}

async function ownUnits(game: string): Promise<readonly UnitOnOffer[]> {
  const muster = await musterNamed(game);
  const kept = (await keptUnits(game)).filter(({ legal }) => legal);
  if (muster === null || kept.length === 0) return [];
  const documents = kept.map(({ unit }) => unit);
  const taken = await referee().call('campaignTakes', game, documents);
  return kept
    .filter((_, i) => taken[i])
    .map(({ id, unit }) => ({ key: `own ${id}`, name: muster.summary(unit).name, document: unit }));
}

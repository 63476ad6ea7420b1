import { useLocation } from 'wouter';
import { packed } from '../muster/share.ts';
import type { GameRequest } from '../referee/game-file.ts';
import { say } from '../words/say.ts';

interface PrintEveningProps {
  readonly ruleset: string;
  readonly request: GameRequest | null;
  /** The campaign that it belongs to, if any. */
  readonly campaign?: string;
}

/** The way to the sheet of an evening: what is played travels in the address. */
export function PrintEvening({ ruleset, request, campaign }: PrintEveningProps) {
  const [, go] = useLocation();
  const open = async () =>
    go(`/night#${await packed({ ruleset, request, ...(campaign === undefined ? {} : { campaign }) })}`);
  return (
    <button type="button" className="secondary" disabled={request === null} onClick={() => void open()}>
      {say.night.open}
    </button>
  );
}

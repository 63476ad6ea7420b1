import type { GameRequest } from '../referee/game-file.ts';
import { GroundSheet } from '../table/GroundSheet.tsx';
import { say } from '../words/say.ts';
import { useChart } from './use-chart.ts';

interface PreviewProps {
  readonly ruleset: string;
  readonly request: GameRequest | null;
  readonly title: string;
}

/** The map of the scenario that is about to be played. */
export function Preview({ ruleset, request, title }: PreviewProps) {
  const { chart, trouble } = useChart(ruleset, request);
  return (
    <figure className="sheet preview">
      <figcaption>
        <span className="sheet-title">{title}</span>
        <span className="sheet-note">{say.newGame.preview}</span>
      </figcaption>
      {chart === null ? null : <GroundSheet chart={chart} />}
      {trouble === null ? null : <p role="alert">{trouble}</p>}
    </figure>
  );
}

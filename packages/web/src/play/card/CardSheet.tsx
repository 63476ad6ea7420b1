import type { Scene, SceneFigure } from '@vedette/engine';
import { useLayoutEffect } from 'react';
import { cutOf } from '../../map/coats.ts';
import { coatOf } from '../../table/coat-of.ts';
import { LoneCounter } from '../../table/LoneCounter.tsx';
import { say } from '../../words/say.ts';
import { CardBody, LookUp } from './CardBody.tsx';
import { CardLine } from './CardLine.tsx';
import { pinCard, unpinCard } from './card-desk.ts';
import { useFigureCard } from './use-figure-card.ts';

interface CardSheetProps {
  readonly figure: SceneFigure;
  readonly sides: Scene['sides'];
  readonly pinned: boolean;
  /** How much of it: its first line, where there is something else to look at; what a glance takes in; or all. */
  readonly read?: 'line' | 'glance' | 'all';
  /** Keeps one open that came by pointing alone, and shows all of it. */
  readonly unfold?: () => void;
  /** Told when what stands on it is there: it is larger then. */
  readonly laid?: () => void;
  readonly close: () => void;
}

/** A card on paper: whose it is, the buttons that keep it or put it away, and all that stands on it. */
export function CardSheet({ figure, sides, pinned, read = 'all', unfold, laid, close }: CardSheetProps) {
  const card = useFigureCard(figure.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something else stands on it.
  useLayoutEffect(() => laid?.(), [card, read, laid]);
  return (
    <>
      <header className="card-head">
        <LoneCounter figure={figure} coat={coatOf(figure, sides)} cut={cutOf(figure.side, sides)} />
        <h2>
          <LookUp to={card?.to ?? null}>{card?.title ?? figure.name}</LookUp>
        </h2>
        {unfold === undefined ? (
          <button
            type="button"
            className="card-button"
            aria-pressed={pinned}
            onClick={() => (pinned ? unpinCard : pinCard)(figure.id)}
          >
            {pinned ? say.card.unpin : say.card.pin}
          </button>
        ) : (
          <button type="button" className="card-button" onClick={unfold}>
            {say.card.all} <kbd>{say.card.key}</kbd>
          </button>
        )}
        {pinned || unfold !== undefined ? null : (
          <button type="button" className="card-button" aria-label={say.card.close} onClick={close}>
            ×
          </button>
        )}
      </header>
      {card === null ? null : read === 'line' ? (
        <CardLine card={card} />
      ) : (
        <CardBody card={card} glance={read === 'glance'} />
      )}
    </>
  );
}

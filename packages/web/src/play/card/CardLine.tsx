import type { FigureCard } from '@vedette/engine';

/** The first line of a card: what somebody is, whose and where. */
export function CardLine({ card }: { readonly card: Pick<FigureCard, 'line'> }) {
  return <p className="card-line">{card.line.join(' · ')}</p>;
}

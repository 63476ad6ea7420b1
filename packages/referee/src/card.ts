import type { BoardHelpers, FigureCard, Game, Scene } from '@vedette/engine';

/** A figure of a scene on a card; null: nobody there is called that. */
export function cardOf(
  board: BoardHelpers<Game>,
  view: Game['state'],
  { figures }: Pick<Scene, 'figures'>,
  figure: string,
  from: string | null,
): FigureCard | null {
  const isThere = (id: string | null) => figures.some((other) => other.id === id);
  return isThere(figure) ? board.card(view, figure, isThere(from) ? from : null) : null;
}

/** A figure's name in the state. */
export type FigureId = string;

import type { Area } from '@vedette/engine/table';

/** One area of the table, where it lies on the paper. */
export interface Sheet {
  readonly area: Area;
  readonly name: string | null;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** What is underfoot where nothing is drawn. */
  readonly floor: 'field' | 'planks';
}

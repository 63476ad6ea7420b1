import type { Boundary } from '../store/store.ts';
import type { House } from './house.ts';

/** Writes a match down whole from time to time: whoever opens it plays again only what came after. */
export class Boundaries {
  private readonly match: string;
  private readonly house: House;
  /** The match as it stands. */
  private readonly whole: () => Promise<Boundary>;
  private keptAt = 0;

  constructor(match: string, house: House, whole: () => Promise<Boundary>) {
    this.match = match;
    this.house = house;
    this.whole = whole;
  }

  /** It was opened at this one. */
  opened(boundary: Boundary | null): void {
    this.keptAt = boundary?.seq ?? 0;
  }

  /** After so many entries: unless the last one is near, or, with `anyway`, there is nothing new. */
  async keep(seq: number, anyway: 'anyway' | null = null): Promise<void> {
    if (seq - this.keptAt < (anyway === null ? this.house.boundaryEvery : 1)) return;
    try {
      const boundary = await this.whole();
      await this.house.store.keepBoundary(this.match, boundary);
      this.keptAt = boundary.seq;
    } catch (error) {
      // The journal is whole without it.
      this.house.fault('boundary', error);
    }
  }
}

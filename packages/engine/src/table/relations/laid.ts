import type { Body, Spot } from '../ground/piece.ts';
import type { Drop } from '../place/fall.ts';
import type { Limit, Relations } from './relations.ts';

/** How a game measures where everything has its place. */
export interface Measures<Figure extends Body, Sight, Zone> {
  /** Rounded as the game compares. */
  distance(a: Body, b: Body): number;
  sight(from: Figure, to: Figure): Sight;
  touch(a: Body, b: Body): boolean;
  drop(of: Figure): readonly Drop[];
  inZone(of: Spot, zone: Zone): boolean;
  room(of: Figure, at: Spot): Spot | null;
}

/** Relations that are measured from positions, at the moment of asking. */
export function laid<Figure extends Body, Sight, Zone>(
  measures: Measures<Figure, Sight, Zone>,
): Relations<Figure, Sight, Zone> {
  return new Laid(measures);
}

class Laid<Figure extends Body, Sight, Zone> implements Relations<Figure, Sight, Zone> {
  private readonly measures: Measures<Figure, Sight, Zone>;

  constructor(measures: Measures<Figure, Sight, Zone>) {
    this.measures = measures;
  }

  within<Other extends Body>(of: Body, far: number, among: readonly Other[]): Other[] {
    return among.filter((other) => this.measures.distance(of, other) <= far);
  }

  inRange(from: Body, to: Body, far: number, limit: Limit = 'or-equal'): boolean {
    const apart = this.measures.distance(from, to);
    return limit === 'nearer' ? apart < far : apart <= far;
  }

  sight(from: Figure, to: Figure): Sight {
    return this.measures.sight(from, to);
  }

  inOrder<Other extends Body>(of: Body, among: readonly Other[]): Other[][] {
    const away = among.map((other) => ({ other, far: this.measures.distance(of, other) }));
    away.sort((a, b) => a.far - b.far);
    const groups: Other[][] = [];
    let last = -1;
    for (const { other, far } of away) {
      if (groups.length > 0 && far === last) groups.at(-1)!.push(other);
      else groups.push([other]);
      last = far;
    }
    return groups;
  }

  contact<Other extends Body>(of: Body, among: readonly Other[]): Other[] {
    return among.filter((other) => this.measures.touch(of, other));
  }

  touches(of: Body, other: Body): boolean {
    return this.measures.touch(of, other);
  }

  drop(of: Figure): readonly Drop[] {
    return this.measures.drop(of);
  }

  inZone(of: Spot, zone: Zone): boolean {
    return this.measures.inZone(of, zone);
  }

  room(of: Figure, at: Spot): Spot | null {
    return this.measures.room(of, at);
  }
}

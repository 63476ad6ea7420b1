import type { LengthUnit, Scene, SceneFigure, SceneGroup, SceneMarker, Seat } from '@vedette/engine';
import { distanceToSpot, type Spot } from '@vedette/engine/table';
import type { Session } from '../session.ts';
import type { Question } from '../snapshot.ts';
import { words } from '../words/index.ts';
import { directionTo, hourOf, pointOf } from './compass.ts';
import type { Named } from './find.ts';
import type { Numbers } from './numbers.ts';
import { type Place, placesOf } from './places.ts';
import type { Doer } from './tiding.ts';
import type { EarWords } from './words.ts';

/** Somebody as he is spoken of: a figure, or a group that goes together, by the one of it that stands for all. */
export interface Body extends Named {
  readonly id: string;
  readonly name: string;
  readonly figures: readonly SceneFigure[];
  readonly first: SceneFigure;
  readonly group: SceneGroup | null;
  readonly side: Seat | null;
}

/** A thing to be had, with the number that it goes by. */
export interface Thing extends Named {
  readonly marker: SceneMarker;
  readonly name: string;
}

/** All that somebody who asks the table knows of it, as far as it is needed. */
export class Eyes {
  readonly session: Session;
  /** Of which these are the eyes. */
  readonly moment: object;
  readonly say: EarWords;
  readonly scene: Scene;
  readonly question: Question | null;
  readonly unit: LengthUnit;
  readonly bodies: readonly Body[];
  private readonly numbers: Numbers;
  private knownPlaces: readonly Place[] | null = null;

  /** `numbers`: by which things are known to whoever asks. */
  constructor(session: Session, numbers: Numbers) {
    this.session = session;
    this.numbers = numbers;
    // Whatever lies there has its number before anything is taken away.
    this.scene = session.scene();
    for (const marker of this.scene.markers) numbers.of(marker);
    this.moment = session.moment;
    this.say = words.in(session.locale).ear;
    this.question = session.question([]);
    this.unit = session.unit;
    this.bodies = bodiesOf(this.scene);
  }

  get places(): readonly Place[] {
    this.knownPlaces ??= placesOf(this.scene, this.unit, words.in(this.session.locale), (id) =>
      this.session.pieceDoes(id),
    );
    return this.knownPlaces;
  }

  get things(): readonly Thing[] {
    return this.scene.markers.map((marker) => {
      const number = this.numbers.of(marker);
      const numbered =
        marker.kind === 'clue' ? this.say.clue(number) : this.say.numberedThing(marker.name, number);
      const several =
        this.scene.markers.filter(({ name }) => name === marker.name).length > 1 ||
        (marker.kind === 'clue' && this.numbers.areMany(marker));
      return {
        marker,
        name: several ? numbered : marker.name,
        names: [several ? numbered : marker.name, numbered, String(number)],
      };
    });
  }

  /** On the table, of those who fight for somebody else. */
  get foes(): readonly Body[] {
    return this.bodies.filter((body) => body.first.place === 'table' && this.isFoe(body));
  }

  get own(): readonly Body[] {
    return this.bodies.filter((body) => !this.isFoe(body));
  }

  /** Where everything is done together, nobody at the table is an enemy. */
  isFoe({ side }: { readonly side: Seat | null }): boolean {
    if (side === null) return true;
    const { objectives = [] } = this.scene;
    const together = objectives.length > 0 && objectives.every(({ shared }) => shared === true);
    return !together && side !== (this.session.viewer ?? 0);
  }

  /** Whom the open question is about. */
  private get asked(): Body | undefined {
    const [asked] = this.question?.about.figures ?? [];
    return asked === undefined ? undefined : this.bodyOf(asked);
  }

  /** Whom the open question is about; else the first who can be sent, or who is on the table. */
  get me(): Body | null {
    return this.ready[0] ?? this.ownOnTable[0] ?? null;
  }

  /** Who could do something now: whom the open question is about, or everybody who can be sent. */
  get ready(): readonly Body[] {
    if (this.asked !== undefined) return [this.asked];
    const sent = (this.question?.options ?? []).flatMap(({ starts, figure }) =>
      starts === 'send' && figure !== undefined ? [this.bodyOf(figure)] : [],
    );
    return this.ownOnTable.filter((body) => sent.includes(body));
  }

  private get ownOnTable(): readonly Body[] {
    return this.own.filter(({ first }) => first.place === 'table');
  }

  /** Who it is that distances are told from; null: whoever has been asked about; undefined: nobody. */
  standpoint(from: Body | null): string | null | undefined {
    if (from === null) return undefined;
    return from.id === this.asked?.id ? null : from.name;
  }

  /** A figure or a group by its id. */
  bodyOf(id: string): Body | undefined {
    return (
      this.bodies.find((body) => body.id === id) ??
      this.bodies.find(({ figures }) => figures.some((figure) => figure.id === id))
    );
  }

  figure(id: string): SceneFigure | undefined {
    return this.scene.figures.find((one) => one.id === id);
  }

  length(far: number): string {
    return this.say.length(far, this.unit);
  }

  /** "5.2 inches north-east, 2 o’clock", from somebody’s base to a place. */
  bearing(
    from: SceneFigure,
    to: Spot,
    far = distanceToSpot(from, to),
  ): { far: string; compass: string | null; hour: string | null } {
    const direction = directionTo(from, to, this.scene.yGrows);
    return {
      far: far < TOUCHING ? this.say.touching : this.length(far),
      compass: direction === null ? null : this.say.compass[pointOf(direction)]!,
      hour: direction === null ? null : this.say.hour(hourOf(direction)),
    };
  }

  /** Something with its bearing from somebody; without one where nobody is. */
  lies(name: string, from: SceneFigure | undefined, to: Spot, far?: number): string {
    if (from === undefined || from.place !== 'table') return name;
    const { far: away, compass, hour } = this.bearing(from, to, far);
    return this.say.at(name, away, compass, hour);
  }
}

/** In any unit: nearer than this, two touch. */
export const TOUCHING = 0.05;

/** Names as they are spoken: without what comes after a comma. */
export function shortName(name: string): string {
  return name.split(',')[0]!;
}

/** As the subject of a sentence: groups are many. */
export const subject = ({ name, group }: Body): Doer => ({ name, many: group !== null });

function bodiesOf({ figures, groups = [] }: Scene): readonly Body[] {
  const grouped = new Set(groups.map(({ id }) => id));
  const led = groups.flatMap((group) => {
    const members = figures.filter((figure) => figure.group === group.id);
    const first = members.find(({ place }) => place === 'table') ?? members[0];
    if (first === undefined) return [];
    return [
      {
        id: group.id,
        name: group.name,
        names: [group.name],
        figures: members,
        first,
        group,
        side: group.side,
      },
    ];
  });
  const alone = figures
    .filter(({ group }) => group === undefined || !grouped.has(group))
    .map((figure) => ({
      id: figure.id,
      name: shortName(figure.name),
      names: [shortName(figure.name), figure.name],
      figures: [figure],
      first: figure,
      group: null,
      side: figure.side,
    }));
  return [...led, ...alone];
}

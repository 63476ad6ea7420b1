import type { SceneFigure } from '@vedette/engine';
import { num, type Point } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import type { DrawnCounter } from './drawn-counters.ts';
import type { Drawings } from './table-props.ts';

const HEIGHT = 17;
const widthOf = (words: string) => words.length * 7 + 8;

interface ChanceAt {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

interface Round extends Point {
  readonly radius: number;
}

interface Among {
  /** Everybody, whom no words should lie upon. */
  readonly figures: readonly SceneFigure[];
  readonly drawn: ReadonlyMap<string, DrawnCounter>;
  readonly letters: number;
  readonly tag: Drawings['tag'];
}

/**
 * Chances below those whom they are about, or above or beside them where they would lie on somebody else; where they
 * would lie on each other the later ones are left to the list.
 */
export function chancesApart(
  chances: NonNullable<Drawings['chances']>,
  survey: Survey,
  { figures, drawn, letters, tag }: Among,
): readonly ChanceAt[] {
  const laid: ChanceAt[] = [];
  const roundOf = ({ id, radius, ...spot }: Pick<SceneFigure, 'id' | 'radius' | 'x' | 'y'>) => {
    const middle = toPaper(survey, spot);
    const { radius: shown = radius * survey.scale, by = { x: 0, y: 0 } } = drawn.get(id) ?? {};
    return { id, x: middle.x + by.x, y: middle.y + by.y, radius: shown };
  };
  const rounds = figures.filter(({ place }) => place === 'table').map(roundOf);
  const done = new Set<string>();
  for (const chance of chances) {
    const { id, words } = chance;
    // Of several ways to get at somebody the first is what a touch of him does; another number would seem his neighbour's.
    if (done.has(id)) continue;
    done.add(id);
    // Whoever is pointed at has a larger one.
    if (tag !== null && tag.x === chance.x && tag.y === chance.y) continue;
    const others = rounds.filter((round) => round.id !== id);
    const free = placesAbout(roundOf(chance), words, letters)
      .map((place) => ({ id, words, ...place }))
      .filter(
        (at) =>
          !laid.some((other) => overlap(at, other, letters)) &&
          !isUnder(at, letters, tag === null ? null : { ...toPaper(survey, tag), words: tag.words }),
      );
    const at = free.find((place) => !others.some((round) => lies(place, round, letters))) ?? free[0];
    if (at !== undefined) laid.push(at);
  }
  return laid;
}

/** Where words about somebody may stand, the usual place first. */
function placesAbout(round: Round, words: string, letters: number): readonly Point[] {
  const [gap, high] = [round.radius + 4, HEIGHT * letters];
  const beside = gap + (widthOf(words) * letters) / 2;
  return [
    { x: round.x, y: round.y + gap },
    { x: round.x, y: round.y - gap - high },
    { x: round.x + beside, y: round.y - high / 2 },
    { x: round.x - beside, y: round.y - high / 2 },
  ];
}

const overlap = (one: ChanceAt, other: ChanceAt, letters: number): boolean =>
  Math.abs(other.x - one.x) <= ((widthOf(one.words) + widthOf(other.words)) / 2) * letters &&
  Math.abs(other.y - one.y) <= (HEIGHT + 2) * letters;

/** Whether words lie on somebody's counter. */
function lies({ x, y, words }: ChanceAt, round: Round, letters: number): boolean {
  const half = (widthOf(words) * letters) / 2;
  const aside = Math.max(0, Math.abs(round.x - x) - half);
  const off = Math.max(0, y - round.y, round.y - (y + HEIGHT * letters));
  return Math.hypot(aside, off) < round.radius;
}

/** Under the tag of whoever is pointed at, which stands right of him. */
function isUnder(
  { x, y, words }: ChanceAt,
  letters: number,
  tag: { readonly x: number; readonly y: number; readonly words: string } | null,
): boolean {
  if (tag === null) return false;
  const far = tag.x + (tag.words.length * 7.4 + 40) * letters;
  return (
    x + widthOf(words) * letters > tag.x &&
    x - widthOf(words) * letters < far &&
    Math.abs(y - tag.y) < 34 * letters
  );
}

export function Chance({ x, y, words, letters }: Omit<ChanceAt, 'id'> & { readonly letters: number }) {
  const width = widthOf(words);
  return (
    <g className="map-tag chance-tag" transform={`translate(${num(x)} ${num(y)}) scale(${num(letters)})`}>
      <rect className="tag" x={-width / 2} y={0} width={width} height={HEIGHT} rx={1} />
      <text className="tag-text" x={0} y={12.6}>
        {words}
      </text>
    </g>
  );
}

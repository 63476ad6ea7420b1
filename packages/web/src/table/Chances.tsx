import { num } from '../map/shape.ts';
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

/** Chances below those whom they are about; where they would lie on each other the later ones are left to the list. */
export function chancesApart(
  chances: NonNullable<Drawings['chances']>,
  survey: Survey,
  drawn: ReadonlyMap<string, DrawnCounter>,
  letters: number,
  tag: Drawings['tag'],
): readonly ChanceAt[] {
  const laid: ChanceAt[] = [];
  for (const { id, words, radius, ...spot } of chances) {
    // Whoever is pointed at has a larger one.
    if (tag !== null && tag.x === spot.x && tag.y === spot.y) continue;
    const middle = toPaper(survey, spot);
    const { radius: shown = radius * survey.scale, by = { x: 0, y: 0 } } = drawn.get(id) ?? {};
    const at = { id, words, x: middle.x + by.x, y: middle.y + by.y + shown + 4 };
    const free = laid.every(
      (other) =>
        Math.abs(other.x - at.x) > widthOf(words) * letters ||
        Math.abs(other.y - at.y) > (HEIGHT + 2) * letters,
    );
    if (free && !isUnder(at, letters, tag === null ? null : { ...toPaper(survey, tag), words: tag.words }))
      laid.push(at);
  }
  return laid;
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

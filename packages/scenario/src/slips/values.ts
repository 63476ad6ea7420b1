import { kebab, wordsFor } from './synonyms.ts';

/** Values that may be meant by one that will not do, likeliest first; each is offered only where it fits. */
export function valuesFor(written: unknown, unit: Unit): readonly unknown[] {
  if (typeof written === 'string') return written.length > LONGEST ? [] : forText(written, unit);
  if (typeof written === 'number') return forNumber(written);
  if (Array.isArray(written)) return written.length > MOST ? [] : forList(written);
  if (typeof written === 'object' && written !== null) return forObject(written as Written);
  return [];
}

/** What lengths of a game are written in. */
export type Unit = 'inch' | 'millimetre';

/** Longer texts and lists are nobody's slip of the pen. */
const LONGEST = 60;
const MOST = 8;

type Written = Readonly<Record<string, unknown>>;

function forText(text: string, unit: Unit): readonly unknown[] {
  const word = kebab(text);
  const number = text.trim() === '' ? Number.NaN : Number(text);
  const share = /^(\d+)\/(\d+)$/.exec(text);
  const percent = /^(\d+) ?%$/.exec(text);
  return [
    ...(Number.isFinite(number) ? [number, ...forNumber(number)] : []),
    ...(NUMBERS.get(word) ?? []),
    ...diceIn(text),
    ...sumIn(text),
    ...lengthsIn(text, unit),
    ...countIn(text),
    ...(share === null ? [] : [[Number(share[1]), Number(share[2])]]),
    ...(percent === null ? [] : sharesOf(Number(percent[1]) / 100)),
    ...(text === 'true' || text === 'yes' ? [true] : text === 'false' || text === 'no' ? [false] : []),
    ...(PEOPLE.get(word) ?? []),
    ...wordsFor(text).filter((one) => one !== text),
    ...(word === '' ? [] : namedBy(word)),
  ];
}

/** Millimetres of what people measure in. */
const MILLIMETRES: readonly (readonly [RegExp, number])[] = [
  [/^(?:"|''|in|inch|inches|”|″)$/, 25.4],
  [/^(?:mm|millimetres?|millimeters?)$/, 1],
  [/^(?:cm|centimetres?|centimeters?)$/, 10],
  [/^(?:m|metres?|meters?)$/, 1000],
  [/^(?:'|ft|foot|feet|’|′)$/, 304.8],
];

/** `6"`, `15 cm`: as the game measures it, to a tenth of an inch or a millimetre. */
function lengthsIn(text: string, unit: Unit): readonly number[] {
  const found = /^(\d+(?:\.\d+)?)\s*([a-z"'”″’′]+)$/i.exec(text.trim());
  if (found === null) return [];
  const per = MILLIMETRES.find(([word]) => word.test(found[2]!.toLowerCase()))?.[1];
  if (per === undefined) return [];
  const millimetres = Number(found[1]) * per;
  return [unit === 'inch' ? Math.round((millimetres / 25.4) * 10) / 10 : Math.round(millimetres)];
}

/** `4+`, `+3`, `20 points`: the number in it. */
function countIn(text: string): readonly number[] {
  const found = /^\+?(\d+)(?:\+|\s+[a-z]+)?$/i.exec(text.trim());
  return found === null ? [] : [Number(found[1])];
}

/** So many, or so often, in a word. */
const NUMBERS: ReadonlyMap<string, readonly number[]> = new Map([
  ['once', [1]],
  ['twice', [2]],
  ['three-times', [3]],
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'].map(
    (word, i) => [word, [i + 1]] as const,
  ),
]);

/** Everybody, or all of a kind: as figures of one game and of the others. */
const EVERYBODY = [{ of: {} }, {}, 'everybody', 'each'] as const;
const PEOPLE: ReadonlyMap<string, readonly unknown[]> = new Map(
  Object.entries({
    all: EVERYBODY,
    anybody: EVERYBODY,
    anyone: EVERYBODY,
    everybody: EVERYBODY,
    everyone: EVERYBODY,
    soldier: [{ of: { is: 'soldier' } }, { is: 'soldier' }],
    soldiers: [{ of: { is: 'soldier' } }, { is: 'soldier' }],
    monster: [{ of: { is: 'monster' } }, { is: 'monster' }],
    monsters: [{ of: { is: 'monster' } }, { is: 'monster' }],
    enemies: [{ of: { side: 'enemy' } }, { side: 'enemy' }],
    enemy: [{ of: { side: 'enemy' } }, { side: 'enemy' }],
  }),
);

/** A word where an object is wanted that has it in one of these places. */
function namedBy(word: string): readonly unknown[] {
  return [
    { event: word },
    ...wordsFor(word).map((event) => ({ event })),
    { tally: word },
    ...wordsFor(word).map((tally) => ({ tally })),
    { edgeCentre: word },
    { anchor: word },
    { op: word },
    { side: word },
    { token: word },
    { var: word },
    [word],
  ];
}

/** `1d10`, `D6`, `2d6+1`. */
const DICE = /^(\d*)[dDwW](\d+)(?:\s*([+-])\s*(\d+))?$/;

function diceIn(text: string): readonly unknown[] {
  const found = DICE.exec(text.trim());
  if (found === null) return [];
  const [, count, faces, sign, more] = found;
  const dice = count === '' ? 1 : Number(count);
  const plus = more === undefined ? {} : { plus: (sign === '-' ? -1 : 1) * Number(more) };
  return [{ dice, faces: Number(faces), ...plus }];
}

/** `fuse - 1`: what was set, and what is added to it. */
function sumIn(text: string): readonly unknown[] {
  const found = /^([a-z][a-z0-9-]*?)\s*([+-])\s*(\d+)$/.exec(text.trim());
  if (found === null) return [];
  return [{ var: found[1]!, plus: (found[2] === '-' ? -1 : 1) * Number(found[3]) }];
}

function forNumber(number: number): readonly unknown[] {
  return [
    [number],
    { min: number, max: number },
    { min: number },
    ...sharesOf(number),
    String(number),
    { point: [number, number] },
    { turns: number, otherwise: 'draw' },
    { rounds: number, otherwise: 'points' },
    // A length for small and large figures.
    { small: Math.round((number * 2) / 3), large: number },
  ];
}

/** A part of the whole as two numbers. */
function sharesOf(number: number): readonly unknown[] {
  if (number <= 0 || number >= 1) return [];
  const of = [2, 3, 4, 5, 8, 10, 20].find((parts) =>
    Number.isInteger(Math.round(number * parts * 1e6) / 1e6),
  );
  return of === undefined ? [] : [[Math.round(number * of), of]];
}

function forList(list: readonly unknown[]): readonly unknown[] {
  const [first] = list;
  return [
    { point: list },
    { at: list },
    { rect: list },
    { circle: list },
    { poly: list },
    { line: list },
    { all: list },
    { of: first },
    ...(list.length === 1 ? [first] : []),
    Object.fromEntries(list.flatMap((one) => (typeof one === 'string' ? [[one, {}]] : []))),
  ];
}

function forObject(written: Written): readonly unknown[] {
  const { x, y, width, height, w, h, of, r, radius } = written;
  const numbers = (...some: readonly unknown[]) => some.every((one) => typeof one === 'number');
  const [wide, high] = [width ?? w, height ?? h];
  return [
    ...(numbers(x, y, wide, high) ? [[x, y, wide, high], { rect: [x, y, wide, high] }] : []),
    ...(numbers(x, y, r ?? radius) ? [[x, y, r ?? radius], { circle: [x, y, r ?? radius] }] : []),
    ...(numbers(x, y) ? [[x, y], { point: [x, y] }] : []),
    ...(typeof of === 'object' && Object.keys(written).length === 1 ? [of] : []),
    ...('who' in written && Object.keys(written).length === 1 ? [written['who']] : []),
    { of: written },
    { on: written },
    [written],
    renamed(written),
    ...lessened(written),
    ...thrown(written),
    ...middle(written),
    byName(written),
    ...Object.entries(written).flatMap(([, value]) =>
      Object.keys(written).length === 1 && typeof value === 'object' && value !== null ? [value] : [],
    ),
  ];
}

/** `{"var": "fuse", "minus": 1}`. */
function lessened({ minus, ...rest }: Written): readonly unknown[] {
  return typeof minus === 'number' ? [{ ...rest, plus: -minus }] : [];
}

/** `{"d6": 2, "plus": 1}`. */
function thrown({ d10, d6, ...rest }: Written): readonly unknown[] {
  return [
    ...(typeof d10 === 'number' ? [{ dice: d10, ...rest }] : []),
    ...(typeof d6 === 'number' ? [{ dice: d6, faces: 6, ...rest }] : []),
  ];
}

/** Dice where nothing is rolled: about what they come to. */
function middle(written: Written): readonly unknown[] {
  const { dice, die, faces = 10, plus = 0 } = written;
  const count = dice ?? die;
  if (typeof count !== 'number' || typeof faces !== 'number' || typeof plus !== 'number') return [];
  return [Math.round((count * (faces + 1)) / 2) + plus];
}

/** A list that was written as an object, each of its entries under its name. */
function byName(written: Written): readonly unknown[] {
  return Object.entries(written).map(([id, value]) =>
    typeof value === 'object' && value !== null ? { id, ...value } : value,
  );
}

/** Each key as the word that it is used for. */
const KEYS: Readonly<Record<string, string>> = {
  count: 'dice',
  number: 'dice',
  n: 'dice',
  sides: 'faces',
  die: 'faces',
  add: 'plus',
  modifier: 'plus',
  position: 'at',
  radius: 'within',
};

function renamed(written: Written): Written {
  return Object.fromEntries(Object.entries(written).map(([key, value]) => [KEYS[key] ?? key, value]));
}

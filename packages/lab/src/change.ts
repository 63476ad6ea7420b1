import { nearestWord } from '@vedette/engine';

/** What is different in a second set-up: `a.officer.accuracy=+1`, `scenario.rules.fuse.limit=2`. Plain JSON. */
export interface Change {
  /** As it was typed. */
  readonly text: string;
  /** Figures of a or b as they take the field, a unit's document, the scenario's, or what is agreed on. */
  readonly of: 'figures' | 'unit' | 'scenario' | 'option';
  /** Whose figures or unit; null: nobody's. */
  readonly whose: 'a' | 'b' | null;
  readonly path: readonly string[];
  /** What stands behind the sign of equality. */
  readonly to: string;
}

/** A change that leads nowhere; the message says where there is something. */
export class ChangeError extends Error {}

const FORM =
  'a change is <path>=<value>, like a.officer.accuracy=+1, b.unit.name=Others, scenario.rules.fuse.limit=2 or option.turn-limit=6';
const ROOTS = ['a', 'b', 'scenario', 'option'];

export function changeIn(text: string): Change {
  const [, written, to] = /^([^=]+)=(.*)$/s.exec(text.trim()) ?? [];
  if (written === undefined || to === undefined || to === '') throw new ChangeError(`${text}: ${FORM}.`);
  const [root, ...path] = written.split('.').map((part) => part.trim());
  if (root === undefined || !ROOTS.includes(root)) {
    const meant = nearestWord(root ?? '', ROOTS);
    const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
    throw new ChangeError(`${text}: a path begins with ${ROOTS.join(', ')}, not with "${root}".${hint}`);
  }
  const whole = { text, to, path };
  const ends = (enough: boolean): void => {
    if (!enough || path.includes('')) throw new ChangeError(`${text}: the path leads nowhere; ${FORM}.`);
  };
  ends(path.length > 0);
  if (root === 'scenario') return { ...whole, of: 'scenario', whose: null };
  if (root === 'option') return { ...whole, of: 'option', whose: null, path: [path.join('.')] };
  const whose = root === 'a' ? 'a' : 'b';
  ends(path.length > 1);
  if (path[0] === 'unit') return { ...whole, of: 'unit', whose, path: path.slice(1) };
  return { ...whole, of: 'figures', whose };
}

/** Whether a key that is not there may be written: a document's checks see to it afterwards. */
type Absent = 'may-be-added' | 'is-a-mistake';

/**
 * The same with one thing changed, or several where `*` or a word fits several; nothing of the old one is touched.
 * A word finds the members of a list that have it for a text (an id, a name, a type); a number counts them from 0.
 */
export function changedIn(document: unknown, { text, path, to }: Change, absent: Absent): unknown {
  return walked(document, path, { text, to, absent });
}

interface Writing {
  readonly text: string;
  readonly to: string;
  readonly absent: Absent;
}

function walked(value: unknown, path: readonly string[], writing: Writing): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return written(value, writing);
  if (Array.isArray(value)) return inList(value, head, rest, writing);
  if (isRecord(value)) return inRecord(value, head, rest, writing);
  throw new ChangeError(`${writing.text}: there is nothing inside ${shown(value)} that could be "${head}".`);
}

function inList(list: readonly unknown[], head: string, rest: readonly string[], writing: Writing): unknown {
  const places = [...list.keys()].filter(
    (i) => head === '*' || head === String(i) || isCalled(list[i], head),
  );
  if (places.length === 0) throw notThere(writing.text, head, [...new Set(list.flatMap(wordsOf))]);
  // Of several that are meant, those count that have what is to be changed.
  const tried = new Map(places.map((i) => [i, attempt(() => walked(list[i], rest, writing))]));
  const failures = [...tried.values()].filter((result) => result instanceof ChangeError);
  if (failures.length === places.length) throw failures[0]!;
  return list.map((entry, i) => {
    const result = tried.get(i);
    return result === undefined || result instanceof ChangeError ? entry : result.value;
  });
}

function inRecord(
  record: Readonly<Record<string, unknown>>,
  head: string,
  rest: readonly string[],
  writing: Writing,
): unknown {
  const key = Object.hasOwn(record, head) ? head : null;
  if (key !== null) return { ...record, [key]: walked(record[key], rest, writing) };
  const inside = Object.keys(record).filter((one) => {
    const part = record[one];
    return isRecord(part) && Object.hasOwn(part, head);
  });
  const [room] = inside;
  if (room !== undefined && inside.length === 1)
    return { ...record, [room]: walked(record[room], [head, ...rest], writing) };
  if (writing.absent === 'may-be-added' && rest.length === 0)
    return { ...record, [head]: written(undefined, writing) };
  throw notThere(writing.text, head, keysOf(record));
}

/** Its own keys, and those one room further in. */
function keysOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  const inner = Object.values(record).flatMap((value) => (isRecord(value) ? Object.keys(value) : []));
  return [...new Set([...Object.keys(record), ...inner])];
}

const BY = /^[+-]\d+(?:\.\d+)?$/;

/** `+1` and `-1` go on from what is there, `+word` and `-word` from a list; anything else takes its place. */
function written(old: unknown, { text, to }: Writing): unknown {
  const sign = to[0];
  if (Array.isArray(old) && (sign === '+' || sign === '-')) {
    const thing = valueIn(to.slice(1));
    if (sign === '+') return [...old, thing];
    const place = old.findIndex(
      (entry) => JSON.stringify(entry) === JSON.stringify(thing) || isCalled(entry, to.slice(1)),
    );
    if (place < 0) throw notThere(text, to.slice(1), old.flatMap(wordsOf));
    return old.filter((_, i) => i !== place);
  }
  if (!BY.test(to)) return valueIn(to);
  if (typeof old === 'number') return old + Number(to);
  throw new ChangeError(`${text}: ${shown(old)} is no number to which ${to} could be added.`);
}

/** JSON, or else a word as it stands. */
function valueIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function attempt<T>(run: () => T): { readonly value: T } | ChangeError {
  try {
    return { value: run() };
  } catch (thrown) {
    if (thrown instanceof ChangeError) return thrown;
    throw thrown;
  }
}

const MOST_LISTED = 24;

function notThere(text: string, head: string, known: readonly string[]): ChangeError {
  const meant = nearestWord(head, known);
  const hint = meant === null ? '' : ` Did you mean "${meant}"?`;
  const list = known.slice(0, MOST_LISTED).join(', ') + (known.length > MOST_LISTED ? ', …' : '');
  return new ChangeError(
    `${text}: there is no "${head}" there.${hint}${list === '' ? '' : ` There are: ${list}.`}`,
  );
}

function isCalled(value: unknown, word: string): boolean {
  return wordsOf(value).includes(plain(word));
}

/** Longer texts are no names. */
const LONGEST = 40;

/** What a member of a list may be called: itself, or any of its texts. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [plain(value)];
  if (!isRecord(value)) return [];
  return Object.values(value).flatMap((part) =>
    typeof part === 'string' && part !== '' && part.length <= LONGEST ? [plain(part)] : [],
  );
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? 'that').slice(0, 60);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Game } from './context.ts';
import type { Floor, Mark, Origin } from './match.ts';
import type { RecordPart } from './record-fault.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { ForkPoint, Told } from './run.ts';

interface GameRecord<G extends Game> {
  readonly build: string;
  /** The build under which the match began; a match goes on under newer ones. */
  readonly begun: string;
  readonly ruleset: string;
  readonly origin: Origin<G>;
  readonly answers: readonly unknown[];
  readonly forks: readonly ForkPoint[];
}

/** A whole game, from its beginning: same build, same replay, same end. */
export interface Replay<G extends Game> extends GameRecord<G> {
  readonly format: 'vedette-replay';
  /** 1 has no `steps`: it proves where the game ended, not how it came there. */
  readonly version: 1 | 2;
  /** Every boundary and the end, each with the answers since the one before: whatever is changed shows where it was. */
  readonly steps?: readonly Mark[];
  /** Of the state after the last answer. */
  readonly hash: string;
}

/** A game to go on with: the boundary before the undo floor, and every answer. */
export interface Save<G extends Game> extends GameRecord<G> {
  readonly format: 'vedette-save';
  readonly version: 1;
  /** Form of `boundary`, see `Ruleset.migrations`. */
  readonly schema: number;
  readonly boundary: G['state'];
  /** Answers given before the boundary. */
  readonly at: number;
  /** Everything told before it, so that the log outlives a change of the rules. */
  readonly told: readonly Told<G>[];
  readonly floor: Floor;
}

type Fields = Readonly<Record<string, unknown>>;

const MOST_SEATS = 100;
const LONGEST_NAME = 1000;
const MOST_FACES = 100_000;

/**
 * What is wrong with the form of a record, whoever brings it: a message, a file, a browser's store. What the ruleset
 * knows (scenario, units, state) is looked at by the ruleset.
 */
export function recordProblems(
  document: unknown,
  format: 'vedette-replay' | 'vedette-save',
): readonly Refusal[] {
  if (!isObject(document) || document['format'] !== format)
    return [refusal('save.wrong-format', { wanted: format }, '/format')];
  const versions = format === 'vedette-replay' ? [1, 2] : [1];
  if (!versions.includes(document['version'] as number)) {
    return [refusal('save.wrong-format', { wanted: format, versions }, '/version')];
  }
  const form = new Form();
  gameForm(form, document);
  if (format === 'vedette-save') saveForm(form, document);
  else replayForm(form, document);
  return form.found;
}

/** Collects what misses its form. */
class Form {
  readonly found: Refusal[] = [];

  must(fits: boolean, path: string, wanted: RecordPart, most?: number): boolean {
    const form = { fault: 'form', path, wanted } as const;
    if (!fits) this.found.push(refusal('save.damaged', most === undefined ? form : { ...form, most }, path));
    return fits;
  }

  keys(value: Fields, path: string, known: readonly string[]): void {
    for (const key of Object.keys(value)) {
      if (known.includes(key)) continue;
      this.found.push(refusal('save.damaged', { fault: 'key', path, key }, path));
    }
  }

  list(value: unknown, path: string, each: (item: unknown, at: string) => void): void {
    if (!this.must(Array.isArray(value), path, 'answer-list')) return;
    for (const [i, item] of (value as readonly unknown[]).entries()) each(item, `${path}/${i}`);
  }
}

const GAME_KEYS = ['format', 'version', 'build', 'begun', 'ruleset', 'origin', 'answers', 'forks'];

function gameForm(form: Form, record: Fields): void {
  for (const key of ['build', 'begun', 'ruleset']) form.must(isName(record[key]), `/${key}`, 'name');
  originForm(form, record['origin']);
  form.must(Array.isArray(record['answers']), '/answers', 'answer-list');
  form.list(record['forks'], '/forks', (fork, at) => {
    const { at: answers, seed, seat } = fieldsOf(fork);
    const fits = isUpTo(answers, given(record)) && isName(seed) && (seat === null || isSeat(seat));
    form.must(fits, at, 'fork');
  });
}

function originForm(form: Form, value: unknown): void {
  const origin = fieldsOf(value);
  if (!form.must('setup' in origin !== 'position' in origin, '/origin', 'origin')) return;
  form.keys(origin, '/origin', ['setup', 'position', 'dice']);
  const { seed, script } = fieldsOf(origin['dice']);
  const dice = script === undefined ? isName(seed) : isScript(script);
  form.must(dice, '/origin/dice', 'dice-source');
  if ('setup' in origin) form.must(isObject(origin['setup']), '/origin/setup', 'object');
}

function replayForm(form: Form, replay: Fields): void {
  form.keys(replay, '', [...GAME_KEYS, 'hash', ...(replay['version'] === 1 ? [] : ['steps'])]);
  form.must(isName(replay['hash']), '/hash', 'hash');
  if (replay['version'] === 1) return;
  form.list(replay['steps'], '/steps', (step, at) => {
    const mark = fieldsOf(step);
    form.must(isCount(mark['at']) && isName(mark['hash']), at, 'mark');
  });
}

function saveForm(form: Form, save: Fields): void {
  form.keys(save, '', [...GAME_KEYS, 'schema', 'boundary', 'at', 'told', 'floor']);
  form.must(isCount(save['schema']), '/schema', 'schema');
  const boundary = fieldsOf(save['boundary']);
  form.must(boundary['ruleset'] === save['ruleset'], '/boundary/ruleset', 'boundary-ruleset');
  form.must(isUpTo(boundary['seats'], MOST_SEATS), '/boundary/seats', 'seat-count', MOST_SEATS);
  diceForm(form, boundary['dice'], save);
  const answers = given(save);
  form.must(isUpTo(save['at'], answers), '/at', 'given-answers');
  const { at: floor, cause } = fieldsOf(save['floor']);
  const low = Number(save['at']);
  form.must(isUpTo(floor, answers) && floor >= low, '/floor/at', 'floor');
  form.must(CAUSES.includes(cause), '/floor/cause', 'floor-cause');
  form.list(save['told'], '/told', (told, at) => {
    const { event, to } = fieldsOf(told);
    const { type, rule } = fieldsOf(event);
    form.must(isName(type) && isName(rule), `${at}/event`, 'event');
    form.must(to === null || (Array.isArray(to) && to.every(isSeat)), `${at}/to`, 'told-to');
  });
}

const CAUSES: readonly unknown[] = ['dice', 'secret', 'age', null];

/** Dice as a state holds them; laid down beforehand only where the game began with just these. */
function diceForm(form: Form, value: unknown, save: Fields): void {
  const path = '/boundary/dice';
  if (!form.must(isObject(value), path, 'object')) return;
  const { words, script, next } = value as Fields;
  const whole = Array.isArray(words) && words.length === 4 && words.every(isInt32);
  // From four zeros the generator never leaves zero: a rule that rolls until dice differ would never end.
  form.must(whole && words.some((word) => word !== 0), `${path}/words`, 'words');
  if (!form.must(script === null || isScript(script), `${path}/script`, 'faces')) return;
  const faces = script as readonly number[] | null;
  form.must(isUpTo(next, faces?.length ?? 0), `${path}/next`, 'script-place');
  const laid = fieldsOf(fieldsOf(save['origin'])['dice'])['script'];
  const same =
    Array.isArray(laid) && laid.length === faces?.length && faces.every((face, i) => face === laid[i]);
  form.must(faces === null || same, `${path}/script`, 'dice-script');
}

/** How many answers a record has. */
function given(record: Fields): number {
  const { answers } = record;
  return Array.isArray(answers) ? answers.length : 0;
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

function isName(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_NAME;
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isUpTo(value: unknown, most: number): value is number {
  return isCount(value) && value <= most;
}

function isSeat(value: unknown): boolean {
  return isUpTo(value, MOST_SEATS - 1);
}

function isInt32(value: unknown): boolean {
  return Number.isInteger(value) && value === ((value as number) | 0);
}

function isScript(value: unknown): boolean {
  return (
    Array.isArray(value) && value.length <= MOST_FACES && value.every((face) => isCount(face) && face > 0)
  );
}

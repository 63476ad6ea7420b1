import type { Game } from '../kernel/context.ts';
import { BALL_ENDS, type Cue, type Staging } from '../kernel/cue.ts';
import type { RolledDie } from '../kernel/die.ts';
import type { Pending } from '../kernel/pending.ts';
import type { Prompt } from '../kernel/prompt.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { TELLING_KINDS } from '../kernel/telling.ts';

/** The words of the options by their ids. */
export function wordsById({ options }: Pick<Prompt, 'options'>): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ id, words }) => [id, words]));
}

const NO_WORDS = /undefined|null|NaN|\[object|^$/;

/** What is wrong with how a ruleset puts a question: words missing, options left out, or about somebody nobody sees. */
export function promptFaults<G extends Game>(
  ruleset: Ruleset<G>,
  pending: Pending<G>,
  view: G['state'],
): readonly string[] {
  const { title, about, roll, standing, options } = ruleset.speech.in().prompt(pending, view);
  const { options: offered = [], shapes = [] } = pending.question as {
    readonly options?: readonly string[];
    readonly shapes?: readonly string[];
  };
  const ids = options.map(({ id }) => id);
  const all = new Set([...offered, ...shapes]);
  const somebody = known(ruleset, view);
  return [
    ...(NO_WORDS.test(title) ? [`the title is "${title}"`] : []),
    ...options
      .filter(({ words }) => NO_WORDS.test(words))
      .map(({ id, words }) => `${id} is called "${words}"`),
    ...(ids.length === all.size && ids.every((id) => all.has(id))
      ? []
      : [`${ids.join()} is not ${[...all].join()}`]),
    ...about.figures.filter((id) => !somebody(id)).map((id) => `is about ${id}, who is nobody`),
    ...options
      .filter(({ figure }) => figure !== undefined && !somebody(figure))
      .map(({ id, figure }) => `${id} means ${figure}, who is nobody`),
    ...options
      .filter(({ starts, figure }) => starts === 'send' && figure === undefined)
      .map(({ id }) => `${id} sends nobody`),
    ...Object.keys(standing?.answers ?? {})
      .filter((id) => !ids.includes(id))
      .map((id) => `${id} is not on offer, and cannot be answered for good`),
    ...diceFaults(roll?.dice ?? []),
  ].map((fault) => `${pending.kind}: ${fault}`);
}

/** What is wrong with how a ruleset tells of an event; `staging`: how it says that its events are shown. */
export function tellingFaults<G extends Game>(
  ruleset: Ruleset<G>,
  event: G['event'],
  view: G['state'],
  staging?: Staging<string>,
): readonly string[] {
  const {
    kind,
    figures,
    dice,
    modifiers,
    attempt,
    hurt,
    lost,
    cues = [],
  } = ruleset.speech.in().telling(event, view);
  const words = ruleset.speech.in().describe(event, view);
  const somebody = known(ruleset, view);
  const named = [...figures, ...[attempt?.who, hurt?.figure, lost].filter((id) => id !== undefined)];
  return [
    ...(TELLING_KINDS.includes(kind) ? [] : [`is of no kind: ${kind}`]),
    ...(NO_WORDS.test(words) ? [`is told as "${words}"`] : []),
    ...(/\[[A-Z]+-[^\]]*\]$/.test(words) ? [`tells its rule in its words: "${words}"`] : []),
    ...named.filter((id) => !somebody(id)).map((id) => `concerns ${id}, who is nobody`),
    ...modifiers
      .filter(({ words: own, value }) => value !== 0 && !words.includes(own))
      .map(({ words: own }) => `does not say "${own}": "${words}"`),
    ...(attempt !== undefined && dice.length === 0 ? ['is an attempt without dice'] : []),
    ...diceFaults(dice),
    ...cues.flatMap((cue) => cueFaults(cue, somebody)),
    ...cues
      .filter((cue) => staging !== undefined && staging[event.type]?.includes(cue.kind) !== true)
      .map((cue) => `is shown by ${cue.kind}, which is not how it is staged`),
    ...(dice.length === 0 && cues.some((cue) => cue.kind === 'dice') ? ['throws dice that it has not'] : []),
  ].map((fault) => `${event.type}: ${fault}`);
}

/** Cues name whom a board can show, and places on it; slips have words. */
function cueFaults(cue: Cue, somebody: (id: string) => boolean): readonly string[] {
  if (cue.kind === 'slip') {
    const { title, source = title, text = title, figure, stats = [] } = cue.slip;
    const words = [title, source, text, ...stats.flatMap((stat) => [stat.label, stat.text])];
    return [
      ...words.filter((one) => NO_WORDS.test(one)).map((one) => `has a slip that says "${one}"`),
      ...(figure === undefined || somebody(figure) ? [] : [`has a slip about ${figure}, who is nobody`]),
    ];
  }
  const { kind: _, ...facts } = cue;
  const named = Object.values(facts).flat();
  return [
    ...named
      .filter((one) => typeof one === 'string')
      .filter((one) => !somebody(one) && !(BALL_ENDS as readonly string[]).includes(one))
      .map((one) => `shows ${one}, who is nobody`),
    ...named
      .filter((one) => typeof one === 'object' && one !== null)
      .filter(({ x, y, z }) => ![x, y, z].every(Number.isFinite))
      .map((spot) => `shows ${JSON.stringify(spot)}, which is no place`),
  ];
}

/** Whoever a board can show; without a board, anybody. */
function known<G extends Game>(ruleset: Ruleset<G>, view: G['state']): (id: string) => boolean {
  const { board } = ruleset.speech.in();
  if (board === undefined) return () => true;
  const { figures, groups = [] } = board.scene(view);
  const ids = new Set([...figures, ...groups].map(({ id }) => id));
  return (id) => ids.has(id);
}

function diceFaults(dice: readonly RolledDie[]): readonly string[] {
  return dice
    .filter(({ die, face }) => !(face >= 1 && face <= die.sides))
    .map(({ die, face }) => `a ${die.name} shows ${face}`);
}

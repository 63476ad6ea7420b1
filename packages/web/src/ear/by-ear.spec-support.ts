import { type Game, prepare, type Ruleset } from '@vedette/engine';
import {
  Conversation,
  type Dispatch,
  Host,
  playersFor,
  Session,
  type Sitter,
  type Tiding,
  type Told,
} from '@vedette/referee';
import { endOf } from '../play/plan.ts';
import { takenForGranted } from '../play/standing-orders.ts';
import { Listener, SENDS, toldWith } from './listener.spec-support.ts';

export interface Played {
  readonly host: Host;
  readonly heard: readonly Tiding[];
  /** What was told before it was done. */
  readonly plans: readonly string[];
  /** Keys that were pressed, setting up and hearing the answers among them, and how often somebody was sent. */
  readonly keys: number;
  readonly sent: number;
  /** How often something was asked. */
  readonly asks: number;
  /** Words of what others did, between one question and the next. */
  readonly gaps: readonly number[];
  /** What was asked of the table besides. */
  readonly asked: readonly Told[];
  /** What was told from one question to the next, and the lines of the log that it tells of. */
  readonly spells: readonly Spell[];
}

interface Spell {
  readonly lines: readonly Dispatch[];
  readonly told: readonly string[];
}

interface Laid {
  readonly ruleset: Ruleset<Game>;
  readonly scenario: string;
  readonly sitters: readonly Sitter[];
  readonly options?: Readonly<Record<string, number>>;
  readonly seed?: string;
}

export function laidOut({ ruleset, scenario, sitters, options = {}, seed = 'by ear' }: Laid): Host {
  const { usual = [0, 1], ready } = ruleset.units;
  const wanted = usual.slice(0, sitters.length);
  // Some scenarios are for some units only.
  const others = ready.flatMap((_, a) => (sitters.length === 1 ? [[a]] : ready.map((__, b) => [a, b])));
  for (const picks of [wanted, ...others]) {
    const seats = picks.map((n) => ({ unit: ready[n] }));
    const setup = prepare(ruleset, { scenario, seats, options });
    if (!setup.ok) continue;
    return Host.begin(ruleset, { setup: setup.value, dice: { seed } }, playersFor(ruleset, sitters, seed));
  }
  throw new Error(`Nobody may play "${scenario}".`);
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Keys for a line: a digit stands for itself, all else is typed after the key of the field and ended by Enter. */
const keysFor = (line: string): number => (line.length <= 1 ? 1 : line.length + 2);

/** Commands that are tried on the way, one at each question. */
const TRIED = [
  'enemy',
  'clues',
  'cover',
  'who sees me',
  'ground',
  'scan',
  'score',
  'fate',
  'why not',
  'mine',
  'since my turn',
  'card',
];

/** Plays a match to its end from what is announced and answered alone; what needs no asking the page answers by itself. */
export function playByEar(host: Host, most = 3000): Played {
  const session = new Session(host, [0]);
  const talk = new Conversation(session);
  const heard: Tiding[] = [];
  const asked: Told[] = [];
  const plans: string[] = [];
  const listener = new Listener();
  let lastly: string | null = null;
  const gaps: number[] = [];
  const spells: Spell[] = [];
  let spell: string[] = [];
  let logged = 0;
  const endSpell = () => {
    spells.push({ lines: session.log(logged), told: spell });
    logged = session.lines;
    spell = [];
  };
  let [keys, sent, asks, gap, steps] = [0, 0, 0, 0, 0];
  /** Others have begun: what one's own rolled before that is no part of it. */
  let othersAct = false;
  const listen = (): string | null => {
    const news = talk.tidings();
    heard.push(...news);
    for (const { kind, text } of news) {
      if (kind !== 'question') spell.push(text);
      // A half-turn ends with its turn.
      if (/^Turn \d+\.$/.test(text)) {
        gaps.push(gap);
        gap = 0;
      }
      othersAct ||= kind === 'news';
      if (kind !== 'question' && othersAct) gap += wordsIn(text);
    }
    return news.find(({ kind }) => kind === 'question')?.text ?? null;
  };
  while (host.match.pending !== null && steps++ < most) {
    if (host.awaitsBot()) {
      host.decide();
      // As the page does: what each decision came to is told at once.
      if (host.awaitsBot() || host.match.pending === null) listen();
      continue;
    }
    const question = session.question([])!;
    const granted = takenForGranted(question);
    if (granted !== null) {
      if (question.options.find(({ id }) => id === granted.answer)?.starts === 'send') sent += 1;
      host.answer(0, granted.answer);
      continue;
    }
    // He has said that he is done then: that is carried out, and nobody is asked.
    const end = lastly !== null && question.about.figures[0] === lastly ? endOf(question.options) : null;
    if (question.roll === undefined) lastly = null;
    if (end !== null && question.roll === undefined) {
      host.answer(0, end);
      continue;
    }
    const title = listen();
    if (title === null) throw new Error('A question was not announced.');
    endSpell();
    gaps.push(gap);
    gap = 0;
    othersAct = false;
    asks += 1;
    if (SENDS.test(title)) sent += 1;
    if (steps % 7 === 0) asked.push(talk.ask(TRIED[(steps / 7) % TRIED.length]!));
    const { lines } = talk.ask('orders');
    const told = toldWith(title);
    const wanted = listener.wants(title, told.lines);
    const byKey = !told.all && listener.isDone(title, told);
    const line = byKey ? 'done' : (wanted ?? listener.decides(title, told.all ? told.lines : lines));
    // What he wants was not told with the question: he asks for all answers.
    let pressed = byKey ? 1 : keysFor(line) + (wanted === null && !told.all ? 1 : 0);
    let said = talk.ask(line);
    if (said.deed?.does === 'plan') {
      pressed += 1;
      plans.push(said.text);
      if (listener.agrees(said.text) === 'd') lastly = question.about.figures[0] ?? null;
      said = talk.ask('');
    }
    keys += pressed;
    if (said.deed?.does !== 'give')
      throw new Error(`"${line}" to "${title}" ${lines.join(' | ')}: ${said.text}`);
    for (const { answer } of said.deed.intents) {
      const refused = host.answer(0, answer);
      if (refused !== null) throw new Error(`"${line}" to "${title}": ${refused.code}`);
    }
  }
  listen();
  endSpell();
  return { host, heard, plans, keys, sent, asks, gaps, asked, spells };
}

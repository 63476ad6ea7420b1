import type { Session } from '../session.ts';
import type { Dispatch } from '../snapshot.ts';
import { type Choice, choicesOf } from './choices.ts';
import { type Chunk, digestOf } from './digest.ts';
import type { Body, Eyes } from './eyes.ts';
import { atOnePlace, goingTo, ofOneFate } from './gather.ts';
import { isDrawn } from './lead.ts';
import { closest } from './nearest.ts';
import { questionLine } from './question.ts';
import { Ration } from './ration.ts';
import { placeOf } from './sights.ts';
import { isAimed, isTest, stood } from './tests.ts';
import { type Doer, type Draft, type Drafts, MOST_WORDS, type Tidings } from './tiding.ts';

/** Whether the places that somebody may want are worked out with a question about ground: it takes a moment. */
export type Places = 'counted' | 'uncounted';

/** Tells what has happened since it was asked last: what others did a sentence each, one's own dice line by line. */
export class Herald {
  /** Lines of the log that were told; null: it was just opened. */
  private heard: number | null = null;
  /** The last of them, as it was told: another in its place means that something was taken back. */
  private last: string | null = null;
  private asked: string | null = null;
  private ended = false;
  private turn: number | null = null;
  private chunk: Chunk | null = null;
  /** Who has only moved, far off, and was not told of yet. */
  private movers: Doer[] = [];
  /** A shot of one's own that is under way: what came of it says whose and at whom. */
  private shot: Dispatch | null = null;
  private ration = new Ration();
  /** What was told last. */
  private told = '';

  tell(eyes: Eyes, places: Places): Tidings {
    const { session, question } = eyes;
    const news = this.heard === null ? this.opened(eyes) : this.newest(eyes);
    const key = question === null ? null : `${session.seq} ${question.kind} ${question.seat}`;
    const closing = question !== null || session.outcome !== null ? this.flush(eyes) : [];
    const questions = key === null || key === this.asked ? [] : [asking(eyes, places)];
    this.asked = key;
    const all = this.ration.share(eyes, this.gathered([...news, ...closing, ...questions], eyes));
    this.told = all.at(-1)?.text ?? this.told;
    return all.map(({ kind, text, at, harms }) => ({
      kind,
      text: clipped(text, eyes),
      at,
      ...(harms === true ? { harms } : {}),
    }));
  }

  private opened(eyes: Eyes): Drafts {
    const { say, scene, session } = eyes;
    this.hear(session);
    this.ended = session.outcome !== null;
    this.turn = scene.turn;
    const side = session.viewer === null ? null : (scene.sides[session.viewer]?.name ?? null);
    const standing = (list: readonly Body[]) =>
      list.flatMap(({ figures }) => figures).filter(({ place }) => place !== 'out').length;
    return [
      {
        kind: 'opened',
        text: say.opened(scene.title, scene.turn, side, standing(eyes.own), standing(eyes.foes)),
        at: null,
        part: 'end',
      },
    ];
  }

  private hear(session: Session): void {
    const { lines } = session;
    this.heard = lines;
    this.last = session.log(Math.max(0, lines - 1)).at(-1)?.text ?? null;
  }

  private newest(eyes: Eyes): Drafts {
    const { session } = eyes;
    const before = this.heard ?? 0;
    const from = Math.max(0, before - 1);
    // From the last that was told on: to be sure that it still stands.
    const log = session.log(from);
    const stands = session.lines >= before && (before === 0 || log[0]?.text === this.last);
    this.hear(session);
    if (stands) return log.slice(before - from).flatMap((dispatch) => this.follow(eyes, dispatch));
    this.chunk = null;
    this.movers = [];
    this.shot = null;
    this.ration = new Ration();
    this.told = '';
    return [{ kind: 'taken-back', text: eyes.say.takenBack, at: null, part: 'end' }];
  }

  /** Own dice are told as they fall; what somebody else does is gathered until he is done. */
  private follow(eyes: Eyes, dispatch: Dispatch): Drafts {
    const { telling } = dispatch;
    const actor = actorOf(eyes, dispatch);
    if (telling.kind === 'ending') {
      const first = !this.ended;
      this.ended = true;
      return [
        ...this.flush(eyes),
        ...(first || telling.account !== undefined
          ? [{ ...line(eyes, dispatch, 'ending'), part: 'end' as const }]
          : []),
      ];
    }
    if (actor !== null && (eyes.isFoe(actor) || this.isVolley(dispatch, actor))) {
      const closing = this.chunk === null || this.chunk.actor.id === actor.id ? [] : this.flush(eyes);
      this.chunk = { actor, dispatches: [...(this.chunk?.dispatches ?? []), dispatch] };
      return closing;
    }
    // What one's own do and suffer by it, and dice of nobody in particular, are part of what he did.
    if (this.chunk !== null && (actor !== null || telling.kind === 'dice')) {
      this.chunk = { ...this.chunk, dispatches: [...this.chunk.dispatches, dispatch] };
      return [];
    }
    if (telling.kind === 'heading' && telling.turn !== undefined)
      return [...this.flush(eyes), ...this.turned(eyes, telling.turn)];
    return [...this.flush(eyes), ...this.ownDeed(eyes, dispatch, actor)];
  }

  /** A whole group of one's own fires or strikes, and not in answer to others: that is a sentence, too. */
  private isVolley({ telling: { cues = [] } }: Dispatch, { id, group }: Body): boolean {
    if (group === null || (this.chunk !== null && this.chunk.actor.id !== id)) return false;
    return cues.some(({ kind }) => kind === 'fire' || kind === 'ball' || kind === 'blow');
  }

  /** One's own shots and blows are told by what came of them, once. */
  private ownDeed(eyes: Eyes, dispatch: Dispatch, actor: Body | null): Drafts {
    const { telling } = dispatch;
    if (telling.kind === 'shot' && telling.attempt === undefined) {
      const before = this.shot;
      this.shot = dispatch;
      return before === null ? [] : own(eyes, before, actor);
    }
    if (isAimed(dispatch)) return [];
    const { shot } = this;
    if (shot === null || telling.kind === 'dice') return own(eyes, dispatch, actor);
    this.shot = null;
    const untold = telling.kind === 'attack' ? [] : own(eyes, shot, actor);
    return [...untold, ...own(eyes, dispatch, actor)];
  }

  /** The same sentence is not said twice running; those who only moved, and those who got to one place, are named together. */
  private gathered(tidings: Drafts, eyes: Eyes): Drafts {
    const said: Draft[] = [];
    for (const tiding of ofOneFate(atOnePlace(tidings, eyes), eyes)) {
      if (tiding.moved !== undefined) {
        this.movers.push(tiding.moved);
        continue;
      }
      if (this.movers.length > 0) {
        const { news } = eyes.say;
        const { movers } = this;
        const all = movers.filter(({ name }, i) => movers.findIndex((one) => one.name === name) === i);
        const deeds = { actors: all.map(({ name }) => name), dispatches: [], costs: false };
        said.push({ kind: 'news', text: news.sentence([news.moves(all)]), at: null, deeds });
        this.movers = [];
      }
      if (tiding.part === 'move') {
        const dice = said.length - said.findLastIndex(({ bare }) => bare !== true) - 1;
        // Dice about whose move it is are told by what came of them.
        if (dice > 0) {
          said.splice(-dice, dice, { ...tiding, settles: true });
          continue;
        }
      }
      if (tiding.text !== '' && tiding.text !== (said.at(-1)?.text ?? this.told)) said.push(tiding);
    }
    return said;
  }

  /** A turn is told by its number, once; its steps can be read in the dispatches. */
  private turned(eyes: Eyes, turn: number): Drafts {
    const { say } = eyes;
    if (turn === this.turn) return [];
    const isFirst = this.turn === 0;
    this.turn = turn;
    const begun = { kind: 'news', text: say.turn(turn), at: null, part: 'turn' } as const;
    return isFirst ? [begun, ...against(eyes)] : [begun];
  }

  private flush(eyes: Eyes): Drafts {
    const { chunk } = this;
    this.chunk = null;
    if (chunk === null) return [];
    const tests = chunk.dispatches.filter((dispatch) => isTest(eyes, dispatch));
    return [...digestOf(eyes, chunk), ...stood(eyes, tests)];
  }
}

/** Everybody is set up: how many there are on the other side, and how near. */
function against(eyes: Eyes): Drafts {
  const own = eyes.own.filter(({ first }) => first.place === 'table');
  const pairs = own.flatMap((body) => eyes.foes.map((foe) => closest(eyes, body, foe)));
  if (pairs.length === 0) return [];
  const { viewer, figure, report } = pairs.reduce((a, b) => (b.report.distance < a.report.distance ? b : a));
  const { far, compass } = eyes.bearing(viewer, figure, report.distance);
  const text = eyes.say.against(eyes.foes.length, far, compass);
  return [{ kind: 'news', text, at: { x: figure.x, y: figure.y, z: figure.z } }];
}

/** The open question, with its number of answers. */
function asking(eyes: Eyes, places: Places): Draft {
  const { question } = eyes;
  const lead = { intents: [], question: question! };
  const choices = places === 'uncounted' ? null : choicesOf(eyes, lead);
  const [about] = question!.about.figures;
  const who = about === undefined ? undefined : eyes.bodyOf(about)?.first;
  return {
    kind: 'question',
    text:
      places === 'uncounted' && isDrawn(question!)
        ? eyes.say.aloud(question!.title)
        : toldWhole(eyes, questionLine(eyes, choices?.length ?? question!.options.length), choices ?? []),
    at: who?.place === 'table' ? { x: who.x, y: who.y, z: who.z } : null,
    part: 'end',
  };
}

/** Fewer answers than this are not worth telling alone. */
const FEWEST = 1;

/** A question with the answers that most would give: with their chances, without, or as many as can be listened to. */
function toldWhole({ say }: Eyes, question: string, choices: readonly Choice[]): string {
  const count = (text: string) => text.split(' ').length;
  const usual = choices.flatMap((choice, i) =>
    choice.grave === true || choice.seldom === true ? [] : [{ choice, number: i + 1 }],
  );
  if (usual.length === 0) return question;
  const told = (odds: (choice: Choice) => string | null) =>
    usual.map(({ choice, number }) => say.numbered(number, say.aloud(choice.words), odds(choice)));
  const plainly = told(() => null);
  const lists = [told(({ odds }) => (odds === null ? null : say.aloud(odds))), plainly];
  const whole = lists
    .map((lines) => say.questionTold(question, lines, choices.length - usual.length))
    .find((text) => count(text) <= MOST_WORDS);
  if (whole !== undefined) return whole;
  const fits = (n: number) => count(say.questionPartly(question, plainly.slice(0, n))) <= MOST_WORDS;
  let most = 0;
  while (most < plainly.length && fits(most + 1)) most += 1;
  return most < FEWEST ? question : say.questionPartly(question, plainly.slice(0, most));
}

/** What one's own have done, as the log tells it; where they went as one would say it. */
function own(eyes: Eyes, dispatch: Dispatch, actor: Body | null): Drafts {
  const { telling } = dispatch;
  if (telling.kind === 'move') {
    const who = actor?.first;
    if (actor === null || who === undefined || who.place !== 'table') return [];
    const where = placeOf(eyes, who);
    return [
      {
        kind: 'result',
        text: goingTo(eyes, [actor.name], where),
        at: { x: who.x, y: who.y, z: who.z },
        went: { name: actor.name, where, one: oneOf(eyes, dispatch, actor) },
      },
    ];
  }
  if (telling.kind === 'heading') return [{ ...line(eyes, dispatch, 'news'), part: 'heading' }];
  if (telling.moveOf !== undefined) return [{ ...line(eyes, dispatch, 'news'), part: 'move' }];
  const told = { ...line(eyes, dispatch, 'result'), of: [dispatch] };
  if (telling.kind === 'dice' && telling.attempt === undefined && telling.figures.length === 0)
    return [{ ...told, bare: true }];
  const fate = actor?.group == null ? null : fateOf(dispatch);
  return [fate === null ? told : { ...told, fate }];
}

function fateOf({ telling: { attempt, regained, lost } }: Dispatch): NonNullable<Draft['fate']> | null {
  if (attempt !== undefined) return null;
  if (regained !== undefined) return { is: 'up', figure: regained };
  return lost === undefined ? null : { is: 'out', figure: lost };
}

/** Of a group, the one who went by himself, if nobody goes with him. */
function oneOf(eyes: Eyes, { telling: { cues = [] } }: Dispatch, { group }: Body) {
  const id = cues.find((cue) => cue.kind === 'move')?.figure;
  const figure = id === undefined ? undefined : eyes.figure(id);
  if (group === null || figure === undefined) return null;
  return { figure: figure.id, name: figure.name, where: placeOf(eyes, figure) };
}

function line(eyes: Eyes, { text, telling }: Dispatch, kind: Draft['kind']): Draft {
  const [first] = telling.figures;
  const who = first === undefined ? undefined : eyes.bodyOf(first)?.first;
  return {
    kind,
    text: eyes.say.aloud(telling.together?.words ?? shortly(eyes, text, telling)),
    at: who?.place === 'table' ? { x: who.x, y: who.y, z: who.z } : null,
  };
}

/** A roll without what counted for and against it: that can be asked for. */
function shortly({ say }: Eyes, text: string, { attempt, modifiers }: Dispatch['telling']): string {
  return attempt === undefined || modifiers.length === 0
    ? text
    : say.rolled(text, attempt.total, attempt.needed);
}

/** Whoever did it: whose roll it is, by the gestures that it is shown with, else by whom it concerns alone. */
function actorOf(eyes: Eyes, { telling: { attempt, cues = [], figures } }: Dispatch): Body | null {
  if (attempt !== undefined) return eyes.bodyOf(attempt.who) ?? null;
  for (const cue of cues) {
    if (cue.kind === 'fire' || cue.kind === 'ball' || cue.kind === 'blow' || cue.kind === 'spell')
      return eyes.bodyOf(cue.from) ?? null;
    if (cue.kind === 'move' || cue.kind === 'arrival' || cue.kind === 'back-off' || cue.kind === 'fall')
      return eyes.bodyOf(cue.figure) ?? null;
    if (cue.kind === 'dice') return eyes.bodyOf(cue.by) ?? null;
  }
  const ids = figures.length <= 1 ? figures : [];
  return ids[0] === undefined
    ? figures[0] === undefined
      ? null
      : firstFoe(eyes, figures)
    : (eyes.bodyOf(ids[0]) ?? null);
}

/** Of several that an event concerns: an enemy among them, if there is one. */
function firstFoe(eyes: Eyes, figures: readonly string[]): Body | null {
  const bodies = figures.flatMap((id) => eyes.bodyOf(id) ?? []);
  return bodies.find((body) => eyes.isFoe(body)) ?? bodies[0] ?? null;
}

/** Where a text may end that is too long: after a sentence, else after a part of one. */
const BREAKS = [/(?<=[.?!]) /, /(?<=[;:]) /] as const;

/** Not more than can be listened to: whole sentences as far as they go, else the first parts or words. */
function clipped(text: string, { say }: Eyes): string {
  const count = (part: string) => part.split(' ').length;
  if (count(text) <= MOST_WORDS) return text;
  for (const breaks of BREAKS) {
    let kept = '';
    for (const part of text.split(breaks)) {
      const more = kept === '' ? part : `${kept} ${part}`;
      if (count(more) > MOST_WORDS) break;
      kept = more;
    }
    if (kept !== '') return kept.replace(/[;:]$/, '.');
  }
  return say.cut(
    text
      .split(' ')
      .slice(0, MOST_WORDS - 1)
      .join(' '),
  );
}

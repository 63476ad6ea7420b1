import { type Game, type Match, type Outcome, objection, type Seat, told, viewOf } from '@vedette/engine';
import { LOCALE, tongueOf } from '../locale.ts';
import { type Request, requestOf } from '../protocol/envelope.ts';
import { wireErrorOf } from '../protocol/errors.ts';
import { LIMITS } from '../protocol/limits.ts';
import { readMessage } from '../protocol/message.ts';
import { questionOf, toldOf } from '../protocol/standing.ts';
import type { Line } from '../stdio/line-splitter.ts';
import { words } from '../words/index.ts';
import { BotFault } from './bot-fault.ts';
import { BotProcess, LINE_BYTES } from './bot-process.ts';
import { PlayerDesk, THE_GAME } from './player-desk.ts';

/** Seconds that a bot has to begin a game, however little it has for a decision: an interpreter starts slowly. */
const TO_BEGIN = 30;
/** Things that a bot may ask for one decision. */
const MOST_ASKED = 10_000;
/** Of what a bot said, as much as helps to find it. */
const QUOTED = 300;

const own = () => words.in(LOCALE).outsiders;

/** How a game begins for a bot. */
export interface Beginning {
  readonly seat: Seat;
  readonly seats: number;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly seed: string;
}

/**
 * A bot that is a program of its own, in one seat of one game after the other. Whatever it does that was not agreed on
 * is a `BotFault`; it is never waited for longer than it has.
 */
export class OutsidePlayer {
  readonly command: string;
  private readonly seconds: number;
  private bot: BotProcess | null = null;
  private messages = 0;
  /** Events that it was told in this game. */
  private heard = 0;

  constructor(command: string, seconds: number) {
    this.command = command;
    this.seconds = seconds;
  }

  async begin(beginning: Beginning): Promise<void> {
    this.heard = 0;
    const seconds = Math.max(TO_BEGIN, this.seconds);
    const params = { match: THE_GAME, ...beginning, seconds: this.seconds };
    await this.asked('player.begin', params, seconds, null, () => own().lateToBegin(seconds));
  }

  /** What it answers to the open question of its seat, which the rules take. */
  async decide(match: Match<Game>): Promise<unknown> {
    const { seat, kind } = match.pending!;
    const given = await this.decided(match);
    const problem = objection(match, seat, given);
    if (problem === null) return given;
    const { message } = told(tongueOf(match.ruleset).refusals, problem);
    throw this.fault(own().refused(kind, quoted(JSON.stringify(given) ?? 'nothing'), message));
  }

  private async decided(match: Match<Game>): Promise<unknown> {
    const { ruleset } = match;
    const { seat, kind } = match.pending!;
    const view = viewOf(match, seat);
    const events = view.events.slice(this.heard).map((event) => toldOf(ruleset, event, view.state));
    this.heard = view.events.length;
    const params = {
      match: THE_GAME,
      seat,
      state: view.state,
      pending: questionOf(ruleset, view.pending, view.state),
      waitingFor: view.waitingFor,
      seq: view.seq,
      events,
      outcome: null,
      diceLeft: 0,
    };
    const desk = new PlayerDesk(match, seat);
    const result = await this.asked('player.decide', params, this.seconds, desk, () =>
      own().silent(this.seconds, kind),
    );
    if (typeof result === 'object' && result !== null && 'answer' in result) return result.answer;
    throw this.fault(own().noAnswer(quoted(JSON.stringify(result) ?? 'nothing')));
  }

  end(outcome: Outcome | null): void {
    this.bot?.send({ jsonrpc: '2.0', method: 'player.end', params: { match: THE_GAME, outcome } });
  }

  async dismiss(): Promise<void> {
    await this.bot?.dismiss();
    this.bot = null;
  }

  /** The result of a request to the bot; meanwhile its own requests are carried out. */
  private async asked(
    method: string,
    params: object,
    seconds: number,
    desk: PlayerDesk | null,
    late: () => string,
  ): Promise<unknown> {
    this.bot ??= new BotProcess(this.command);
    const { bot } = this;
    if (bot.unheard !== undefined) throw this.fault(own().outOfTurn(quoted(bot.unheard)));
    const id = ++this.messages;
    bot.send({ jsonrpc: '2.0', id, method, params });
    const until = performance.now() + seconds * 1000;
    for (let requests = 0; requests <= MOST_ASKED; requests++) {
      const heard = await bot.line(until - performance.now());
      if (heard === 'silence') throw this.fault(late());
      if (heard === 'gone') throw this.goneFault(bot);
      const message = this.understood(heard.line);
      if ('method' in message) {
        const milliseconds = Math.max(1, until - performance.now());
        const reply = await this.carriedOut(desk, message, milliseconds, heard.line);
        if (reply !== null) bot.send(reply);
      } else return this.resultOf(message, id, heard.line);
    }
    throw this.fault(own().tooMany(MOST_ASKED));
  }

  private understood(line: Line): Readonly<Record<string, unknown>> {
    if (line === 'too long') throw this.fault(own().tooLong(LINE_BYTES));
    try {
      const message = readMessage(line);
      if (typeof message === 'object' && message !== null && !Array.isArray(message))
        return message as Readonly<Record<string, unknown>>;
    } catch {
      // Said below, with what it was.
    }
    throw this.fault(own().noJson(quoted(line)));
  }

  private async carriedOut(
    desk: PlayerDesk | null,
    message: object,
    milliseconds: number,
    line: Line,
  ): Promise<string | null> {
    if (desk === null) throw this.fault(own().outOfTurn(quoted(line)));
    let request: Request;
    try {
      request = requestOf(message);
    } catch (thrown) {
      throw this.fault(`${own().noJson(quoted(line))} ${wireErrorOf(thrown).message}`);
    }
    return desk.reply(request, { milliseconds, bytes: LIMITS.replyBytes });
  }

  private resultOf(message: Readonly<Record<string, unknown>>, id: number, line: Line): unknown {
    const { error, result } = message;
    if (error !== undefined) throw this.fault(own().gaveUp(quoted(JSON.stringify(error))));
    if (message['id'] !== id || !Object.hasOwn(message, 'result'))
      throw this.fault(own().noJson(quoted(line)));
    return result;
  }

  private goneFault({ end }: BotProcess): BotFault {
    if (end?.error !== undefined) return this.fault(own().notStarted(end.error.message));
    const how = end?.signal == null ? own().exitCode(end?.code ?? 0) : own().signal(end.signal);
    return this.fault(own().gone(how));
  }

  private fault(what: string): BotFault {
    return new BotFault(this.command, what, this.bot?.lastWords);
  }
}

function quoted(said: Buffer | string): string {
  const text = typeof said === 'string' ? said : said.toString('utf8');
  return text.length <= QUOTED ? text : `${text.slice(0, QUOTED)}…`;
}

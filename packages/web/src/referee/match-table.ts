import { type Clock, decideInTime, outlookOf, type Player, seated } from '@vedette/bots';
import {
  type Asked,
  answer,
  type BoardHelpers,
  begin,
  cloneJson,
  doubtAbout,
  type Formation,
  type Game,
  type Json,
  load,
  type Match,
  objection,
  prepare,
  type Refusal,
  type Ruleset,
  random,
  randomPolicy,
  type Save,
  type Seat,
  saveOf,
  undo,
  type Viewer,
  viewOf,
  type Walk,
} from '@vedette/engine';
import {
  DIRECTIONS,
  type Spot,
  surfacesAt,
  type TableData,
  tableOf,
  type Waypoint,
} from '@vedette/engine/table';
import { enReferee } from '../words/en-referee.ts';
import { fielded } from './catalogue.ts';
import { boardOf, chartAndStanding } from './chart.ts';
import { dispatchOf } from './dispatch.ts';
import type { GameRecord, GameSummary, NewGame, OfCampaign, Sitter } from './game-record.ts';
import { bearingsFrom, Lookout } from './lookout.ts';
import type { Bearing, Question, SeenGround, Snapshot } from './messages.ts';
import { seenGround } from './seen-ground.ts';
import { drawnBy, walksBetween } from './walks.ts';

/** Milliseconds of thinking between two looks at the messages. */
const PORTION = 12;

const clock = (limit: number): Clock => ({
  limit,
  portion: PORTION,
  now: () => performance.now(),
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
});

/** How finely a place near a tap is looked for, and how far away. */
const STEPS_ACROSS = 200;
const RINGS = 12;

/** One match in progress with its players: what the referee keeps of it between two messages. */
export class MatchTable {
  readonly id: string;
  /** Decisions that could not be played again when it was opened. */
  readonly dropped: number;
  private readonly ruleset: Ruleset<Game>;
  private readonly sitters: readonly Sitter[];
  private readonly seed: string;
  private readonly begun: number;
  private readonly campaign: OfCampaign | null;
  private readonly players: readonly (Player<Game> | null)[];
  private match: Match<Game>;
  private told = 0;
  private toldTo: Seat | null = null;
  private terrain: TableData | null = null;
  private thinking: { aborted: boolean } | null = null;
  /** As it was at the last snapshot. */
  private shown: Match<Game> | null = null;
  /** The last way that somebody chose. */
  private drawn: Walk | null = null;
  private readonly lookout = new Lookout();

  private constructor(
    ruleset: Ruleset<Game>,
    match: Match<Game>,
    kept: {
      id: string;
      sitters: readonly Sitter[];
      seed: string;
      begun: number;
      campaign: OfCampaign | null;
      dropped: number;
    },
  ) {
    this.ruleset = ruleset;
    this.dropped = kept.dropped;
    this.match = match;
    this.id = kept.id;
    this.sitters = kept.sitters;
    this.seed = kept.seed;
    this.begun = kept.begun;
    this.campaign = kept.campaign;
    this.players = kept.sitters.map((sitter, seat) =>
      sitter === 'person' ? null : seated(ruleset, { level: sitter, seed: `${kept.seed}/bot ${seat}` }),
    );
  }

  static begin(ruleset: Ruleset<Game>, id: string, game: NewGame): MatchTable {
    const { request, sitters, seed, campaign = null } = game;
    const setup = prepare(ruleset, fielded(ruleset, request));
    if (!setup.ok) throw new Error(setup.refusals.map(({ message }) => message).join(' '));
    const match = begin(ruleset, { setup: setup.value, dice: { seed } });
    return new MatchTable(ruleset, match, { id, sitters, seed, begun: Date.now(), campaign, dropped: 0 });
  }

  static open(ruleset: Ruleset<Game>, { summary, seed, save }: GameRecord): MatchTable {
    const loaded = load(ruleset, save);
    if (!loaded.ok) throw new Error(loaded.refusals[0]!.message);
    const sitters = summary.players.map(({ sitter }) => sitter);
    return new MatchTable(ruleset, loaded.value.match, {
      id: summary.id,
      sitters,
      seed,
      begun: summary.begun,
      campaign: summary.campaign ?? null,
      dropped: loaded.value.dropped,
    });
  }

  /** Everything anew, as after opening. */
  forgetTold(): void {
    this.told = 0;
    this.shown = null;
    this.terrain = null;
  }

  snapshot(): Snapshot {
    const viewer = this.viewer();
    // Another pair of eyes has heard other things: they are told from the beginning.
    if (viewer !== this.toldTo) this.told = 0;
    this.toldTo = viewer;
    const view = viewOf(this.match, viewer, this.told);
    const { chart, standing } = chartAndStanding(this.ruleset, view.state);
    const fresh = chart.terrain !== this.terrain;
    this.terrain = chart.terrain;
    const from = this.told;
    this.told += view.events.length;
    const walks = this.shown === null ? [] : walksBetween(this.shown, this.match, viewer, this.drawn);
    this.shown = this.match;
    const { pending } = this.match;
    return {
      game: this.id,
      seq: view.seq,
      viewer,
      scene: standing,
      chart: fresh ? chart : null,
      sitters: this.sitters,
      question: pending !== null && this.sitters[pending.seat] === 'person' ? this.question() : null,
      waitingFor: view.waitingFor,
      dispatches: view.events.map((event, i) => dispatchOf(this.ruleset, event, from + i, view.state)),
      dispatchesFrom: from,
      walks,
      canUndo: this.undoRefusal(),
      outcome: view.outcome,
      ruleset: this.ruleset.id,
      scenario: this.scenario(),
      campaign: this.campaign,
      concern: null,
    };
  }

  /** Whether it was played again from its beginning when it was opened, or begun here. */
  isProved(): boolean {
    return doubtAbout(this.match) === null;
  }

  /** How many answers were given so far. */
  seq(): number {
    return this.match.answers.length;
  }

  answer(given: Json): Refusal | null {
    const { pending } = this.match;
    const taken = answer(this.match, pending?.seat ?? 0, given);
    if (!taken.ok) return taken.refusals[0]!;
    if (pending !== null) this.drawn = drawnBy(this.ruleset, this.asked(), given) ?? this.drawn;
    this.match = taken.value;
    return null;
  }

  objection(given: Json): Refusal | null {
    return objection(this.match, this.match.pending?.seat ?? 0, given);
  }

  /** The legal place nearest to this one, as far as a hand trembles on a small screen; the place itself if there is none. */
  nearest(spot: Spot): Spot {
    if (this.terrain === null || this.objection({ ...spot }) === null) return spot;
    const step = this.terrain.width / STEPS_ACROSS;
    for (let ring = 1; ring <= RINGS; ring++) {
      for (const [dx, dy] of DIRECTIONS) {
        const x = spot.x + dx * ring * step;
        const y = spot.y + dy * ring * step;
        for (const z of this.levels(x, y)) if (this.objection({ x, y, z }) === null) return { x, y, z };
      }
    }
    return spot;
  }

  undo(): Refusal | null {
    const before = this.beforeLastDecision();
    if ('message' in before) return before;
    this.match = before;
    this.told = 0;
    return null;
  }

  /** As it was before the last decision of a person; what bots decided in between is taken back with it. */
  private beforeLastDecision(): Match<Game> | Refusal {
    let match = this.match;
    do {
      const taken = undo(match);
      if (!taken.ok) return taken.refusals[0]!;
      match = taken.value;
    } while (match.pending !== null && this.sitters[match.pending.seat] !== 'person');
    return match;
  }

  async think(milliseconds: number): Promise<void> {
    const outlook = outlookOf(this.match);
    const player = outlook === null ? null : this.players[outlook.asked.seat];
    if (outlook === null || player === null || player === undefined) return;
    const began = this.match;
    const signal = { aborted: false };
    this.thinking = signal;
    const given = await decideInTime(player.think(outlook), clock(milliseconds), signal);
    this.thinking = null;
    // Taken back or closed meanwhile: nobody waits for this answer any more.
    if (this.match !== began) return;
    if (this.answer(given as Json) === null) return;
    const any = randomPolicy(this.ruleset, random(`${this.seed}/refused ${outlook.seq}`))(outlook.asked);
    this.answer(any as Json);
  }

  stopThinking(): void {
    if (this.thinking !== null) this.thinking.aborted = true;
  }

  /** Whether a bot is asked. */
  awaitsBot(): boolean {
    const { pending } = this.match;
    return pending !== null && this.sitters[pending.seat] !== 'person';
  }

  record(revision: number): GameRecord {
    return {
      format: 'vedette-game',
      summary: { ...this.summary(), revision },
      seed: this.seed,
      save: cloneJson(saveOf(this.match) as unknown as Json) as unknown as Save<Game>,
    };
  }

  summary(): GameSummary {
    const scene = boardOf(this.ruleset).scene(this.ruleset.view(this.match.state, null));
    return {
      id: this.id,
      ruleset: this.ruleset.id,
      title: scene.title,
      players: scene.sides.map(({ name }, seat) => ({ name, sitter: this.sitters[seat] ?? 'person' })),
      begun: this.begun,
      changed: Date.now(),
      turn: scene.turn,
      decisions: this.match.answers.length,
      outcome: this.ruleset.outcome(this.match.state),
      ...(this.campaign === null ? {} : { campaign: this.campaign }),
      ...(this.isProved() ? {} : { unproved: true as const }),
    };
  }

  ground() {
    return boardOf(this.ruleset).ground(this.asked());
  }

  formed(formation: Formation): readonly Spot[] {
    return boardOf(this.ruleset).formed?.(this.asked(), formation) ?? [];
  }

  way(path: readonly Waypoint[]) {
    return boardOf(this.ruleset).way(this.asked(), path);
  }

  wayTo(to: Spot) {
    const path = boardOf(this.ruleset).route(this.asked(), to);
    return path === null ? null : { path, way: this.way(path) };
  }

  sight(...[viewer, target]: [Parameters<BoardHelpers<Game>['sight']>[1], string]) {
    return boardOf(this.ruleset).sight(this.view(), viewer, target);
  }

  seen(viewer: Viewer, level: number | null): Promise<SeenGround | null> {
    const { ruleset, match } = this;
    return this.lookout.survey(match, JSON.stringify([viewer, level]), () => {
      const view = this.view();
      const { terrain, figures } = boardOf(ruleset).scene(view);
      const from = viewer.at ?? figures.find(({ id }) => id === viewer.figure)!;
      return seenGround(boardOf(ruleset).glimpse(view, viewer), terrain, from, { unit: ruleset.unit, level });
    });
  }

  bearings(viewer: Viewer): readonly Bearing[] {
    return bearingsFrom(boardOf(this.ruleset), this.view(), viewer);
  }

  /** The heights on which one can stand at a place. */
  levels(x: number, y: number): readonly number[] {
    return this.terrain === null ? [] : surfacesAt(tableOf(this.terrain), x, y).map(({ z }) => z);
  }

  odds(query: Json): Json {
    const { odds } = this.ruleset;
    if (odds === null) throw new Error(enReferee.noOdds);
    return odds.odds(this.view(), odds.schema.parse(query));
  }

  prospects(target: string, from: Spot | null) {
    return boardOf(this.ruleset).prospects?.(this.asked(), target, from) ?? [];
  }

  private view(): Game['state'] {
    return this.ruleset.view(this.match.state, this.viewer());
  }

  private asked(): Asked<Game> {
    const { pending } = this.match;
    if (pending === null) throw new Error(enReferee.nothingAsked);
    return { ...pending, view: () => this.ruleset.view(this.match.state, pending.seat) };
  }

  /** Whose eyes the table is seen with: the person who is asked, else the only or first one; nobody's when bots play. */
  private viewer(): Seat | null {
    const { pending } = this.match;
    if (pending !== null && this.sitters[pending.seat] === 'person') return pending.seat;
    const people = this.sitters.flatMap((sitter, seat) => (sitter === 'person' ? [seat] : []));
    if (this.toldTo !== null && people.includes(this.toldTo)) return this.toldTo;
    return people[0] ?? null;
  }

  private question(): Question {
    const asked = this.asked();
    const prompt = this.ruleset.prompt(asked, asked.view());
    const { gambles, foregone, denied } = boardOf(this.ruleset);
    const odds = gambles?.(asked) ?? {};
    return {
      ...prompt,
      kind: asked.kind,
      form: this.ruleset.questions[asked.kind]!.form,
      seat: asked.seat,
      options: prompt.options.map((option) => ({ ...option, odds: odds[option.id] ?? null })),
      foregone: foregone?.(asked) ?? null,
      denied: denied?.(asked) ?? [],
      facts: asked.question as Readonly<Record<string, Json>>,
    };
  }

  private scenario(): string | null {
    const { origin } = this.match;
    if (!('setup' in origin)) return null;
    const { id } = origin.setup.scenario as { readonly id?: unknown };
    return typeof id === 'string' ? id : null;
  }

  private undoRefusal(): Refusal | null {
    const before = this.beforeLastDecision();
    return 'message' in before ? before : null;
  }
}

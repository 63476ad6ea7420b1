import {
  type Asked,
  type BoardHelpers,
  FIRST_LOCALE,
  type FigureCard,
  type Formation,
  type Game,
  type Ground,
  type Json,
  type LengthUnit,
  type Locale,
  lengthUnitIn,
  type Match,
  objection,
  type PieceDoes,
  type Refusal,
  refusal,
  type ScenarioWords,
  type Scene,
  type Seat,
  type SeatView,
  type SightReport,
  type Stand,
  sameJson,
  type ToldRefusal,
  type Tongue,
  told,
  toldOdds,
  toldOrNull,
  type Viewer,
  viewOf,
} from '@vedette/engine';
import {
  DIRECTIONS,
  type Spot,
  surfacesAt,
  type TableData,
  tableOf,
  type Waypoint,
} from '@vedette/engine/table';
import type { Breathing } from './breathing.ts';
import { cardOf } from './card.ts';
import { boardHelpersOf, chartAndStanding } from './chart.ts';
import { dispatchOf } from './dispatch.ts';
import type { Hosted } from './hosted.ts';
import { bearingsFrom, Lookout } from './lookout.ts';
import { questionOf } from './question.ts';
import { proposed, Rehearsal, standsAfter } from './rehearsal.ts';
import { seenGround } from './seen-ground.ts';
import type {
  Bearing,
  Dispatch,
  Placing,
  Question,
  SeatSnapshot,
  SeenGround,
  ToldProspect,
  ToldWay,
} from './snapshot.ts';
import { walksBetween } from './walks.ts';
import { words } from './words/index.ts';

/** How finely a place near a tap is looked for, and how far away. */
const STEPS_ACROSS = 200;
const RINGS = 12;

/** Answers that somebody has in mind, before the one that is weighed. */
type Ahead = readonly Json[];
const NOW: Ahead = [];
const NOT_KNOWN = refusal('answer.wrong-seat', { seat: null, decides: null });

/** A match through one pair of eyes: worked out once, however often it is looked at. */
interface Look {
  readonly match: Match<Game>;
  readonly view: SeatView<Game>;
  scene: Scene | null;
  /** What is asked here; undefined: nobody has looked yet. */
  question?: Question | null;
}

/** What somebody was shown last. */
interface Shown {
  readonly match: Match<Game>;
  readonly viewer: Seat | null;
  readonly events: readonly Game['event'][];
}

/**
 * A match as it is seen at one screen: by one seat, by several who hand it to each other, or, without a seat, by
 * an onlooker. Nothing leaves it but what those eyes may see.
 */
export class Session {
  readonly seats: readonly Seat[];
  /** In which language it is told here. */
  readonly locale: Locale;
  private readonly host: Hosted;
  private looked: Look | null = null;
  private shown: Shown | null = null;
  private terrain: TableData | null = null;
  private manner: Scene['manner'];
  /** Whose eyes they were at the last snapshot. */
  private eyes: Seat | null = null;
  private readonly lookout = new Lookout();
  private readonly rehearsal = new Rehearsal();

  constructor(host: Hosted, seats: readonly Seat[], locale: Locale = FIRST_LOCALE) {
    this.host = host;
    this.seats = seats;
    this.locale = locale;
  }

  /** Whose eyes it is seen with: of those here the one who is asked, else the last or first one. */
  get viewer(): Seat | null {
    const { pending } = this.host.match;
    if (pending !== null && this.seats.includes(pending.seat)) return pending.seat;
    return this.eyes ?? this.seats[0] ?? null;
  }

  /** All of it at the next snapshot, as to somebody who has seen nothing yet. */
  startOver(): void {
    this.shown = null;
    this.terrain = null;
  }

  snapshot(): SeatSnapshot {
    const { host, viewer } = this;
    const { match, ruleset } = host;
    const tongue = this.tongue();
    const { view } = this.look();
    const { chart, standing } = chartAndStanding(ruleset, this.scene(), this.locale);
    const from = this.stillTold(view.events);
    const snapshot: SeatSnapshot = {
      seq: view.seq,
      viewer,
      scene: standing,
      chart: chart.terrain === this.terrain && chart.manner === this.manner ? null : chart,
      sitters: host.sitters,
      question: this.question(NOW),
      waitingFor: view.waitingFor,
      dispatches: view.events.slice(from).map((event, i) => dispatchOf(tongue, event, from + i, view.state)),
      dispatchesFrom: from,
      walks: this.shown === null ? [] : walksBetween(this.shown.match, match, viewer, host),
      undoRefusal: toldOrNull(tongue.refusals, host.undoRefusal(this.seats)),
      secret: this.hasSecrets(view.state),
      outcome: view.outcome,
      ruleset: ruleset.id,
      scenario: scenarioOf(match),
    };
    this.shown = { match, viewer, events: view.events };
    this.terrain = chart.terrain;
    this.manner = chart.manner;
    this.eyes = viewer;
    return snapshot;
  }

  /** As it is handed over: whether somebody else here would see something else. */
  private hasSecrets(seen: Game['state']): boolean {
    const { match, ruleset } = this.host;
    if (this.eyes === this.viewer) return false;
    return this.seats.some(
      (seat) => seat !== this.viewer && !sameJson(ruleset.view(match.state, seat), seen),
    );
  }

  /** What is played, in words for whoever is about to play it; null where a position was laid out by hand. */
  brief(): ScenarioWords | null {
    const { origin } = this.host.match;
    return 'setup' in origin ? this.tongue().scenario(origin.setup.scenario, this.look().view.state) : null;
  }

  scene(): Scene {
    const look = this.look();
    look.scene ??= this.board().scene(look.view.state);
    return look.scene;
  }

  /**
   * What would be asked here after these answers; null where that cannot be known beforehand: see `rehearsed`. All that
   * is measured for a question can be measured for such a one, too, `ahead` of it.
   */
  question(ahead: Ahead): Question | null {
    const put = () => this.ifAsked((asked) => questionOf(this.host.ruleset, asked, this.locale), ahead);
    if (ahead.length > 0) return put();
    const look = this.look();
    if (look.question === undefined) look.question = put();
    return look.question;
  }

  /** How a bot would set up the rest of the company that is asked about here. */
  proposals(): readonly Placing[] {
    const { match } = this.host;
    return match.pending === null || match.pending.seat !== this.viewer
      ? []
      : proposed(match, String(match.answers.length));
  }

  /** Who would come to stand where by each of these answers. */
  stands(answers: readonly Json[]): readonly (readonly Stand[])[] {
    const { viewer } = this;
    return viewer === null ? answers.map(() => []) : standsAfter(this.host.match, viewer, answers);
  }

  /** Why this answer would not be taken from whoever is asked here, or null. */
  objection(given: Json, ahead: Ahead = NOW): ToldRefusal | null {
    return toldOrNull(this.tongue().refusals, this.refusal(given, ahead));
  }

  /** With its sentence, as it is said here. */
  told(refused: Refusal): ToldRefusal {
    return told(this.tongue().refusals, refused);
  }

  /** The legal place nearest to this one, as far as a hand trembles on a small screen; the place itself if there is none. */
  nearest(spot: Spot, ahead: Ahead = NOW): Spot {
    if (this.refusal({ ...spot }, ahead) === null) return spot;
    const step = this.scene().terrain.width / STEPS_ACROSS;
    for (let ring = 1; ring <= RINGS; ring++) {
      for (const [dx, dy] of DIRECTIONS) {
        const x = spot.x + dx * ring * step;
        const y = spot.y + dy * ring * step;
        for (const z of this.levels(x, y)) if (this.refusal({ x, y, z }, ahead) === null) return { x, y, z };
      }
    }
    return spot;
  }

  /** The heights on which one can stand at a place. */
  levels(x: number, y: number): readonly number[] {
    return surfacesAt(tableOf(this.scene().terrain), x, y).map(({ z }) => z);
  }

  ground(ahead: Ahead = NOW): Ground | null {
    return this.ifAsked((asked) => this.board().ground(asked), ahead);
  }

  formed(formation: Formation, ahead: Ahead = NOW): readonly Stand[] {
    return this.ifAsked((asked) => this.board().formed?.(asked, formation) ?? null, ahead) ?? [];
  }

  way(path: readonly Waypoint[], ahead: Ahead = NOW): ToldWay {
    const way = this.ifAsked((asked) => this.board().way(asked, path), ahead);
    if (way === null) throw new Error(words.in(this.locale).nothingAsked);
    return { ...way, problem: toldOrNull(this.tongue().refusals, way.problem) };
  }

  wayTo(to: Spot, ahead: Ahead = NOW): { readonly path: readonly Waypoint[]; readonly way: ToldWay } | null {
    const path = this.ifAsked((asked) => this.board().route(asked, to), ahead);
    return path === null ? null : { path, way: this.way(path, ahead) };
  }

  /** A figure as these eyes may know it, perhaps as somebody else on the table sees it; null: there is none such. */
  card(figure: string, from: string | null): FigureCard | null {
    return cardOf(this.board(), this.view(), this.scene(), figure, from);
  }

  sight(viewer: Viewer, target: string): SightReport {
    return this.board().sight(this.view(), viewer, target);
  }

  /** The same of somebody who might stand elsewhere. */
  sightOf(viewer: Viewer, target: string, targetAt: Spot): SightReport {
    return this.board().sight(this.view(), viewer, target, targetAt);
  }

  /** What the table's lengths are in. */
  get unit(): LengthUnit {
    return lengthUnitIn(this.host.ruleset.unit, this.locale);
  }

  /** How many lines these eyes were told. */
  get lines(): number {
    return this.look().view.events.length;
  }

  /** What these eyes were told, line by line, from that number on. */
  log(number = 0): readonly Dispatch[] {
    const { view } = this.look();
    return view.events
      .slice(number)
      .map((event, i) => dispatchOf(this.tongue(), event, number + i, view.state));
  }

  /** How it stands between all of them; null: it goes on. */
  get outcome(): SeatView<Game>['outcome'] {
    return this.look().view.outcome;
  }

  /** What is seen now: the same object as long as nothing is decided. */
  get moment(): object {
    return this.look().view;
  }

  /** After so many decisions. */
  get seq(): number {
    return this.look().view.seq;
  }

  get waitingFor(): Seat | null {
    return this.look().view.waitingFor;
  }

  pieceDoes(piece: string): PieceDoes | null {
    return this.board().pieceDoes?.(this.view(), piece) ?? null;
  }

  /** Of what lies uppermost up to a height, or at all; null when another survey was wanted meanwhile. */
  seen(viewer: Viewer, highest: number | null, breathing: Breathing): Promise<SeenGround | null> {
    const { match } = this.host;
    const survey = () => {
      const { terrain, figures } = this.scene();
      const from = viewer.at ?? figures.find(({ id }) => id === viewer.figure)!;
      const glimpse = this.board().glimpse(this.view(), viewer);
      return seenGround(glimpse, terrain, from, { unit: this.unit, highest });
    };
    return this.lookout.survey(match, JSON.stringify([this.viewer, viewer, highest]), survey, breathing);
  }

  bearings(viewer: Viewer): readonly Bearing[] {
    return bearingsFrom(this.board(), this.view(), this.scene(), viewer);
  }

  odds(query: Json): Json {
    const { odds } = this.host.ruleset;
    if (odds === null) throw new Error(words.in(this.locale).noOdds);
    return toldOdds(this.tongue().refusals, odds.odds(this.view(), odds.schema.parse(query)));
  }

  prospects(target: string, from: Spot | null, ahead: Ahead = NOW): readonly ToldProspect[] {
    const found = this.ifAsked((asked) => this.board().prospects?.(asked, target, from) ?? null, ahead) ?? [];
    const { refusals } = this.tongue();
    return found.map((prospect) => ({ ...prospect, problem: toldOrNull(refusals, prospect.problem) }));
  }

  private refusal(given: Json, ahead: Ahead): Refusal | null {
    const { viewer } = this;
    if (viewer === null) return refusal('answer.wrong-seat', { seat: null, decides: null });
    if (ahead.length === 0) return this.host.objection(viewer, given);
    const match = this.after(viewer, ahead);
    return match === null ? NOT_KNOWN : objection(match, viewer, given);
  }

  /** The match after answers that somebody here has in mind; null: see `rehearsed`. */
  private after(viewer: Seat, ahead: Ahead): Match<Game> | null {
    const { host } = this;
    return host.ahead === undefined
      ? this.rehearsal.after(host.match, viewer, ahead)
      : host.ahead(viewer, ahead);
  }

  private tongue(): Tongue<Game> {
    return this.host.ruleset.speech.in(this.locale);
  }

  private board(): BoardHelpers<Game> {
    return boardHelpersOf(this.host.ruleset, this.locale);
  }

  private look(): Look {
    const { viewer } = this;
    const { match } = this.host;
    if (this.looked?.match === match && this.looked.view.seat === viewer) return this.looked;
    this.looked = { match, view: viewOf(match, viewer), scene: null };
    return this.looked;
  }

  private view(): Game['state'] {
    return this.look().view.state;
  }

  /** What comes of the open question, if it is put to somebody here. */
  private ifAsked<T>(answer: (asked: Asked<Game>) => T, ahead: Ahead = NOW): T | null {
    if (ahead.length > 0) return this.ifRehearsed(answer, ahead);
    const { pending, state } = this.look().view;
    return pending === null ? null : answer({ ...pending, view: () => state });
  }

  private ifRehearsed<T>(answer: (asked: Asked<Game>) => T, ahead: Ahead): T | null {
    const { viewer } = this;
    const match = viewer === null ? null : this.after(viewer, ahead);
    if (match === null) return null;
    const { pending, state } = viewOf(match, viewer);
    return pending === null ? null : answer({ ...pending, view: () => state });
  }

  /** How many of the lines told at the last snapshot these eyes need not be told again. */
  private stillTold(events: readonly Game['event'][]): number {
    const { shown, viewer } = this;
    // Another pair of eyes has heard other things: they are told from the beginning.
    if (shown === null || shown.viewer !== viewer) return 0;
    if (isGoneOn(shown.match, this.host.match)) return shown.events.length;
    const other = shown.events.findIndex((event, i) => i >= events.length || !sameJson(event, events[i]!));
    return other < 0 ? shown.events.length : other;
  }
}

/** Whether the one match is the other with more answers. */
function isGoneOn(before: Match<Game>, { answers, forks }: Match<Game>): boolean {
  return (
    before.forks.length === forks.length &&
    before.answers.length <= answers.length &&
    before.answers.every((given, i) => given === answers[i])
  );
}

function scenarioOf({ origin }: Match<Game>): string | null {
  if (!('setup' in origin)) return null;
  const { id } = origin.setup.scenario as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

import type { SilverBayonetEvent } from '../events.ts';
import { looking } from '../hooks.ts';
import type { Condition, Tally } from '../scenario/format/condition.ts';
import type { Reward } from '../scenario/format/ending.ts';
import { rewardsFor } from '../scenario/score/aims.ts';
import { scenarioOption } from '../scenario/score/scenario-option.ts';
import { holds } from '../scenario/story/condition.ts';
import { contextOf } from '../scenario/story/context.ts';
import type { FigureId, SilverBayonetState } from '../state.ts';

type Told = readonly SilverBayonetEvent[];

/** What the log alone says about one figure. */
interface Notes {
  /** Clue markers it Investigated and cards it drew, in order. */
  readonly clues: string[];
  readonly cards: string[];
  /** Objects in its hands, and those it has secured. */
  readonly carries: Set<string>;
  readonly secured: string[];
  /** Damage it did: to whom, and whether it was the end of them. */
  readonly blows: { readonly victim: FigureId; readonly last: boolean }[];
  at: { readonly x: number; readonly y: number } | null;
  left: {
    readonly turn: number;
    readonly carrying: readonly string[];
    readonly at: Notes['at'];
    /** Carried off by a rule, by no edge. */
    readonly taken: boolean;
  } | null;
}

interface Ledger {
  turn: number;
  readonly notes: Map<FigureId, Notes>;
  /** Who struck the last blow at whoever is at 0 Health; cleared by healing. */
  readonly killers: Map<FigureId, FigureId | null>;
  /** Monsters of unexpected encounters. */
  readonly uninvited: Set<FigureId>;
}

/** SB-OPS-25, -26: the rewards counted once more, from the log and nothing else, beside those that were told. */
export function scoreWitness(): (told: Told, state: SilverBayonetState) => readonly string[] {
  const ledger: Ledger = {
    turn: 1,
    notes: new Map(),
    killers: new Map(),
    uninvited: new Set(),
  };
  return (told, state) => {
    const broken: string[] = [];
    for (const event of told) {
      if (event.type === 'scored') broken.push(...differences(ledger, event, state));
      else note(ledger, event);
    }
    return broken;
  };
}

function notesOf({ notes }: Ledger, id: FigureId): Notes {
  let found = notes.get(id);
  if (found === undefined) {
    found = { clues: [], cards: [], carries: new Set(), secured: [], blows: [], at: null, left: null };
    notes.set(id, found);
  }
  return found;
}

type Noting = {
  readonly [Type in SilverBayonetEvent['type']]?: (ledger: Ledger, event: EventOf<Type>) => void;
};
type EventOf<Type extends SilverBayonetEvent['type']> = Extract<SilverBayonetEvent, { readonly type: Type }>;

const NOTING: Noting = {
  turnBegan(ledger, { turn }) {
    ledger.turn = turn;
  },
  deployed: noteSpot,
  moved: noteSpot,
  appeared(ledger, event) {
    noteSpot(ledger, event);
    if (event.rule === 'SB-ENC-02') ledger.uninvited.add(event.figure);
  },
  investigated(ledger, { figure, clue, card }) {
    const { clues, cards } = notesOf(ledger, figure);
    clues.push(clue);
    if (card !== null) cards.push(card);
  },
  tookUp: (ledger, { figure, object }) => void notesOf(ledger, figure).carries.add(object),
  dropped: (ledger, { figure, object }) => void notesOf(ledger, figure).carries.delete(object),
  secured: (ledger, { figure, object }) => void notesOf(ledger, figure).secured.push(object),
  damaged: noteBlow,
  healed: (ledger, { figure }) => void ledger.killers.delete(figure),
  out: noteLeaving,
};

function note(ledger: Ledger, event: SilverBayonetEvent): void {
  (NOTING[event.type] as ((ledger: Ledger, event: SilverBayonetEvent) => void) | undefined)?.(ledger, event);
}

function noteSpot(ledger: Ledger, { figure, x, y }: EventOf<'deployed' | 'moved' | 'appeared'>): void {
  notesOf(ledger, figure).at = { x, y };
}

function noteBlow(ledger: Ledger, { figure, by, points, health }: EventOf<'damaged'>) {
  if (points <= 0) return;
  const last = health <= 0;
  if (last) ledger.killers.set(figure, by);
  if (by !== null) notesOf(ledger, by).blows.push({ victim: figure, last });
}

function noteLeaving(ledger: Ledger, { figure, how, rule }: EventOf<'out'>): void {
  // Whoever concedes has left, but not in play (SB-END-06).
  if (how !== 'left' || rule === 'SB-END-06') return;
  const notes = notesOf(ledger, figure);
  const carrying = rule === 'SB-OPS-44' ? [] : [...notes.carries];
  notes.left = { turn: ledger.turn, carrying, at: notes.at, taken: rule === 'SB-OPS-44' };
}

function differences(
  ledger: Ledger,
  { seats, lines }: EventOf<'scored'>,
  state: SilverBayonetState,
): readonly string[] {
  const count = new Recount(ledger, state, seats);
  return rewardsFor(state, seats).flatMap((reward) => {
    const line = lines.find(({ id }) => id === reward.id);
    const [told, counted] = [`${line?.points} ${(line?.figures ?? []).join()}`, count.line(reward)];
    return told === counted
      ? []
      : [`Reward "${reward.id}" of seat ${seats.join()}: told ${told}, counted ${counted}.`];
  });
}

/** The rewards of one side by the ledger. */
class Recount {
  readonly #ledger: Ledger;
  readonly #state: SilverBayonetState;
  readonly #seats: readonly number[];

  constructor(ledger: Ledger, state: SilverBayonetState, seats: readonly number[]) {
    this.#ledger = ledger;
    this.#state = state;
    this.#seats = seats;
  }

  line(reward: Reward): string {
    if ('figureXp' in reward) {
      const figures = this.#own().filter((id) => this.#hasDone(id, reward.of));
      return `${figures.length > 0 ? reward.figureXp : 0} ${figures.join()}`;
    }
    if (reward.if !== undefined && !this.#holds(reward.if)) return '0 ';
    if (!('per' in reward)) return `${reward.xp} `;
    const points = reward.xp * Math.floor(this.#tally(reward.per) / (reward.every ?? 1));
    return `${Math.min(points, reward.max ?? points)} `;
  }

  #own(): readonly FigureId[] {
    return this.#state.figures.flatMap(({ id, home }) =>
      home !== null && this.#seats.includes(home) ? [id] : [],
    );
  }

  #notes(): readonly Notes[] {
    return this.#own().map((id) => notesOf(this.#ledger, id));
  }

  #hasDone(id: FigureId, of: Extract<Reward, { figureXp: number }>['of']): boolean {
    const { clues, cards, left } = notesOf(this.#ledger, id);
    if (clues.length < (of.investigated ?? 0)) return false;
    if (of.revealed !== undefined && !cards.some((card) => of.revealed!.includes(card))) return false;
    return of.exitedFromTurn === undefined || (left !== null && left.turn >= of.exitedFromTurn);
  }

  #holds(condition: Condition): boolean {
    if ('all' in condition) return condition.all.every((part) => this.#holds(part));
    if ('any' in condition) return condition.any.some((part) => this.#holds(part));
    if ('not' in condition) return !this.#holds(condition.not);
    if ('option' in condition) return scenarioOption(this.#state, condition.option) === condition.is;
    // What only the story knows it is believed in.
    if (!('tally' in condition))
      return holds(looking(this.#state), condition, contextOf({ player: this.#seats[0]! }));
    const count = this.#tally(condition);
    return count >= (condition.min ?? count) && count <= (condition.max ?? count);
  }

  #tally(tally: Tally): number {
    switch (tally.tally) {
      case 'clues':
        return this.#notes().flatMap(({ clues }) => clues.filter((clue) => this.#inDeck(clue, tally.deck)))
          .length;
      case 'revealed':
        return this.#notes().flatMap(({ cards }) => cards.filter((card) => tally.cards.includes(card)))
          .length;
      case 'kills':
        return this.#killed(tally).size;
      case 'wounds':
        return this.#blows(tally).length;
      case 'casualties':
        return this.#casualties();
      case 'secured': {
        const objects = this.#notes().flatMap(({ secured }) => secured);
        return new Set(objects.filter((object) => tally.objects?.includes(object) ?? true)).size;
      }
      case 'exited':
        return this.#notes().filter(({ left }) => left !== null && this.#leftLike(left, tally)).length;
      case 'survivors':
        return this.#own().filter((id) => this.#survives(id)).length;
      case 'placed':
        throw new Error('No reward of ours counts monsters placed.');
    }
  }

  #inDeck(clue: string, deck: string | undefined): boolean {
    return deck === undefined || this.#state.scenario.clues?.find(({ id }) => id === clue)?.deck === deck;
  }

  /** Blows at monsters of the kind; no tally of ours counts wounds to men. */
  #blows({ monster, scenarioOnly }: Extract<Tally, { tally: 'kills' | 'wounds' }>) {
    const kinds = new Map(this.#state.figures.map(({ id, home, type }) => [id, home === null ? type : null]));
    return this.#notes().flatMap(({ blows }) =>
      blows.filter(({ victim }) => {
        const kind = kinds.get(victim) ?? null;
        if (kind === null || (scenarioOnly === true && this.#ledger.uninvited.has(victim))) return false;
        return monster === undefined || kind === monster;
      }),
    );
  }

  #killed(tally: Extract<Tally, { tally: 'kills' | 'wounds' }>): Set<FigureId> {
    return new Set(this.#blows(tally).flatMap((blow) => (blow.last ? [blow.victim] : [])));
  }

  #casualties(): number {
    const homes = new Map(this.#state.figures.map(({ id, side, home }) => [id, { side, home }]));
    return this.#state.figures.filter(({ id, home, standing }) => {
      if (home === null || this.#seats.includes(home)) return false;
      const killer = this.#ledger.killers.get(id) ?? null;
      if (killer === null || (standing !== 'down' && standing !== 'removed')) return false;
      const by = homes.get(killer)?.side ?? null;
      return by !== null && this.#seats.includes(by);
    }).length;
  }

  #leftLike(
    left: NonNullable<Notes['left']>,
    { edges, carrying }: Extract<Tally, { tally: 'exited' }>,
  ): boolean {
    if (carrying !== undefined && !left.carrying.some((object) => carrying.includes(object))) return false;
    if (edges === undefined) return true;
    return !left.taken && left.at !== null && edges.some((edge) => this.#nearest(left.at!).includes(edge));
  }

  /** The edges that a figure which has just left can have left by: the nearest one, two in a corner. */
  #nearest({ x, y }: { readonly x: number; readonly y: number }): readonly string[] {
    const { width, height } = this.#state.scenario.boards[0]!;
    const away = { north: height - y, east: width - x, south: y, west: x };
    const least = Math.min(...Object.values(away));
    return Object.entries(away).flatMap(([edge, far]) => (far - least < 0.01 ? [edge] : []));
  }

  #survives(id: FigureId): boolean {
    const figure = this.#state.figures.find((one) => one.id === id)!;
    return figure.standing === 'standing' || notesOf(this.#ledger, id).left !== null;
  }
}

import type { GivenOrder, Seat } from '@vedette/engine';
import type { ErrorCode, Obeyed, ServerMessage, TableMessage } from '@vedette/wire';
import { dropGame } from '../play/store.ts';
import type { Snapshot } from '../referee/messages.ts';
import { ownReferee, seat as seatReferee, whenDismissed } from '../referee/referee.ts';
import { type KeptSeat, keepSeat } from './kept-seats.ts';
import { Line, LineBroken, type LineState, type Wish } from './line.ts';
import { change, useOnline } from './online-state.ts';
import { RemoteReferee } from './remote-referee.ts';

/** How often one says that one is at it. */
const CONSIDERING = 8000;

/** One's part in a match on a server, as long as its page is open. */
class Part {
  private place: KeptSeat;
  private readonly line: Line;
  readonly referee: RemoteReferee;
  private saidAt = 0;
  /** Where each of one's own decisions began, as far as this page saw them. */
  private readonly decided: number[] = [];

  constructor(place: KeptSeat) {
    this.place = place;
    useOnline.setState({
      at: {
        place,
        line: 'calling',
        refused: null,
        welcome: null,
        table: null,
        ahead: 0,
        talk: [],
        considering: [],
        begun: false,
        orders: null,
        obeyed: [],
        notices: null,
        trouble: null,
      },
    });
    this.referee = new RemoteReferee(
      { send: (wish) => this.send(wish) },
      {
        sitters: () => useOnline.getState().at?.table?.seats.map(({ sitter }) => sitter) ?? [],
        seen: (snapshot) => this.seen(snapshot),
      },
    );
    this.line = new Line({
      url: `${location.origin.replace(/^http/, 'ws')}/api/socket`,
      greet: () => this.greeting(),
      hear: (message) => this.hear(message),
      changed: (state, refused) => this.turned(state, refused),
    });
  }

  get match(): string {
    return this.place.match;
  }

  is({ match, seat, key }: KeptSeat): boolean {
    return this.place.match === match && this.place.seat === seat && this.place.key === key;
  }

  end(): void {
    this.line.end();
  }

  restart(): void {
    this.referee.forget();
    this.line.redial();
  }

  /** Says something; what is refused is told beside the table. */
  async wish(wish: Wish): Promise<boolean> {
    change({ trouble: null });
    try {
      const said = await this.line.say(wish);
      if (said.type === 'error') change({ trouble: said.code });
      return said.type !== 'error';
    } catch (error) {
      if (error instanceof LineBroken) return false;
      throw error;
    }
  }

  consider(): void {
    if (this.place.seat === null || Date.now() - this.saidAt < CONSIDERING) return;
    this.saidAt = Date.now();
    this.line.say({ type: 'considering', busy: true }).catch(() => {});
  }

  /** Back to before one's own last decision; where nobody here saw that, one answer. */
  askBack(): Promise<boolean> {
    const { answers } = this.referee;
    const to = this.decided.findLast((before) => before < answers) ?? answers - 1;
    return this.wish({ type: 'rewind', to });
  }

  private send(wish: Wish) {
    if (wish.type === 'answer') this.decided.push(this.referee.answers);
    return this.line.say(wish);
  }

  private async greeting() {
    const { match, seat, key, invite, name } = this.place;
    const { wire, has } = await ownReferee().call('greeting');
    const as =
      seat === null
        ? { watch: key }
        : { seat, key, ...(invite === null ? {} : { invite }), ...(name === null ? {} : { name }) };
    return { wire, match, as, ...(has === undefined ? {} : { has }) };
  }

  private turned(state: LineState, refused: ErrorCode | null): void {
    if (state === 'broken') this.referee.lose();
    change({ line: state, ...(refused === null ? {} : { refused }) });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        change({ welcome: message, ahead: message.at - Date.now(), talk: [] });
        this.referee.hear(message);
        this.keep({ invite: null });
        return;
      case 'view':
        change({ obeyed: message.obeyed });
        this.referee.hear(message);
        return;
      case 'changes':
        this.obeyed(message.obeyed);
        this.referee.hear(message);
        return;
      case 'current':
        this.referee.hear(message);
        return;
      case 'orders':
        change({ orders: message.orders as readonly GivenOrder[] });
        return;
      case 'notices':
        change({ notices: message });
        return;
      case 'table':
        this.around(message);
        return;
      case 'considering':
        this.considered(message.seat, message.busy);
        return;
      case 'talk':
        this.talked(message);
        return;
      default:
    }
  }

  private around(table: TableMessage): void {
    change({ table, ahead: table.at - Date.now() });
    if (table.phase === 'over') this.referee.hear({ type: 'over' });
    const { seat, nonce, remembered, known } = this.place;
    const { welcome } = useOnline.getState().at!;
    if (seat !== null && (table.phase === 'gathering' || table.phase === 'sealing'))
      void this.sealed(table, seat, nonce).catch(() => {});
    if (remembered === null && table.phase !== 'gathering' && welcome !== null)
      this.keep({
        remembered: { commitment: welcome.commitment, seals: table.seats.map(({ sealed }) => sealed) },
      });
    const names = table.seats.map(({ name }, i) => name ?? known?.names[i] ?? '');
    this.know({ names, phase: table.phase, waitingFor: table.waitingFor });
  }

  /** One's share of the dice: sealed while others come, shown when all have sealed. */
  private async sealed({ phase, seats }: TableMessage, seat: Seat, nonce: string): Promise<void> {
    if (phase === 'sealing' && seats[seat]?.nonce === null) {
      await this.line.say({ type: 'nonce', nonce });
      return;
    }
    if (phase !== 'gathering') return;
    const commitment = await ownReferee().call('sealOf', nonce);
    if (seats[seat]?.sealed !== commitment) await this.line.say({ type: 'seal', commitment });
  }

  private seen({ seq, scene, waitingFor, outcome }: Snapshot): void {
    const considering: readonly Seat[] = [];
    const { table, obeyed } = useOnline.getState().at!;
    // What was taken back was not ordered either.
    change({ begun: true, considering, obeyed: obeyed.filter(({ number }) => number < seq) });
    this.know({
      title: scene.title,
      names: scene.sides.map(({ name }, i) => table?.seats[i]?.name ?? name),
      waitingFor,
      phase: outcome === null ? (table?.phase ?? 'playing') : 'over',
    });
  }

  private obeyed(newer: readonly Obeyed[]): void {
    if (newer.length > 0) change({ obeyed: [...useOnline.getState().at!.obeyed, ...newer] });
  }

  private considered(seat: Seat, busy: boolean): void {
    const { at } = useOnline.getState();
    const others = at!.considering.filter((one) => one !== seat);
    change({ considering: busy ? [...others, seat] : others });
  }

  private talked(line: Extract<ServerMessage, { readonly type: 'talk' }>): void {
    const { talk } = useOnline.getState().at!;
    if (!talk.some(({ number }) => number === line.number)) change({ talk: [...talk, line] });
  }

  private know(some: Partial<NonNullable<KeptSeat['known']>>): void {
    const before = this.place.known ?? { title: '', names: [], phase: '', waitingFor: null };
    const known = { ...before, ...some };
    if (JSON.stringify(known) !== JSON.stringify(this.place.known)) this.keep({ known });
  }

  keep(some: Partial<KeptSeat>): void {
    this.place = { ...this.place, ...some, changed: Date.now() };
    change({ place: this.place });
    keepSeat(this.place).catch(() => {});
  }
}

let part: Part | null = null;

whenDismissed(() => part?.restart());

/** Takes one's place at a match. */
export function takePart(place: KeptSeat): void {
  if (part?.is(place)) return;
  leave();
  part = new Part(place);
  seatReferee(part.referee);
}

/** Gets up from it. The seat stays one's own. */
export function leave(): void {
  if (part === null) return;
  const { match } = part;
  part.end();
  part = null;
  useOnline.setState({ at: null });
  void dropGame(match).catch(() => {});
  seatReferee(null);
  void ownReferee()
    .call('getUp')
    .catch(() => {});
}

export const wish = async (wished: Wish): Promise<boolean> => (await part?.wish(wished)) ?? false;

export const askBack = async (): Promise<boolean> => (await part?.askBack()) ?? false;

export function consider(): void {
  part?.consider();
}

export function keep(some: Partial<KeptSeat>): void {
  part?.keep(some);
}

import type { ServerMessage } from '@vedette/wire';
import type { Store, TalkLine } from '../store/store.ts';
import { type Guest, tell } from './guest.ts';

/** What is said at one table: everybody who is there hears every line once. */
export class TableTalk {
  private readonly match: string;
  private readonly store: Store;
  private readonly guests: ReadonlySet<Guest>;
  /** The first line that nobody here has heard. */
  private from = 0;

  constructor(match: string, store: Store, guests: ReadonlySet<Guest>) {
    this.match = match;
    this.store = store;
    this.guests = guests;
  }

  /** Lines of talk that nobody here has heard. */
  async hear(): Promise<void> {
    const lines = await this.store.talk(this.match, this.from);
    for (const line of lines) for (const guest of this.guests) tell(guest, talkMessage(line));
    this.from = (lines.at(-1)?.number ?? this.from - 1) + 1;
  }

  /** Everything said so far, to somebody who has just come in; then he hears what the others hear. */
  async retell(guest: Guest): Promise<void> {
    const lines = await this.store.talk(this.match, 0);
    for (const line of lines) {
      tell(guest, talkMessage(line));
      if (line.number < this.from) continue;
      for (const other of this.guests) if (other !== guest) tell(other, talkMessage(line));
      this.from = line.number + 1;
    }
  }
}

function talkMessage({ number, seat, at, line }: TalkLine): ServerMessage {
  return { type: 'talk', number, seat, at, line: line as { readonly text: string } };
}

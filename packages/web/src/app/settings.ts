import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  /** The language that is spoken here, as BCP 47 names it. */
  readonly locale: string;
  /** Milliseconds for a usual move and for all that a bot decides about it, so that both can be followed. */
  readonly pace: number;
  /** Seconds that a veteran may think about one decision. */
  readonly botSeconds: number;
  readonly hints: boolean;
  readonly sound: boolean;
  /** Somebody plays by ear: answers in a numbered list, and a field to ask the table. */
  readonly ear: boolean;
  /** Sounds that tell where something is. */
  readonly earSound: boolean;
  /** Keys that somebody has changed, by what they do; and whether there are any but digits. */
  readonly keys: Readonly<Record<string, string>>;
  readonly keysOff: boolean;
  /** In hot seat, while there are secrets, the table is covered until the next player has sat down. */
  readonly handOver: boolean;
  /** Whether what players say to each other is shown on this device. */
  readonly talk: boolean;
  /** What is asked although nothing hangs on the answer. */
  readonly askMe: readonly string[];
  /** Kinds of question that are always answered alike. */
  readonly always: Readonly<Record<string, string>>;
  /** Those orders in words; one that was given before they were kept has none. */
  readonly orders: Readonly<Record<string, string>>;
}

export const PACES = { slow: 1100, normal: 450, fast: 0 } as const;

const DEFAULTS: Settings = {
  locale: 'en',
  pace: PACES.normal,
  botSeconds: 1,
  hints: true,
  sound: false,
  ear: false,
  earSound: false,
  keys: {},
  keysOff: false,
  handOver: true,
  talk: true,
  askMe: [],
  always: {},
  orders: {},
};

export const useSettings = create<Settings>()(persist(() => DEFAULTS, { name: 'vedette.settings' }));

export const settings = (): Settings => useSettings.getState();

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
}

/** Whether this is asked although nothing hangs on it. */
export function askMe(grant: string, asked: boolean): void {
  const others = settings().askMe.filter((one) => one !== grant);
  change({ askMe: asked ? [...others, grant] : others });
}

/** From now on this kind of question has this answer, and the list of orders says so; null: it is asked again. */
export function always(
  kind: string,
  order: { readonly answer: string; readonly words: string } | null,
): void {
  const { [kind]: _, ...answers } = settings().always;
  const { [kind]: __, ...words } = settings().orders;
  if (order === null) change({ always: answers, orders: words });
  else change({ always: { ...answers, [kind]: order.answer }, orders: { ...words, [kind]: order.words } });
}

import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
  /** The language that is spoken here, as BCP 47 names it. */
  readonly locale: string;
  /** Milliseconds between two decisions of a bot, so that they can be followed. */
  readonly pace: number;
  /** Seconds that a veteran may think about one decision. */
  readonly botSeconds: number;
  readonly hints: boolean;
  readonly sound: boolean;
  /** In hot seat the table is covered until the next player has sat down. */
  readonly handOver: boolean;
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
  handOver: true,
  always: {},
  orders: {},
};

export const useSettings = create<Settings>()(persist(() => DEFAULTS, { name: 'vedette.settings' }));

export const settings = (): Settings => useSettings.getState();

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
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

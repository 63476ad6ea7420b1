import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export interface Settings {
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
}

export const PACES = { slow: 1100, normal: 450, fast: 0 } as const;

const DEFAULTS: Settings = {
  pace: PACES.normal,
  botSeconds: 1,
  hints: true,
  sound: false,
  handOver: true,
  always: {},
};

export const useSettings = create<Settings>()(persist(() => DEFAULTS, { name: 'vedette.settings' }));

export const settings = (): Settings => useSettings.getState();

export function change(some: Partial<Settings>): void {
  useSettings.setState(some);
}

/** From now on this kind of question has this answer; null: it is asked again. */
export function always(kind: string, answer: string | null): void {
  const { [kind]: _, ...others } = settings().always;
  change({ always: answer === null ? others : { ...others, [kind]: answer } });
}

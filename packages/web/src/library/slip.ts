import { create } from 'zustand';
import type { CaseAtHand } from './case.ts';

/** What is looked up over whatever page is open: a rule by its id, a place on a shelf, a scenario of a game, or the game's pocket book. */
type Wanted =
  | { readonly rule: string; readonly at?: CaseAtHand }
  | { readonly shelf: string; readonly id: string }
  | { readonly game: string; readonly scenario: string }
  | { readonly pocket: string };

interface SlipState {
  readonly wanted: Wanted | null;
  /** What was read before, the latest last. */
  readonly before: readonly Wanted[];
  /** What was asked in the pocket book; kept for whoever turns back to it. */
  readonly asked: string;
}

const CLOSED: SlipState = { wanted: null, before: [], asked: '' };

const useSlipStore = create<SlipState>(() => CLOSED);

export const useSlip = (): Wanted | null => useSlipStore((s) => s.wanted);

/** Whether there is something to turn back to. */
export const useTurnedOver = (): boolean => useSlipStore((s) => s.before.length > 0);

export const useAsked = (): string => useSlipStore((s) => s.asked);

export function ask(words: string): void {
  useSlipStore.setState({ asked: words });
}

/** From within a slip the slip turns over. */
export function openSlip(wanted: Wanted): void {
  useSlipStore.setState(({ wanted: open, before }) => ({
    wanted,
    before: open === null ? [] : [...before, open],
  }));
}

export function turnBack(): void {
  useSlipStore.setState(({ wanted, before }) => ({
    wanted: before.at(-1) ?? wanted,
    before: before.slice(0, -1),
  }));
}

export function closeSlip(): void {
  useSlipStore.setState(CLOSED);
}

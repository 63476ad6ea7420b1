import { create } from 'zustand';

/** What is looked up over whatever page is open: a rule by its id, a place on a shelf, or a scenario of a game. */
type Wanted =
  | { readonly rule: string }
  | { readonly shelf: string; readonly id: string }
  | { readonly game: string; readonly scenario: string };

const useSlipStore = create<{ readonly wanted: Wanted | null }>(() => ({ wanted: null }));

export const useSlip = (): Wanted | null => useSlipStore((s) => s.wanted);

export function openSlip(wanted: Wanted): void {
  useSlipStore.setState({ wanted });
}

export function closeSlip(): void {
  useSlipStore.setState({ wanted: null });
}

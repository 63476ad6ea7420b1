/** What was answered without asking: after so many answers and so many lines of the log. */
export interface GrantedNote {
  readonly seq: number;
  readonly after: number;
  readonly words: string;
}

const NAME = 'vedette.granted';

/** Of the game that was played last in this browser; where nothing can be kept, nothing is lost but these. */
export function keepNotes(game: string, notes: readonly GrantedNote[]): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ game, notes }));
  } catch {
    // They stay on the page.
  }
}

/** Those of this game up to so many answers. */
export function keptNotes(game: string, seq: number): readonly GrantedNote[] {
  try {
    const kept = JSON.parse(localStorage.getItem(NAME) ?? '{}') as {
      readonly game?: string;
      readonly notes?: readonly GrantedNote[];
    };
    return kept.game === game ? (kept.notes ?? []).filter((note) => note.seq < seq) : [];
  } catch {
    return [];
  }
}

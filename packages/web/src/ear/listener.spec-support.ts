/** Answers that somebody who listens would not give by mistake. */
const NEVER = /Concede|Strike the colours|Call it a day|No more this turn|this is for good/;
/** Who is sent next: of one's own, and of monsters whom nobody leads but those at the table. */
export const SENDS = /acts next\?|gets its orders now|who goes now\?/;
/** Worth a shot. */
const GOOD_ODDS = 25;

const numberOf = (line: string | undefined): string | null =>
  line === undefined ? null : /^\d+/.exec(line)![0];

/** Somebody who decides by what is told: he shoots where that may tell, goes for what there is to be had, and is done. */
export class Listener {
  /** He has chosen to stay where he is: to be asked that again helps nobody. */
  private stays = false;

  /** What he says: an answer that he wants, or else one that will do. */
  decides(title: string, lines: readonly string[]): string {
    return this.wants(title, lines) ?? this.settles(lines);
  }

  /** An answer among these that he wants; null: he would hear others first. */
  wants(title: string, lines: readonly string[]): string | null {
    if (/Enter for the usual/.test(title)) return '';
    const open = lines.filter((line) => !NEVER.test(line));
    if (/Roll .*again|Spend a die/.test(title))
      return numberOf(open.find((line) => /Let it stand|Take all/.test(line)));
    // Of the places round a spot that were told one is as good as another.
    if (/ put, within /.test(title) && open.length > 0) return numberOf(open[0]);
    const shot = open.find((line) => Number(/hits (\d+)/.exec(line)?.[1] ?? 0) >= GOOD_ODDS);
    const aims = [
      /: .*search|Search/,
      /charge |to clue|to the |all \d+ where/,
      /^\d+, Shoot/,
      ...(this.stays ? [] : [/Move/]),
      /towards/,
      /hidden|covered/,
      /Stay put/,
    ];
    const aim = aims.map((one) => open.find((line) => one.test(line))).find((line) => line !== undefined);
    const wanted = shot ?? aim ?? (SENDS.test(title) || title.includes('fire at') ? open[0] : undefined);
    if (wanted !== undefined) this.stays = false;
    return numberOf(wanted);
  }

  /** What he presses when a plan is told: whoever has nothing to shoot at there is done. */
  agrees(plan: string): 'Enter' | 'd' {
    return /moves .*towards|short of/.test(plan) && /unseen there|no shot from there/.test(plan)
      ? 'd'
      : 'Enter';
  }

  /** Of what he does next he has heard enough, and it is nothing that he wants: the key for done spares him the rest. */
  isDone(title: string, told: ReturnType<typeof toldWith>): boolean {
    return (
      /^What does .* do\?/.test(title) && told.lines.length > 0 && this.wants(title, told.lines) === null
    );
  }

  private settles(lines: readonly string[]): string {
    const open = lines.filter((line) => !NEVER.test(line));
    const will = open.find((line) => /Let it stand|stay$|Done|That will do|Hold$/.test(line)) ?? open[0];
    this.stays = will?.endsWith('stay') === true;
    return numberOf(will) ?? '1';
  }
}

/** The answers that were told with a question, each with its number; and whether those were all. */
export function toldWith(question: string): { readonly lines: readonly string[]; readonly all: boolean } {
  const [, told = ''] = /: (1, .*)\.$/.exec(question) ?? [];
  const lines = told === '' ? [] : told.split(/; (?=\d+, )/);
  const last = lines.at(-1) ?? '';
  return {
    lines: lines.map((line) => line.replace(/; (?:and more|\d+ rare)$/, '')),
    all: told !== '' && !last.endsWith('and more'),
  };
}

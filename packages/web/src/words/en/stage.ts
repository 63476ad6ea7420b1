import type { Attempt, ToldModifier } from '@vedette/engine';

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** What is shown on the map while something happens. */
export const stage = {
  objectives: 'What it is about',
  of: (n: number) => `of ${n}`,
  theirs: (counts: readonly number[]) => `theirs ${counts.join(', ')}`,
  progress: (at: number, of: number) => ` · ${at} of ${of}`,
  moments: 'What decided it',
  unitLost: (unit: string, lost: number) => `${unit}: ${lost} of them gone.`,
  luck: 'Luck and losses',
  howItEnded: 'How it ended',
  rematch: 'Once more',
  toTheTable: 'To the table',
  moreInLibrary: 'All about it',
  layAside: 'Lay it aside',
  layAllAside: (n: number) => `Lay all ${n} aside`,
  layAsideByKey: '(Enter)',
  /** A number that rises; what is given back has a plus. */
  harm: (points: number) => (points < 0 ? `+${-points}` : `−${points}`),
  /** "+2 aim −1 moved = 14, needs 13". */
  sum: (modifiers: readonly ToldModifier[], attempt: Attempt | null) => {
    const added = modifiers
      .filter(({ value }) => value !== 0)
      .map(({ words, value }) => `${signed(value)} ${words}`)
      .join(' ');
    if (attempt === null) return added;
    const { total, needed, passes } = attempt;
    const wanted = passes === 'at-least' ? `needs ${needed}` : `needs ${needed} or less`;
    return passes === 'at-least'
      ? `${added === '' ? '' : `${added} `}= ${total}, ${wanted}`
      : `${total}, ${wanted}${added === '' ? '' : ` (${added})`}`;
  },
};

import { describe, expect, it } from 'vitest';
import { piecesOf, termFinder } from './terms.ts';

const figures = termFinder([
  { words: 'Revenant', to: { figure: 'r1' } },
  { words: 'Revenant 2', to: { figure: 'r2' } },
  { words: 'Étienne Valcourt', to: { figure: 'v' } },
]);
const library = termFinder([
  { words: 'Musket', to: { shelf: 'armoury', id: 'musket' } },
  { words: 'Revenant', to: { shelf: 'monsters', id: 'revenant' } },
  { words: 'fog', to: { rule: 'SB-EVT-02' } },
]);

describe('terms of the log', () => {
  it('are found as whole words, the longest first, whatever their capitals', () => {
    expect(piecesOf('Étienne Valcourt lets fly with a musket at Revenant 2.', [figures, library])).toEqual([
      { words: 'Étienne Valcourt', to: { figure: 'v' } },
      ' lets fly with a ',
      { words: 'musket', to: { shelf: 'armoury', id: 'musket' } },
      ' at ',
      { words: 'Revenant 2', to: { figure: 'r2' } },
      '.',
    ]);
    expect(piecesOf('Musketeers befogged.', [library])).toEqual(['Musketeers befogged.']);
  });

  it('a figure on the table comes before its kind in the library', () => {
    const [first] = piecesOf('Revenant acts.', [figures, library]);
    expect(first).toEqual({ words: 'Revenant', to: { figure: 'r1' } });
  });

  it('may have any sign in them', () => {
    const odd = ['Non-Aggressive', 'Brigante / Brigantessa', 'Sow Fear (X)', 'Why?'];
    const find = termFinder(odd.map((words) => ({ words, to: { rule: words } })));
    for (const words of odd) expect(piecesOf(words, [find])).toEqual([{ words, to: { rule: words } }]);
  });

  it('nothing is lost of a text', () => {
    const text = 'Fog rolls in. Revenant 2 (fog) takes 5; 0 left.';
    const pieces = piecesOf(text, [figures, library]);
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')).toBe(text);
    expect(piecesOf('', [figures])).toEqual([]);
    expect(piecesOf('Quiet.', [termFinder([])])).toEqual(['Quiet.']);
  });
});

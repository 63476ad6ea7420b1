import { describe, expect, it } from 'vitest';
import { tableNames } from './table-names.ts';
import { piecesOf, termFinder } from './terms.ts';

const figureNamed = (id: string, name: string, group: string) => ({ id, name, group });

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

  it('a name is never taken for a thing, be it that of a man, of his unit or of his side', () => {
    const names = termFinder(
      tableNames({
        figures: [figureNamed('p', 'Sergeant Pike', 'pikes')],
        groups: [{ id: 'pikes', name: 'The Musket Boys', type: '', side: 0, signs: [] }],
        sides: [{ name: 'Captain Fog', coat: 'side-1', holdings: [] }],
      } as unknown as Parameters<typeof tableNames>[0]),
    );
    const weapons = termFinder([
      { words: 'Pike', to: { shelf: 'armoury', id: 'pike' } },
      { words: 'Musket', to: { shelf: 'armoury', id: 'musket' } },
      { words: 'fog', to: { rule: 'SB-EVT-02' } },
    ]);
    const read = (text: string) => piecesOf(text, [names, weapons]);
    expect(read('Sergeant Pike’s pike broke.')).toEqual([
      { words: 'Sergeant Pike', to: { figure: 'p' } },
      '’s ',
      { words: 'pike', to: { shelf: 'armoury', id: 'pike' } },
      ' broke.',
    ]);
    expect(read('the Musket Boys fired')[0]).toEqual({ words: 'the Musket Boys', to: { figure: 'p' } });
    expect(read('Captain Fog took the initiative. Captain Fog won.')).toEqual([
      'Captain Fog took the initiative. Captain Fog won.',
    ]);
  });

  it('nothing is lost of a text', () => {
    const text = 'Fog rolls in. Revenant 2 (fog) takes 5; 0 left.';
    const pieces = piecesOf(text, [figures, library]);
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')).toBe(text);
    expect(piecesOf('', [figures])).toEqual([]);
    expect(piecesOf('Quiet.', [termFinder([])])).toEqual(['Quiet.']);
  });
});

import { useEffect, useMemo, useState } from 'react';
import { type TermFinder, termFinder } from './terms.ts';

/** What the log of a game can name: whoever stands on its table, and, once fetched, all that the library tells of. */
export function useGlossary(
  game: string | null,
  figures: readonly { readonly id: string; readonly name: string }[],
): readonly TermFinder[] {
  const [library, setLibrary] = useState<TermFinder | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    const fetched = import('../library/stacks.ts').then(({ openStacks }) => openStacks());
    void fetched.then(
      ({ glossaryOf }) => {
        if (wanted) setLibrary(() => termFinder(glossaryOf(game)));
      },
      () => {
        // Without it the log is read as it is.
      },
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const names = figures.map(({ id, name }) => `${id}\t${name}`).join('\n');
  const onTable = useMemo(
    () =>
      termFinder(
        names.split('\n').flatMap((line) => {
          const [id = '', words = ''] = line.split('\t');
          return words === '' ? [] : [{ words, to: { figure: id } }];
        }),
      ),
    [names],
  );
  return useMemo(() => (library === null ? [onTable] : [onTable, library]), [onTable, library]);
}

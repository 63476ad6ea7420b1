import type { Scene } from '@vedette/engine';
import { useEffect, useMemo, useState } from 'react';
import { tableNames } from './table-names.ts';
import { type Name, type TermFinder, termFinder } from './terms.ts';

/** What the log of a game can name: whoever stands on its table, and, once fetched, all that the library tells of. */
export function useGlossary(
  game: string | null,
  scene: Pick<Scene, 'figures' | 'groups' | 'sides'>,
): readonly TermFinder[] {
  const [library, setLibrary] = useState<TermFinder | null>(null);
  useEffect(() => {
    if (game === null) return;
    let wanted = true;
    const fetched = import('../library/glossary.ts').then(({ fetchGlossary }) => fetchGlossary(game));
    void fetched.then(
      (terms) => {
        if (wanted) setLibrary(() => termFinder(terms));
      },
      () => {
        // Without it the log is read as it is.
      },
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  const names = JSON.stringify(tableNames(scene));
  const onTable = useMemo(() => termFinder(JSON.parse(names) as readonly Name[]), [names]);
  return useMemo(() => (library === null ? [onTable] : [onTable, library]), [onTable, library]);
}

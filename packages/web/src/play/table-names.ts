import type { Scene } from '@vedette/engine';
import type { Name } from './terms.ts';

/**
 * Who and what has a name of its own at this table. A group leads to one of its men; a side leads nowhere, and is named
 * so that nobody takes "Captain Musket's men" for a weapon.
 */
export function tableNames({
  figures,
  groups = [],
  sides,
}: Pick<Scene, 'figures' | 'groups' | 'sides'>): readonly Name[] {
  const named = [
    ...figures.map(({ id, name }) => ({ words: name, to: { figure: id } })),
    ...groups.map(({ id, name }) => {
      const one = figures.find(({ group }) => group === id);
      return { words: name, to: one === undefined ? null : { figure: one.id } };
    }),
    ...sides.map(({ name }) => ({ words: name, to: null })),
  ];
  // Of two with one name the first is meant.
  return named.filter(
    ({ words }, i) => words !== '' && named.findIndex((other) => other.words === words) === i,
  );
}

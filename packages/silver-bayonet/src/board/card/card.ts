import type { FigureCard, Lookup } from '@vedette/engine';
import { areEnemies, enemiesOf, figure as find, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { looking } from '../../hooks.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { words } from '../../words/now.ts';
import { typeTitle } from '../type-title.ts';
import { itemsOf } from './items.ts';
import { mayDo } from './may.ts';
import { attributesOf, conditionsOf, injuriesOf } from './notes.ts';
import { statsOf } from './stats.ts';
import { weaponsOf } from './weapons.ts';
import { whereOf } from './where.ts';

/** A figure on a card: its numbers as the rules read them now, what it has and what it may do. */
export function card(s: SilverBayonetState, id: string, from: string | null): FigureCard {
  const look = looking(s);
  const figure = find(s, id);
  const viewer = from === null || from === id ? null : find(s, from);
  return {
    figure: id,
    title: words.nameOf(s, id),
    line: [
      typeTitle(s, figure),
      figure.side === null ? words.card.nobodys : words.sideName(s, figure.side),
      ...whereOf(look, figure, viewer),
    ],
    to: kindOf(s, figure),
    stats: statsOf(look, figure, somebodyElse(look, figure, viewer)),
    weapons: weaponsOf(look, figure),
    conditions: conditionsOf(figure),
    attributes: attributesOf(figure),
    items: itemsOf(s, figure),
    injuries: injuriesOf(figure),
    may: mayDo(look, figure),
  };
}

/** Whoever might attack it: who looks, else an enemy, on foot if there is one; itself where nobody is left. */
function somebodyElse(look: Look, figure: Figure, viewer: Figure | null): Figure {
  if (viewer !== null && stands(viewer) && areEnemies(look.s, viewer, figure)) return viewer;
  const enemies = enemiesOf(look.s, figure);
  return enemies.find(({ mounted }) => !mounted) ?? enemies[0] ?? figure;
}

function kindOf({ bestiary }: SilverBayonetState, { role, type }: Figure): Lookup | null {
  if (role !== 'monster') return { shelf: 'soldiers', id: type };
  return bestiary.some(({ id }) => id === type) ? null : { shelf: 'monsters', id: type };
}

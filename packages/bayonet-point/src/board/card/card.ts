import type { FigureCard } from '@vedette/engine';
import { classOf, figure as find, onTable, unitOf } from '../../figures.ts';
import { ownLibraryId } from '../../library/ids.ts';
import { areasAt, ground, typeOf as groundOf } from '../../rules/ground/pieces.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { words } from '../../words/now.ts';
import { typeOf } from '../scene.ts';
import { sight } from '../sight.ts';
import { mayDo } from './may.ts';
import { attributesOf, conditionsOf } from './notes.ts';
import { statsOf } from './stats.ts';
import { weaponsOf } from './weapons.ts';

/** A man on a card: his numbers and his unit's, as the rules read them now. */
export function card(s: BayonetPointState, id: string, from: string | null): FigureCard {
  const f = find(s, id);
  const u = unitOf(s, f);
  return {
    figure: id,
    title: words.figureName(f),
    line: [
      typeOf(classOf(f), f),
      ...(u.members.length > 1 ? [u.name] : []),
      words.sideName(s, f.side),
      ...whereOf(s, f, from === null || from === id ? null : find(s, from)),
    ],
    to: { shelf: 'soldiers', id: ownLibraryId(f.class) },
    stats: statsOf(s, f, u),
    weapons: weaponsOf(s, f),
    conditions: conditionsOf(s, f, u),
    attributes: attributesOf(f),
    items: [],
    injuries: [],
    may: mayDo(s, f, u),
  };
}

function whereOf(s: BayonetPointState, f: Figure, viewer: Figure | null): readonly string[] {
  const said = words.card.where;
  if (f.standing === 'waiting') return [said.waiting];
  if (!onTable(f)) return [said.out];
  const seen = viewer === null || !onTable(viewer) ? [] : seenFrom(s, viewer, f);
  return [...underfoot(s, f), ...seen];
}

function underfoot(s: BayonetPointState, f: Figure): readonly string[] {
  if (f.inside !== null) return [words.card.where.inside];
  const table = ground(s);
  const piece = areasAt(table, f.x, f.y).at(-1);
  if (piece === undefined) return [];
  return [words.card.where.in(words.terrainTitle(groundOf(table, piece).id).toLowerCase())];
}

/** BP-GEN-17, BP-GEN-18. */
function seenFrom(s: BayonetPointState, viewer: Figure, f: Figure): readonly string[] {
  const said = words.card.where;
  const name = words.nameOf(s, viewer.id);
  const { visible, cover, distance, lines } = sight(s, { figure: viewer.id }, f.id);
  const away = said.away(words.card.mm(distance), name);
  if (viewer.side === f.side) return [away];
  const by = lines[0]?.by ?? null;
  if (!visible) return [away, said.hidden(name, by)];
  return cover && by !== null ? [away, said.cover(by)] : [away];
}

import { groundPiecesAt, TABLE_TOP, tableOf } from '@vedette/engine/table';
import { areEnemies, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import { explainSight } from '../../rules/shooting/sight.ts';
import type { Figure } from '../../state.ts';
import { words } from '../../words/now.ts';

/** Where it is: on or in what, and how far from whoever looks, in cover of what. */
export function whereOf(look: Look, figure: Figure, viewer: Figure | null): readonly string[] {
  const said = words.card.where;
  if (figure.standing === 'waiting') return [said.waiting];
  const { standing } = figure;
  if (standing !== 'standing' && standing !== 'down') return [words.board.gone[standing]];
  const ground = underfoot(look, figure);
  const seen = viewer === null || !stands(viewer) ? [] : seenFrom(look, viewer, figure);
  return [...(ground === null ? [] : [ground]), ...seen];
}

/** The uppermost piece that it stands on or in; null on the open table. */
function underfoot(look: Look, figure: Figure): string | null {
  const table = tableOf(look.s.terrain);
  const { x, y, z } = figure;
  const found = groundPiecesAt(table, x, y, z, gaitOf(look, figure).step).filter((i) => i !== TABLE_TOP);
  const last = found.at(-1);
  if (last === undefined) return null;
  const piece = look.s.terrain.pieces[last]!;
  // A floor is stood on, whatever it is made of.
  return piece.surface === 'none' && kindOf(piece) !== 'floor'
    ? words.card.where.in(kindOf(piece))
    : words.card.where.on(kindOf(piece));
}

/** What sort of thing a piece is: the last of its flags. Its id is for the scenario's author. */
function kindOf({ id, flags }: { readonly id: string; readonly flags: readonly string[] }): string {
  return flags.at(-1) ?? id;
}

/** SB-SHT-03 to -07. */
function seenFrom(look: Look, viewer: Figure, figure: Figure): readonly string[] {
  const said = words.card.where;
  const name = words.nameOf(look.s, viewer.id);
  const { visible, cover, distance, lines, screens } = explainSight(look, viewer, figure);
  const away = said.away(`${Math.round(distance * 10) / 10}`, name);
  if (!areEnemies(look.s, viewer, figure)) return [away];
  if (!visible) return [away, said.unseen(name)];
  if (!cover) return [away];
  const by = lines.find((line) => line.by !== null)?.by ?? null;
  if (by === null) return [away, said.cover];
  const screened = by.kind === 'screen' ? (screens[by.screen] ?? null) : null;
  return [
    away,
    screened === null
      ? said.coverOf(by.kind === 'piece' ? kindOf(look.s.terrain.pieces[by.piece]!) : '')
      : said.coverOfSomebody(words.nameOf(look.s, screened)),
  ];
}

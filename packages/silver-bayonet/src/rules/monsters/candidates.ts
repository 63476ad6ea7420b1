import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { onOneBoard } from '../../scenario/boards/board.ts';
import type { Figure } from '../../state.ts';
import { howFar } from './how-far.ts';

/** A soldier that a monster may choose. */
export interface Candidate {
  readonly figure: Figure;
  /** How many are nearer: the same for those equally near. */
  readonly place: number;
}

/** SB-MON-05, step 2: every standing soldier, less those that do not exist for this monster; nearest first. */
export function candidatesOf(look: Look, monster: Figure): readonly Candidate[] {
  const soldiers = look.s.figures.filter(
    (figure) =>
      figure.side !== null && stands(figure) && look.modify('considered', figure, true, { monster }),
  );
  const left = look.modify('candidates', monster, soldiers);
  const candidates: Candidate[] = [];
  for (const equals of look.table.inOrder(monster, left)) {
    const place = candidates.length;
    for (const figure of equals) candidates.push({ figure, place });
  }
  return candidates;
}

/** SB-MONA-07: the closest soldier, seen or not; on another board by the way there (SB-OPS-04). */
export function closestAnywhere(
  cx: SilverCx,
  monster: Figure,
  candidates: readonly Candidate[],
): Figure | null {
  const figures = candidates.map(({ figure }) => figure);
  const distances = howFar(cx, monster, figures);
  const least = Math.min(...distances);
  const tied = figures.filter((_, i) => distances[i] === least);
  return chosenByPrimary(cx, monster, tied, 'closest', 'SB-MONA-07');
}

/** SB-MON-05, step 3: whether it goes for this soldier as for one it sees. */
export function senses(look: Look, monster: Figure, { figure }: Candidate): boolean {
  if (!onOneBoard(look.s, monster, figure)) return false;
  const { visible } = look.table.sight(monster, figure);
  return look.modify('sensed', monster, visible);
}

/** SB-MONA-07: the closest of those that qualify; the primary player chooses among equals. */
export function closest(
  cx: SilverCx,
  monster: Figure,
  candidates: readonly Candidate[],
  qualifies: (candidate: Candidate) => boolean,
): Figure | null {
  const tied: Candidate[] = [];
  for (const candidate of candidates) {
    if (tied.length > 0 && candidate.place > tied[0]!.place) break;
    if (qualifies(candidate)) tied.push(candidate);
  }
  const figures = tied.map(({ figure }) => figure);
  return chosenByPrimary(cx, monster, figures, 'closest', 'SB-MONA-07');
}

/** SB-ATT-07: whatever nobody else is named for is the primary player's choice. */
export function chosenByPrimary<T extends { readonly id: string }>(
  cx: SilverCx,
  monster: Figure | null,
  among: readonly T[],
  purpose: string,
  rule: string,
): T | null {
  if (among.length < 2) return among[0] ?? null;
  const options = among.map(({ id }) => id);
  const figure = monster === null ? null : monster.id;
  const id = cx.ask('monsterChoice', cx.s.order[0]!, { options, figure, purpose, rule });
  return among.find((one) => one.id === id)!;
}

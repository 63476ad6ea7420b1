import type { Scene, SceneFigure } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Question } from '../../referee/messages.ts';

/** Somebody whom a question is about, where it happens. */
interface Concerned extends Spot {
  readonly radius: number;
  /** Where his counter lies, if that is elsewhere. */
  readonly from: Spot | null;
}

/** Whom the open question is about besides the one who is asked: the shooter of a return fire, the mover who is halted. */
export interface Concern {
  readonly asked: Spot;
  readonly others: readonly Concerned[];
}

/** Nearer than this a place is where the counter lies. */
const SAME = 1e-3;

export function concernOf(
  question: Pick<Question, 'about'> | null,
  { figures, groups = [] }: Pick<Scene, 'figures' | 'groups'>,
): Concern | null {
  if (question === null) return null;
  const { figures: named, at } = question.about;
  const find = (id: string) => figures.find((figure) => figure.id === id && figure.place === 'table');
  const [first, ...rest] = named;
  const asked = first === undefined ? undefined : find(first);
  if (asked === undefined) return null;
  const men = rest.filter((id) => !groups.some((group) => group.id === id)).flatMap((id) => find(id) ?? []);
  const others = men.map((man, i) => concerned(man, i === 0 ? at : undefined));
  return others.length === 0 ? null : { asked, others };
}

function concerned(man: SceneFigure, at: Spot | undefined): Concerned {
  const { x, y, z, radius } = man;
  if (at === undefined || Math.hypot(at.x - x, at.y - y) < SAME) return { x, y, z, radius, from: null };
  return { x: at.x, y: at.y, z: at.z, radius, from: { x, y, z } };
}

import type { Scene } from '@vedette/engine';
import type { Option, Question } from '../referee/messages.ts';
import { picksOne } from './picking.ts';

type Standing = Pick<Scene, 'figures' | 'groups'>;

/** Fewer than two is nobody to choose from. */
const FEWEST = 2;

/** Lines of the roster in its order: the viewer's own side first, groups as one line, those of no side last. */
function rosterLines({ figures, groups = [] }: Standing, viewer: number | null): readonly string[] {
  const led = new Set(groups.map(({ id }) => id));
  const lines = [
    ...groups,
    ...figures.filter(
      ({ group, side, place }) =>
        (group === undefined || !led.has(group)) && (side !== null || place !== 'waiting'),
    ),
  ];
  const rank = (side: number | null) =>
    side === null ? Number.MAX_SAFE_INTEGER : side === viewer ? -1 : side;
  return [...lines].sort((a, b) => rank(a.side) - rank(b.side)).map(({ id }) => id);
}

/**
 * Where a question asks who, and everybody it may be has a line of the roster: the answers in the order of those lines.
 * Else none, and the answers are a list of their own.
 */
export function whoIsMeant(
  question: Question | null,
  scene: Standing,
  viewer: number | null,
): readonly (Option & { readonly figure: string })[] {
  if (question === null || !picksOne(question)) return [];
  const named = question.options.flatMap((option) =>
    option.figure === undefined || option.grave === true ? [] : [{ ...option, figure: option.figure }],
  );
  const lines = rosterLines(scene, viewer);
  const order = named.map(({ figure }) => lines.indexOf(figure));
  const once = new Set(named.map(({ figure }) => figure)).size === named.length;
  if (named.length < FEWEST || !once || order.includes(-1) || !named.every((one) => isName(one, scene)))
    return [];
  return [...named].sort((a, b) => lines.indexOf(a.figure) - lines.indexOf(b.figure));
}

/** Whether an answer says nothing but who, if only by the name that goes before a by-name ("Volk, who ..."). */
function isName({ words, figure }: Option, { figures, groups = [] }: Standing): boolean {
  return [...figures, ...groups].some(
    ({ id, name }) => id === figure && (name === words || name.startsWith(`${words},`)),
  );
}

import type { FigureId, UnitId } from './state.ts';

/*
 * What questions call their options, where that says more than one thing. Built and read here.
 */

/** An errand, who runs it, and with what: "cross:1-1-2:wall". */
export function errandId(action: string, figure: FigureId, what: string): string {
  return `${action}:${figure}:${what}`;
}

/** BP-MOV-03: half a move, and the rest kept back: "half:1-1-2". */
export function halfId(figure: FigureId): string {
  return `half:${figure}`;
}

export function readErrandId(id: string): Readonly<Record<'action' | 'who' | 'what', string>> {
  const [action = '', who = '', what = ''] = id.split(':');
  return { action, who, what };
}

const GROUP = 'group:';

/** BP-ACT-08: a leader with those about him, as an answer. */
export function asGroup(leader: UnitId): string {
  return `${GROUP}${leader}`;
}

/** The leader whose group it is; null when the answer means a single unit. */
export function leaderOfGroup(answer: string): UnitId | null {
  return answer.startsWith(GROUP) ? answer.slice(GROUP.length) : null;
}

import type { FigureId, UnitId } from './state.ts';

/*
 * What questions call their options, where that says more than one thing. Built and read here.
 */

/** BP-INI-05 */
export const FINISH = 'finish';

/** BP-DIG-16 */
export const CONCEDE = 'concede';

/** Those who are left do nothing, or are not looked for. */
export const ENOUGH = 'enough';

/** BP-VIS-12 */
export const EVERYBODY = 'everybody';

/** BP-CHG-01, BP-MEL-03: whoever could be chosen is let be. */
export const NOBODY = 'nobody';

/** What is on offer beside units and figures, called by their ids. */
const RESERVED: readonly string[] = [FINISH, CONCEDE, ENOUGH, EVERYBODY, NOBODY];

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

const AT = '>';
const WITH = ':';

/** BP-SHT-12: a shot as it is named: "1-1-2>2-1-1", and where he has more than one gun "1-1-2>2-1-1:pistol". */
export function shotId(shooter: FigureId, target: FigureId, gun: string | null): ShotId {
  return gun === null ? `${shooter}${AT}${target}` : `${shooter}${AT}${target}${WITH}${gun}`;
}

export type ShotId = `${FigureId}>${FigureId}`;

export function isShotId(id: string): id is ShotId {
  return id.includes(AT);
}

/** Who shoots, and what has been named of his shot. */
export interface NamedShot {
  readonly shooter: FigureId;
  readonly target: FigureId | null;
  readonly gun: string | null;
}

/** A shot, or the id of a man whose shot is not named yet. */
export function readShotId(id: string): NamedShot {
  const at = id.indexOf(AT);
  if (at < 0) return { shooter: id, target: null, gun: null };
  const gun = id.indexOf(WITH, at);
  return {
    shooter: id.slice(0, at),
    target: id.slice(at + 1, gun < 0 ? undefined : gun),
    gun: gun < 0 ? null : id.slice(gun + 1),
  };
}

const GROUP = 'group:';

/** Whether an answer that named a unit or figure called so would mean something else, or could not be read. */
export function isReserved(id: string): boolean {
  return RESERVED.includes(id) || id.includes(AT) || id.includes(WITH);
}

/** BP-ACT-08: a leader with those about him, as an answer. */
export function asGroup(leader: UnitId): string {
  return `${GROUP}${leader}`;
}

/** The leader whose group it is; null when the answer means a single unit. */
export function leaderOfGroup(answer: string): UnitId | null {
  return answer.startsWith(GROUP) ? answer.slice(GROUP.length) : null;
}

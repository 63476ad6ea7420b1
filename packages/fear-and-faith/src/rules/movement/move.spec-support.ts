import { looking } from '../../hooks.ts';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { type MoveTerms, moveTerms } from './one-move.ts';
import { type Judged, straightMove } from './straight.ts';

type Place = readonly [x: number, y: number, z?: number];

/** What the rules say to a Move of `a` to this place. */
export function judge(state: FaithState, [x, y, z = 0]: Place, terms: MoveTerms = {}): Judged {
  const look = looking(state);
  return straightMove(look, moveTerms(look, of(state, 'a'), terms), { x, y, z });
}

/** Why not; null: it may. */
export function whyNot(state: FaithState, to: Place, terms: MoveTerms = {}): string | null {
  return judge(state, to, terms).refused?.code ?? null;
}

/** Where a Move to this place ends. */
export function endOf(state: FaithState, to: Place): { readonly x: number; readonly y: number } {
  const { way } = judge(state, to);
  return { x: way!.end.x, y: way!.end.y };
}

type Rest = readonly (readonly [string, unknown])[];

/** One Move of `a`, which has a single action, played three ways. */
export function moveA(
  draft: SceneDraft,
  to: Place,
  dice: readonly number[] = [],
  rest: Rest = [],
): FaithState {
  const [x, y, z = 0] = to;
  const answers = [['act', 'move'], ['move', [{ x, y, z }]], ...rest] as Parameters<typeof playScene>[2];
  return playScene(scene({ ...draft, acting: ['a', 1] }), dice, answers).state;
}

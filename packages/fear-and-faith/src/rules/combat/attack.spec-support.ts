import { looking } from '../../hooks.ts';
import { of } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { type Attack, PLAIN_ATTACK } from './attack.ts';
import { reckon } from './reckoning.ts';
import { verdictOf } from './verdict.ts';

/** An attack of `a` on `b` as it lies, with the knife unless it says otherwise. */
function attackIn(state: FaithState, more: Partial<Attack> = {}): Attack {
  const [attacker, target] = [of(state, 'a'), of(state, 'b')];
  const from = { x: attacker.x, y: attacker.y, z: attacker.z };
  return { ...PLAIN_ATTACK, kind: 'close', weapon: 'hand-weapon', attacker, target, from, ...more };
}

/** What both add, without their Combat: names and values. */
export function modifiersIn(state: FaithState, more: Partial<Attack> = {}) {
  const { attacker, target } = reckon(looking(state), attackIn(state, more));
  const told = (side: typeof attacker) =>
    Object.fromEntries(side.modifiers.map(({ by, value }) => [by, value]));
  return { attacker: told(attacker), target: told(target) };
}

/** What these two dice come to. */
export function resultIn(state: FaithState, dice: readonly [number, number], more: Partial<Attack> = {}) {
  const look = looking(state);
  const attack = attackIn(state, more);
  const { result, back } = verdictOf(look, attack, reckon(look, attack), {
    attacker: dice[0],
    target: dice[1],
  });
  return { result, back };
}

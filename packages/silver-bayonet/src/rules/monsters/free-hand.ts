import type { Seat } from '@vedette/engine';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import type { SilverCx } from '../../game.ts';
import { KEEP } from '../../option-ids.ts';
import { settledAt } from '../../scenario/story/settle.ts';
import { againstMonsters } from '../../sides.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';
import { appear, newMonster, withdraw } from './place-monster.ts';

const RULE = 'SB-SOLO-07';

/** SB-SOLO-07, the option: whoever plays against the monsters alone may change what they do. */
export function hasFreeHand(s: SilverBayonetState): boolean {
  return againstMonsters(s) && s.options['solo-free-hand'];
}

/** Another of the targets a monster could go for as well. */
export function overruled<T extends { readonly id: string }>(
  cx: SilverCx,
  monster: Figure,
  intent: 'shoot' | 'move',
  chosen: T,
  targets: readonly T[],
): T {
  const others = targets.filter(({ id }) => id !== chosen.id);
  if (others.length === 0) return chosen;
  const options = [KEEP, ...others.map(({ id }) => id)];
  const asked = { options, figure: monster.id, target: chosen.id, purpose: intent, rule: RULE };
  const use = cx.ask('monsterChoice', cx.s.order[0]!, asked);
  const other = others.find(({ id }) => id === use);
  if (other === undefined) return chosen;
  cx.emit({ type: 'redirected', rule: RULE, figure: monster.id, target: other.id });
  return other;
}

/** Whether the player turns an arrival away in the middle of the game. */
export function turnedAway(cx: SilverCx, type: string): boolean {
  if (!hasFreeHand(cx.s) || cx.s.stage !== 'play') return false;
  const options = ['arrives', 'stays-away'];
  const choice = cx.ask('monsterChoice', cx.s.order[0]!, {
    options,
    figure: null,
    purpose: type,
    rule: RULE,
  });
  if (choice === 'arrives') return false;
  cx.emit({ type: 'turnedAway', rule: RULE, kind: type });
  return true;
}

/** One more monster, of any kind, anywhere; it acts this turn only if the Monster Phase is still to come. */
export function addMonster(cx: SilverCx, seat: Seat): void {
  const options = [...MONSTER_TYPES, ...cx.s.bestiary].map(({ id }) => id);
  const type = cx.ask('chooseItem', seat, { options, figure: null, purpose: 'add-monster', rule: RULE });
  const monster = newMonster(cx, type, {});
  if (monster === null) return;
  const { boards, deployment } = cx.s.scenario;
  const room = { anywhereOn: deployment.board ?? boards[0]!.id };
  const spot = settledAt(cx, monster, { room }, seat);
  if (spot === null) withdraw(cx, monster);
  else appear(cx, monster, spot, RULE);
}

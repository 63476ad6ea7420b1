import { FEAR_DICE } from '../../data/nerve.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { afflict, relieve } from '../../kit.ts';
import { countGame, countTurn, enemiesOf, model as modelOf, thisTurn } from '../../models.ts';
import type { Model } from '../../state.ts';
import { leave } from '../leaving/leaving.ts';
import { put } from '../movement/put.ts';
import { firstTeleport } from '../movement/teleport.ts';
import { rollQuality } from '../quality/quality.ts';

const RULE = 'FF-SPEC-14';
const BARRED = ['vampire', 'werewolf', 'animal'] as const;

/** FF-SPEC-14: living enemies with a mind to be taken. */
export function possessable(look: Look, demon: Model): readonly Model[] {
  return enemiesOf(look.s, demon).filter(
    (enemy) =>
      hasMindToTake(enemy) &&
      // FF-MAG-05, FF-SPEC-52
      look.modify('canBeTargeted', enemy, true, { by: demon, with: 'spell' }),
  );
}

function hasMindToTake({ tags, rules, conditions }: Model): boolean {
  return (
    tags.includes('living') &&
    !BARRED.some((tag) => tags.includes(tag)) &&
    !hasRule(rules, 'swarm') &&
    conditions.possessed === undefined &&
    conditions.apparentlyDead === undefined
  );
}

function tell(cx: FaithCx, { id: model }: Model, change: 'begins' | 'ends'): void {
  cx.emit({ type: 'condition', rule: RULE, model, condition: 'possessed', begins: change === 'begins' });
}

/** FF-SPEC-14: the Demon is seen no more, and its player has the host, from his next turn on. */
export function possess(cx: FaithCx, demon: Model, host: Model): void {
  demon.standing = 'reserve';
  afflict(demon, 'possessing', { host: host.id });
  afflict(host, 'possessed', { by: demon.id });
  host.party = demon.party;
  host.controller = demon.controller;
  countTurn(host, 'nominated');
  tell(cx, host, 'begins');
}

/** FF-SPEC-14 (b): the Demon itself tests; it goes for good, or it is proof. */
export function exorcise(cx: FaithCx, host: Model, by: Model): void {
  const demon = modelOf(cx.s, host.conditions.possessed!.by);
  // It is where its host is: a Leader near by is near to both.
  demon.x = host.x;
  demon.y = host.y;
  demon.z = host.z;
  const { failures } = rollQuality(cx, [demon], { purpose: 'fear', rule: RULE, dice: FEAR_DICE });
  if (failures === 0) {
    countGame(host, 'ban-proof');
    countGame(demon, 'ban-proof');
    return;
  }
  relieve(host, 'possessed');
  afflict(host, 'fatigued');
  host.party = host.home;
  host.controller = host.home;
  tell(cx, host, 'ends');
  relieve(demon, 'possessing');
  leave(cx, demon, 'banished', by, RULE);
}

/** FF-SPEC-14 (a): where its player likes, but beside no enemy; where there is no room it waits on. */
export function comeBack(cx: FaithCx, demon: Model): void {
  const question = { model: demon.id, upTo: null, atLeast: 0, besideEnemies: false };
  if (firstTeleport(question, cx) === null) return;
  const spot = cx.ask('teleport', demon.controller, question);
  demon.standing = 'table';
  relieve(demon, 'possessing');
  put(cx, demon, spot, 'placed', RULE);
}

/** FF-SPEC-14: a turn of the good without a die rolled to act, a Hero's sure one left out, is as good as a natural one. */
export function quietTurn(cx: FaithCx): void {
  const { s } = cx;
  if (s.parties[s.active]!.side !== 'good') return;
  if (s.models.some((m) => m.controller === s.active && thisTurn(m, 'nominated') > thisTurn(m, 'undiced')))
    return;
  for (const demon of s.models)
    if (demon.conditions.possessing?.host === null && demon.party !== s.active) comeBack(cx, demon);
}

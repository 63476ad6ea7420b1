import { ACTION_COSTS } from '../../data/actions.ts';
import type { FaithCx } from '../../game.ts';
import { countTurn, isTransfixed } from '../../models.ts';
import type { Token } from '../../state.ts';
import { isEngaged } from '../combat/engaged.ts';
import { fight } from '../combat/fight.ts';
import { gunsOf } from '../shooting/guns.ts';
import { LAMP, lampTarget } from '../shooting/lamp.ts';
import { plainShot } from '../shooting/targets.ts';
import { makeShotHeard, pullTrigger } from '../shooting/volley.ts';
import type { ActionKind } from './action.ts';
import { mayAttack } from './may-attack.ts';
import { offer } from './offer.ts';

/** FF-SET-09: a lamp goes out; a room without any is dark. */
function putOut(cx: FaithCx, lamp: Token): void {
  const { s } = cx;
  s.tokens = s.tokens.filter((token) => token !== lamp);
  const room = cx.table.indoors(lamp);
  cx.emit({ type: 'lamp', rule: 'FF-SET-09', lamp: lamp.id, room: room?.id ?? null });
  const lit = s.tokens.some((token) => token.kind === LAMP && cx.table.indoors(token) === room);
  if (room !== null && !lit) room.dark = true;
}

/** FF-SET-09, `shoot-lights`: a shot at a lamp in sight and range; no enemy binds it (FF-RNG-08). */
export const shootLamp: ActionKind = {
  id: 'shoot-lamp',
  rule: 'FF-SET-09',
  takesMind: true,
  offers(look, model) {
    if (!look.s.options['shoot-lights'] || isTransfixed(model) || isEngaged(look, model)) return [];
    const lamps = look.s.tokens.filter(({ kind, carrier }) => kind === LAMP && carrier === null);
    const guns = gunsOf(look, model).filter((arm) => mayAttack(look, model, arm.weapon));
    return guns.flatMap((arm) =>
      lamps
        .filter((lamp) => plainShot(look, model, lampTarget(lamp), arm, 'single') !== null)
        .map(({ id: thing }) =>
          offer('shoot-lamp', ACTION_COSTS['ranged-attack'], { weapon: arm.weapon, thing }),
        ),
    );
  },
  perform(cx, model, { weapon, thing }) {
    const lamp = cx.s.tokens.find(({ id }) => id === thing)!;
    const arm = gunsOf(cx, model).find((gun) => gun.weapon === weapon)!;
    countTurn(model, 'attacks');
    countTurn(model, 'fired');
    const shot = plainShot(cx, model, lampTarget(lamp), arm, 'single')!;
    pullTrigger(cx, model, arm);
    const fought = fight(cx, shot, 'FF-SET-09');
    if (fought !== null && fought.verdict.attackerTotal > fought.verdict.targetTotal) putOut(cx, lamp);
    makeShotHeard(cx, model, arm);
  },
};

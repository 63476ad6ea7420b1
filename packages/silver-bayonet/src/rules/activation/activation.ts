import { ENCHANTMENT } from '../../data/play.ts';
import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import { CONCEDE } from '../../option-ids.ts';
import { happened } from '../../scenario/story/happened.ts';
import { activationOver } from '../../scenario/story/lasting.ts';
import type { Activation, Figure } from '../../state.ts';
import { courageCheck } from '../check/courage-check.ts';
import { concede } from '../ending/concede.ts';
import { endIfDecided } from '../ending/end.ts';
import { calmDown, wastesActivation } from '../terror/terror.ts';
import { doAction, openActions } from './actions.ts';
import { SPELLBOUND } from './may-attack.ts';

/** A fresh activation (SB-ACT-02). */
export function begins(figure: Figure): Activation {
  return {
    figure: figure.id,
    moveSpent: false,
    moved: false,
    distance: 0,
    actionSpent: false,
    shot: false,
    sprinted: false,
    maySprint: false,
    quickReloaded: false,
    over: false,
  };
}

/** SB-ACT-08, SB-ATT-03: what comes before free choice; false when the activation is already over. */
export function startActivation(cx: SilverCx, figure: Figure): boolean {
  figure.activated = true;
  const activation = begins(figure);
  cx.s.activation = activation;
  cx.emit({ type: 'activated', rule: 'SB-ACT-01', figure: figure.id });
  const wasted = wastesActivation(cx, figure);
  cx.react('activationBegins', figure, { wasted });
  if (isThere(cx, figure) && !wasted && cx.s.conditions.enchantment) enchanted(cx, figure);
  if (isThere(cx, figure) && !wasted) happened(cx, { event: 'activation-start', figure: figure.id });
  if (goesOn(cx, figure) && !wasted) cx.react('activationChoices', figure);
  if (wasted) activation.over = true;
  return goesOn(cx, figure);
}

/** SB-EVT-09: a Courage Check, or no Move to Attack and no Shoot this turn. */
function enchanted(cx: SilverCx, figure: Figure): void {
  if (courageCheck(cx, figure, ENCHANTMENT, 'SB-EVT-09').success) return;
  figure.marks[SPELLBOUND] = 1;
  cx.emit({ type: 'marked', rule: 'SB-EVT-09', figure: figure.id, mark: SPELLBOUND, value: 1 });
}

/** Whether it can still do something in its activation; whoever may not act at all cannot (SB-OPS-15). */
export function goesOn(cx: SilverCx, figure: Figure): boolean {
  return isThere(cx, figure) && cx.modify('mayAct', figure, true);
}

/** Whether its activation is not over yet. */
function isThere(cx: SilverCx, figure: Figure): boolean {
  return cx.s.ended === null && stands(figure) && cx.s.activation?.over === false;
}

export function endActivation(cx: SilverCx, figure: Figure): void {
  if (stands(figure)) calmDown(cx, figure);
  activationOver(cx.s, figure.id);
  cx.s.activation = null;
}

function asking({ id }: Figure, options: readonly string[], stayed: boolean) {
  return stayed ? ({ options, figure: id, stayed } as const) : { options, figure: id };
}

/** SB-ACT-02 to -11: a unit member's activation, one decision after the other until it is over. */
export function activateMember(cx: SilverCx, figure: Figure): void {
  if (startActivation(cx, figure)) {
    let stayed = false;
    do {
      const seat = figure.side!;
      // SB-ACT-05.R2: whoever has just stayed where it is does something else before it is asked again where to go.
      const options = openActions(cx, figure).filter((id) => !stayed || id !== 'move');
      const action: string = cx.ask('act', seat, asking(figure, [...options, CONCEDE], stayed));
      if (action === CONCEDE) concede(cx, seat);
      else doAction(cx, figure, action);
      stayed = action === 'move' && cx.s.activation?.moveSpent === false;
      endIfDecided(cx);
    } while (goesOn(cx, figure));
  }
  endActivation(cx, figure);
}

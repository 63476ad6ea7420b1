import { BASH, BASH_MODIFIERS } from '../../data/moving.ts';
import type { Modifier } from '../../events.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countTurn, enemiesOf, isActive } from '../../models.ts';
import type { Model, Portal } from '../../state.ts';
import { closeArms } from '../combat/arms.ts';
import { atPortal, sideOf } from '../movement/doors.ts';
import { makeNoise } from '../movement/loud.ts';
import { changePortal } from '../movement/open-door.ts';
import { D6 } from '../quality/quality.ts';
import { wrestle } from './hold.ts';

const RULE = 'FF-MOV-10';

type BashModifier = keyof typeof BASH_MODIFIERS;

function row(by: BashModifier): Modifier {
  return { by, rule: RULE, value: BASH_MODIFIERS[by] };
}

function sizeOf({ size }: Model): readonly BashModifier[] {
  return size === 'normal' ? [] : [size];
}

function isArmed(look: Look, model: Model): boolean {
  return closeArms(look, model).some(({ weapon }) => weapon === 'heavy-weapon' || weapon === 'chainsaw');
}

/** FF-MOV-10, FF-MOV-11: what helps and what hinders; of two the better size and weapon. */
export function bashModifiers(
  look: Look,
  bashers: readonly Model[],
  { strength }: Portal,
): readonly Modifier[] {
  const sizes = bashers.flatMap(sizeOf);
  const size = sizes.includes('huge') ? 'huge' : sizes[0];
  const ram = look.s.tokens.some(
    ({ kind, carrier }) => kind === 'ram' && bashers.some(({ id }) => id === carrier),
  );
  return [
    ...(size === undefined ? [] : [row(size)]),
    ...(bashers.some((basher) => isArmed(look, basher)) ? [row('heavy-weapon-or-chainsaw')] : []),
    ...(strength === 'heavy' ? [row('heavy-door')] : strength === 'steel' ? [row('steel-door')] : []),
    ...(bashers.length > 1 ? [row('two-models')] : []),
    ...(bashers.length > 1 && ram ? [row('battering-ram')] : []),
  ];
}

/** FF-MOV-10: shut doors beside the model. */
export function bashable({ s }: Look, model: Model): readonly Portal[] {
  return s.portals.filter(
    (portal) => portal.kind === 'door' && portal.state === 'closed' && atPortal(model, portal),
  );
}

/** FF-MOV-10: who may bash at all: on its feet, with a body. */
export function mayBash(model: Model): boolean {
  return isActive(model) && model.conditions.immaterial === undefined;
}

/** FF-MOV-10 to -13: one try. */
export function bash(cx: FaithCx, bashers: readonly Model[], portal: Portal): void {
  for (const basher of bashers) {
    countTurn(basher, 'bashed');
    makeNoise(basher);
  }
  const modifiers = bashModifiers(cx, bashers, portal);
  const die = cx.roll(D6, `bash of ${bashers[0]!.id}`);
  const total = modifiers.reduce((sum, { value }) => sum + value, die);
  const models = bashers.map(({ id }) => id);
  cx.emit({ type: 'bashed', rule: RULE, models, portal: portal.id, die, modifiers, total, needed: BASH });
  if (total < BASH) return;
  const holders = holdersOf(cx, bashers[0]!, portal);
  if (holders.length > 0) wrestle(cx, bashers, holders, portal);
  else changePortal(cx, bashers[0]!, portal, 'smashed', RULE);
}

/** FF-MOV-12: enemies on the other side of it who can hold it. */
export function holdersOf(look: Look, basher: Model, portal: Portal): readonly Model[] {
  const here = sideOf(portal, basher);
  return enemiesOf(look.s, basher).filter(
    (enemy) =>
      isActive(enemy) &&
      enemy.conditions.immaterial === undefined &&
      atPortal(enemy, portal) &&
      sideOf(portal, enemy) * here < 0,
  );
}

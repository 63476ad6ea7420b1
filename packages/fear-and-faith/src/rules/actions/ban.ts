import { ACTION_COSTS } from '../../data/actions.ts';
import { argumentOf, type BanType, isPrintedBan, ruleOf } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { FaithCx, Look } from '../../game.ts';
import { countGame, enemiesOf, isTransfixed, model as modelOf, thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';
import { exorcise } from '../magic/possession.ts';
import { fearTest } from '../nerve/fear-test.ts';
import { FRIGHTENED } from '../nerve/insanity.ts';
import { frightenedBy } from '../nerve/who-tests.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

const RULE = 'FF-SPEC-08';

/** FF-SPEC-08: whom each type means. */
const MEANT: Readonly<Record<BanType, (model: Model) => boolean>> = {
  vampires: ({ tags }) => tags.includes('vampire'),
  werewolves: ({ tags }) => tags.includes('werewolf'),
  ghosts: ({ tags, conditions }) => conditions.immaterial !== undefined && !tags.includes('vampire'),
  monsters: ({ tags }) => tags.includes('monster'),
  mummies: ({ tags }) => tags.includes('mummy'),
  demons: ({ tags, conditions }) => tags.includes('demon') || conditions.possessed !== undefined,
};

/** FF-OPT-28: beyond the printed ones only where they were agreed on. */
function typesOf({ s }: Look, { rules }: Model): readonly BanType[] {
  const types = rules.flatMap((text) => (ruleOf(text) === 'ban' ? [argumentOf(text) as BanType | null] : []));
  return types.filter(
    (type): type is BanType => type !== null && (isPrintedBan(type) || s.options['extra-ban-types']),
  );
}

/** FF-SPEC-08: within Short and in sight, and not one that has stood it before. */
function targetsOf(look: Look, model: Model): readonly Model[] {
  const types = typesOf(look, model);
  if (types.length === 0) return [];
  return look.table
    .within(model, LENGTH.short, enemiesOf(look.s, model))
    .filter(
      (enemy) =>
        types.some((type) => MEANT[type](enemy)) &&
        thisGame(enemy, 'ban-proof') === 0 &&
        frightenedBy(look, enemy, 'ban', model) !== null &&
        look.table.sight(model, enemy).visible,
    );
}

/** FF-SPEC-08: neither an attack nor a spell, and as often as there are actions. */
export const ban: ActionKind = {
  id: 'ban',
  rule: RULE,
  offers(look, model) {
    if (isTransfixed(model) || model.conditions.insane?.number === FRIGHTENED) return [];
    return targetsOf(look, model).map(({ id: target }) => offer('ban', ACTION_COSTS.ban, { target }));
  },
  perform(cx, model, { target: id }) {
    cast(cx, model, modelOf(cx.s, id!));
    cx.react('banned', model);
  },
};

function cast(cx: FaithCx, model: Model, target: Model): void {
  // FF-SPEC-14: of the possessed it is the Demon who tests.
  if (target.conditions.possessed !== undefined) {
    exorcise(cx, target, model);
    return;
  }
  const { x, y, z } = model;
  const failures = fearTest(cx, target, { cause: 'ban', source: model, at: { x, y, z }, modifier: 0 });
  if (failures === 0) countGame(target, 'ban-proof');
}

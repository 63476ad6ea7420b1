import type { Asked, Denied, Refusal } from '@vedette/engine';
import type { FearAndFaith, Look } from '../game.ts';
import { looking } from '../hooks.ts';
import {
  enemiesOf,
  isActive,
  isFallen,
  isTransfixed,
  model as modelOf,
  onTable,
  thisTurn,
} from '../models.ts';
import type { ActQuestion } from '../questions.ts';
import { refusal } from '../refusal.ts';
import { mayAttack } from '../rules/actions/may-attack.ts';
import { enemiesInContact, isEngaged } from '../rules/combat/engaged.ts';
import { carriedGuns } from '../rules/shooting/guns.ts';
import { whyNoShooting, whyNotAt } from '../rules/shooting/no-shot.ts';
import type { Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';

/** What a player might look for among the answers in vain, and the rule that stands in the way. */
export function denied(asked: Asked<FearAndFaith>, words: BoardWords): readonly Denied[] {
  const look = looking(asked.view());
  if (asked.kind === 'nominate') return unable(look, asked.seat, asked.question.options);
  return asked.kind === 'act'
    ? [...deeds(look, asked.question, words), ...targets(look, asked.question)]
    : [];
}

/** FF-ACT-02 */
function unable({ s }: Look, seat: number, options: readonly string[]): readonly Denied[] {
  return s.models
    .filter((model) => model.controller === seat && onTable(model) && !options.includes(model.id))
    .map((model) => ({ id: model.id, words: model.name, problem: whyNotNominated(model) }));
}

function whyNotNominated(model: Model): Refusal {
  const { apparentlyDead, asleep, bound } = model.conditions;
  if (apparentlyDead !== undefined) return refusal('nominate.lies-dead', 'FF-SPEC-24');
  if (asleep !== undefined) return refusal('nominate.asleep', 'FF-ACT-02');
  if (bound !== undefined) return refusal('nominate.bound', 'FF-ACT-02');
  return thisTurn(model, 'nominated') > 0
    ? refusal('nominate.again', 'FF-ACT-02')
    : refusal('nominate.barred', 'FF-ACT-02');
}

/** FF-ACT-08: the common deeds that are not on offer. */
function deeds(
  look: Look,
  { model: id, offers }: ActQuestion,
  { deeds: names }: BoardWords,
): readonly Denied[] {
  const model = modelOf(look.s, id);
  const offered = new Set(offers.map(({ action }) => action));
  const why: readonly (readonly [deed: keyof typeof names, problem: Refusal | null])[] = [
    ['move', offered.has('move') ? null : whyNoMove(look, model)],
    ['strike', offered.has('strike') ? null : whyNoBlow(look, model)],
    ['shoot', offered.has('shoot') ? null : whyNoShot(look, model)],
  ];
  return why.flatMap(([deed, problem]) =>
    problem === null ? [] : [{ id: deed, words: names[deed], problem }],
  );
}

/** FF-MOV-03, FF-ACT-14 */
function whyNoMove(look: Look, model: Model): Refusal | null {
  if (isTransfixed(model)) return refusal('act.held', 'FF-MAG-10');
  if (isFallen(model)) return refusal('act.fallen', 'FF-ACT-14');
  return isActive(model) && isEngaged(look, model) ? refusal('act.engaged', 'FF-HTH-17') : null;
}

/** FF-ACT-10 */
function whyNoBlow(look: Look, model: Model): Refusal | null {
  if (enemiesInContact(look, model).length === 0) return null;
  return mayAttack(look, model, null) ? null : refusal('attack.spent', 'FF-ACT-10');
}

function whyNoShot(look: Look, model: Model): Refusal | null {
  if (carriedGuns(look, model).length === 0) return null;
  return whyNoShooting(look, model) ?? refusal('shot.nobody', 'FF-RNG-08');
}

/** FF-RNG-08, FF-MOV-04: enemies on whom nothing on offer is aimed. */
function targets(look: Look, { model: id, offers }: ActQuestion): readonly Denied[] {
  const model = modelOf(look.s, id);
  const [gun] = carriedGuns(look, model);
  const barred = whyNoShooting(look, model);
  return enemiesOf(look.s, model)
    .filter((enemy) => !offers.some(({ target }) => target === enemy.id))
    .flatMap((enemy) => {
      const problem =
        gun === undefined
          ? refusal('strike.too-far', 'FF-HTH-01')
          : (barred ?? whyNotAt(look, model, enemy, gun));
      return problem === null ? [] : [{ id: enemy.id, words: enemy.name, problem }];
    });
}

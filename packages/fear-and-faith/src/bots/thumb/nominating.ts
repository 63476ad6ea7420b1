import { isActive, isFallen, model as modelOf } from '../../models.ts';
import { CONCEDE, LAST_ROUND, PASS, TRUCE } from '../../option-ids.ts';
import type { DiceQuestion, GroupQuestion, NominateQuestion } from '../../questions.ts';
import { engaging } from '../../rules/combat/engaged.ts';
import { groupProblem } from '../../rules/groups/group-question.ts';
import { joins } from '../../rules/groups/members.ts';
import { mayBeNominated } from '../../rules/nominations/model.ts';
import type { Model, ModelId } from '../../state.ts';
import { bestBlow } from '../attacks/blows.ts';
import { BOLD, blowWorth } from '../attacks/harm.ts';
import { perilOf } from '../dice/peril.ts';
import { apart, bestOf, foesOf, type Mind, ours } from '../mind.ts';
import { turnoverCost } from '../worth/nightfall.ts';
import { neededFor } from '../worth/strength.ts';

/** FF-ACT-05, FF-SET-13: what ends something; a recruit never gives up. */
const ENDINGS: readonly string[] = [PASS, TRUCE, LAST_ROUND, CONCEDE];

/** Millimetres that a point of Combat makes up for: who cannot fight need not lead. */
const FIGHTER = 60;

/** Millimetres that each pip makes up for which a die need not show: the steady lose no turn. */
const STEADIER = 50;

/** Who stands together goes together, and whoever is nearest to the enemy goes first; who would only stand there, last. */
export function nominate({ options }: NominateQuestion, mind: Mind): string {
  const revived = options.find((id) => id.startsWith('revive'));
  if (revived !== undefined) return revived;
  const crowd = options.find((id) => id.startsWith('mob/') || id.startsWith('swarm/'));
  if (crowd !== undefined) return crowd;
  const ids = new Set(mind.s.models.map(({ id }) => id));
  const models = options.filter((id) => ids.has(id)).map((id) => modelOf(mind.s, id));
  return bestOf(models, (m) => urgencyOf(mind, m))?.id ?? options.find((id) => ENDINGS.includes(id))!;
}

function urgencyOf(mind: Mind, m: Model): number {
  const able = m.combat * FIGHTER - neededFor(mind, m) * STEADIER - toEnemy(mind, m);
  return standsOnly(mind, m) ? able - LAST : able;
}

/** Farther than anything is. */
const LAST = 1e4;

const FORCES = ['plain', 'powerful'] as const;

/** Beside an enemy whom it does not pay to strike there is nothing to do but to stand there. */
function standsOnly({ look }: Mind, m: Model): boolean {
  const foes = engaging(look, m);
  if (foes.length === 0 || isFallen(m)) return false;
  return foes.every((foe) => FORCES.every((force) => bestBlow(look, m, foe, force, blowWorth) < BOLD));
}

/** How far it is to the nearest enemy. */
function toEnemy(mind: Mind, model: Model): number {
  let least = Number.POSITIVE_INFINITY;
  for (const foe of foesOf(mind, model)) least = Math.min(least, apart(foe, model));
  return least;
}

/** With no more than so many still to come, two dice bring more than they put at stake, by what a die must show. */
const FEW: Readonly<Record<number, number>> = { 4: 5, 5: 3, 6: 2 };
/** Whoever needs no more than this throws two dice without much risk. */
const STEADY = 3;
/** Nearer than this, one action is not enough. */
const AT_HAND = 150;
/** Points at stake besides the turn that no second die is worth. */
const TOO_DEAR = 8;

/** Two dice for the steady, for the last few and where the enemy is at hand, else one; three when nothing is at stake. Who may die of his own dice throws one. */
export function dice({ models, needed, automatic }: DiceQuestion, mind: Mind): string {
  const waiting = ours(mind).filter(
    (m) => !models.includes(m.id) && mayBeNominated(mind.look, mind.seat, m),
  ).length;
  if (models.some((id) => perilOf(mind, modelOf(mind.s, id))[2]! > 0)) return '1';
  if (turnoverCost(mind.s, mind.seat) > TOO_DEAR) return automatic > 0 ? '2' : '1';
  if (waiting === 0) return '3';
  const first = modelOf(mind.s, models[0]!);
  if (models.every((id) => standsOnly(mind, modelOf(mind.s, id)))) return '1';
  const bold = needed <= STEADY || automatic > 0 || waiting <= (FEW[needed] ?? 0);
  return bold || toEnemy(mind, first) <= AT_HAND ? '2' : '1';
}

/** FF-GRP-02, FF-GRP-03: the foremost first, so that the others have room; who cannot move, last. */
export function nextMember({ options }: { readonly options: readonly string[] }, mind: Mind): string {
  // Beside members there may be other things to say: to roll now, or to go together.
  const models = mind.s.models.filter(({ id }) => options.includes(id));
  return bestOf(models, (m) => (isActive(m) ? 0 : -1e4) - toEnemy(mind, m))?.id ?? options[0]!;
}

/** FF-GRP-01, FF-GRP-03: as many as may come along. */
export function group(question: GroupQuestion, { s, look }: Mind): readonly ModelId[] | null {
  const { kind, options, min, max } = question;
  const all = options.map((id) => modelOf(s, id));
  for (const first of all) {
    const few = [first];
    for (let grown = true; grown && few.length < max; ) {
      const next = all.find((m) => !few.includes(m) && joins(look, kind, few, m));
      grown = next !== undefined;
      if (next !== undefined) few.push(next);
    }
    const ids = few.map(({ id }) => id);
    if (few.length >= min && groupProblem(question, ids, look) === null) return ids;
  }
  return null;
}

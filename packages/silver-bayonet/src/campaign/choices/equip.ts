import { type Random, type Refusal, sameJson } from '@vedette/engine';
import type { z } from 'zod';
import { officerProblems } from '../../muster/officer-problems.ts';
import { soldierProblems } from '../../muster/soldier-problems.ts';
import { officerSchema, type SpecialEntry } from '../../muster/unit.ts';
import { say } from '../../refusals.ts';
import { member, memberOf } from '../members.ts';
import type { CampaignState, MemberId } from '../state.ts';
import { drafted } from './draft.ts';

export const equipmentSchema = officerSchema.pick({ equipment: true, special: true });
type Equipment = z.infer<typeof equipmentSchema>;

export interface EquipQuestion {
  readonly member: MemberId;
  /** What it has now. */
  readonly equipment: readonly string[];
  readonly special: readonly SpecialEntry[];
  readonly slots: number;
  readonly mostSpecial: number;
  /** Whether the special items are chosen anew, too. */
  readonly specialToo: boolean;
}

/** SB-CAMP-20: as if newly created. */
export function equipProblem(question: EquipQuestion, chosen: Equipment, s: CampaignState): Refusal | null {
  if (!question.specialToo && !sameJson(chosen.special, question.special)) {
    const said = say('equip.special-fixed');
    return { code: 'equip.special-fixed', rule: 'SB-CAMP-20', path: '/special', ...said };
  }
  const { players, options } = s;
  const player = players.find((one) => memberOf(one, question.member) !== null)!;
  const entry = { ...member(player, question.member).entry, ...chosen };
  const { nation } = player.unit;
  const found =
    'type' in entry ? soldierProblems(entry, nation, '', options) : officerProblems(entry, nation, options);
  const [problem] = found;
  return problem === undefined ? null : { ...problem, path: (problem.path ?? '').replace('/officer', '') };
}

/** Everything as it was, or what some other officer carries, where that fits. */
export function randomEquipment(
  question: EquipQuestion,
  random: Random,
  look: () => CampaignState,
): Equipment {
  const same = { equipment: [...question.equipment], special: [...question.special] };
  const other = random.below(2) === 0 ? drafted(random, look().options, null)?.officer : undefined;
  if (other === undefined) return same;
  const special = question.specialToo ? other.special : same.special;
  const anew = { equipment: other.equipment, special };
  return equipProblem(question, anew, look()) === null ? anew : same;
}

import type { Random, Refusal } from '@vedette/engine';
import type { SoldierEntry } from '../../muster/unit.ts';
import { unitProblems } from '../../muster/unit-problems.ts';
import { say } from '../../refusals.ts';
import { unitOf } from '../members.ts';
import type { CampaignState, Player } from '../state.ts';
import { drafted } from './draft.ts';

export interface RecruitsQuestion {
  /** Places left. */
  readonly room: number;
  /** Recruitment left. */
  readonly points: number;
  readonly nation: string;
  /** Types that can be had, with their cost as they come. */
  readonly types: readonly { readonly type: string; readonly cost: number }[];
}

/** SB-CAMP-18: the unit as it would be must be legal (SB-UNIT-11 to -15). */
export function recruitsProblem(
  _: RecruitsQuestion,
  recruits: readonly SoldierEntry[],
  s: CampaignState,
): Refusal | null {
  const veteran = recruits.findIndex(({ record }) => record !== undefined);
  if (veteran >= 0) {
    const said = say('campaign.no-past', { name: recruits[veteran]!.name });
    return { code: 'campaign.not-new', rule: 'SB-CAMP-18', path: `/${veteran}/record`, ...said };
  }
  const player = recruiting(s);
  const unit = unitOf(player);
  const [problem] = unitProblems({ ...unit, soldiers: [...unit.soldiers, ...recruits] }, s.options);
  return problem === undefined ? null : { ...problem, path: amongRecruits(problem, player.soldiers.length) };
}

/** Whose turn it is to recruit. */
function recruiting({ game, players }: CampaignState): Player {
  return players[game!.sides[game!.turn]!.seat]!;
}

/** Soldiers are counted in the unit; a recruit knows only his place in the list. */
function amongRecruits({ path = '' }: Refusal, old: number): string {
  return path.replace(/^\/soldiers(?:\/(\d+))?/, (_, i?: string) =>
    i === undefined ? '' : `/${Number(i) - old}`,
  );
}

/** As many as chance brings of those that fit. */
export function randomRecruits(
  question: RecruitsQuestion,
  random: Random,
  look: () => CampaignState,
): readonly SoldierEntry[] {
  const s = look();
  const { soldiers = [] } = drafted(random, s.options, question.nation) ?? {};
  const hired: SoldierEntry[] = [];
  for (const soldier of soldiers) {
    if (recruitsProblem(question, [...hired, soldier], s) === null) hired.push(soldier);
  }
  return hired;
}

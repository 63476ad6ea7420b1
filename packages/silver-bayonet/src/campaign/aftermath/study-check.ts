import { TERROR_ROWS, type TerrorResult, terrorOn } from '../../data/tables.ts';
import { type MusteredFigure, musterOfficer, musterSoldier } from '../../muster/mustered.ts';
import type { CampaignCx } from '../game.ts';
import type { Member, SideInHand } from '../state.ts';

const SIDES = 10;

type Stat = 'speed' | 'melee' | 'accuracy' | 'courage';

/** A member as it would take the field. */
export function mustered({ entry }: Member): MusteredFigure {
  return 'type' in entry ? musterSoldier(entry) : musterOfficer(entry);
}

/** SB-TER-01, read from the table and without any effect of its own (SB-OPS-47); no Fate Die helps (SB-SCN-07-08.R1). */
export function terrorOf(cx: CampaignCx, side: SideInHand, who: Member, modifier: number): TerrorResult {
  const roll = rollWith(cx, who, 'courage', modifier);
  const result = terrorOn(roll.total);
  const rule = TERROR_ROWS.find(({ id }) => id === result)?.rule ?? 'SB-TER-02';
  tell(cx, side, who, { ...roll, target: null, result }, rule);
  return result;
}

/** SB-CHK-01 to -03, SB-OPS-46. */
export function checkBy(
  cx: CampaignCx,
  side: SideInHand,
  who: Member,
  stat: Stat | null,
  target: number,
  modifier: number,
): boolean {
  const roll = rollWith(cx, who, stat, modifier);
  const passed = roll.total >= target;
  tell(cx, side, who, { ...roll, target, result: passed ? 'passed' : 'failed' }, 'SB-OPS-46');
  return passed;
}

interface Roll {
  readonly power: number;
  readonly skill: number;
  readonly total: number;
}

function rollWith(cx: CampaignCx, who: Member, stat: Stat | null, modifier: number): Roll {
  const power = cx.roll(SIDES, 'the Power Die of a study');
  const skill = cx.roll(SIDES, 'the Skill Die of a study');
  const value = stat === null ? 0 : mustered(who).stats[stat];
  return { power, skill, total: power + skill + value + modifier };
}

interface Told extends Roll {
  readonly target: number | null;
  readonly result: TerrorResult | 'passed' | 'failed';
}

function tell(cx: CampaignCx, { seat }: SideInHand, { id, entry }: Member, told: Told, rule: string): void {
  cx.emit({ type: 'checked', rule, seat, member: id, name: entry.name, ...told });
}

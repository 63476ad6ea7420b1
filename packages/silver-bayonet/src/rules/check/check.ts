import type { CheckResult } from '../../events.ts';
import { areEnemies, stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { CheckKind, Modifier } from '../../moments.ts';
import type { Figure } from '../../state.ts';
import { speedOf } from '../movement/speed.ts';
import type { Checking } from './checking.ts';
import { fateWindow } from './fate-window.ts';

export interface Checked extends CheckResult {
  /** Null where there is no target. */
  readonly success: boolean | null;
  /** Passed by a Fate Die spent on it (SB-ATT-44). */
  readonly bought: boolean;
}

const STAT = {
  melee: 'melee',
  shooting: 'accuracy',
  courage: 'courage',
  terror: 'courage',
  speed: 'speed',
  fall: 'speed',
  sprint: null,
  plain: null,
} as const;

const KINDS = Object.keys(STAT) as readonly CheckKind[];
const named = (die: string) =>
  Object.fromEntries(KINDS.map((kind) => [kind, `the ${die} Die of a ${kind} Check`])) as Record<
    CheckKind,
    string
  >;
/** What a die is rolled for, for scripts of dice. */
const WANTED = { power: named('Power'), skill: named('Skill') } as const;
const AGAIN = {
  power: 'the Power Die again, for the Evil Eye (SB-ATT-77)',
  skill: 'the Skill Die again, for the Evil Eye (SB-ATT-77)',
} as const;

const NO_MODIFIERS: readonly Modifier[] = [];
const NO_FACES: readonly number[] = [];
const NEVER = () => false;

/** A Check that is nothing special. */
export function plainCheck(figure: Figure, check: CheckKind, target: number | null, rule: string): Checking {
  return {
    figure,
    check,
    against: null,
    attack: null,
    modifiers: NO_MODIFIERS,
    target,
    passesAt: null,
    rule,
    forced: NO_FACES,
    barred: NEVER,
  };
}

/** SB-CHK-01 to -05: P + S, the stat, all modifiers; then window A of SB-FATE-14. */
export function check(cx: SilverCx, checking: Checking): Checked {
  const modifiers = modifiersOf(cx, checking);
  const sum = modifiers.reduce((total, { value }) => total + value, 0);
  const power = rollDie(cx, checking, 'power');
  const skill = rollDie(cx, checking, 'skill');
  const stood = fateWindow(cx, checking, power, skill, sum);
  const { target, rule, against } = checking;
  const { bought } = stood;
  const total = stood.power + stood.skill + sum;
  const success = target === null ? null : bought || total >= target;
  cx.emit({
    type: 'checked',
    rule,
    figure: checking.figure.id,
    check: checking.check,
    against: against?.id ?? null,
    success,
    bought,
    power: stood.power,
    skill: stood.skill,
    modifiers,
    total,
    target,
  });
  return { success, bought, power: stood.power, skill: stood.skill, modifiers, total, target };
}

/** SB-ATT-77.R1: a face that must not stand is rolled again at once, each die at most once. */
function rollDie(cx: SilverCx, { forced, figure, check: kind }: Checking, die: 'power' | 'skill'): number {
  const face = cx.roll(10, WANTED[die][kind]);
  if (!forced.includes(face)) return face;
  const now = cx.roll(10, AGAIN[die]);
  cx.emit({ type: 'rolledAgain', rule: 'SB-ATT-77', figure: figure.id, die, face, now });
  return now;
}

/** SB-CHK-02, SB-CHK-04: the stat and everything that adds to this Check. */
export function modifiersOf(look: Look, checking: Checking): readonly Modifier[] {
  const { figure, check: kind, against } = checking;
  const subject = { figure: figure.id, check: kind, against: against?.id ?? null };
  const stat = STAT[kind];
  const base: Modifier[] = [];
  if (stat !== null) base.push({ by: stat, rule: 'SB-CHK-02', value: statValue(look, figure, stat) });
  base.push(...terrorPenalty(figure), ...checking.modifiers);
  let modifiers = look.modify('check', look.s, look.modify('check', figure, base, subject), subject);
  if (kind === 'courage' || kind === 'terror') {
    for (const friend of look.s.figures) {
      if (friend === figure || !stands(friend) || areEnemies(look.s, friend, figure)) continue;
      modifiers = look.modify('friendCheck', friend, modifiers, { figure: figure.id, bearer: friend.id });
    }
  }
  return modifiers;
}

/** SB-CHK-02.R1: current value; Speed with everything that changes it. */
function statValue(look: Look, figure: Figure, stat: 'melee' | 'accuracy' | 'courage' | 'speed'): number {
  if (stat === 'speed') return speedOf(look, figure);
  // SB-MEL-13: each fatigue token lowers Melee.
  return stat === 'melee' ? figure.stats.melee - figure.fatigue : figure.stats[stat];
}

/** SB-TER-06 to -08. */
function terrorPenalty({ terror }: Figure): readonly Modifier[] {
  if (terror === null || terror.kind === 'paralysed') return [];
  const rule = { shaken: 'SB-TER-06', stunned: 'SB-TER-07', distracted: 'SB-TER-08' }[terror.kind];
  return [{ by: terror.kind, rule, value: -1 }];
}

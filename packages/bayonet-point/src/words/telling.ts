import type { DieKind, RolledDie, Telling, TellingKind } from '@vedette/engine';
import type { BayonetPointEvent, TestKind } from '../events.ts';
import { D10, isToHit } from '../rules/test/test.ts';
import type { BayonetPointState } from '../state.ts';
import { cuesOf } from './cues.ts';
import { words } from './now.ts';

type Event<Type extends BayonetPointEvent['type']> = Extract<BayonetPointEvent, { type: Type }>;

const KINDS: Readonly<Record<BayonetPointEvent['type'], TellingKind>> = {
  rolled: 'dice',
  armyRolled: 'story',
  terrain: 'story',
  sideTaken: 'story',
  deployed: 'move',
  cameOn: 'move',
  scenarioRolled: 'dice',
  roleTaken: 'story',
  numberSet: 'story',
  moraleRolled: 'dice',
  turnsKnown: 'story',
  objectsPlaced: 'story',
  aimTaken: 'story',
  aimShown: 'story',
  wrecked: 'story',
  storyGoesOn: 'story',
  roused: 'story',
  animal: 'story',
  through: 'move',
  keptOff: 'story',
  stepBegan: 'heading',
  initiative: 'story',
  tested: 'dice',
  activated: 'story',
  order: 'story',
  gathersRound: 'story',
  gotUp: 'story',
  moved: 'move',
  acted: 'story',
  charges: 'attack',
  outcome: 'harm',
  horse: 'harm',
  struckDown: 'harm',
  rose: 'story',
  flees: 'nerve',
  rallied: 'nerve',
  pursues: 'attack',
  pursuitEnded: 'story',
  ended: 'ending',
};

const TESTS: Readonly<Record<TestKind, TellingKind>> = {
  activation: 'dice',
  vision: 'dice',
  morale: 'nerve',
  horsemanship: 'dice',
  shooting: 'shot',
  melee: 'attack',
};

/** What a fact is to those who follow the battle. */
export function telling(event: BayonetPointEvent, s: BayonetPointState): Telling {
  const more = MORE[event.type] as
    | ((event: BayonetPointEvent, s: BayonetPointState) => Partial<Telling>)
    | undefined;
  const base = { kind: KINDS[event.type], figures: concerned(event), dice: [], modifiers: [] };
  const cues = cuesOf(event, s);
  return { ...base, ...more?.(event, s), ...(cues.length === 0 ? {} : { cues }) };
}

/** Facts that name a unit or one of its men. */
const WHO = ['figure', 'unit', 'who', 'target', 'against', 'prey'] as const;

function concerned(event: BayonetPointEvent): readonly string[] {
  const facts = event as Readonly<Partial<Record<(typeof WHO)[number], string | null>>>;
  return WHO.flatMap((fact) => facts[fact] ?? []);
}

const D6 = 6;

function die(sides: number, face: number): readonly RolledDie[] {
  const kind: DieKind = { name: words.die(sides), sides, colour: 'plain', mark: '' };
  return [{ die: kind, face }];
}

/** BP-GEN-09 to -12: the natural die, not above what is left of the rating. */
function tested(event: Event<'tested'>, s: BayonetPointState): Partial<Telling> {
  const { test, who, die: face, modifiers, threshold, passed } = event;
  const spoilt = isToHit(test) && s.options['natural-ten'] === 'always-miss';
  const needed = spoilt ? Math.min(threshold, D10 - 1) : threshold;
  return {
    kind: TESTS[test],
    dice: die(D10, face),
    modifiers: modifiers.map(({ by, value, to }) => ({
      words: words.modifier(by),
      value: to === 'rating' ? value : -value,
      rule: null,
    })),
    attempt: { who, total: face, needed, passes: 'at-most', passed },
  };
}

/** BP-SCN-09: who counts as lost. */
const LOST: readonly Event<'struckDown'>['how'][] = ['out', 'routed', 'pursued'];

/** What a unit does man by man is told of the unit. */
function together(
  s: BayonetPointState,
  id: string,
  deed: string,
  told: (unit: string) => string,
): Partial<Telling> {
  const f = s.figures.find((one) => one.id === id);
  const u = s.units.find((one) => one.id === f?.unit);
  if (u === undefined || u.members.length < 2) return {};
  return { together: { key: `${u.id} ${deed}`, words: told(u.name) } };
}

const MORE: {
  readonly [Type in BayonetPointEvent['type']]?: (
    event: Event<Type>,
    s: BayonetPointState,
  ) => Partial<Telling>;
} = {
  rolled: ({ die: face }) => ({ dice: die(D10, face) }),
  scenarioRolled: ({ die: face }) => ({ dice: die(D10, face) }),
  moraleRolled: ({ die: face }) => ({ dice: die(D6, face) }),
  stepBegan: ({ turn }) => ({ turn }),
  initiative: ({ seat }) => ({ moveOf: seat }),
  rose: ({ figure }) => ({ regained: figure }),
  tested,
  moved: ({ figure, how, gait }, s) =>
    together(s, figure, `moved ${how}`, (unit) => words.unitMoved(unit, how, gait)),
  cameOn: ({ figure }, s) => together(s, figure, 'came on', words.unitCameOn),
  acted: ({ figure, action, done }, s) =>
    together(s, figure, `acted ${action} ${done}`, (unit) => words.unitActed(unit, action, done)),
  outcome: ({ figure, die: face, result }) => ({
    dice: die(D10, face),
    ...(result === 'wounded' ? { hurt: { figure, by: null, points: 1 } } : {}),
  }),
  struckDown: ({ figure, how }) => (LOST.includes(how) ? { lost: figure } : {}),
};

import type { DieKind, RolledDie, Telling, TellingKind, ToldModifier } from '@vedette/engine';
import { LEAVING } from '../../data/leaving.ts';
import type { AttackKind, FaithEvent, Modifier } from '../../events.ts';
import type { FaithState } from '../../state.ts';
import { cuesOf } from './cues.ts';
import { endingOf } from './describe.ts';
import { modifierOf } from './names.ts';

type Event<Type extends FaithEvent['type']> = Extract<FaithEvent, { type: Type }>;

const KINDS: Readonly<Record<FaithEvent['type'], TellingKind>> = {
  rolled: 'dice',
  quality: 'dice',
  rerolled: 'dice',
  fought: 'attack',
  phase: 'heading',
  role: 'story',
  terrain: 'story',
  environment: 'story',
  rounds: 'story',
  side: 'story',
  haunts: 'story',
  initiative: 'story',
  nominated: 'story',
  activated: 'story',
  turnover: 'story',
  passed: 'story',
  acted: 'story',
  moved: 'move',
  charged: 'attack',
  ground: 'story',
  bashed: 'dice',
  portal: 'story',
  posture: 'harm',
  condition: 'story',
  'lost-quality': 'harm',
  burst: 'attack',
  weapon: 'story',
  left: 'harm',
  frightened: 'nerve',
  advance: 'story',
  turned: 'harm',
  lamp: 'story',
  dayBreaks: 'story',
  concealed: 'story',
  disclosed: 'story',
  truce: 'story',
  story: 'story',
  heldBack: 'story',
  gift: 'story',
  scored: 'story',
  revealed: 'story',
  token: 'story',
  ended: 'ending',
};

const FIGHTS: Readonly<Record<AttackKind, TellingKind>> = {
  close: 'attack',
  hack: 'attack',
  shot: 'shot',
  blast: 'shot',
  spell: 'shot',
  debris: 'attack',
  fire: 'attack',
  door: 'attack',
};

/** What a fact is to those who follow the match. */
export function telling(event: FaithEvent, s: FaithState): Telling {
  const more = MORE[event.type] as ((event: FaithEvent) => Partial<Telling>) | undefined;
  const cues = cuesOf(event, s);
  return {
    kind: KINDS[event.type],
    figures: concerned(event),
    dice: [],
    modifiers: [],
    ...more?.(event),
    ...(cues.length === 0 ? {} : { cues }),
  };
}

function concerned(event: FaithEvent): readonly string[] {
  const facts = event as {
    readonly model?: string | null;
    readonly models?: readonly string[];
    readonly targets?: readonly string[];
    readonly by?: string | null;
  };
  return [facts.model, facts.by].flatMap((id) => id ?? []).concat(facts.models ?? [], facts.targets ?? []);
}

const D6: DieKind = { name: 'D6', sides: 6, colour: 'plain', mark: '' };

function dieOf(face: number): RolledDie {
  return { die: D6, face };
}

function told(modifiers: readonly Modifier[]): readonly ToldModifier[] {
  return modifiers.map(({ by, value, rule }) => ({ words: modifierOf(by), value, rule }));
}

/** FF-HTH-01, FF-RNG-06: what one has more or less of than the other before anything changes it. */
function combats(kind: AttackKind, by: number): readonly ToldModifier[] {
  return by === 0
    ? []
    : [{ words: 'Combat', value: by, rule: FIGHTS[kind] === 'shot' ? 'FF-RNG-06' : 'FF-HTH-01' }];
}

/** FF-GEN-21: how somebody goes by another's hand. */
const STRUCK: readonly Event<'left'>['how'][] = ['killed', 'killed-gruesome', 'banished'];

const MORE: { readonly [Type in FaithEvent['type']]?: (event: Event<Type>) => Partial<Telling> } = {
  phase: ({ round }) => ({ turn: round }),
  rolled: ({ die }) => ({ dice: [dieOf(die)] }),
  rerolled: ({ to }) => ({ dice: [dieOf(to)] }),
  quality: ({ dice, modifiers, purpose }) => ({
    kind: purpose === 'fear' || purpose === 'morale' ? 'nerve' : 'dice',
    dice: dice.filter(({ automatic }) => !automatic).map(({ face }) => dieOf(face)),
    modifiers: told(modifiers),
  }),
  fought: ({ kind, attacker, target, result }) => ({
    kind: FIGHTS[kind],
    figures: [attacker.model, target.model].flatMap((id) => id ?? []),
    dice: [dieOf(attacker.die), { ...dieOf(target.die), against: true }],
    modifiers: [
      ...combats(kind, attacker.combat - target.combat),
      ...told([...attacker.modifiers, ...target.modifiers.map((one) => ({ ...one, value: -one.value }))]),
    ],
    ...(attacker.model === null
      ? {}
      : {
          attempt: {
            who: attacker.model,
            total: attacker.total - target.total,
            needed: 1,
            passes: 'at-least' as const,
            passed: result !== 'none',
          },
        }),
  }),
  ended: ({ reason, text }) => ({ why: text ?? endingOf(reason) }),
  bashed: ({ die, modifiers }) => ({ dice: [dieOf(die)], modifiers: told(modifiers) }),
  left: ({ model, how, by }) =>
    LEAVING[how].countsForHalf ? { lost: model, ...(STRUCK.includes(how) ? { struck: { by } } : {}) } : {},
};

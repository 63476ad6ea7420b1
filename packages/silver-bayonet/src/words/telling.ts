import type { RolledDie, Telling, TellingKind, ToldModifier } from '@vedette/engine';
import type { SilverBayonetEvent } from '../events.ts';
import type { Modifier } from '../moments.ts';
import type { SilverBayonetState } from '../state.ts';
import { cuesOf } from './cues.ts';
import { dieKind, pairOf, plainDice } from './dice.ts';
import { words } from './now.ts';
import { STORY_KINDS } from './story-kinds.ts';
import { together } from './together.ts';

type Event<Type extends SilverBayonetEvent['type']> = Extract<SilverBayonetEvent, { type: Type }>;

const KINDS: Readonly<Record<SilverBayonetEvent['type'], TellingKind>> = {
  ...STORY_KINDS,
  turnBegan: 'heading',
  phaseBegan: 'heading',
  initiativeRolled: 'dice',
  initiativeWon: 'story',
  fateGained: 'story',
  fateSpent: 'dice',
  tableRolled: 'dice',
  rolledOff: 'dice',
  tookSide: 'story',
  deployed: 'move',
  appeared: 'move',
  activated: 'story',
  moved: 'move',
  onStairs: 'move',
  checked: 'dice',
  rolledAgain: 'dice',
  forced: 'attack',
  fired: 'shot',
  attacked: 'attack',
  damaged: 'harm',
  healed: 'story',
  dropped: 'story',
  tookUp: 'story',
  secured: 'story',
  objectPlaced: 'story',
  out: 'harm',
  tired: 'story',
  terror: 'nerve',
  reloaded: 'story',
  gearLost: 'story',
  investigated: 'story',
  acted: 'story',
  redirected: 'story',
  marked: 'story',
  shellFell: 'shot',
  endangered: 'dice',
  conditionBegan: 'story',
  turnedAway: 'story',
  ended: 'ending',
  scored: 'ending',
};

/** What a fact is to those who follow the game. */
export function telling(event: SilverBayonetEvent, s: SilverBayonetState): Telling {
  const more = MORE[event.type] as ((event: SilverBayonetEvent) => Partial<Telling>) | undefined;
  const cues = cuesOf(event, s);
  return {
    kind: KINDS[event.type],
    figures: concerned(event, s),
    dice: [],
    modifiers: [],
    ...more?.(event),
    ...(cues.length === 0 ? {} : { cues }),
  };
}

/** Facts that name who did it, who bore it, and whom it is about. */
const WHO = ['figure', 'target', 'by', 'against', 'mover', 'at', 'targets', 'figures'] as const;

function concerned(event: SilverBayonetEvent, s: SilverBayonetState): readonly string[] {
  const facts = event as Readonly<Partial<Record<(typeof WHO)[number], unknown>>>;
  const named = new Set(WHO.flatMap((fact) => facts[fact] ?? []));
  // A clue marker can be a target, too.
  return s.figures.filter(({ id }) => named.has(id)).map(({ id }) => id);
}

function modifiers(list: readonly Modifier[]): readonly ToldModifier[] {
  return together(list, words.modifier).map(({ by, value, rule }) => ({
    words: words.modifier(by),
    value,
    rule: rule === '' ? null : rule,
  }));
}

/** A die that was rolled, after the face whose place it took. */
function spent({ die, roll }: Event<'fateSpent'>): readonly RolledDie[] {
  if (roll === null) return [];
  const kind = dieKind(die);
  const old = roll.before === null ? [] : [{ die: kind, face: roll.before, replaced: true as const }];
  return [...old, ...roll.faces.map((face) => ({ die: kind, face }))];
}

function checked(event: Event<'checked'>): Partial<Telling> {
  const { figure, total, target, success } = event;
  const told = { dice: pairOf(event), modifiers: modifiers(event.modifiers) };
  if (target === null) return told;
  const attempt = {
    who: figure,
    total,
    needed: target,
    passes: 'at-least',
    passed: success === true,
  } as const;
  return { ...told, attempt };
}

/** What there is to some facts besides. */
const MORE: { readonly [Type in SilverBayonetEvent['type']]?: (event: Event<Type>) => Partial<Telling> } = {
  turnBegan: ({ turn }) => ({ turn }),
  initiativeRolled: (event) => ({ dice: pairOf(event) }),
  fateSpent: (event) => ({ dice: spent(event) }),
  tableRolled: ({ dice }) => ({ dice: plainDice(dice) }),
  diceRolled: ({ dice }) => ({ dice: plainDice(dice) }),
  rowRolled: ({ die }) => ({ dice: plainDice([die]) }),
  rolledOff: ({ rolls }) => ({ dice: plainDice(rolls.map(({ die }) => die)) }),
  endangered: ({ die }) => ({ dice: plainDice([die]) }),
  rolledAgain: ({ die, face, now }) => ({
    dice: [
      { die: dieKind(die), face, replaced: true },
      { die: dieKind(die), face: now },
    ],
  }),
  checked,
  // What goes below 0 was nobody's Health any more.
  damaged: ({ figure, by, points, health, parts }) => ({
    modifiers: modifiers(parts),
    hurt: { figure, by, points: points + Math.min(0, health) },
  }),
  // SB-ATT-30: nobody is healed but to stand.
  healed: ({ figure }) => ({ regained: figure }),
  // SB-MOV-10: whoever leaves is safe.
  // SB-TER-06: nobody has struck down whoever breaks in terror.
  out: ({ figure, how }) =>
    how === 'left' ? { kind: 'story' } : { lost: figure, ...(how === 'collapsed' ? {} : { struck: {} }) },
  scored: ({ seats, lines, bonusXp }) => ({
    account: {
      seats,
      points: bonusXp,
      lines: lines.map(({ id, points, text, figures }) => ({
        id,
        points,
        words: words.earned(text),
        figures,
      })),
    },
  }),
};

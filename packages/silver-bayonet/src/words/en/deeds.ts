import type { SilverBayonetState } from '../../state.ts';
import { nameOf, ownActionName, phrase } from './names.ts';

/** `at`: somebody's name, or nobody's. */
type Deed = (name: string, at: string | null) => string;

/** Deeds whose id alone would make no sentence. */
const DEEDS: Readonly<Record<string, Deed>> = {
  'ancient-spell': (name) => `${name} mutters an old spell.`,
  'bless-weapon': (name, at) => `${name} blesses a weapon of ${at}.`,
  breach: (name) => `${name} crashes through.`,
  'control-creature': (name) => `${name} bends a creature's will.`,
  courage: (name, at) => `${name} puts heart into ${at}.`,
  curse: (name, at) => `${name} curses ${at}.`,
  'dark-gift': (name) => `${name} offers a dark gift.`,
  dismount: (name) => `${name} gets down.`,
  distract: (name, at) => `${name} distracts ${at}.`,
  'drop-torch': (name) => `${name} drops the torch.`,
  'enchant-weapon': (name, at) => `${name} enchants a weapon of ${at}.`,
  'flaming-weapon': (name) => `${name} calls for fire.`,
  flinch: (name, at) => `${name} stands before ${at} and cannot strike.`,
  healing: (name, at) => `${name} lays hands on ${at}.`,
  leap: (name) => `${name} leaps.`,
  'light-torch': (name) => `${name} lights a torch.`,
  lunge: (name, at) => (at === null ? `${name} crouches for a lunge.` : `${name} lunges at ${at}.`),
  manipulate: (name) => `${name} tampers with fate.`,
  miracle: (name) => `${name} prays for a miracle.`,
  'raise-the-dead': (name) => `${name} calls up the dead.`,
  skinshift: (name) => `${name} strains at the skin.`,
  spell: (name) => `${name} mutters a spell.`,
  'start-fire': (name) => `${name} makes torches.`,
  'start-fire-for-move': (name) => `${name} makes torches.`,
  tend: (name) => `${name} unrolls the bandages.`,
  viper: (name) => `${name} drops a staff, and it hisses.`,
};

/** Deeds with something after a colon: what was found, what a weapon has become, which curse fell on whom. */
const DEEDS_WITH: Readonly<Record<string, (name: string, what: string, at: string | null) => string>> = {
  blessed: (name, what) => `${name}'s ${what} is blessed.`,
  curse: (name, what, at) => `${name}'s curse on ${at} is ${what}.`,
  enchanted: (name, what) => `${name}'s ${what} is enchanted.`,
  finds: (name, what) => `${name} finds: ${what}.`,
};

/** Something a figure did, `at` somebody or nobody. */
export function deed(s: SilverBayonetState, figure: string, action: string, at: string | null): string {
  const name = nameOf(s, figure);
  const other = at === null ? null : nameOf(s, at);
  if (Object.hasOwn(DEEDS, action)) return DEEDS[action]!(name, other);
  const actor = s.figures.find(({ id }) => id === figure) ?? null;
  const colon = action.indexOf(':');
  const kind = action.slice(0, Math.max(0, colon));
  if (kind === 'do') return `${name}: ${ownActionName(s, action.slice(colon + 1))}.`;
  if (Object.hasOwn(DEEDS_WITH, kind)) {
    const what = phrase(action.slice(colon + 1), s, actor).toLowerCase();
    return DEEDS_WITH[kind]!(name, what, other);
  }
  return `${name}: ${phrase(action, s, actor).toLowerCase()}${other === null ? '' : `, ${other}`}.`;
}

interface Mark {
  readonly on: (name: string, value: number) => string;
  readonly off: (name: string) => string;
}

const MARKS: Readonly<Record<string, Mark>> = {
  burning: { on: (name) => `${name} is alight.`, off: (name) => `${name} is put out.` },
  cursed: {
    on: (name, value) => `${name} is cursed: every roll at -${value}.`,
    off: (name) => `${name} is free of the curse.`,
  },
  emboldened: {
    on: (name, value) => `${name} takes heart: Courage +${value}.`,
    off: (name) => `${name} loses heart.`,
  },
  'flaming-weapon': {
    on: (name) => `${name}'s weapon bursts into flame.`,
    off: (name) => `${name}'s weapon burns no more.`,
  },
  form: { on: (name) => `${name} changes shape.`, off: (name) => `${name} is human again.` },
  infected: { on: (name) => `${name} is infected.`, off: (name) => `${name} is clean again.` },
  'knocked-down': { on: (name) => `${name} is knocked down.`, off: (name) => `${name} is up again.` },
  'mummys-curse': {
    on: (name) => `${name} bears the mummy's curse.`,
    off: (name) => `${name} is rid of the mummy's curse.`,
  },
  poisoned: { on: (name) => `${name} is poisoned.`, off: (name) => `${name} is rid of the poison.` },
  slowing: { on: (name) => `${name} is slowed to half.`, off: (name) => `${name} shakes off the slowness.` },
  sneaking: { on: (name) => `${name} slips out of sight.`, off: (name) => `${name} is in the open again.` },
  spellbound: {
    on: (name) => `${name} is spellbound: no charge and no shot this turn.`,
    off: (name) => `${name} is free of the spell.`,
  },
  wasting: { on: (name) => `${name} begins to waste away.`, off: (name) => `${name} wastes away no more.` },
};

/** Something put on a figure, or taken off it with a value of 0. */
export function marked(s: SilverBayonetState, figure: string, mark: string, value: number): string {
  const name = nameOf(s, figure);
  if (Object.hasOwn(MARKS, mark)) return value === 0 ? MARKS[mark]!.off(name) : MARKS[mark]!.on(name, value);
  const what = phrase(mark, s, null).toLowerCase();
  if (value === 0) return `${name}: ${what} no more.`;
  return value === 1 ? `${name}: ${what}.` : `${name}: ${what} (${value}).`;
}

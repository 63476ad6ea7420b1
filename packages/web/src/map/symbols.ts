import type { CounterSymbol } from '@vedette/engine';
import { TOWN_SYMBOLS } from './town-symbols.ts';

/** One stroke each, drawn in a circle of radius 8 about the origin; all our own. */
export const SYMBOLS: Readonly<Record<CounterSymbol, string>> = {
  // a bicorne
  officer: 'M-7 3.6C-5.6-7.4 5.6-7.4 7 3.6C2.6 1-2.6 1-7 3.6Z',
  // a bicorne and one bar
  junior: 'M-6.4 1C-5.2-7.6 5.2-7.6 6.4 1C2.4-1-2.4-1-6.4 1ZM-5 5.4H5',
  // dividers on the map
  dividers: 'M0-6.6L-4.6 6.4M0-6.6L4.6 6.4M-2.6 1H2.6M0-6.6V-8',
  // a slung rifle with its lock
  rifle: 'M-6.4 3.6L-4 6L-1.6 2.4L6-5.6M-1.6 2.4L1 4',
  // crossed muskets
  muskets: 'M-5.4 5.4L5.4-5.4M-5.4-5.4L5.4 5.4',
  // one musket, carried anyhow
  musket: 'M-6 5.6L-3.4 2.4L6-6M-3.4 2.4L-5.6 1.6',
  // a lit grenade
  grenade: 'M-1.1-1.6a4 4 0 1 0 2.2 0ZM0-1.8C-.4-4 2.4-4 1.2-7',
  // a bearskin
  bearskin: 'M-4.6 5.8C-6.4-3-4-7.4 0-7.4S6.4-3 4.6 5.8ZM-4.4 3H4.4',
  // a sabre and its guard
  sabre: 'M-5.4 5.2C1 4.4 5.6 0 5.6-6.6M-6.2 1.2C-4 1.6-2.6 3.6-2.4 6.2',
  // a crested helmet
  helmet: 'M-5.6 5V.6C-5.6-6 5-6 5 .6V5M-6.6 1H6.2M-6-2C-5-8.4 5-8.8 7-2.6',
  // crossed swords with hilts
  swords: 'M-5.6-6L4.4 4.4M5.6-6L-4.4 4.4M-6 3L-2.6 6.4M6 3L2.6 6.4',
  // a broadsword
  broadsword: 'M0-7.4V7M-4 2.4C-3 .8 3 .8 4 2.4M-1.8 7H1.8',
  // a gun on its carriage
  cannon: 'M-7-3.4L6-.6M-6.4.2L5 2.4M.4 3.6a2.9 2.9 0 1 0 .1 0Z',
  anchor: 'M0-7V6.4M-3-3.6H3M-6 2C-5 7 5 7 6 2M0-7a1.6 1.6 0 1 0 .1 0Z',
  // a ship's cutlass over waves
  cutlass: 'M-5.6 2.4C0 1.8 5-2 5.4-7M-6.4-.6L-3.4 3.4M-6.6 6.4Q-4.4 4-2.2 6.4T2.2 6.4T6.6 6.4',
  // crossed axes
  axe: 'M-4.6 6.6L3.4-5.4M.8-6.6C4.4-6.4 6.4-4 6.2-.6L1.6-2.8Z',
  cross: 'M0-6V6M-6 0H6',
  // a cross in its glory
  glory: 'M0-6.6V6.6M-4-2H4M-5.8-5.8L-3.8-3.8M5.8-5.8L3.8-3.8M-5.6 3.4L-3.4 1.8M5.6 3.4L3.4 1.8',
  // a waning moon
  moon: 'M2.6-5.8A6 6 0 1 0 5.8 2.6A4.8 4.8 0 0 1 2.6-5.8Z',
  // an eye that misses nothing
  eye: 'M-7 0C-3.6-5.4 3.6-5.4 7 0C3.6 5.4-3.6 5.4-7 0ZM0-2.2a2.2 2.2 0 1 0 .1 0Z',
  feather: 'M-5.4 6.6C-2 0 1-3.6 5.6-7C6.4-1 3 3.4-2.6 3.6M-1 .4L3-.6M.8-2.6L4.6-3',
  // a hunting horn
  horn: 'M-6.4-3C-4 5.6 4.4 6 5.4-.4C5.8-4 1-4.6 1.2-1.4M-7.4-2.4L-5-4',
  // a little cask
  cask: 'M-4.4-5H4.4C6-1.6 6 1.6 4.4 5H-4.4C-6 1.6-6-1.6-4.4-5ZM-5.4-1.8H5.4M-5.4 1.8H5.4',
  horns: 'M-6.5-6C-6.5 1.5-3.6 6.4 0 6.4C3.6 6.4 6.5 1.5 6.5-6C4.6-1.8 2.4-1.6 0-1.6C-2.4-1.6-4.6-1.8-6.5-6Z',
  fangs: 'M-6.4-4.4C-2.4-1.8 2.4-1.8 6.4-4.4M-4.2-3.2L-3 5L-.8-2.4M4.2-3.2L3 5L.8-2.4',
  // a wolf's mask
  wolf: 'M-6-6.6L-3-2.6H3L6-6.6L5.4.6L0 7L-5.4.6ZM-2.4 0H-2.3M2.4 0H2.3',
  paw: 'M-3.6 5.4C-4.4 1 4.4 1 3.6 5.4C2.4 7-2.4 7-3.6 5.4ZM-5.4 0V-2.4M-2-2.4V-5.4M2-2.4V-5.4M5.4 0V-2.4',
  antlers:
    'M0 6.6V.4C-4-.4-5.4-3-5.6-7M0 .4C4-.4 5.4-3 5.6-7M-5-3.6H-7.4M5-3.6H7.4M-3.4-1L-2.6-5M3.4-1L2.6-5',
  ghost: 'M-4.8 6.6V-1.6C-4.8-8.4 4.8-8.4 4.8-1.6V6.6L2.4 4.2L0 6.6L-2.4 4.2ZM-1.8-1.6V-.8M1.8-1.6V-.8',
  skull: 'M-2.6 6.4V3C-7.6 1.6-6.6-6.8 0-6.8S7.6 1.6 2.6 3V6.4ZM-2.6-1.4V-.2M2.6-1.4V-.2M0 3.4V6.4',
  bat: 'M0-1.4C-1.4-4.4-4-5-7.4-3.6C-5.4-2-5.6 0-5 2.6C-3.2 1.4-1.4 2 0 5.4C1.4 2 3.2 1.4 5 2.6C5.6 0 5.4-2 7.4-3.6C4-5 1.4-4.4 0-1.4Z',
  // pointed ears
  imp: 'M-7-4.6L-3.4-2C-1.6-4.8 1.6-4.8 3.4-2L7-4.6L4.4 1.6C3.4 7-3.4 7-4.4 1.6ZM-1.8 1H-1.7M1.8 1H1.7',
  // a club
  club: 'M-5.6 6.6L-.6-1C-1.4-5.4 2-8 5-6.4S6.4-.2 2.4 1.4L-3.6 7.2Z',
  hood: 'M-6 6.6C-5-2-4-7.2 0-7.2S5 -2 6 6.6ZM-2.8 3C-2.8-2 2.8-2 2.8 3',
  // a slouch hat over a mask
  bandit: 'M-7-.4C-4-2.4 4-2.4 7-.4M-3.6-1.6L-2.6-6H2.6L3.6-1.6M-4.4 2.6C-2 5.4 2 5.4 4.4 2.6Z',
  // a tall hat with a brim
  witch: 'M-7 4.6C-3 2.4 3 2.4 7 4.6M-4 3.4L1.6-7.2L2.2-3L4 3.4',
  serpent: 'M-5 6C2 6.6 6 4 2.4 1.4S-5-1.6-1.6-4.6S5-5.6 5.4-4.4M5.4-4.4L7.4-5.4M5.4-4.4L7.2-3',
  jaws: 'M-7-2.6L5.6-5.4L7-2.4L4.6-1L3-2.4L1-.4L-1-2L-3 0L-5-1.4M-7 1.4L6 5.4L7 2.6',
  scorpion:
    'M-5.6 5.4L-3 2.4C-1 .6 2 .6 3.4 2.4C6.6 1.4 6.4-5.4 1.4-6.6L3-4M-3 2.4L-6.6 1M3.4 2.4L5 6M-.4 2L-1.4 6',
  swarm:
    'M-4-4H-3.9M0-6H.1M4-3.4H4.1M-6 0H-5.9M-1.6-1H-1.5M2.4 .6H2.5M6 1.4H6.1M-3.6 3.6H-3.5M.6 4.6H.7M4.4 5H4.5',
  // a closed helm
  armour: 'M-5 6.4V-2C-5-8 5-8 5-2V6.4L0 7.4ZM-5-1.6H5M0-1.6V7M-2.6 2.4V4.4M2.6 2.4V4.4',
  scarecrow: 'M0-2.6V7.4M-7-.4H7M0-7a2.2 2.2 0 1 0 .1 0ZM-7-.4L-6.4 2.4M7-.4L6.4 2.4',
  // a tree that walks
  treeman: 'M0 7.4V-1M0 3L-5.4-3M0 1L5.4-4M-5.4-3L-7-2M-5.4-3L-5.4-6M5.4-4L7.2-4M5.4-4L4.6-7M-3 7.4H3',
  // a tusk
  boar: 'M-6.6-4C-3-6.6 3-6.6 6.6-4L3.4 3.6H-3.4ZM-3.4 3.6L-6-1M3.4 3.6L6-1M-1.4 1.6H-1.3M1.4 1.6H1.3',
  horse: 'M-5 6.4C-5.4 0-3-4 1.4-5.4L1.8-7.4L3.6-5L6.4.6L4.6 2.6L1.4 1C2.4 3 2 5 1.4 6.4Z',
  // a plain chevron
  plain: 'M-5.6 2.6L0-3.6L5.6 2.6',
  ...TOWN_SYMBOLS,
};

/** The letters of a counter: those that it brings, else the first of its name where nobody drew it. */
export function markOf(symbol: CounterSymbol, mark: string | undefined, name: string): string | null {
  return mark === undefined ? (symbol === 'plain' ? initialsOf(name) : null) : lettersOf(mark);
}

function initialsOf(name: string): string | null {
  const [first = '', second = ''] = name.split(/[\s-]+/);
  const letters = second === '' ? first.slice(0, 2) : first.slice(0, 1) + second.slice(0, 1);
  return lettersOf(letters);
}

/** They are drawn as they are: nothing but letters may pass. */
function lettersOf(text: string): string | null {
  return /^\p{L}{1,2}$/u.test(text) ? text : null;
}

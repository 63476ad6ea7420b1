import type { Sign, SignKind } from '@vedette/engine';
import { num } from './shape.ts';

interface Badge {
  /** Where it sits by choice, in degrees clockwise from the top. */
  readonly turn: number;
  /** About the origin; `count` where more than one is to be told. */
  draw(count: number): string;
}

const SPIRAL = 'M0 .2C.5-.6 1.5 0 1.1 1C.6 2.1-1.3 1.9-1.6 .2C-1.9-1.7 .4-2.8 2-1.7C3.6-.5 3.2 2.4 1.2 3.2';

/** Signs that are pinned to the rim. */
export const BADGED = [
  'bleeding',
  'cursed',
  'feeding',
  'mad',
  'asleep',
  'unwilling',
] as const satisfies readonly SignKind[];

/** Each has an outline of its own, so that it is known before what is on it can be read. */
const BADGES: Readonly<Record<(typeof BADGED)[number], Badge>> = {
  // a triangle on its point, with an eye in it
  cursed: {
    turn: 310,
    draw: () =>
      '<path class="sign-badge" d="M-6.2-4.6H6.2L0 6.4Z"/><path class="badge-sign" d="M-2.8-1.6C-1.2-3.4 1.2-3.4 2.8-1.6C1.2 .2-1.2 .2-2.8-1.6Z"/><path class="badge-dot" d="M0-1.6H.1"/>',
  },
  mad: {
    turn: 50,
    draw: () => `<circle class="sign-badge" r="5.2"/><path class="badge-sign" d="${SPIRAL}"/>`,
  },
  // a shield with a bar across: no entry for orders
  unwilling: {
    turn: 0,
    draw: () =>
      '<path class="sign-badge" d="M-5.4-5H5.4V1C5.4 4 2.6 5.6 0 6.6C-2.6 5.6-5.4 4-5.4 1Z"/><path class="badge-sign" d="M-3-.4H3"/>',
  },
  // teeth in something
  feeding: {
    turn: 112,
    draw: () =>
      '<path class="sign-badge" d="M-6-3.6H6V1C6 5.4-6 5.4-6 1Z"/><path class="badge-teeth" d="M-4.6-3.4L-3.2 1L-1.8-3.4M1.8-3.4L3.2 1L4.6-3.4"/>',
  },
  bleeding: {
    turn: 248,
    draw: (count) =>
      `<path class="sign-badge badge-blood" d="M0-7C2.6-3.4 4.4-1.2 4.4 1.6C4.4 7-4.4 7-4.4 1.6C-4.4-1.2-2.6-3.4 0-7Z"/>${count > 1 ? `<text class="badge-count" y="4.4">${Math.min(9, Math.trunc(count))}</text>` : ''}`,
  },
  // two letters that every sleeper says
  asleep: {
    turn: 50,
    draw: () => {
      const letters = 'M-3.8-.4H.6L-3.8 5H.6M1.2-7H4.8L1.2-2.6H4.8';
      return `<path class="sleep-rim" d="${letters}"/><path class="sleep" d="${letters}"/>`;
    },
  },
};

const TURNS: readonly number[] = [50, 112, 248, 310, 0, 180];

/** Where other signs sit. */
const TAKEN: Readonly<Partial<Record<SignKind, number>>> = {
  carrying: 112,
  mounted: 310,
  tired: 248,
  unloaded: 50,
};

/** Badges round the rim, each in its own place; whoever finds it taken goes on clockwise. */
export function drawBadges(signs: readonly Sign[], base: number): string {
  const taken = new Set(signs.map(({ kind }) => TAKEN[kind]));
  return BADGED.map((kind) => {
    const sign = signs.find((found) => found.kind === kind);
    if (sign === undefined) return '';
    const badge = BADGES[kind];
    const from = TURNS.indexOf(badge.turn);
    const turn =
      TURNS.map((_, i) => TURNS[(from + i) % TURNS.length]!).find((free) => !taken.has(free)) ?? badge.turn;
    taken.add(turn);
    const angle = (turn * Math.PI) / 180;
    const away = base + 1.5;
    const place = `${num(Math.sin(angle) * away)} ${num(-Math.cos(angle) * away)}`;
    return `<g class="badge-${kind}" transform="translate(${place})">${badge.draw(sign.count ?? 1)}</g>`;
  }).join('');
}

import { ITEMS } from '../data/armoury/armoury.ts';
import type { Figure, SilverBayonetState } from '../state.ts';

export function nameOf(s: SilverBayonetState, id: string | null): string {
  return s.figures.find((figure) => figure.id === id)?.name ?? 'somebody';
}

export function sideName(s: SilverBayonetState, seat: number): string {
  return s.sides[seat]?.name ?? `Player ${seat + 1}`;
}

export function itemTitle(id: string): string {
  return ITEMS.find((item) => item.id === id)?.title ?? plain(id);
}

/** An id as words: "wheel-of-fate" and "wheelOfFate" are both a wheel of fate. */
export function plain(id: string): string {
  return id
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replaceAll('-', ' ')
    .trim();
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ids whose own letters say too little. */
const SAID: Readonly<Record<string, string>> = {
  power: 'Power Die',
  skill: 'Skill Die',
  monster: 'Monster Die',
  keep: 'leave it',
  'pass-power': 'pass, for a Power Die',
  'pass-skill': 'pass, for a Skill Die',
  'pass-monster': 'pass, for a Monster Die',
  end: 'done',
  concede: 'concede the field',
  stay: 'stay',
  'reload-for-move': 'reload instead of moving',
  'investigate-for-move': 'search instead of moving',
  'quick-reload': 'reload with a Fate Die',
  'start-fire': 'make torches of a special item',
  'start-fire-for-move': 'make torches instead of moving',
  investigate: 'search',
  plain: 'plain shot',
  swivel: 'swivel gun',
};

/**
 * One part of an option: a figure, a piece of its gear by its place, an item, or a word. Without a figure a number is
 * a player.
 */
function part(text: string, s: SilverBayonetState, about: Figure | null): string {
  const other = s.figures.find(({ id }) => id === text);
  if (other !== undefined) return other.name;
  if (/^\d+$/.test(text)) {
    const gear = about?.gear[Number(text)];
    return gear === undefined ? sideName(s, Number(text)) : itemTitle(gear.item);
  }
  if (Object.hasOwn(SAID, text)) return SAID[text]!;
  return itemTitle(text);
}

const JOINTS: Readonly<Record<string, string>> = { ':': ': ', '@': ' on ', '/': ', ', '>': ' becomes ' };

/** An option or action of any kind in words: "reload:2" is a gun to reload, "silver-shot@1" shot for the pistol. */
export function phrase(id: string, s: SilverBayonetState, about: Figure | null): string {
  const words = id.split(/([:@/>])/).map((text, i) => (i % 2 === 1 ? JOINTS[text]! : part(text, s, about)));
  return capital(words.join(''));
}

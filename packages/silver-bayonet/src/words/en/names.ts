import { ITEMS } from '../../data/armoury/armoury.ts';
import { readGearId } from '../../rules/gear-id.ts';
import type { FateDie, Figure, SilverBayonetState } from '../../state.ts';
import { itemTitle } from './things.ts';
import { authorsName, term } from './vocabulary.ts';

/** Figures of the same name are told apart by their sides, and those of one side by their number. */
export function nameOf(s: SilverBayonetState, id: string | null): string {
  const figure = s.figures.find((other) => other.id === id);
  if (figure === undefined) return 'somebody';
  const { name, side } = figure;
  const namesakes = s.figures.filter((other) => other.name === name);
  const brothers = namesakes.filter((other) => other.side === side);
  const numbered = brothers.length === 1 ? name : `${name} ${brothers.indexOf(figure) + 1}`;
  return namesakes.length === brothers.length || side === null
    ? numbered
    : `${numbered} (${sideName(s, side)})`;
}

export function sideName(s: SilverBayonetState, seat: number): string {
  return s.sides[seat]?.name ?? `Player ${seat + 1}`;
}

/** An object of the scenario by the name the scenario gives it. */
export function objectName({ scenario }: SilverBayonetState, id: string): string {
  return scenario.objects?.find((object) => object.id === id)?.name ?? authorsName(id);
}

export const DICE: Readonly<Record<FateDie | 'plain', string>> = {
  power: 'Power Die',
  skill: 'Skill Die',
  monster: 'Monster Die',
  plain: 'Die',
};

/** A letter for those who do not see the colour. */
export const DIE_MARKS: Readonly<Record<FateDie | 'plain', string>> = {
  power: 'P',
  skill: 'S',
  monster: 'M',
  plain: '',
};

/** Weapons that are not "a" something. */
const HELD: Readonly<Record<string, string>> = {
  'natural-weapons': 'tooth and claw',
  unarmed: 'bare hands',
  'demonic-fire': 'demonic fire',
};

/** A weapon after "with": a gun in a melee is its bayonet or its butt. */
export function weaponInHand(id: string, mode: 'melee' | 'shooting'): string {
  if (Object.hasOwn(HELD, id)) return HELD[id]!;
  const title = itemTitle(id).toLowerCase();
  const one = `${/^[aeiou]/.test(title) ? 'an' : 'a'} ${title}`;
  const gun = ITEMS.find((item) => item.id === id && item.shot !== undefined);
  if (mode === 'shooting' || gun === undefined) return one;
  return gun.melee?.as === 'improvised-weapon' ? `the butt of ${one}` : 'a bayonet';
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Ids whose own letters say too little. */
const SAID: Readonly<Record<string, string>> = {
  power: DICE.power,
  skill: DICE.skill,
  monster: DICE.monster,
  keep: 'leave it',
  end: 'done',
  fight: 'fight where it stands',
  distract: 'distract the nearest enemy',
  dismount: 'get down from the horse',
  spell: 'cast a spell',
  miracle: 'pray for a miracle',
  skinshift: 'change shape',
  tend: 'tend the wounded',
  'light-torch': 'light a torch',
  'drop-torch': 'drop the torch',
  concede: 'concede the field',
  stay: 'stay',
  'reload-for-move': 'reload instead of moving',
  'investigate-for-move': 'search instead of moving',
  'start-fire': 'make torches of a special item',
  'start-fire-for-move': 'make torches instead of moving',
  investigate: 'search',
  free: 'work loose',
  drop: 'lay down',
  take: 'take it',
  plain: 'plain shot',
  enchanted: 'enchanted, for a Power Die',
  swivel: 'swivel gun',
};

/** What its author has called an action of the scenario. */
export function ownActionName({ scenario }: SilverBayonetState, action: string): string {
  return scenario.actions?.find(({ id }) => id === action)?.name ?? term(action);
}

/** A deed by its id, in the midst of a sentence. */
export function deedWords(deed: string): string {
  return Object.hasOwn(SAID, deed) ? SAID[deed]! : term(deed);
}

/**
 * One part of an option: a figure, a piece of gear, an item, or a word. Without a figure a number is a player; with one
 * it is a place in its gear, as logs of older games have it.
 */
function part(text: string, s: SilverBayonetState, about: Figure | null): string {
  if (s.figures.some(({ id }) => id === text)) return nameOf(s, text);
  if (/^\d+$/.test(text)) {
    const gear = about?.gear[Number(text)];
    return gear === undefined ? sideName(s, Number(text)) : itemTitle(gear.item);
  }
  if (Object.hasOwn(SAID, text)) return SAID[text]!;
  if (s.scenario.objects?.some(({ id }) => id === text)) return objectName(s, text);
  return isItem(text) ? gearTitle(text) : term(text);
}

function isItem(text: string): boolean {
  const { item } = readGearId(text);
  return ITEMS.some(({ id }) => id === item);
}

const ORDINALS = ['second', 'third', 'fourth', 'fifth', 'sixth'];

/** A piece of gear as questions name it: "pistol#2" is a pistol, the second. */
export function gearTitle(id: string): string {
  const { item, number } = readGearId(id);
  const title = itemTitle(item);
  return number < 2 ? title : `${title}, the ${ORDINALS[number - 2] ?? `${number}th`}`;
}

const JOINTS: Readonly<Record<string, string>> = { ':': ': ', '@': ' on ', '/': ', ', '>': ' becomes ' };

/** An option or action of any kind in words: "reload:musket" a gun to reload, "silver-shot@pistol" shot for a pistol. */
export function phrase(id: string, s: SilverBayonetState, about: Figure | null): string {
  // A gun of the scenario that is called a swivel gun need not be called one twice.
  const once = id.replace('swivel:swivel-gun', 'swivel-gun');
  const words = once.split(/([:@/>])/).map((text, i) => (i % 2 === 1 ? JOINTS[text]! : part(text, s, about)));
  return capital(words.join(''));
}

import type { StoryFact } from '../../scenario/story/story-fact.ts';
import type { SilverBayonetState } from '../../state.ts';
import { DICE, listed, nameOf, sideName } from './names.ts';
import { itemTitle } from './things.ts';
import { term } from './vocabulary.ts';

type Event<Type extends StoryFact['type']> = Extract<StoryFact, { type: Type }>;
type Told<Type extends StoryFact['type']> = (event: Event<Type>, s: SilverBayonetState) => string;

/** What a deck calls a card. */
export function cardName({ scenario }: SilverBayonetState, deck: string, card: string): string {
  return scenario.decks?.[deck]?.cards.find((entry) => entry.card === card)?.name ?? term(card);
}

const UNTIL: Readonly<Record<Event<'modified'>['until'], string>> = {
  'activation-end': 'while the activation lasts',
  'turn-end': 'for this turn',
  'game-end': 'from now on',
};

const ATTACKS: Readonly<Record<Event<'imbued'>['attacks'], string>> = {
  melee: 'blows',
  shooting: 'shots',
  all: 'blows and shots',
};

/** Where an operation finds nothing to do. */
const NOTHING: Readonly<Record<string, string>> = {
  'place-monster': 'Something meant to come, and did not.',
  draw: 'No card is left to draw.',
  'give-object': 'Nobody is there to take it.',
};

/** An aim as its author wrote it. */
function aimText({ aims = [] }: SilverBayonetState['scenario'], id: string): string {
  const aim = aims.find((one) => one.id === id);
  return aim === undefined ? `${term(id)}.` : `${aim.name}. ${aim.text}`;
}

function modified({ figures, what, n, until }: Event<'modified'>, s: SilverBayonetState): string {
  const whom = figures === null ? 'All concerned' : listed(figures.map((id) => nameOf(s, id)));
  return `${whom}: ${n < 0 ? n : `+${n}`} to ${term(what)}, ${UNTIL[until]}.`;
}

/** What the scenario brings about. */
export const STORY_LINES: { readonly [Type in StoryFact['type']]: Told<Type> } = {
  aimTaken: ({ aim }, { scenario }) => `For your eyes alone: ${aimText(scenario, aim)}`,
  aimShown: ({ seats, aim }, s) => `What ${sideName(s, seats[0]!)} wanted: ${aimText(s.scenario, aim)}`,
  wrecked: ({ piece }) => `No more: ${term(piece)}.`,
  storyGoesOn: ({ of }, { scenario }) =>
    scenario.rules?.find(({ id }) => id === of)?.text ?? `So the story goes: ${term(of)}.`,
  cameToNothing: ({ op }) => NOTHING[op] ?? `It comes to nothing: ${term(op)}.`,
  diceRolled: ({ dice, total }) =>
    dice.length === 1 ? `A die for it: ${total}.` : `Dice for it: ${dice.join(' + ')} = ${total}.`,
  rowRolled: ({ die, row, spent }) => `A ${die}: ${row}${spent ? ', but not again' : ''}.`,
  needNotRoll: ({ figure }, s) => `${nameOf(s, figure)} knows how, and need not roll.`,
  placeChosen: ({ figure, seat }, s) => `${sideName(s, seat)} says where: ${nameOf(s, figure)}.`,
  replaced: ({ figure, by }, s) => `Under the skin of ${nameOf(s, figure)}: ${nameOf(s, by)}.`,
  fateLost: ({ seat, die }, s) => `${sideName(s, seat)} loses a ${DICE[die]}.`,
  modified,
  imbued: ({ figure, attacks, as }, s) =>
    `${nameOf(s, figure)}'s ${ATTACKS[attacks]} count as ${term(as)} now.`,
  found: ({ figure, item, as }, s) =>
    `${nameOf(s, figure)} finds something: ${itemTitle(item).toLowerCase()}${as === null ? '' : `, ${term(as)}`}.`,
  cardDrawn: ({ deck, card }, s) => `A card turns up: ${cardName(s, deck, card)}.`,
  deckDiscarded: ({ deck }) => `No more of these will be drawn: ${term(deck)}.`,
  rollOffWon: ({ seat }, s) => `${sideName(s, seat)} has the say.`,
  sightLimited: ({ max, board }) =>
    `Nobody sees farther than ${max}" now${board === null ? '' : `: ${term(board)}`}.`,
  learned: ({ figure, xp }, s) => `${nameOf(s, figure)} has learned from it: ${xp} XP.`,
};

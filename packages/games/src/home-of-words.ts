import type { HomeOfWords } from '@vedette/engine';
import { GAMES } from './index.ts';

/**
 * What is a word of one game's scenarios, or of its numbers, and of no other's: whoever writes for two of them mixes
 * them up. A spec holds the list against the references of the games.
 */
const WORDS_OF_GAMES: Readonly<Record<string, readonly string[]>> = {
  'silver-bayonet': [
    // Parts
    'aftermath',
    'clues',
    'decks',
    'directSunlight',
    'emplacements',
    'fate',
    'investigate',
    'links',
    'mainObjective',
    'monsters',
    'rewards',
    'specialRules',
    'statuses',
    'symmetry',
    'terrainTypes',
    // Operations
    'check',
    'discard-deck',
    'draw',
    'end-activation',
    'fatigue',
    'give-item',
    'give-object',
    'heal',
    'imbue',
    'madness',
    'modify',
    'pick',
    'place-monster',
    'place-object',
    'relocate',
    'replace',
    'shift',
    'terror',
    'xp',
    // Events
    'activation-start',
    'clue-investigated',
    'contact',
    'damaged',
    'figure-down',
    'figure-exited',
    'initiative-rolled',
    'object-secured',
    'phase-start',
    'setup',
    'zone-entered',
    // Conditions and tallies
    'casualties',
    'deckHas',
    'kills',
    'noMonsters',
    'noSoldiers',
    'placed',
    'survivors',
    'wounds',
    // Whom and where
    'actor-player',
    'alive',
    'attribute',
    'corner',
    'edgeCentre',
    'item',
    'notStored',
    'primary',
    'touching',
    'undamaged',
    // Numbers of a figure
    'accuracy',
    'courage',
    'defence',
    'health',
    'speed',
  ],
  'bayonet-point': [
    'ahead',
    'aim',
    'alert',
    'deploy-about',
    'dice-terrain',
    'enter',
    'lost',
    'place-objects',
    'pointShare',
    'roles',
    'rouse',
    'through',
    'troops',
    'units',
  ],
  'fear-and-faith': [
    // Parts
    'captives',
    'doors',
    'environment',
    'forces',
    'infecting',
    'layouts',
    'rooms',
    'slots',
    'tokens',
    'victory',
    // Operations
    'bring',
    'count-as',
    'discard',
    'fear-test',
    'gift',
    'give-away',
    'hide',
    'immune',
    'may',
    'place-tokens',
    'quality',
    'reveal',
    'score',
    'take-slots',
    'wake',
    // Events
    'killed',
    'left',
    'noise',
    'passed-through',
    'room-entered',
    'round-end',
    'round-start',
    'taken',
    'time-changed',
    'touched',
    'turnover',
    // Conditions, filters and numbers
    'escaped',
    'lists',
    'profiles',
    'sameRoom',
    'setting',
    'standing',
    'turnovers',
    // Numbers of a figure
    'combat',
  ],
};

/** For whoever writes for one game: what the other is called whose word this is. */
export function homeOfWords(here: string): HomeOfWords {
  return (written) => {
    const words = [written, written.toLowerCase().replaceAll(/[\s_]+/g, '-')];
    const home = GAMES.find(({ id }) => words.some((word) => WORDS_OF_GAMES[id]?.includes(word)));
    return home === undefined || home.id === here ? null : home.title;
  };
}

import { begin, saveOf } from '@vedette/engine';
import silverBayonet from '@vedette/silver-bayonet';

/** How much of the map is worth showing, from its middle. @typedef {{ name: string, title: string, acts: readonly RegExp[], share: number, file: object }} StagedGame */

const SIDES = [
  { name: 'Vane', sitter: 'person' },
  { name: 'Roux', sitter: 'person' },
];

/**
 * A kept game that stands as this position does; its dice fall as they are told.
 * @param {string} id
 * @param {object} position
 * @param {readonly number[]} script
 */
function kept(id, position, script) {
  const laid = silverBayonet.positions.schema.parse({
    pools: [0, 1].map(() => ({ power: 0, skill: 0, monster: 0 })),
    order: [0, 1],
    phase: 'secondary',
    ...position,
  });
  const match = begin(silverBayonet, { position: laid, dice: { script } });
  return {
    format: 'vedette-game',
    summary: {
      id,
      ruleset: silverBayonet.id,
      title: id,
      players: SIDES,
      begun: 0,
      changed: 0,
      turn: 1,
      decisions: 0,
      outcome: null,
    },
    seed: id,
    save: saveOf(/** @type {never} */ (match)),
  };
}

const GEAR = ['hand-weapon'];
const OTHERS = [
  { id: 'pike', name: 'Pike', side: 0, x: 8, y: 8, gear: GEAR },
  { id: 'gaspard', name: 'Gaspard', side: 1, x: 28, y: 28, gear: GEAR },
];

const [skirmish] = silverBayonet.scenarios.list;
const AWAKE = {
  card: 'ace',
  name: 'It Is Still Here',
  text: 'It had only gone for a napkin.',
  do: [{ op: 'place-monster', monster: 'hobgoblin', at: { point: [18, 18] }, by: 'actor-player' }],
};

/** What is worth watching, and the answers that bring it about. @type {readonly StagedGame[]} */
export const STAGED = [
  {
    name: 'shot',
    title: 'A shot',
    acts: [/^Roux/, /^Shoot/, /^Vane/],
    share: 0.76,
    file: kept(
      'a-shot',
      {
        figures: [
          { id: 'vane', name: 'Vane', side: 0, x: 21, y: 21, gear: GEAR },
          { id: 'roux', name: 'Roux', side: 1, x: 15, y: 14, gear: ['rifle', ...GEAR] },
          ...OTHERS,
        ],
      },
      [9, 3],
    ),
  },
  {
    name: 'melee',
    title: 'A melee',
    acts: [/^Roux/, /^Fight/],
    share: 0.62,
    file: kept(
      'a-melee',
      {
        figures: [
          { id: 'vane', name: 'Vane', side: 0, x: 18, y: 18, gear: GEAR },
          { id: 'roux', name: 'Roux', side: 1, x: 18.984, y: 18, gear: GEAR },
          ...OTHERS,
        ],
      },
      [9, 6, 8, 7, 3, 4, 5, 6],
    ),
  },
  {
    name: 'arrival',
    title: 'A monster’s arrival',
    acts: [/^Roux/, /^Search/],
    share: 1,
    file: kept(
      'an-arrival',
      {
        figures: [
          { id: 'vane', name: 'Vane', side: 0, x: 21, y: 21, gear: GEAR },
          { id: 'roux', name: 'Roux', side: 1, x: 14, y: 12, gear: GEAR },
          ...OTHERS,
        ],
        scenario: {
          .../** @type {object} */ (skirmish),
          terrain: [],
          clues: [{ id: 'clue-w', at: [14, 11.2], deck: 'red' }],
          decks: { red: { cards: [AWAKE] } },
        },
        clues: [{ id: 'clue-w', deck: 'red', x: 14, y: 11.2, z: 0 }],
        decks: { red: ['ace'] },
      },
      [1, 1],
    ),
  },
];

import type { Evening, SheetBlock } from '@vedette/engine';
import { symbolOf } from '../board/symbols.ts';
import { attributeId } from '../data/attribute-text.ts';
import { MOST_OF_THE_TIRELESS } from '../data/fatigue.ts';
import { MONSTER_TYPES } from '../data/monsters/bestiary.ts';
import type { MonsterType } from '../data/monsters/monster.ts';
import { MOST_FATIGUE } from '../data/play.ts';
import { monstersIn } from '../library/scenarios.ts';
import { armsLine } from '../muster/builder/arms.ts';
import { attributeLine, statCells } from '../muster/builder/figures.ts';
import type { Scenario } from '../scenario/format/scenario.ts';
import { words } from './now.ts';

/** Turns that an evening has room for. */
const TURNS = 12;

/** SB-SET-01: clue cards to cut out, the monsters that may come, and the turns. */
export function eveningOf(scenario: Scenario): Evening {
  const { decks = {} } = scenario;
  const text = words.scenarioText;
  const kinds = monstersIn(scenario);
  return {
    decks: Object.values(decks).map(({ cards }) => ({
      title: words.evening.clues,
      cards: cards.map(({ name, text: said, copies = 1 }) => ({
        title: text(name),
        text: text(said),
        copies,
      })),
    })),
    foes: MONSTER_TYPES.filter(({ id }) => kinds.includes(id)).map(foeOf),
    tracks: [
      { title: words.evening.turns, count: TURNS, shape: 'square' },
      { title: words.evening.monsterDice, count: MONSTER_DICE, shape: 'round' },
    ],
  };
}

/** SB-FATE-01: far more than are ever left. */
const MONSTER_DICE = 6;

/** SB-ATT-24 */
function tires(attributes: readonly string[]): boolean {
  return !attributes.some((text) => attributeId(text) === 'indefatigable');
}

function foeOf(type: MonsterType): SheetBlock {
  const { id, stats, attributes, equipment, behaviour } = type;
  return {
    badge: { ...symbolOf(id), coat: 'monster' },
    name: words.monsterTitle(id),
    line: words.evening.behaviour[behaviour] ?? '',
    lead: false,
    stats: statCells(stats),
    arms: (equipment[0] ?? []).map((item) => {
      const { title, words: numbers } = armsLine({ id: item, upgrades: [] });
      return { title, words: numbers };
    }),
    traits: attributes.map((attribute) => {
      const { title, meaning } = attributeLine(attribute);
      return {
        title,
        words: meaning === '' ? (words.evening.traits[attributeId(attribute)] ?? '') : meaning,
      };
    }),
    boxes: [
      { title: words.muster.sheet.health, count: stats.health, shape: 'square' },
      {
        title: words.muster.sheet.fatigue,
        count: tires(attributes) ? MOST_FATIGUE : MOST_OF_THE_TIRELESS,
        shape: 'round',
      },
    ],
  };
}

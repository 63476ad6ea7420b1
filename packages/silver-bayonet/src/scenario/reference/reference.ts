import { spoken } from '@vedette/engine';
import { makeReference, type ReferenceWords, scenarioWords } from '@vedette/scenario';
import { ITEMS } from '../../data/armoury/armoury.ts';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { DAMAGE_TYPES } from '../../data/damage-types.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import { SOLDIER_TYPES } from '../../data/soldiers.ts';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import { names, reference, terrainLine } from '../../words/en/reference.ts';
import { AFTER_THE_GAME, ONLY_AFTER_THE_GAME } from '../check/list-problems.ts';
import { scenarioSchema } from '../format/scenario.ts';
import { BARROW_CAT, EXAMPLES, SAMPLE } from './examples.ts';

const tongues = { en: { names, reference, terrainLine, page: scenarioWords.en.reference } };

/** Everything that can be said in a scenario of this game. */
export default spoken(tongues, (words) => {
  const tags = Object.keys(words.reference.tag);
  const says: ReferenceWords = {
    ...words.reference,
    terrain: Object.fromEntries(TERRAIN_TYPES.map((type) => [type.id, words.terrainLine(type)])),
  };
  return makeReference({
    ruleset: 'silver-bayonet',
    schema: scenarioSchema,
    says,
    examples: {
      ...EXAMPLES,
      terrain: Object.fromEntries(
        TERRAIN_TYPES.map(({ id }) => [id, { id: 'here', type: id, shape: { rect: [12, 24, 3, 2] } }]),
      ),
      tag: Object.fromEntries(tags.map((tag) => [tag, { ...BARROW_CAT, tags: [tag] }])),
    },
    sample: SAMPLE,
    more: [
      ...TERRAIN_TYPES.map(({ id }) => ({ kind: 'terrain' as const, id })),
      ...tags.map((id) => ({ kind: 'tag' as const, id })),
    ],
    places: (op) => {
      const after = AFTER_THE_GAME.some((one) => one === op) ? (['after'] as const) : [];
      return ONLY_AFTER_THE_GAME.some((one) => one === op) ? after : ['play', ...after];
    },
    names: [
      { title: words.names.monsters, ids: MONSTER_TYPES.map(({ id }) => id) },
      { title: words.names.attributes, ids: ATTRIBUTES.map(({ id }) => id) },
      { title: words.names.soldiers, ids: SOLDIER_TYPES.map(({ id }) => id) },
      { title: words.names.items, ids: ITEMS.map(({ id }) => id) },
      { title: words.names.materials, ids: DAMAGE_TYPES },
    ],
    pageWords: words.page,
  });
});

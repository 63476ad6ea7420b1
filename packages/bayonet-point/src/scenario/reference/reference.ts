import { spoken } from '@vedette/engine';
import { makeReference, type ReferenceWords, scenarioWords } from '@vedette/scenario';
import { CLASS_IDS } from '../../data/classes.ts';
import { TERRAIN_TYPES } from '../../data/terrain.ts';
import { TROOP_TYPE_IDS } from '../../data/troops.ts';
import { WEAPON_IDS } from '../../data/weapons.ts';
import { documents } from '../../scenarios/documents.ts';
import { names, reference, terrainLine } from '../../words/en/reference.ts';
import { BEFORE_PLAY, IN_PLAY } from '../check/list-problems.ts';
import { scenarioSchema } from '../format/scenario.ts';
import { EXAMPLES, SAMPLE } from './examples.ts';

const tongues = { en: { names, reference, terrainLine, page: scenarioWords.en.reference } };

/** Everything that can be said in a scenario of this game. */
export default spoken(tongues, (words) => {
  const says: ReferenceWords = {
    ...words.reference,
    terrain: Object.fromEntries(TERRAIN_TYPES.map((type) => [type.id, words.terrainLine(type)])),
  };
  return makeReference({
    ruleset: 'bayonet-point',
    schema: scenarioSchema,
    says,
    examples: {
      ...EXAMPLES,
      terrain: Object.fromEntries(
        TERRAIN_TYPES.map(({ id, shape }) => [
          id,
          shape === 'line'
            ? {
                id: 'here',
                type: id,
                shape: {
                  line: [
                    [700, 300],
                    [700, 600],
                  ],
                },
              }
            : { id: 'here', type: id, shape: { rect: [700, 300, 150, 150] } },
        ]),
      ),
    },
    sample: SAMPLE,
    more: TERRAIN_TYPES.map(({ id }) => ({ kind: 'terrain' as const, id })),
    places: (op) => {
      if (IN_PLAY.some((one) => one === op)) return ['play'];
      return BEFORE_PLAY.some((one) => one === op) ? ['setting-up'] : ['setting-up', 'play'];
    },
    names: [
      { title: words.names.troops, ids: TROOP_TYPE_IDS },
      { title: words.names.classes, ids: CLASS_IDS },
      { title: words.names.weapons, ids: WEAPON_IDS },
      { title: words.names.scenarios, ids: documents.map(({ id }) => id) },
    ],
    pageWords: words.page,
  });
});

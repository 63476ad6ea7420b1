import { spoken } from '@vedette/engine';
import { makeReference, type ReferenceWords, scenarioWords } from '@vedette/scenario';
import { LIST_IDS } from '../../data/profiles/lists.ts';
import { PROFILES } from '../../data/profiles/profiles.ts';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { CHOSEN_TAGS, TAGS } from '../../data/tags.ts';
import { options } from '../../options.ts';
import { TERRAIN_TYPE_IDS, TERRAIN_TYPES } from '../../rules/ground/types.ts';
import { names, reference, terrainLine } from '../../words/en/reference.ts';
import { BEFORE_PLAY } from '../format/operation.ts';
import { scenarioSchema } from '../format/scenario.ts';
import { EXAMPLES, SAMPLE } from './examples.ts';

const tongues = { en: { names, reference, terrainLine, page: scenarioWords.en.reference } };

const SEXTON = SAMPLE.bestiary.sexton;

/** Everything that can be said in a scenario of this game. */
export default spoken(tongues, (words) => {
  const says: ReferenceWords = {
    ...words.reference,
    terrain: Object.fromEntries(TERRAIN_TYPE_IDS.map((id) => [id, words.terrainLine(TERRAIN_TYPES[id])])),
  };
  return makeReference({
    ruleset: 'fear-and-faith',
    schema: scenarioSchema,
    says,
    examples: {
      ...EXAMPLES,
      terrain: Object.fromEntries(
        TERRAIN_TYPE_IDS.map((type) => [type, { id: 'here', type, shape: { rect: [640, 200, 60, 60] } }]),
      ),
      tag: Object.fromEntries(
        TAGS.map((tag) => [
          tag,
          CHOSEN_TAGS.some((one) => one === tag) ? { ...SEXTON, tags: [tag] } : { tags: [tag] },
        ]),
      ),
    },
    sample: SAMPLE,
    more: [
      ...TERRAIN_TYPE_IDS.map((id) => ({ kind: 'terrain' as const, id })),
      ...TAGS.map((id) => ({ kind: 'tag' as const, id })),
    ],
    places: (op) => (BEFORE_PLAY.includes(op) ? ['setting-up'] : ['setting-up', 'play']),
    names: [
      { title: words.names.lists, ids: LIST_IDS },
      { title: words.names.profiles, ids: PROFILES.map(({ id }) => id) },
      { title: words.names.rules, ids: SPECIAL_RULE_IDS },
      { title: words.names.settings, ids: Object.keys(options) },
    ],
    pageWords: words.page,
  });
});

import { engineWords, type KernelRefusals, type SentencesOf } from '@vedette/engine';
import { type ScenarioSentences, scenarioWords } from '@vedette/scenario';
import type { OwnRefusals } from '../../../refusals.ts';
import type { NamedKind } from '../../../scenario/check/reference-problems.ts';
import { campaign } from './campaign.ts';
import { documents } from './documents.ts';
import { muster } from './muster.ts';
import { play } from './play.ts';

const there = (what: string) => (name: string) => `There is no ${what} "${name}".`;

/** What a scenario names that is not there. */
const MISSING: Readonly<
  Record<
    NamedKind | 'coming-monster' | 'variant' | 'material' | 'number' | 'soldier-type',
    (name: string) => string
  >
> = {
  anchor: there('anchor'),
  attribute: there('attribute'),
  board: there('board'),
  card: there('card'),
  deck: there('deck'),
  group: there('group'),
  item: there('item'),
  material: there('material'),
  guest: there('guest'),
  monster: there('monster'),
  number: (name) => `Nothing sets "${name}".`,
  object: there('object'),
  option: there('option'),
  piece: there('piece'),
  procedure: there('procedure'),
  status: there('status'),
  'coming-monster': (name) => `No "${name}" ever comes here: nothing brings one.`,
  'soldier-type': there('type of soldier'),
  'stored-name': (name) => `Nothing is stored as "${name}".`,
  'terrain-group': there('terrain group'),
  'terrain-type': there('terrain type'),
  variant: there('variant'),
  weapon: there('weapon'),
  zone: there('zone'),
};

/** Of every code that the game and its campaign know. */
export const refusals: SentencesOf<KernelRefusals & ScenarioSentences & OwnRefusals> = {
  ...engineWords.en.refusals,
  ...scenarioWords.en.refusals,
  'scenario.unknown-name': scenarioWords.en.unknownName(MISSING),
  ...play,
  ...muster,
  ...documents,
  ...campaign,
};

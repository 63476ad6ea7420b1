import type { DocumentSpec } from '@vedette/engine';
import { aimsForm, diceForm, optionsForm, tableForm } from '@vedette/scenario';
import { z } from 'zod';
import type { MonsterType } from '../data/monsters/monster.ts';
import { BEHAVIOURS } from '../muster/own-monster.ts';
import type { SilverBayonetOptions } from '../options.ts';
import { GRID } from '../rules/setup/terrain.ts';
import { crew, deniedBy } from '../scenario/format/declarations.ts';
import { scenarioSchema } from '../scenario/format/scenario.ts';
import { edge } from '../scenario/format/words.ts';
import type { Activation, Emplacement, SilverBayonetState } from '../state.ts';
import { figureForm, statsForm } from './figure-form.ts';
import { stateFaults } from './state-faults.ts';
import { deedForm, storyForm } from './story-form.ts';
import { count, list, MOST_SEATS, names, place, seat, word } from './words.ts';

const phase = z.enum([
  'initiative',
  'primary-1',
  'monsters',
  'secondary',
  'primary-2',
  'player-1',
  'player-2',
  'end',
]);

const pool = z.strictObject({ power: count, skill: count, monster: count });

const emplacement: z.ZodType<Emplacement> = z.strictObject({
  id: word,
  ...place,
  crew,
  deniedBy,
  enchantWithPowerDie: z.boolean(),
  loaded: z.boolean(),
  state: z.enum(['whole', 'fouled']),
});

const activation: z.ZodType<Activation> = z.strictObject({
  figure: word,
  moveSpent: z.boolean(),
  moved: z.boolean(),
  distance: z.number().min(0).max(1000),
  actionSpent: z.boolean(),
  shot: z.boolean(),
  sprinted: z.boolean(),
  maySprint: z.boolean(),
  quickReloaded: z.boolean(),
  over: z.boolean(),
});

/** SB-MON-12: what a player's own monster is in play. */
const monster: z.ZodType<MonsterType> = z.strictObject({
  id: word,
  title: word,
  stats: statsForm,
  xp: z.strictObject({ min: count, max: count }),
  attributes: names,
  equipment: list(names),
  body: z.strictObject({ mm: z.number().min(20).max(60), height: z.number().positive().max(6) }),
  size: z.enum(['small', 'normal', 'large']),
  behaviour: z.enum(BEHAVIOURS),
  tags: names,
  unique: z.exactOptional(z.literal(true)),
  variants: z.exactOptional(list(z.strictObject({ id: word, title: word, attributes: names }))),
  source: z.enum(['core', 'carpathians', 'canada', 'egypt', 'italy', 'own']),
  rule: word,
});

const schema: z.ZodType<SilverBayonetState> = z.strictObject({
  ruleset: z.literal('silver-bayonet'),
  seats: z.int().min(1).max(MOST_SEATS),
  dice: diceForm,
  terrain: tableForm(GRID),
  options: optionsForm<SilverBayonetOptions>(),
  scenario: scenarioSchema,
  sides: list(z.strictObject({ name: word, nation: word })),
  edgeOf: list(edge.nullable()),
  kit: z.string().max(2000),
  turn: count,
  phase,
  phases: list(phase),
  order: list(seat),
  waiting: list(seat),
  owed: count,
  figures: z.array(figureForm).max(500),
  pools: list(pool),
  conditions: z.strictObject({
    rain: z.boolean(),
    fog: z.boolean(),
    deluge: z.boolean(),
    wheelOfFate: z.boolean(),
    enchantment: z.boolean(),
  }),
  clues: list(z.strictObject({ id: word, deck: word, ...place })),
  decks: z.record(word, names),
  deeds: list(deedForm),
  story: storyForm,
  objects: list(z.strictObject({ id: word, ...place, stuck: z.boolean() })),
  emplacements: list(emplacement),
  aims: z.exactOptional(aimsForm),
  bestiary: list(monster),
  activation: activation.nullable(),
  stage: z.enum(['monsters', 'sides', 'deployment', 'fate', 'play', 'scored']),
  deploying: list(seat),
  conceded: list(seat),
  ended: z.strictObject({ reason: z.string().max(1000) }).nullable(),
});

/** What a match of this game looks like between two steps. */
export const states: DocumentSpec<SilverBayonetState> = { schema, problems: stateFaults };

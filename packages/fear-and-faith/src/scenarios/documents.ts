import { type Scenario, scenarioSchema } from '../scenario/format/scenario.ts';
import openFightDocument from './open-fight.json' with { type: 'json' };

/** FF-SET: a fight without anything else. */
export const openFight: Scenario = scenarioSchema.parse(openFightDocument);

/** The open fight, and those of the book in their order. */
export const documents: readonly Scenario[] = [openFight];

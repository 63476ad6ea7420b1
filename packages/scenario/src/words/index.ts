import type { Tongues } from '@vedette/engine';
import { en } from './en/index.ts';

/** What is said of the scenarios of every game. */
export type ScenarioTalk = typeof en;

/** In every language that it has; each ruleset takes those of its own into its words. */
export const scenarioWords: Tongues<ScenarioTalk> = { en };

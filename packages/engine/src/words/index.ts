import type { Tongues } from '../kernel/tongue.ts';
import { en } from './en/index.ts';

/** What the engine itself says. */
export type EngineWords = typeof en;

/** In every language that it has. Rulesets take those of theirs from here into their own. */
export const engineWords: Tongues<EngineWords> = { en };

import { withExamples } from '@vedette/engine';
import { EXAMPLES } from './examples.ts';
import { fighting } from './fighting.ts';
import { finerPoints } from './finer-points.ts';
import { nerve } from './nerve.ts';
import { turn } from './turn.ts';

/** Rules at the length that settles an argument; their numbers come from the data that the rules go by. */
export const RULE_TEXTS = withExamples({ ...finerPoints, ...turn, ...fighting, ...nerve }, EXAMPLES);

import { byState, judged } from '@vedette/engine';
import type { Duel } from './game.ts';
import { questions as kinds } from './questions.ts';
import { randomWalk, walkProblem } from './rules/walk.ts';

/** Every question of the game, with what the rules say about answers that no list of options can hold. */
export const questions = judged<Duel>(kinds, { walk: byState(walkProblem, randomWalk) });

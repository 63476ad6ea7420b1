import type { OddsSpec } from '@vedette/engine';
import type { FearAndFaith } from '../game.ts';
import { answerOf } from './answers.ts';
import { brief } from './brief.ts';
import { pendingAnswer } from './pending.ts';
import { schema } from './query.ts';

/** Exact chances of everything that is rolled, by counting all rolls through the rules themselves. */
export const odds: OddsSpec<FearAndFaith> = {
  schema,
  odds: (view, query, pending = null) =>
    query.ask === 'pending' ? pendingAnswer(view, pending) : answerOf(view, query),
  brief,
};

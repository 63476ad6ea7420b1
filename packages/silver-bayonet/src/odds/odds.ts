import type { OddsSpec } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { brief } from './brief.ts';
import { checkAnswer } from './check.ts';
import { meleeAnswer } from './melee.ts';
import { pendingAnswer } from './pending.ts';
import { schema } from './query.ts';
import { shotAnswer } from './shot.ts';

/** Exact chances of every attack and Check, by counting all rolls through the rules themselves. */
export const odds: OddsSpec<SilverBayonet> = {
  schema,
  odds(view, query, pending = null) {
    switch (query.ask) {
      case 'shot':
        return shotAnswer(view, query);
      case 'melee':
        return meleeAnswer(view, query);
      case 'check':
        return checkAnswer(view, query);
      case 'pending':
        return pendingAnswer(view, pending);
    }
  },
  brief,
};

import { austria } from './ready/austria.ts';
import { britain } from './ready/britain.ts';
import { france } from './ready/france.ts';
import { prussia } from './ready/prussia.ts';
import { russia } from './ready/russia.ts';
import { spain } from './ready/spain.ts';
import type { Unit } from './unit.ts';

/** One unit for each nation, legal under the default options, to play at once. */
export const ready: readonly Unit[] = [austria, britain, france, prussia, russia, spain];

import type { Clock } from '@vedette/bots';

/** Work in portions, with others' turns between them: whoever has a clock hands it in. */
export type Breathing = Omit<Clock, 'limit'>;

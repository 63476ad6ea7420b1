import { faults } from '@vedette/scenario';

/** What makes a scenario of the right form unplayable. */
export const fault = faults<'nobody-comes' | 'terrain'>('FF-SCN-01');

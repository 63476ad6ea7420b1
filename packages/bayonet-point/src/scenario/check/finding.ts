import { faults } from '@vedette/scenario';

/** What makes a scenario of the right form unplayable. */
export const fault = faults<'nobody-comes'>('BP-SCN-01');

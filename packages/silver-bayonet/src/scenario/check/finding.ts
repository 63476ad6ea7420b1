import { faults } from '@vedette/scenario';

export type { Part } from '@vedette/scenario';

/** SB-OPS-30: what makes a scenario invalid, besides what can be wrong with any. */
type OwnFault = 'marker-in-solid' | 'monster-in-solid' | 'deck-too-small';

export const fault = faults<OwnFault>('SB-OPS-30');

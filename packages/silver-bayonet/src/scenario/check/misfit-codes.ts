import { misfitCodes as misfitCodesOf } from '@vedette/scenario';

/** SB-OPS-30: the codes for what is not even of the form. */
export const misfitCodes = misfitCodesOf('SB-OPS-30');

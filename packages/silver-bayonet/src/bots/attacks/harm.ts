import type { Opinion } from './best.ts';

/**
 * How much of a figure's worth an attack destroys on the average: the fallen whole, the wounded in part. Whoever puts
 * out a monster has the credit for it, so others may reap where one has sown.
 */
export const harmOf: Opinion = ({ out, worn }, { side }) => out + worn * (side === null ? SOWN : WOUND);

const WOUND = 0.6;
const SOWN = 0.4;

import { atTable } from './operation.ts';

/** SB-OPS-63: nobody sees farther for a while. */
export const sight = atTable<'sight'>((cx, { max, until, board = null }) => {
  cx.s.story.sight.push({ max, until, board });
  cx.emit({ type: 'sightLimited', rule: 'SB-OPS-63', max, board });
  return true;
});

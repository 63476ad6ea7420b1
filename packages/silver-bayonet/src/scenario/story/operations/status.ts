import { giveStatus, hasStatus, takeStatus } from '../../statuses/status.ts';
import { toEach } from './each.ts';

/** SB-OPS-54: one of the scenario's own conditions, given or taken. */
export const status = toEach<'status'>((cx, figure, { add, remove }) => {
  const gives = add !== undefined && !hasStatus(figure, add);
  const takes = remove !== undefined && hasStatus(figure, remove);
  if (gives) giveStatus(cx, figure, add);
  if (takes) takeStatus(cx, figure, remove);
  return gives || takes;
});

import { toEach } from './each.ts';

/** SB-OPS-64: nothing more this turn for the figure that acts just now. */
export const endActivation = toEach<'end-activation'>((cx, figure) => {
  const now = cx.s.activation;
  if (now === null || now.figure !== figure.id) return false;
  now.over = true;
  return true;
});

const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

/** Whether whoever looks wants nothing to move: then a show is one still picture. */
export function wantsStillness(): boolean {
  return query?.matches === true;
}

import type { MisfitCodes } from '@vedette/engine';

/** SB-OPS-30: the codes for what is not even of the form. */
export const misfitCodes: MisfitCodes = ({ kind, path }) => {
  const key = path.at(-1);
  const code =
    kind === 'unknown-key'
      ? 'unknown-key'
      : kind === 'unknown-word' && key === 'op'
        ? 'unknown-op'
        : kind === 'unknown-word' && key === 'event'
          ? 'unknown-event'
          : 'wrong-type';
  return { code: `scenario.${code}`, rule: 'SB-OPS-30' };
};

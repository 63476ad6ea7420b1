import type { FaithCx } from '../../game.ts';
import { DUMMY, type Token } from '../../state.ts';
import { disclose } from './concealed.ts';

/**
 * FF-GEN-19, FF-SCN-22: a token whose nature somebody knew is turned up: it is what it is for everybody, and what was
 * only there to mislead is taken away.
 */
export function turnUpToken(cx: FaithCx, token: Token, rule: string): string {
  const { s } = cx;
  const kind = disclose(cx, 'token', token.id, rule);
  s.tokens =
    kind === DUMMY
      ? s.tokens.filter((one) => one !== token)
      : s.tokens.map((one) => (one === token ? { ...one, kind } : one));
  return kind;
}

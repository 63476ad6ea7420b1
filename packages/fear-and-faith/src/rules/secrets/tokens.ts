import type { FaithCx } from '../../game.ts';
import { DUMMY, type Model, type Token } from '../../state.ts';
import { disclose, secretAbout } from './concealed.ts';

const RULE = 'FF-GEN-19';

/** FF-GEN-19: whether what it is still has to be seen. */
export function isFaceDown({ s }: Pick<FaithCx, 's'>, { id, pile }: Token): boolean {
  return pile !== null || secretAbout(s, 'token', id) !== undefined;
}

/**
 * FF-GEN-19: a token is turned up. What somebody knew is laid open; what nobody knew is drawn now, from what is still
 * face down. FF-SCN-16, FF-SCN-22: what is only there to mislead is taken away.
 */
export function turnUpToken(cx: FaithCx, token: Token, by: Model | null): string {
  const { s } = cx;
  if (!isFaceDown(cx, token)) return token.kind;
  const kind = token.pile === null ? disclose(cx, 'token', token.id, RULE) : drawn(cx, token.pile);
  cx.emit({ type: 'turnedUp', rule: RULE, token: token.id, kind, model: by?.id ?? null });
  s.tokens =
    kind === DUMMY
      ? s.tokens.filter((one) => one !== token)
      : s.tokens.map((one) => (one === token ? { ...one, kind, pile: null } : one));
  return kind;
}

/** FF-GEN-19: nobody could have known it: so there is nothing to peek at. */
function drawn(cx: FaithCx, id: string): string {
  const pile = cx.s.piles.find((one) => one.id === id)!;
  const faces = [...pile.faces];
  const face = cx.draw(faces, `what lies under a token of ${id}`);
  cx.reveal();
  pile.faces = faces;
  return face;
}

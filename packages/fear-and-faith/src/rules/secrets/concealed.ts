import { known, opened, type Seat, secretFor } from '@vedette/engine';
import type { FaithCx, Look } from '../../game.ts';
import type { Concealed, FaithState, SecretKind } from '../../state.ts';

/** FF-GEN-19: the secret of this kind about this thing; undefined: there is none, or none any more. */
export function secretAbout({ secrets }: FaithState, kind: SecretKind, of: string): Concealed | undefined {
  for (let i = 0; i < secrets.length; i++)
    if (secrets[i]!.kind === kind && secrets[i]!.of === of) return secrets[i];
  return undefined;
}

/** FF-GEN-19: what it is in truth. Read where it is needed, never kept over a question: a bot imagines it anew. */
export function truthOf(s: FaithState, kind: SecretKind, of: string): string | null {
  const secret = secretAbout(s, kind, of);
  return secret === undefined ? null : known(secret.truth);
}

/** FF-GEN-19: from now on its owner alone knows. */
export function conceal(cx: FaithCx, kind: SecretKind, of: string, owner: Seat, truth: string): void {
  cx.s.secrets.push({ kind, of, owner, truth: secretFor([owner], truth) });
  cx.whisper([owner], { type: 'concealed', rule: 'FF-GEN-19', kind, of, truth });
}

/** FF-GEN-19: its rule lays it open: everybody knows now, and it is a secret no more. */
export function disclose(cx: FaithCx, kind: SecretKind, of: string, rule: string): string {
  const { s } = cx;
  const secret = secretAbout(s, kind, of)!;
  const truth = known(opened(cx, secret.truth));
  s.secrets = s.secrets.filter((one) => one !== secret);
  cx.emit({ type: 'disclosed', rule, kind, of, truth });
  return truth;
}

/** FF-GEN-19: when the game is over, everything lies open. */
export function discloseAll(cx: FaithCx): void {
  for (const secret of cx.s.secrets) {
    if (secret.truth.secret === 'all') continue;
    const { kind, of } = secret;
    secret.truth = opened(cx, secret.truth);
    cx.emit({ type: 'disclosed', rule: 'FF-GEN-19', kind, of, truth: known(secret.truth) });
  }
}

/**
 * FF-GEN-19: whether the seat hides anything of these kinds. Whoever does is asked wherever he might have something to
 * say, also where he has not: that he is not asked would tell the table what he does not hide.
 */
export function hidesAny({ s }: Look, seat: Seat, kinds: readonly SecretKind[]): boolean {
  return s.secrets.some(({ owner, kind }) => owner === seat && kinds.includes(kind));
}

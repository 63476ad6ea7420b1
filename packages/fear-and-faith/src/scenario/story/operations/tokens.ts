import type { FaithCx } from '../../../game.ts';
import { raise } from '../../../rules/aftermath/raise.ts';
import type { ModelId, Token } from '../../../state.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import { seatOf } from '../sides.ts';
import type { Run } from './run.ts';

/** What turns out to be nothing. */
const NOTHING = 'nothing';

/** FF-SCN-15: at as many of these places as there are tokens; the side chooses where there are more. */
export const placeTokensRun: Run<'place-tokens'> = (cx, { token: kind, by, n, at }, heard) => {
  const { s } = cx;
  const seat = seatOf(s, by, heard);
  const chosen =
    n >= at.length || seat === null
      ? at.slice(0, n)
      : cx.ask('lay', seat, { token: kind, options: at, min: n, max: n });
  const { anchors } = groundOf(s.story);
  const laid = at
    .filter((name) => chosen.includes(name))
    .map((name, i): Token => {
      const [x, y] = anchors[name]!;
      return { id: `${kind}-${i + 1}`, kind, x, y, z: 0, carrier: null };
    });
  s.tokens = [...s.tokens, ...laid];
};

/** FF-GEN-19: what nobody knew is drawn when it is turned up, from what is still face down. */
export const revealRun: Run<'reveal'> = (cx, { tokens: kind }, heard) => {
  const ids = cx.s.tokens
    .filter((token) => (kind === undefined ? token.id === heard.thing : token.kind === kind))
    .map(({ id }) => id);
  for (const id of ids) turnUp(cx, id, heard);
};

function turnUp(cx: FaithCx, id: string, heard: Heard): void {
  const { s } = cx;
  const token = s.tokens.find((one) => one.id === id)!;
  const faces = s.story.document.tokens?.find((one) => one.id === token.kind)?.faces;
  if (faces === undefined) return;
  const face = drawn(cx, token.kind, faces);
  s.tokens =
    face === NOTHING
      ? s.tokens.filter((one) => one !== token)
      : s.tokens.map((one) => (one === token ? { ...one, kind: face } : one));
  cx.emit({ type: 'revealed', rule: heard.rule, token: id, kind: face === NOTHING ? null : face });
  raise(s, { kind: 'story', event: 'revealed', actor: heard.actor, other: null, thing: id, of: face });
}

/** One of what has not been drawn yet, each as likely as another. */
function drawn(cx: FaithCx, kind: string, faces: Readonly<Record<string, number>>): string {
  const { s } = cx;
  const before = s.story.drawn[kind] ?? [];
  const all = Object.entries(faces).flatMap(([face, n]) => Array.from({ length: n }, () => face));
  for (const face of before) all.splice(all.indexOf(face), 1);
  const face = all.length === 1 ? all[0]! : all[cx.roll(all.length, 'draw') - 1]!;
  s.story = { ...s.story, drawn: { ...s.story.drawn, [kind]: [...before, face] } };
  return face;
}

/** The actor takes what the event is about, if that is still there. */
export const takeRun: Run<'take'> = (cx, _operation, heard) => {
  const { s } = cx;
  const { actor, thing } = heard;
  if (actor === null) return;
  hand(cx, (token) => token.id === thing && token.carrier === null, actor);
  const taken = s.tokens.find(({ id, carrier }) => id === thing && carrier === actor);
  if (taken === undefined) return;
  tellToken(cx, taken, actor, 'taken', heard);
  raise(s, { kind: 'story', event: 'taken', actor, other: null, thing: taken.id, of: taken.kind });
};

/** From the actor to the other. */
export const giveRun: Run<'give'> = (cx, { token: kind }, heard) => {
  const { actor, other } = heard;
  if (actor === null || other === null) return;
  const given = cx.s.tokens.find((token) => token.kind === kind && token.carrier === actor);
  if (given === undefined) return;
  hand(cx, (token) => token === given, other);
  tellToken(cx, given, other, 'given', heard);
};

function tellToken(
  cx: FaithCx,
  { id, kind }: Token,
  model: ModelId,
  change: 'taken' | 'given',
  { rule }: Heard,
): void {
  cx.emit({ type: 'token', rule, model, token: id, kind, change });
}

export const discardRun: Run<'discard'> = ({ s }, { token: kind }) => {
  s.tokens = s.tokens.filter((token) => token.kind !== kind);
};

function hand({ s }: FaithCx, fits: (token: Token) => boolean, to: string): void {
  s.tokens = s.tokens.map((token) => (fits(token) ? { ...token, carrier: to } : token));
}

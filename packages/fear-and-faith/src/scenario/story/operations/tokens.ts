import type { Seat } from '@vedette/engine';
import type { FaithCx } from '../../../game.ts';
import { raise } from '../../../rules/aftermath/raise.ts';
import { conceal, disclose, secretAbout } from '../../../rules/secrets/concealed.ts';
import { firstTokenPlace, TOKEN } from '../../../rules/setup/lay-token.ts';
import { DUMMY, type ModelId, type Token } from '../../../state.ts';
import type { Operation, OperationOf, PlaceDocument } from '../../format/operation.ts';
import { millimetres } from '../filter.ts';
import { groundOf } from '../ground.ts';
import type { Heard } from '../heard.ts';
import { seatOf } from '../sides.ts';
import { areasFrom } from './deploy.ts';
import type { Run } from './run.ts';

/** FF-SCN-15, FF-SCN-22: at anchors, or where a side wants them. */
export const placeTokensRun: Run<'place-tokens'> = (cx, operation, heard) => {
  if (operation.in === undefined) {
    layAtAnchors(cx, operation, heard);
    return;
  }
  return layNext(cx, operation, operation.in, heard);
};

type PlaceTokens = OperationOf<'place-tokens'>;

/** FF-SCN-15: at as many of these places as there are tokens; the side chooses where there are more. */
function layAtAnchors(cx: FaithCx, { token: kind, by, n, at = [] }: PlaceTokens, heard: Heard): void {
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
}

/** FF-SCN-22: which is which is said before the first is laid; then one after the other. */
function layNext(
  cx: FaithCx,
  operation: PlaceTokens,
  places: readonly PlaceDocument[],
  heard: Heard,
): readonly Operation[] | undefined {
  const { s } = cx;
  const { token: kind, by, n } = operation;
  const seat = seatOf(s, by, heard);
  const there = s.tokens.filter((token) => token.kind === kind).length;
  if (seat === null || there >= n) return;
  if (there === 0) fixFaces(cx, kind, n, seat);
  const question = {
    token: kind,
    areas: places.flatMap((place) => areasFrom(s, place, TOKEN)),
    apart: operation.apart === undefined ? 0 : millimetres(operation.apart),
  };
  // FF-GEN-18: where there is no room for another, there are fewer.
  if (firstTokenPlace(cx, question) === null) return;
  const { x, y, z } = cx.ask('layToken', seat, question);
  s.tokens = [...s.tokens, { id: `${kind}-${there + 1}`, kind, x, y, z, carrier: null }];
  return [operation];
}

/** FF-GEN-19: whoever lays them says under which lies what; the others are nothing. */
function fixFaces(cx: FaithCx, kind: string, n: number, seat: Seat): void {
  const { faces = {}, known } = cx.s.story.document.tokens?.find(({ id }) => id === kind) ?? {};
  if (known !== true) return;
  let left = Array.from({ length: n }, (_, i) => `${kind}-${i + 1}`);
  const truths: Record<string, string> = Object.fromEntries(left.map((id) => [id, DUMMY]));
  for (const [face, count] of Object.entries(faces)) {
    if (face === DUMMY) continue;
    for (let i = 0; i < count && left.length > 0; i++) {
      const id = cx.ask('conceal', seat, { secret: 'token', of: face, options: left });
      truths[id] = face;
      left = left.filter((other) => other !== id);
    }
  }
  for (const [id, truth] of Object.entries(truths)) conceal(cx, 'token', id, seat, truth);
}

/** FF-GEN-19: what somebody knew is laid open, what nobody knew is drawn when it is turned up, from what is still face down. */
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
  const face =
    secretAbout(s, 'token', id) === undefined
      ? drawn(cx, token.kind, faces)
      : disclose(cx, 'token', id, heard.rule);
  s.tokens =
    face === DUMMY
      ? s.tokens.filter((one) => one !== token)
      : s.tokens.map((one) => (one === token ? { ...one, kind: face } : one));
  cx.emit({ type: 'revealed', rule: heard.rule, token: id, kind: face === DUMMY ? null : face });
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

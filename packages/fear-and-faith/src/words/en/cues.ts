import type { Cue, Slip } from '@vedette/engine';
import type { LeavingId } from '../../data/leaving.ts';
import type { FaithEvent } from '../../events.ts';
import type { FaithState, Model } from '../../state.ts';
import { describe } from './describe.ts';
import { musterWords } from './muster.ts';
import { capital, nameOf, tokenName } from './names.ts';

type Event<Type extends FaithEvent['type']> = Extract<FaithEvent, { type: Type }>;
type Staged<Type extends FaithEvent['type']> = (event: Event<Type>, s: FaithState) => readonly Cue[];

/** What is seen of an event, in the order of its gestures. */
export function cuesOf(event: FaithEvent, s: FaithState): readonly Cue[] {
  const stage = CUES[event.type] as Staged<FaithEvent['type']> | undefined;
  return stage?.(event, s) ?? [];
}

const laid = (slip: Slip): Cue => ({ kind: 'slip', slip });

function fought(event: Event<'fought'>): readonly Cue[] {
  const { kind, attacker, target, result, back } = event;
  const from = attacker.model;
  const to = target.model;
  const by = to ?? from;
  if (by === null) return [];
  const dice = { kind: 'dice', by } as const;
  if (from === null || to === null || kind === 'blast') return [dice];
  const landed = result !== 'none';
  if (kind === 'shot')
    return [
      { kind: 'fire', from, to: [to] },
      dice,
      { kind: 'ball', from, to, end: landed ? 'hit' : inCover(event) ? 'cover' : 'wide' },
    ];
  if (kind === 'spell') return [{ kind: 'spell', from, to }, dice];
  // FF-HTH-04: who attacks may be the one who is beaten.
  const answer = { kind: 'blow', from: to, to: from, landed: true } as const;
  return [dice, { kind: 'blow', from, to, landed }, ...(back === 'none' ? [] : [answer])];
}

/** FF-RNG-06 */
function inCover({ attacker, target }: Event<'fought'>): boolean {
  return [...attacker.modifiers, ...target.modifiers].some(({ by }) => by === 'cover');
}

function moved(event: Event<'moved'>, s: FaithState): readonly Cue[] {
  const { model: figure, manner, x, y, z } = event;
  const to = { x, y, z };
  const move = { kind: 'move', figure, to } as const;
  if (manner === 'recoil') return [{ kind: 'back-off', figure, to }, move];
  if (manner === 'fall') return [move, { kind: 'fall', figure }];
  if (manner !== 'placed' || s.phase === 'set-up') return [move];
  return [move, { kind: 'arrival', figure, at: to }, ...stranger(s, figure)];
}

/** Whoever is no member of the parties that set out is introduced. */
function stranger(s: FaithState, id: string): readonly Cue[] {
  const model = s.models.find((other) => other.id === id);
  if (model === undefined || model.origin === 'roster' || model.conditions.faceDown !== undefined) return [];
  const text = (musterWords.portraits as Readonly<Record<string, string | undefined>>)[model.profile];
  return [
    laid({
      title: nameOf(s, id),
      source: 'Comes to the table',
      ...(text === undefined ? {} : { text }),
      ...measured(model),
    }),
  ];
}

/** Whoever a slip is about, with what is counted on. */
function measured({ id, quality, combat, movement }: Model): Pick<Slip, 'figure' | 'stats'> {
  return {
    figure: id,
    stats: [
      { label: 'Quality', text: musterWords.quality(quality) },
      { label: 'Combat', text: `${combat}` },
      { label: 'Move', text: musterWords.sticks[movement] },
    ],
  };
}

/** What the scenario tells, under the name of whom it tells it. */
function told({ model: id, text }: Event<'story'>, { models, story }: FaithState): Slip {
  const about = models.find((model) => model.id === id);
  const source = story.document.name;
  return about === undefined
    ? { title: source, text }
    : { title: about.name, source, text, ...measured(about) };
}

/** FF-GEN-21: what is seen of somebody's going. */
const LEFT: Readonly<Record<LeavingId, (figure: string) => readonly Cue[]>> = {
  killed: (figure) => [{ kind: 'death', figure }],
  'killed-gruesome': (figure) => [{ kind: 'death', figure }],
  sacrificed: (figure) => [{ kind: 'death', figure }],
  routed: (figure) => [{ kind: 'terror', figure, held: false }],
  collapsed: (figure) => [{ kind: 'terror', figure, held: false }],
  banished: (figure) => [{ kind: 'spell', from: figure, to: null }],
  dismissed: (figure) => [{ kind: 'spell', from: figure, to: null }],
  left: () => [],
};

/** Deeds that are no work of hands. */
const WORKINGS: ReadonlySet<string> = new Set([
  'ban',
  'cast',
  'defile',
  'lift-curse',
  'possess',
  'pray',
  'raise-dead',
  'sacrifice',
]);

const CUES: { readonly [Type in FaithEvent['type']]?: Staged<Type> } = {
  rolled: ({ model }) => (model === null ? [] : [{ kind: 'dice', by: model }]),
  quality: ({ model }) => [{ kind: 'dice', by: model }],
  rerolled: ({ model }) => [{ kind: 'dice', by: model }],
  fought,
  acted: ({ model, action, target }) =>
    WORKINGS.has(action) ? [{ kind: 'spell', from: model, to: target }] : [],
  moved,
  bashed: ({ models }) => models.slice(0, 1).map((by) => ({ kind: 'dice', by })),
  posture: ({ model, posture }) => (posture === 'standing' ? [] : [{ kind: 'fall', figure: model }]),
  'lost-quality': ({ model }) => [{ kind: 'harm', figure: model, points: 1 }],
  burst: ({ x, y, z }) => [{ kind: 'burst', at: { x, y, z } }],
  left: ({ model, how }) => LEFT[how](model),
  frightened: ({ model, failures }) => [{ kind: 'terror', figure: model, held: failures === 0 }],
  turned: ({ model }) => [{ kind: 'terror', figure: model, held: false }],
  dayBreaks: (event, s) => [laid({ title: describe(event, s) })],
  disclosed: (event, s) => [
    laid({
      title: s.story.document.name,
      text: describe(event, s),
      ...(s.models.some(({ id }) => id === event.of) ? { figure: event.of } : {}),
    }),
  ],
  story: (event, s) => [laid(told(event, s))],
  revealed: ({ kind }, s) =>
    kind === null
      ? []
      : [laid({ title: capital(tokenName(s, kind)), source: 'Turned over', marker: 'object' })],
  token: ({ model, change }) => (change === 'dropped' ? [] : [{ kind: 'objective', figure: model }]),
};

import type { Cue } from '@vedette/engine';
import type { BayonetPointEvent } from '../events.ts';
import type { BayonetPointState } from '../state.ts';
import { words } from './now.ts';

type Event<Type extends BayonetPointEvent['type']> = Extract<BayonetPointEvent, { type: Type }>;
type Staged<Type extends BayonetPointEvent['type']> = (
  event: Event<Type>,
  s: BayonetPointState,
) => readonly Cue[];

/** What is seen of an event, in the order of its gestures. */
export function cuesOf(event: BayonetPointEvent, s: BayonetPointState): readonly Cue[] {
  const stage = CUES[event.type] as Staged<BayonetPointEvent['type']> | undefined;
  return stage?.(event, s) ?? [];
}

/** BP-SHT-08: what a ball that missed has gone into. */
const COVER: readonly string[] = ['hard-cover', 'soft-cover'];

function tested({ test, who, against, modifiers, passed }: Event<'tested'>): readonly Cue[] {
  const dice = { kind: 'dice', by: against ?? who } as const;
  if (test === 'shooting' && against !== null) {
    const covered = modifiers.some(({ by }) => COVER.includes(by));
    return [
      { kind: 'fire', from: who, to: [against] },
      dice,
      { kind: 'ball', from: who, to: against, end: passed ? 'hit' : covered ? 'cover' : 'wide' },
    ];
  }
  if (test === 'melee' && against !== null)
    return [dice, { kind: 'blow', from: who, to: against, landed: passed }];
  if (test === 'morale') return [dice, { kind: 'terror', figure: who, held: passed }];
  return [{ kind: 'dice', by: who }];
}

function moved({ figure, how, x, y }: Event<'moved'>): readonly Cue[] {
  const to = { x, y, z: 0 };
  const move = { kind: 'move', figure, to } as const;
  return how === 'driven-back' ? [{ kind: 'back-off', figure, to }, move] : [move];
}

function struckDown({ figure, how }: Event<'struckDown'>): readonly Cue[] {
  switch (how) {
    case 'out':
      return [{ kind: 'death', figure }];
    case 'wounded':
    case 'ground':
      return [{ kind: 'fall', figure }];
    case 'routed':
      return [{ kind: 'terror', figure, held: false }];
    case 'pursued':
      return [];
  }
}

/** What is read aloud when it happens. */
function slipOf(event: BayonetPointEvent, s: BayonetPointState): Cue {
  return {
    kind: 'slip',
    slip: { title: words.scenarioName(s.battle.scenario), text: words.describe(event, s) },
  };
}

const CUES: { readonly [Type in BayonetPointEvent['type']]?: Staged<Type> } = {
  cameOn: ({ figure, x, y }) => [{ kind: 'arrival', figure, at: { x, y, z: 0 } }],
  scenarioRolled: ({ name }, { battle: { scenario } }) => {
    const text = words.scenarioPremise(scenario);
    const slip = { title: words.scenarioText(name), source: words.slips.scenario };
    return [{ kind: 'slip', slip: text === null ? slip : { ...slip, text } }];
  },
  aimTaken: (event, s) => [slipOf(event, s)],
  aimShown: (event, s) => [slipOf(event, s)],
  storyGoesOn: (event, s) => [slipOf(event, s)],
  roused: ({ unit }) => [{ kind: 'terror', figure: unit, held: true }],
  animal: ({ figure, fate }) => (fate === 'let-go' ? [] : [{ kind: 'objective', figure }]),
  through: ({ figure }) => [{ kind: 'objective', figure }],
  tested,
  moved,
  outcome: ({ figure, result }) => [
    { kind: 'dice', by: figure },
    ...(result === 'wounded' ? [{ kind: 'harm', figure, points: 1 } as const] : []),
  ],
  horse: ({ figure, fate }) => (fate === 'killed' ? [{ kind: 'fall', figure }] : []),
  struckDown,
  flees: ({ unit }) => [{ kind: 'terror', figure: unit, held: false }],
  rallied: ({ unit }) => [{ kind: 'terror', figure: unit, held: true }],
};

import type { BallEnd, Cue, EntryFact, Slip } from '@vedette/engine';
import { EVENTS } from '../data/tables.ts';
import type { SilverBayonetEvent } from '../events.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { words } from './now.ts';

type Event<Type extends SilverBayonetEvent['type']> = Extract<SilverBayonetEvent, { type: Type }>;
type Staged<Type extends SilverBayonetEvent['type']> = (
  event: Event<Type>,
  s: SilverBayonetState,
) => readonly Cue[];

/** What is seen of an event, in the order of its gestures. */
export function cuesOf(event: SilverBayonetEvent, s: SilverBayonetState): readonly Cue[] {
  const stage = CUES[event.type] as Staged<SilverBayonetEvent['type']> | undefined;
  return stage?.(event, s) ?? [];
}

function moved({ figure, how, x, y, z }: Event<'moved'>): readonly Cue[] {
  const to = { x, y, z };
  const move = { kind: 'move', figure, to } as const;
  if (how === 'back-off') return [{ kind: 'back-off', figure, to }, move];
  return how === 'fall' ? [move, { kind: 'fall', figure }] : [move];
}

function attacked({ figure, target, mode, hit, cover, because }: Event<'attacked'>): readonly Cue[] {
  if (mode === 'melee') return [{ kind: 'blow', from: figure, to: target, landed: hit }];
  const missed: BallEnd = because?.why === 'no-technology' ? 'nowhere' : cover ? 'cover' : 'wide';
  return [{ kind: 'ball', from: figure, to: target, end: hit ? 'hit' : missed }];
}

/** Attacks are rolled at whom they are meant for; everything else at whoever rolls. */
function checked({ figure, against }: Event<'checked'>): readonly Cue[] {
  return [{ kind: 'dice', by: against ?? figure }];
}

/** SB-TER-03, -05: what changes nothing is not shown. */
function terror({ figure, state }: Event<'terror'>): readonly Cue[] {
  if (state === 'recovered' || state === 'unmoved') return [];
  return [{ kind: 'terror', figure, held: state === 'none' }];
}

function out({ figure, how }: Event<'out'>, s: SilverBayonetState): readonly Cue[] {
  switch (how) {
    case 'removed':
      return [{ kind: 'death', figure }];
    case 'down':
      return [{ kind: 'fall', figure }];
    case 'collapsed':
      return [{ kind: 'terror', figure, held: false }];
    case 'left':
      return leaving(s, figure);
  }
}

/** SB-MOV-10: that a side begins to leave is told aloud, once. */
function leaving(s: SilverBayonetState, figure: string): readonly Cue[] {
  const own = s.figures.find(({ id }) => id === figure)?.side ?? null;
  const gone = s.figures.filter(({ side, standing }) => side === own && standing === 'left');
  if (own === null || gone.length > 1) return [];
  const { leaving: title, leavingText: text } = words.slips;
  return [
    { kind: 'slip', slip: { title: title(words.nameOf(s, figure)), text, source: words.sideName(s, own) } },
  ];
}

/** Deeds that are no work of hands. */
const WORKINGS: ReadonlySet<string> = new Set([
  'ancient-spell',
  'bless-weapon',
  'control-creature',
  'courage',
  'curse',
  'dark-gift',
  'enchant-weapon',
  'flaming-weapon',
  'healing',
  'manipulate',
  'miracle',
  'raise-the-dead',
  'spell',
  'viper',
]);

function acted({ figure, action, at }: Event<'acted'>): readonly Cue[] {
  return WORKINGS.has(action.split(':', 1)[0]!) ? [{ kind: 'spell', from: figure, to: at }] : [];
}

/** SB-GEN-15. */
const STATS = ['speed', 'melee', 'accuracy', 'defence', 'courage', 'health'] as const;

function statsOf({ stats }: Figure): readonly EntryFact[] {
  return STATS.map((id) => ({
    label: words.slips.stats[id],
    text: id === 'melee' || id === 'accuracy' || id === 'courage' ? signed(stats[id]) : `${stats[id]}`,
  }));
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** Whoever comes while others play is introduced; those who stand there from the beginning are not. */
function stranger(s: SilverBayonetState, id: string): readonly Cue[] {
  const figure = s.figures.find((other) => other.id === id);
  if (figure === undefined || figure.role !== 'monster' || s.stage !== 'play') return [];
  const own = s.bestiary.find(({ id: type }) => type === figure.type);
  const text = words.slips.portrait(figure.type);
  const slip: Slip = {
    title: own === undefined ? words.monsterTitle(figure.type) : own.title,
    source: words.slips.arrival,
    ...(text === null ? {} : { text }),
    figure: id,
    stats: statsOf(figure),
  };
  return [{ kind: 'slip', slip }];
}

/** What a clue marker hid. */
function investigated({ figure, clue, card }: Event<'investigated'>, s: SilverBayonetState): readonly Cue[] {
  const found = { kind: 'objective', figure } as const;
  const deck = s.scenario.clues?.find(({ id }) => id === clue)?.deck;
  if (card === null || deck === undefined) return [found];
  return [found, ...cardOf(s, deck, card, words.slips.clue(words.nameOf(s, figure)))];
}

function cardOf(s: SilverBayonetState, deck: string, card: string, source: string): readonly Cue[] {
  const drawn = s.scenario.decks?.[deck]?.cards.find((entry) => entry.card === card);
  if (drawn === undefined) return [];
  const { name, text } = drawn;
  const slip = { title: words.scenarioText(name), source, text: words.scenarioText(text) };
  return [{ kind: 'slip', slip: { ...slip, marker: 'clue' } }];
}

/** SB-EVT-01; encounters are introduced when they arrive. */
function tableRolled({ table, result }: Event<'tableRolled'>): readonly Cue[] {
  const found = table === 'events' ? EVENTS.find(({ id }) => id === result) : undefined;
  if (found === undefined) return [];
  const { title, rule } = found;
  const slip = { title: words.scenarioText(title), source: words.slips.event };
  return [{ kind: 'slip', slip: { ...slip, text: words.slips.eventText(rule) } }];
}

/** SB-OPS-16: a rule of the scenario has its day, in its author's words. */
function storyGoesOn({ of }: Event<'storyGoesOn'>, { scenario, stage }: SilverBayonetState): readonly Cue[] {
  const text = scenario.rules?.find(({ id }) => id === of)?.text;
  if (text === undefined || stage !== 'play') return [];
  const slip = { title: words.scenarioName(scenario), text: words.scenarioText(text) };
  return [{ kind: 'slip', slip }];
}

/** SB-OPS-26: a secret aim, to whoever is told of it. */
function aimSlip(event: Event<'aimTaken'> | Event<'aimShown'>, s: SilverBayonetState): readonly Cue[] {
  const slip = { title: words.scenarioName(s.scenario), text: words.describe(event, s) };
  return [{ kind: 'slip', slip }];
}

const CUES: { readonly [Type in SilverBayonetEvent['type']]?: Staged<Type> } = {
  fateSpent: ({ figure, roll }) => (figure === null || roll === null ? [] : [{ kind: 'dice', by: figure }]),
  tableRolled,
  appeared: ({ figure, x, y, z }, s) => [
    { kind: 'arrival', figure, at: { x, y, z } },
    ...stranger(s, figure),
  ],
  moved,
  checked,
  rolledAgain: ({ figure }) => [{ kind: 'dice', by: figure }],
  forced: ({ figure, mover }) => [{ kind: 'forced', figure, mover }],
  fired: ({ figure, targets }) => [{ kind: 'fire', from: figure, to: targets }],
  attacked,
  damaged: ({ figure, points }) => (points === 0 ? [] : [{ kind: 'harm', figure, points }]),
  healed: ({ figure, points }) => (points === 0 ? [] : [{ kind: 'harm', figure, points: -points }]),
  tookUp: ({ figure }) => [{ kind: 'objective', figure }],
  secured: ({ figure }) => [{ kind: 'objective', figure }],
  out,
  terror,
  investigated,
  acted,
  shellFell: ({ x, y, z }) => [{ kind: 'burst', at: { x, y, z } }],
  endangered: ({ figure }) => [{ kind: 'dice', by: figure }],
  aimTaken: aimSlip,
  aimShown: aimSlip,
  storyGoesOn,
  replaced: ({ by }, s) => {
    const figure = s.figures.find(({ id }) => id === by);
    if (figure === undefined) return [];
    const { x, y, z } = figure;
    return [{ kind: 'arrival', figure: by, at: { x, y, z } }, ...stranger(s, by)];
  },
  cardDrawn: ({ deck, card }, s) => cardOf(s, deck, card, words.slips.card),
};

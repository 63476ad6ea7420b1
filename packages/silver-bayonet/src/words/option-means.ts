import type { Pending, PromptOption, Spending } from '@vedette/engine';
import type { SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { CONCEDE, KEEP, readDeedId, readDieForGun, readPassId, TRUCE } from '../option-ids.ts';
import { isPlaceId, placeCalled } from '../rules/place-id.ts';
import { loneTarget } from '../rules/shooting/shoot.ts';
import type { FateDie, SilverBayonetState } from '../state.ts';
import { dieKind, isFateDie as isDie } from './dice.ts';
import type { Facts } from './facts.ts';

type Kind = Pending<SilverBayonet>['kind'];
/** What an option is beside its words. */
type Means = Omit<PromptOption, 'id' | 'words' | 'note'>;
type Meaning = (id: string, facts: Facts) => Means;

const NOTHING: Means = {};
const THE_MOVE: readonly Spending[] = ['move'];
const THE_ACTION: readonly Spending[] = ['action'];

/** SB-ACT-06, by the first word of an action. */
const ACTIONS: Readonly<Record<string, Means>> = {
  move: { spends: THE_MOVE, starts: 'move' },
  // SB-MEL-01: whoever fights has done so for this turn.
  fight: { spends: THE_MOVE, ends: 'activation', starts: 'fight' },
  dismount: { spends: THE_MOVE },
  'reload-for-move': { spends: THE_MOVE, starts: 'reload' },
  'investigate-for-move': { spends: THE_MOVE, starts: 'search' },
  'start-fire-for-move': { spends: THE_MOVE },
  sprint: { spends: THE_ACTION, starts: 'sprint' },
  shoot: { spends: THE_ACTION, starts: 'shoot' },
  reload: { spends: THE_ACTION, starts: 'reload' },
  investigate: { spends: THE_ACTION, starts: 'search' },
  'pick-up': { spends: THE_ACTION },
  free: { spends: THE_ACTION },
  do: { spends: THE_ACTION },
  'do-for-move': { spends: THE_MOVE },
  // SB-MEL-14
  distract: { spends: THE_ACTION, ends: 'activation' },
  spell: { spends: THE_ACTION },
  miracle: { spends: THE_ACTION },
  skinshift: { spends: THE_ACTION },
  tend: { spends: THE_ACTION },
  lunge: { spends: THE_ACTION },
  'light-torch': { spends: THE_ACTION },
  'start-fire': { spends: THE_ACTION },
  end: { ends: 'activation' },
};

/** SB-END-06, SB-SCN-GEN-31.R2. */
const GRAVE: Readonly<Record<string, Means>> = {
  [CONCEDE]: { grave: true, ends: 'match' },
  [TRUCE]: { grave: true, ends: 'match' },
};

function costs(die: FateDie): Means {
  return { spends: ['die'], die: dieKind(die) };
}

/** SB-FATE-05, -07, SB-ATT-44: "power", "pass-skill". */
const thatDie: Meaning = (id) => {
  const die = readPassId(id) ?? id;
  return isDie(die) ? costs(die) : NOTHING;
};

const monsterDie: Meaning = (id) => (id === KEEP ? NOTHING : costs('monster'));

const MEANINGS: { readonly [K in Kind]?: Meaning } = {
  act: (id) => {
    const { deed, of } = readDeedId(id);
    if (deed !== 'quick-reload') return ACTIONS[deed] ?? NOTHING;
    const { die } = readDieForGun(of);
    return isDie(die) ? costs(die) : NOTHING;
  },
  activate: (id) => (Object.hasOwn(GRAVE, id) ? NOTHING : { starts: 'send' }),
  initiative: thatDie,
  reroll: thatDie,
  negate: thatDie,
  // SB-FATE-09: the dice are the monster's own, what is spent is a Monster Die.
  monsterReroll: monsterDie,
  // SB-MONA-08; by SB-SOLO-07 it costs nothing.
  monsterChoice: (id, { rule }) => (rule === 'SB-MONA-08' ? monsterDie(id, {}) : NOTHING),
  gainDie: (id, { lost }) => (isDie(id) ? (lost === true ? costs(id) : { die: dieKind(id) }) : NOTHING),
  // SB-OPS-12
  shot: (id) => (id === 'enchanted' ? costs('power') : NOTHING),
  // SB-OPS-60
  rollAgain: (id, { die }) => (id === 'keep' || die === undefined ? NOTHING : costs(die)),
  chooseItem: (id, { purpose }) => (purpose === 'raise-bones' ? thatDie(id, {}) : NOTHING),
  leave: (id) => (id === 'leave' ? { ends: 'activation' } : NOTHING),
};

/** What an option spends, what it ends, and whom or where it means. */
export function meansOf(kind: Kind, id: string, facts: Facts, s: SilverBayonetState): Means {
  const means = GRAVE[id] ?? MEANINGS[kind]?.(id, facts) ?? NOTHING;
  const figure = s.figures.some((other) => other.id === id) ? { figure: id } : NOTHING;
  // "add-monster" among those to send is nobody yet.
  const { starts, ...rest } = means;
  const starting = starts === 'send' && figure === NOTHING ? rest : means;
  return { ...starting, ...figure, ...placeOf(id, s), ...shotAt(id, facts, s) };
}

/** SB-SHT-01: the only one whom a gun can be fired at. */
function shotAt(id: string, { figure }: Facts, s: SilverBayonetState): Means {
  const { deed, of } = readDeedId(id);
  const shooter = deed === 'shoot' ? s.figures.find((one) => one.id === figure) : undefined;
  const target = shooter === undefined ? null : loneTarget(looking(s), shooter, of);
  return target === null ? NOTHING : { figure: target.id };
}

/** A place, or a clue marker, perhaps after what is done with it. */
function placeOf(id: string, s: SilverBayonetState): Means {
  if (isPlaceId(id)) return { at: placeCalled(id) };
  const { deed, of } = readDeedId(id);
  const clue = s.clues.find((marker) => marker.id === (of === '' ? deed : of));
  return clue === undefined ? NOTHING : { at: { x: clue.x, y: clue.y, z: clue.z } };
}

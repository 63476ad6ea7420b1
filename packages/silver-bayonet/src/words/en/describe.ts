import { ITEMS } from '../../data/armoury/armoury.ts';
import { monsterType } from '../../data/monsters/bestiary.ts';
import { EVENTS } from '../../data/tables.ts';
import type { SilverBayonetEvent } from '../../events.ts';
import type { Modifier } from '../../moments.ts';
import { isEscort } from '../../scenario/objects/object.ts';
import type { SilverBayonetState } from '../../state.ts';
import { together } from '../together.ts';
import { deed, marked } from './deeds.ts';
import { endingOf } from './endings.ts';
import { DICE, listed, nameOf, objectName, sideName, weaponInHand } from './names.ts';
import { inPart, storey, tenths } from './places.ts';
import { scored } from './scored.ts';
import { cardName, STORY_LINES } from './story.ts';
import { itemTitle } from './things.ts';
import { term } from './vocabulary.ts';

type Event<Type extends SilverBayonetEvent['type']> = Extract<SilverBayonetEvent, { type: Type }>;
type Told<Type extends SilverBayonetEvent['type']> = (event: Event<Type>, s: SilverBayonetState) => string;

/** A fact in one line, with its numbers. */
export function describe(event: SilverBayonetEvent, s: SilverBayonetState): string {
  const tell = LINES[event.type] as (event: SilverBayonetEvent, s: SilverBayonetState) => string;
  return tell(event, s);
}

/** " + 1 strong - 2 rain". */
function added(modifiers: readonly Modifier[]): string {
  return together(modifiers, term)
    .map(({ by, value }) => ` ${value < 0 ? '-' : '+'} ${Math.abs(value)} ${term(by)}`)
    .join('');
}

/** Where to is seen on the table, whose lines of the log show it. */
const MOVED: Readonly<Record<Event<'moved'>['how'], (name: string, cost: number) => string>> = {
  move: (name, cost) => `${name} goes ${tenths(cost)}"`,
  sprint: (name, cost) => `${name} sprints ${tenths(cost)}"`,
  link: (name) => `${name} comes out`,
  shift: (name) => `${name} is moved`,
  'back-off': (name) => `${name} backs off`,
  dive: (name) => `${name} dives`,
  fall: (name) => `${name} falls`,
  placed: (name) => `${name} is put elsewhere`,
};

const OUT: Readonly<Record<Event<'out'>['how'], (name: string) => string>> = {
  removed: (name) => `${name} falls.`,
  down: (name) => `${name} is down, and calls for the surgeon.`,
  collapsed: (name) => `${name} has seen enough, and is led away.`,
  left: (name) => `${name} leaves the table: safe, and gone for good.`,
};

const TERROR: Readonly<Record<Event<'terror'>['state'], (name: string) => string>> = {
  collapse: (name) => `${name}'s nerve is gone.`,
  paralysed: (name) => `${name} is paralysed with fear.`,
  shaken: (name) => `${name} is shaken for good.`,
  stunned: (name) => `${name} is stunned.`,
  distracted: (name) => `${name} looks over a shoulder, distracted.`,
  none: (name) => `${name} has seen worse.`,
  unmoved: (name) => `${name} is in a worse state already.`,
  wasted: (name) => `${name} stands rooted to the spot and does nothing this turn.`,
  recovered: (name) => `${name} is steady again.`,
};

const CHECKS: Readonly<Record<Event<'checked'>['check'], string>> = {
  melee: 'in melee',
  shooting: 'shooting',
  courage: 'courage',
  terror: 'terror',
  speed: 'speed',
  fall: 'on the edge',
  sprint: 'sprinting',
  plain: 'luck of the dice',
};

const PHASES: Readonly<Record<Event<'phaseBegan'>['phase'], (side: string) => string>> = {
  initiative: () => 'Who goes first?',
  'primary-1': (side) => `${side} opens.`,
  monsters: () => 'The monsters stir.',
  secondary: (side) => `${side} follows.`,
  'primary-2': (side) => `${side} finishes.`,
  'player-1': (side) => `${side} opens.`,
  'player-2': (side) => `${side} has what is left of the turn.`,
  end: () => 'The turn ends.',
};

const CONDITIONS: Readonly<Record<string, string>> = {
  rain: 'Rain sets in, and aim goes out.',
  fog: 'Fog rolls in.',
  deluge: 'The heavens open: no gun will fire.',
  wheelOfFate: 'The wheel turns: Power and Skill Dice stay in the pools this turn.',
  enchantment: 'An enchantment falls: nobody acts this turn without courage.',
};

/** What a special item makes of an attack: cold iron, salt. */
function typeOf(id: string): string {
  return term(ITEMS.find((item) => item.id === id)?.special?.type ?? id);
}

/** Where the dice alone do not explain the outcome, what does. */
function outcome({ hit, because }: Event<'attacked'>, s: SilverBayonetState): string {
  if (because === null) return hit ? 'a hit' : 'a miss';
  switch (because.why) {
    case 'critical-hit':
      return 'a critical hit';
    case 'critical-failure':
      return 'a critical failure';
    case 'natural-1':
      return `a miss; ${typeOf(because.by!)} forgives no natural 1`;
    case 'no-technology':
      return `nothing; no gun works near ${nameOf(s, because.by)}`;
  }
}

function attacked(event: Event<'attacked'>, s: SilverBayonetState): string {
  const { figure, target, mode, answer, cover, weapon } = event;
  const who = nameOf(s, figure);
  const whom = nameOf(s, target);
  const blow =
    mode === 'melee'
      ? `${who} ${answer ? 'strikes back at' : 'goes for'} ${whom} with ${weaponInHand(weapon, mode)}`
      : `${who} fires ${answer ? 'back at' : 'at'} ${whom}${cover ? ', who is in cover' : ''}`;
  return `${blow}: ${outcome(event, s)}.`;
}

function checked(event: Event<'checked'>, s: SilverBayonetState): string {
  const { figure, check, power, skill, modifiers, total, target, bought } = event;
  const against = target === null ? '' : `, ${total >= target ? 'enough for' : 'short of'} ${target}`;
  const saved = bought ? '; a Fate Die makes it good' : '';
  const sum = `${power} + ${skill}${added(modifiers)} = ${total}`;
  return `${nameOf(s, figure)}, ${CHECKS[check]}: ${sum}${against}${saved}.`;
}

function damaged(
  { figure, points, health, parts, negated }: Event<'damaged'>,
  s: SilverBayonetState,
): string {
  const [first, ...others] = parts;
  const fate = negated > 0 ? [{ by: 'fate', rule: '', value: -negated }] : [];
  const rest = added([...others, ...fate]);
  const from =
    first === undefined ? '' : ` (${rest === '' ? '' : `${first.value} `}${term(first.by)}${rest})`;
  if (points === 0) return `${nameOf(s, figure)} takes nothing${from}.`;
  return `${nameOf(s, figure)} takes ${points}${from}; ${Math.max(0, health)} left.`;
}

const SPENT: Readonly<Record<Event<'fateSpent'>['use'], (whom: string, rolled: string) => string>> = {
  reroll: (whom, rolled) => ` on ${whom}: ${rolled}`,
  pass: (whom) => ` to steady ${whom}`,
  negate: (whom, rolled) => ` to spare ${whom}: ${rolled}`,
  'quick-reload': (whom) => ` to load for ${whom}`,
  redirect: (whom) => ` on ${whom}`,
  manipulate: () => ', and it changes colour',
  'enchant-shot': (whom) => ` on the shot of ${whom}`,
  'raise-bones': (whom) => ` on the bones of ${whom}`,
};

/** Every face rolled, the one it was to replace, and what it counts as where that is another number. */
function rolledWith({ roll }: Event<'fateSpent'>): string {
  if (roll === null) return '';
  const { faces, face, before, counts } = roll;
  const kept = faces.length > 1 ? `, keeping the ${face}` : '';
  const instead = before === null ? '' : ` for ${before}`;
  if (counts === face) return `${listed(faces.map(String))}${kept}${instead}`;
  const other = counts === before ? `, and the ${before} stands` : `, counting as ${counts}`;
  return `${listed(faces.map(String))}${kept}${instead}${other}`;
}

function spent(event: Event<'fateSpent'>, s: SilverBayonetState): string {
  const { seat, die, use, figure, rule } = event;
  const own = rule === 'SB-OPS-60' ? 'the roll' : 'initiative';
  const whom = figure === null ? own : nameOf(s, figure);
  return `${sideName(s, seat)} spends a ${DICE[die]}${SPENT[use](whom, rolledWith(event))}.`;
}

function rolledOn({ table, dice, result }: Event<'tableRolled'>): string {
  const faces = listed(dice.map(String));
  if (table === 'events')
    return `Something unexpected, on a ${faces}: ${EVENTS.find(({ id }) => id === result)?.title ?? term(result)}.`;
  if (table === 'encounters') return `${faces}: ${monsterType(result).title}, and nobody sent for it.`;
  if (table === 'raise-the-dead') return `${faces}: ${monsterType(result).title} rises.`;
  return `${faces} for ${term(table)}${result === '' || result === faces ? '' : `: ${term(result)}`}.`;
}

const ROLLED_FOR: Readonly<Record<Event<'rolledOff'>['purpose'], string>> = {
  sides: 'the choice of ground',
  placing: 'the honour of going in first',
  artillery: 'the guns',
  scenario: 'a say in the matter',
};

function rolledOff({ purpose, rolls }: Event<'rolledOff'>, s: SilverBayonetState): string {
  const each = rolls.map(({ seat, die, total }) => {
    const more = total === die ? '' : ` + ${total - die} = ${total}`;
    return `${sideName(s, seat)} rolls ${die}${more}`;
  });
  return `For ${ROLLED_FOR[purpose]}: ${each.join(', ')}.`;
}

/** Loads whose name is no thing. */
const LOADS: Readonly<Record<string, string>> = { enchanted: 'enchanted shot' };

const GEAR: Readonly<Record<Event<'gearLost'>['state'], string>> = {
  fouled: 'is fouled, and shoots no more',
  broken: 'is broken',
  lost: 'is lost',
};

/** Every kind of fact there is; the compiler sees to it that none is left out. */
const LINES: { readonly [Type in SilverBayonetEvent['type']]: Told<Type> } = {
  ...STORY_LINES,
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase, seat }, s) => PHASES[phase](seat === null ? '' : sideName(s, seat)),
  initiativeRolled: ({ seat, power, skill }, s) =>
    `${sideName(s, seat)}, initiative: ${power} + ${skill} = ${power + skill}.`,
  initiativeWon: ({ order }, s) => {
    const [first, ...others] = order.map((seat) => sideName(s, seat));
    return `${first} has the initiative${others.length > 1 ? `, then ${others.join(', then ')}` : ''}.`;
  },
  fateGained: ({ seat, die }, s) => `${sideName(s, seat)} gains a ${DICE[die]}.`,
  fateSpent: spent,
  tableRolled: rolledOn,
  rolledOff,
  tookSide: ({ seat, zone }, s) => `${sideName(s, seat)} takes ground: ${term(zone)}.`,
  shellFell: (event, s) => `A shell bursts ${inPart(event, s)}.`,
  endangered: ({ figure, die, hit }, s) =>
    `${nameOf(s, figure)}, under fire: ${die}, ${hit ? 'a hit' : 'spared'}.`,
  conditionBegan: ({ condition }) => CONDITIONS[condition] ?? `It begins: ${term(condition)}.`,
  scored,
  turnedAway: ({ kind }) => `By the player's leave: ${term(kind)} stays away.`,
  ended: ({ reason }) => endingOf(reason),
  deployed: (event, s) =>
    `${nameOf(s, event.figure)} takes post${storey(event, s)}${event.mounted ? ', in the saddle' : ''}.`,
  appeared: (event, s) => `${nameOf(s, event.figure)} appears${storey(event, s)}.`,
  activated: ({ figure }, s) => `${nameOf(s, figure)} acts.`,
  onStairs: ({ figure, paid }, s) =>
    `${nameOf(s, figure)} has the stairs before it: ${paid}" of them are done.`,
  moved: (event, s) => `${MOVED[event.how](nameOf(s, event.figure), event.cost)}${storey(event, s)}.`,
  checked,
  rolledAgain: ({ figure, die, face, now }, s) =>
    `${nameOf(s, figure)}'s ${DICE[die]} may not show ${face}: rolled again, ${now}.`,
  forced: ({ figure, mover }, s) => `${nameOf(s, figure)} will not let ${nameOf(s, mover)} pass.`,
  fired: ({ figure, weapon, load, targets, answer }, s) => {
    const loaded = load === 'plain' ? '' : `, loaded with ${LOADS[load] ?? term(load)},`;
    const whom = listed(targets.map((id) => nameOf(s, id)));
    const verb = answer ? 'answers with' : 'lets fly with';
    return `${nameOf(s, figure)} ${verb} ${weaponInHand(weapon, 'shooting')}${loaded} at ${whom}.`;
  },
  attacked,
  damaged,
  healed: ({ figure, points, health }, s) => `${nameOf(s, figure)} recovers ${points}, to ${health}.`,
  dropped: (event, s) =>
    isEscort(s, event.object)
      ? `${objectName(s, event.object)} is left standing ${inPart(event, s)}.`
      : `${nameOf(s, event.figure)} lets go of it ${inPart(event, s)}: ${objectName(s, event.object)}.`,
  tookUp: ({ figure, object }, s) =>
    isEscort(s, object)
      ? `${objectName(s, object)} goes with ${nameOf(s, figure)}.`
      : `${nameOf(s, figure)} has it now: ${objectName(s, object)}.`,
  secured: ({ figure, object }, s) => `${nameOf(s, figure)} brings it home: ${objectName(s, object)}.`,
  objectPlaced: (event, s) =>
    `There, ${inPart(event, s)}: ${objectName(s, event.object)}${event.stuck ? ', stuck fast' : ''}.`,
  out: ({ figure, how }, s) => OUT[how](nameOf(s, figure)),
  tired: ({ figure, fatigue }, s) => `${nameOf(s, figure)} tires: fatigue ${fatigue}.`,
  terror: ({ figure, state }, s) => TERROR[state](nameOf(s, figure)),
  reloaded: ({ figure, weapon }, s) => `${nameOf(s, figure)} reloads the ${itemTitle(weapon).toLowerCase()}.`,
  gearLost: ({ figure, weapon, state }, s) => {
    // SB-EQ-22.R1: of a gun only the bayonet breaks.
    const bayonet = state === 'broken' && ITEMS.some(({ id, shot }) => id === weapon && shot !== undefined);
    return `${nameOf(s, figure)}'s ${bayonet ? 'bayonet' : itemTitle(weapon).toLowerCase()} ${GEAR[state]}.`;
  },
  investigated: ({ figure, clue, card }, s) => {
    const deck = s.scenario.clues?.find(({ id }) => id === clue)?.deck ?? '';
    return `${nameOf(s, figure)} searches: ${card === null ? 'nothing' : cardName(s, deck, card)}.`;
  },
  acted: ({ figure, action, at: whom }, s) => deed(s, figure, action, whom),
  redirected: ({ figure, target }, s) => {
    const soldier = s.figures.some(({ id }) => id === target);
    return `${nameOf(s, figure)} turns to ${soldier ? nameOf(s, target) : 'another marker'} instead.`;
  },
  marked: ({ figure, mark, value }, s) => marked(s, figure, mark, value),
};

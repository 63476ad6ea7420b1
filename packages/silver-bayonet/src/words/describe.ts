import { monsterType } from '../data/monsters/bestiary.ts';
import { EVENTS } from '../data/tables.ts';
import type { SilverBayonetEvent } from '../events.ts';
import type { Modifier } from '../moments.ts';
import type { SilverBayonetState } from '../state.ts';
import { itemTitle, nameOf, phrase, plain, sideName } from './names.ts';

type Event<Type extends SilverBayonetEvent['type']> = Extract<SilverBayonetEvent, { type: Type }>;
type Told<Type extends SilverBayonetEvent['type']> = (event: Event<Type>, s: SilverBayonetState) => string;

/** A fact in one line, with its numbers. */
export function describe(event: SilverBayonetEvent, s: SilverBayonetState): string {
  const tell = LINES[event.type] as (event: SilverBayonetEvent, s: SilverBayonetState) => string;
  return tell(event, s);
}

function sum(power: number, skill: number, modifiers: readonly Modifier[], total: number): string {
  const parts = modifiers.flatMap(({ by, value }) => {
    if (value === 0) return [];
    return [value < 0 ? ` - ${-value} ${plain(by)}` : ` + ${value} ${plain(by)}`];
  });
  return `${power} + ${skill}${parts.join('')} = ${total}`;
}

function at({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${x}, ${y}`;
}

const MOVED: Readonly<Record<Event<'moved'>['how'], (name: string, to: string, cost: number) => string>> = {
  move: (name, to, cost) => `${name} goes ${cost}" to ${to}.`,
  sprint: (name, to, cost) => `${name} sprints ${cost}" to ${to}.`,
  shift: (name, to) => `${name} is moved to ${to}.`,
  'back-off': (name, to) => `${name} backs off to ${to}.`,
  dive: (name, to) => `${name} dives to ${to}.`,
  fall: (name, to) => `${name} falls, to ${to}.`,
  placed: (name, to) => `${name} is suddenly at ${to}.`,
};

const OUT: Readonly<Record<Event<'out'>['how'], (name: string) => string>> = {
  removed: (name) => `${name} is out of it.`,
  down: (name) => `${name} is down, and calls for the surgeon.`,
  collapsed: (name) => `${name} has seen enough, and is led away.`,
  left: (name) => `${name} quits the field.`,
};

const TERROR: Readonly<Record<Event<'terror'>['state'], (name: string) => string>> = {
  collapse: (name) => `${name}'s nerve is gone.`,
  paralysed: (name) => `${name} stands rooted.`,
  shaken: (name) => `${name} is shaken for good.`,
  stunned: (name) => `${name} is stunned.`,
  distracted: (name) => `${name} looks over a shoulder.`,
  none: (name) => `${name} has seen worse.`,
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
  plain: 'check',
};

const ENDINGS: Readonly<Record<string, string>> = {
  'no-figures': 'Nobody is left to fight.',
  'last-turn': 'Night falls, and that is that.',
};

function attacked(
  { figure, target, mode, answer, cover, hit, weapon }: Event<'attacked'>,
  s: SilverBayonetState,
) {
  const verb =
    mode === 'melee' ? (answer ? 'strikes back at' : 'goes for') : answer ? 'fires back at' : 'fires at';
  const how = `with ${itemTitle(weapon).toLowerCase()}${cover ? ', into cover' : ''}`;
  return `${nameOf(s, figure)} ${verb} ${nameOf(s, target)} ${how}: ${hit ? 'a hit' : 'a miss'}.`;
}

function rolledOn({ table, dice, result }: Event<'tableRolled'>): string {
  const faces = dice.join(' and ');
  if (table === 'events')
    return `${faces}: ${EVENTS.find(({ id }) => id === result)?.title ?? plain(result)}.`;
  if (table === 'encounters') return `${faces}: ${monsterType(result).title}, and nobody sent for it.`;
  return `${faces} for ${plain(table)}${result === '' || result === faces ? '' : `: ${plain(result)}`}.`;
}

/** Every kind of fact there is; the compiler sees to it that none is left out. */
const LINES: { readonly [Type in SilverBayonetEvent['type']]: Told<Type> } = {
  turnBegan: ({ turn }) => `Turn ${turn}.`,
  phaseBegan: ({ phase, seat }, s) => {
    if (seat !== null) return `${sideName(s, seat)}'s turn to act.`;
    return phase === 'monsters' ? 'The monsters stir.' : 'The turn ends.';
  },
  initiativeRolled: ({ seat, power, skill }, s) =>
    `${sideName(s, seat)}, initiative: ${power} + ${skill} = ${power + skill}.`,
  initiativeWon: ({ order }, s) => `${sideName(s, order[0]!)} has the initiative.`,
  fateGained: ({ seat, die }, s) => `${sideName(s, seat)} gains a ${die} die.`,
  fateSpent: ({ seat, die, use, face }, s) =>
    `${sideName(s, seat)} spends a ${die} die, ${plain(use)}${face === null ? '' : `: ${face}`}.`,
  tableRolled: rolledOn,
  shellFell: (event) => `A shell bursts at ${at(event)}.`,
  shelled: ({ figure, die, hit }, s) =>
    `${nameOf(s, figure)}, under fire: ${die}, ${hit ? 'a hit' : 'spared'}.`,
  conditionBegan: ({ condition }) => `It begins: ${plain(condition)}.`,
  ended: ({ reason }) => ENDINGS[reason] ?? `It is over: ${plain(reason)}.`,
  deployed: (event, s) =>
    `${nameOf(s, event.figure)} takes post at ${at(event)}${event.mounted ? ', in the saddle' : ''}.`,
  appeared: (event, s) => `${nameOf(s, event.figure)} appears at ${at(event)}.`,
  activated: ({ figure }, s) => `${nameOf(s, figure)} acts.`,
  moved: (event, s) => MOVED[event.how](nameOf(s, event.figure), at(event), event.cost),
  checked: ({ figure, check, power, skill, modifiers, total, target, success }, s) => {
    const verdict = success === null ? '' : `, ${success ? 'enough for' : 'short of'} ${target}`;
    return `${nameOf(s, figure)}, ${CHECKS[check]}: ${sum(power, skill, modifiers, total)}${verdict}.`;
  },
  forced: ({ figure, mover }, s) => `${nameOf(s, figure)} will not let ${nameOf(s, mover)} pass.`,
  fired: ({ figure, weapon, load }, s) =>
    `${nameOf(s, figure)} fires: ${itemTitle(weapon).toLowerCase()}${load === 'plain' ? '' : `, ${plain(load)}`}.`,
  attacked,
  damaged: ({ figure, points, health, cause, negated }, s) => {
    const saved = negated > 0 ? `, ${negated} spared` : '';
    const by = cause === 'attack' ? '' : ` (${plain(cause)})`;
    return `${nameOf(s, figure)} takes ${points}${by}${saved}; ${Math.max(0, health)} left.`;
  },
  healed: ({ figure, points, health }, s) => `${nameOf(s, figure)} recovers ${points}, to ${health}.`,
  dropped: (event, s) => `${nameOf(s, event.figure)} drops ${plain(event.object)} at ${at(event)}.`,
  out: ({ figure, how }, s) => OUT[how](nameOf(s, figure)),
  tired: ({ figure, fatigue }, s) => `${nameOf(s, figure)} tires (${fatigue}).`,
  terror: ({ figure, state }, s) => TERROR[state](nameOf(s, figure)),
  reloaded: ({ figure, weapon }, s) => `${nameOf(s, figure)} reloads: ${itemTitle(weapon).toLowerCase()}.`,
  gearLost: ({ figure, weapon, state }, s) =>
    `${nameOf(s, figure)}'s ${itemTitle(weapon).toLowerCase()} is ${state}.`,
  investigated: ({ figure, card }, s) =>
    `${nameOf(s, figure)} searches: ${card === null ? 'nothing' : plain(card)}.`,
  acted: ({ figure, action }, s) => {
    const actor = s.figures.find(({ id }) => id === figure) ?? null;
    return `${nameOf(s, figure)}: ${phrase(action, s, actor).toLowerCase()}.`;
  },
  marked: ({ figure, mark, value }, s) =>
    value === 0
      ? `${nameOf(s, figure)} is rid of it: ${plain(mark)}.`
      : `${nameOf(s, figure)}: ${plain(mark)} (${value}).`,
};

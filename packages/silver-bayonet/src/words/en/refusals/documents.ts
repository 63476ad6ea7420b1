import type { SentencesOf } from '@vedette/engine';
import type { PlaceRefusal } from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import type { DeploymentName, DocumentRefusals } from '../../../refusals.ts';
import type { CardKind } from '../../../scenario/advice/card-kind.ts';
import { monsterCalled } from '../things.ts';
import { attributeFault } from './attribute-fault.ts';

const ANYWAY = ' For a trial all the same: "anyway": true.';

const EDGES: Readonly<Record<Edge, string>> = {
  north: 'north',
  east: 'east',
  south: 'south',
  west: 'west',
};

function partName(part: DeploymentName): string {
  return typeof part === 'number' ? `area ${part}` : EDGES[part];
}

function wayThere(inches: number | null): string {
  return inches === null ? 'out of reach' : `${inches}" on foot`;
}

const CARDS: Readonly<Record<CardKind, string>> = {
  goal: 'hold the objective or lead to it',
  fate: 'give Fate Dice',
  equipment: 'give means against the monsters',
  bad: 'are bad news',
};

const NO_PLACE: Readonly<Record<PlaceRefusal, string>> = {
  'off-table': 'its base hangs over the edge',
  floating: 'nothing holds it up at that level',
  side: 'its base is in something solid',
  ground: 'it may not enter that ground',
  body: 'somebody is there',
};

export const documents: SentencesOf<DocumentRefusals> = {
  'advice.arrivals': ({ number, min, max }) =>
    `Monsters weighing ${number} arrive in a turn; ${min} to ${max} keeps a unit busy.`,
  'advice.bare-board': ({ id, count, pieces }) =>
    `"${id}" has ${count} pieces of terrain; ${pieces} or more play better.`,
  'advice.cards': ({ count, kind, min, max }) =>
    `${count} cards ${CARDS[kind]}; ${min === max ? min : `${min} to ${max}`} is usual.`,
  'advice.clue-share': ({ needed, markers, share }) =>
    `The reward for clues asks for ${needed} of ${markers} markers (${share}%); 30 to 50% is usual.`,
  'advice.clue-unreachable': ({ id, climb }) =>
    `Nobody gets to "${id}" without climbing more than ${climb}".`,
  'advice.detour': ({ part, way, id, line }) =>
    `From the ${partName(part)} it is ${way}" on foot to "${id}", ${line}" in a straight line.`,
  'advice.few-clues': ({ markers }) => `${markers} clue markers; with three or more the units spread out.`,
  'advice.late-monster': ({ monstersBy }) =>
    `No monster comes before the end of turn ${monstersBy}; most games will be half over.`,
  'advice.many-checks': ({ checked }) => `${checked} places call for Checks; more than two slow the game.`,
  'advice.many-rules': ({ rules, specialRules }) =>
    `${rules} special rules; beyond ${specialRules} some are forgotten.`,
  'advice.no-help': ({ hurting, monsters, names }) =>
    `Fewer than ${hurting} cards help against ${monsters.map((id, i) => monsterCalled(id, names[i]!)).join(', ')}.`,
  'advice.no-monster': 'No monster can appear. Two patrols and no dread: is that what you want?',
  'advice.no-search': 'No reward depends on what is found: why should anybody search?',
  'advice.not-symmetric': ({ name, symmetry }) =>
    `"${name}" has no counterpart, though the scenario claims ${symmetry}.`,
  'advice.one-line': ({ points, most }) =>
    `This line alone is worth ${points} of ${most} points; nothing else will be played for.`,
  'advice.points': ({ most, min, max }) =>
    `One unit can earn ${most} points at most; ${min} to ${max} is usual.`,
  'advice.premise': 'No premise: say in a sentence what brings the units here.',
  'advice.start-weight': ({ weight, soldiers, number, number2 }) =>
    `The monsters at the start weigh ${weight}; for ${soldiers} soldiers ${number} to ${number2} is a fair fight.`,
  'advice.unfair-marker': ({ number, one, pair, other, pair2 }) =>
    `Marker ${number} by distance is ${wayThere(one)} from the ${EDGES[pair]} and ${wayThere(other)} from the ${EDGES[pair2]}.`,
  'advice.unfair-monster': ({ a, pair, b, pair2 }) =>
    `The first monster is ${a}" from the ${EDGES[pair]} and ${b}" from the ${EDGES[pair2]}.`,
  'advice.useless-card': ({ card, materials }) =>
    `"${card}" brings ${materials.join(', ')}, which troubles no monster of this scenario.`,
  'emplacement.twice': ({ id }) => `Two guns are called "${id}".`,
  'position.attribute': ({ text, problem }) => `The attribute "${text}" ${attributeFault(problem)}.`,
  'position.card': ({ card, deck, cards }) =>
    `The deck "${deck}" of the scenario has no card "${card}"; there are: ${cards.join(', ')}.${ANYWAY}`,
  'position.dead': ({ id, health }) => `"${id}" stands, and has ${health} Health.${ANYWAY}`,
  'position.deck': ({ deck, decks }) => {
    const known = decks.length === 0 ? 'name its cards under `decks`' : `there are: ${decks.join(', ')}`;
    return `There is no deck "${deck}"; ${known}.${ANYWAY}`;
  },
  'position.edges': ({ seats }) => `${seats} seats need ${seats} edges, or null for a unit that has none.`,
  'position.in-terrain': ({ id, x, y }) => `"${id}" stands in something solid, at ${x}, ${y}.${ANYWAY}`,
  'position.in-the-air': ({ id, x, y, z, levels }) => {
    const ground = levels.map((level) => `${level}"`).join(', ');
    return `"${id}" has nothing to stand on ${z}" up at ${x}, ${y}; there is ground at ${ground}.`;
  },
  'position.lies-in-the-air': ({ id, z, levels }) => {
    const ground = levels.map((level) => `${level}"`).join(', ');
    return `"${id}" has nothing to lie on ${z}" up; there is ground at ${ground}.${ANYWAY}`;
  },
  'position.lies-off-table': ({ id, x, y }) => `"${id}" lies off the table, at ${x}, ${y}.${ANYWAY}`,
  'position.marks': 'A figure has more marks than anybody could tell apart.',
  'position.no-objects': ({ id }) => `Without a scenario there is no object "${id}".${ANYWAY}`,
  'position.object': ({ id }) => `The scenario has no object "${id}".`,
  'position.object-twice': ({ id }) => `"${id}" can only be in one place.`,
  'position.off-table': ({ id, x, y }) => `"${id}" stands off the table, at ${x}, ${y}.${ANYWAY}`,
  'position.order': 'Every seat once, the primary player first.',
  'position.overlap': ({ id, other }) => `"${id}" stands where "${other}" stands.${ANYWAY}`,
  'position.phase': ({ phase, phases }) =>
    `There is no phase "${phase}" here; there are: ${phases.join(', ')}.`,
  'position.pools': ({ seats }) => `${seats} seats need ${seats} pools.`,
  'position.reserved': ({ id }) => `"${id}" is an answer to questions: nothing can be called that.`,
  'position.role': ({ monster }) =>
    monster
      ? 'Who is on no side is a monster: leave `role` out.'
      : 'A monster is on no side: `"side": null`.',
  'position.set': ({ type, sets }) =>
    `The ${type} has ${sets === 1 ? 'nothing to choose from: leave `set` out, or name its `gear`' : `sets 0 to ${sets - 1}`}.`,
  'position.side': ({ seats }) => `There are ${seats} seats.`,
  'position.status': ({ name }) => `The scenario declares no status "${name}".`,
  'position.stored': ({ id }) => `There is no figure "${id}".`,
  'position.terrain': ({ type }) => `There is no terrain type "${type}".`,
  'position.things-twice': ({ id }) => `Two things are called "${id}".`,
  'position.twice': ({ id }) => `Two figures are called "${id}".`,
  'position.type': ({ monster, type }) => `There is no ${monster ? 'monster' : 'soldier type'} "${type}".`,
  'position.variant': ({ type, variants }) =>
    `The ${type} ${variants.length === 0 ? 'has no variants' : `has the variants ${variants.join(', ')}`}.`,
  'scenario.built-in': ({ id }) => `"${id}" is built in and stays as it is; give yours another name.`,
  'scenario.deck-too-small': ({ markers, deck, count }) =>
    `${markers} markers draw from "${deck}", which has ${count} cards. Add cards or copies.`,
  'scenario.deploys-by': ({ mode, order }) => `A ${mode} scenario deploys by "${order}".`,
  'scenario.dice-later': 'The game is over: dice can only be noted for the next one ("nextGame": true).',
  'scenario.endless': ({ most }) => `With all that it calls this comes to more than ${most} operations.`,
  'scenario.few-edges': ({ max, edges }) =>
    `${max} players need ${max} edges to deploy at, and there are ${edges}. Add a pair, as in ["west", "east"], or let at most ${edges} play.`,
  'scenario.held-back-late':
    'Soldiers are held back before they deploy: put it into a rule with "when": {"event": "setup"}.',
  'scenario.in-aftermath': 'This belongs in the aftermath.',
  'scenario.marker-in-air': ({ id }) => `"${id}" hangs in the air; give the level of what it lies on.`,
  'scenario.marker-in-solid': ({ id }) => `"${id}" lies in something solid.`,
  'scenario.monster-in-solid': ({ monster, name, why }) =>
    `${monsterCalled(monster, name)} cannot stand there: ${NO_PLACE[why]}.`,
  'scenario.needs-table': ({ op, afterTheGame }) =>
    `"${op}" needs a table. After the game there are: ${afterTheGame.join(', ')}.`,
  'scenario.nobody-so-near': ({ anchor, within }) =>
    `Nobody can stand within ${within}" of "${anchor}": it lies in something solid. Move the anchor, or write a larger "within".`,
  'scenario.no-deployment-room': ({ room, part, unit }) =>
    `There is room for ${room} soldiers in the ${partName(part)}; a unit has up to ${unit}.`,
  'scenario.no-equipment': ({ monster, name, last, equipment }) =>
    `${monsterCalled(monster, name)} has equipment 0${last > 0 ? ` to ${last}` : ''}, not ${equipment}.`,
  'scenario.no-players': ({ min, room }) => `It cannot need ${min} players and have room for ${room}.`,
  'scenario.no-such-phase': ({ phase, mode, phases }) =>
    `A ${mode} game has no phase "${phase}". There are: ${phases.join(', ')}.`,
  'scenario.off-board': ({ x, y, board, width, height }) =>
    `${x}, ${y} is off the board "${board}", which is ${width}" by ${height}".`,
  'scenario.same-edge': ({ one }) => `A pair is two edges, not "${one}" twice.`,
  'scenario.limit-in-per': ({ key }) =>
    `"${key}" says nothing in "per", where each is counted. Write "max" beside "per" for the most points, "if" for the fewest that count.`,
  'scenario.shut-edge': ({ open }) =>
    open.length === 0
      ? 'Nobody may leave the table: write edges into "exits", or leave its "edges" out for all of them.'
      : `Nobody may leave there: "exits" has only ${open.join(', ')}.`,
  'scenario.one-door':
    'Both sides would come on at one place, among each other. Write {"edgeCentre": "own"} for the edge where each has deployed, or {"edgeCentre": "undeployed"}.',
  'scenario.strips-cross': ({ one, other, across }) =>
    `Both sides would deploy in the corner between "${one}" and "${other}". Write ["${one}", "${across}"].`,
  'scenario.strips-meet': ({ most }) => `The units would stand among each other. Write ${most} at most.`,
  'scenario.table-gone':
    'The table is gone by then: here a condition can only count figures or read an option.',
  'state.health': ({ name, health }) => `${name} has ${health} Health.`,
  'state.kit': ({ name, kit }) => `${name} has something that nobody has: ${kit}.`,
  'state.no-seat': ({ key }) => `"${key}" names a seat that is not there.`,
  'state.nobody-acts': 'Somebody acts who is not there.',
  'state.not-in-unit': 'Somebody goes into the game who is not there.',
  'state.one-each': ({ key }) => `There must be one of "${key}" for each seat.`,
  'state.players': 'There must be a player for each seat.',
  'state.same-figure': 'Two figures share a name.',
  'state.same-member': 'Two members share a name.',
  'state.side': ({ name }) => `${name} fights for a seat that is not there.`,
  'state.type': ({ type }) => `Nobody is of the type "${type}".`,
};

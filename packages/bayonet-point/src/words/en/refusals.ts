import { engineWords, type KernelRefusals, type SentencesOf } from '@vedette/engine';
import { type ScenarioSentences, scenarioWords } from '@vedette/scenario';
import type { OwnRefusals } from '../../refusals.ts';
import type { NamedKind } from '../../scenario/check/reference-problems.ts';
import { roleName, weaponTitle } from './things.ts';

const ANYWAY = ' For a trial all the same: "anyway": true.';

const own: SentencesOf<OwnRefusals> = {
  'advice.no-room': ({ men, yardstick }) =>
    `There is room for about ${men} men; ${yardstick} are a usual force. The rest will spill over the zone's edges.`,
  'advice.no-winner': 'Nobody can win this but by sweeping the table clean.',
  'advice.no-winner-for': ({ role }) =>
    `Nothing here lets the ${roleName(role)} win, short of sweeping the table clean.`,
  'advice.objects-out-of-reach': 'Nobody can get to these, or away with them.',
  'advice.zone-out-of-reach': ({ name }) => `"${name}" decides the game, and nobody can get there.`,
  'appear.number': ({ most }) => `Name between 1 and ${most} points.`,
  'appear.off-table': 'Name points on the table.',
  'deploy.no-room': 'The unit does not fit there.',
  'deploy.outside': 'That is outside the zone.',
  'deploy.second': 'Others have had nobody yet.',
  'errands.two-for-one': 'One errand for each man.',
  'volley.two-for-one': 'One shot for each man.',
  'force.empty': 'A force needs somebody in it.',
  'force.lance-on-foot': ({ who, weapon }) =>
    `${who}: a ${weaponTitle(weapon).toLowerCase()} is only for those on horses.`,
  'force.leader-class': ({ who }) => `${who}: a leader is Average at least.`,
  'force.leaders': ({ figures, due, named }) => `${figures} figures have ${due} leaders, not ${named}.`,
  'force.long-weapon-mounted': ({ who, weapon }) =>
    `${who}: a ${weaponTitle(weapon).toLowerCase()} is only for those on foot.`,
  'force.master-in-ranks': ({ who }) => `${who}: only the leader of a unit is a Master.`,
  'force.mixed': 'An army is diced for or written down, not both.',
  'force.not-as-rolled': 'It says that it was diced for, and its dice give another army.',
  'force.over-limit': ({ points, limit }) => `It costs ${points} points, and ${limit} is the limit.`,
  'force.small-unit': ({ who, smallestUnit }) => `${who}: a unit has at least ${smallestUnit} figures.`,
  'force.two-firearms': ({ who }) => `${who}: besides a pistol one firearm is all a man can carry.`,
  'force.two-shafts': ({ who }) => `${who}: one long shaft is all a man can carry.`,
  'force.unarmed': ({ who }) => `${who}: no arms at all. Nothing forbids it; bare hands fire no volleys.`,
  'force.units-and-figures': 'A force is of units or of single figures, not both.',
  'force.unknown-weapon': ({ who, id }) => `${who}: there is no weapon "${id}".`,
  'force.weapon-twice': ({ who }) => `${who}: the leader has one of these already, as his men do.`,
  'force.weapon-twice-in-unit': ({ who }) => `${who}: one of each weapon is enough.`,
  'march.off-table': 'No order leads off the table.',
  'move.barred': 'Something bars the way: a wall, a house, or ground nobody may enter.',
  'move.coherency': ({ within }) => `Leader and men end within ${within} mm of each other.`,
  'move.enemy': ({ gap }) => `That comes nearer than ${gap} mm to an enemy.`,
  'move.no-room': 'There is no room for its base.',
  'move.too-far': ({ length, reach }) => `That is ${length} mm, and ${reach} is the most.`,
  'position.astray': ({ id, x, y, width, depth }) =>
    `"${id}" is off the table, at ${x}, ${y}; it is ${width} by ${depth}.${ANYWAY}`,
  'position.dead': ({ id, wounds }) => `"${id}" is on the table with ${wounds} wounds.${ANYWAY}`,
  'position.dead-horse': ({ id, wounds }) => `The horse of "${id}" has ${wounds} wounds.${ANYWAY}`,
  'position.in-terrain': ({ id, x, y }) => `"${id}" stands in something solid, at ${x}, ${y}.${ANYWAY}`,
  'position.inside': ({ id, inside }) => `"${id}" is to be in "${inside}", and no building is called that.`,
  'position.nobody': ({ id }) => `Nobody is called "${id}".`,
  'position.none-such': ({ name, known }) =>
    `There is no "${name}"; ${known.length === 0 ? 'this scenario has none' : `choose among ${known.join(', ')}`}.`,
  'position.not-inside': ({ id, inside, x, y }) =>
    `"${id}" is to be in "${inside}" and is not within its walls, at ${x}, ${y}.${ANYWAY}`,
  'position.object': ({ object, objects }) =>
    `There is no "${object}"; ${objects.length === 0 ? 'this scenario has no animals' : `choose among ${objects.join(', ')}`}.`,
  'position.off-table': ({ id, x, y, width, depth }) =>
    `"${id}" stands off the table, at ${x}, ${y}; it is ${width} by ${depth}.${ANYWAY}`,
  'position.overlap': ({ id, other }) =>
    `"${id}" stands where ${other === null ? 'an animal' : `"${other}"`} stands.${ANYWAY}`,
  'position.reserved': ({ id }) =>
    `"${id}" is an answer to questions, or part of one: nobody can be called that.`,
  'position.roles': 'Each seat has a role of its own.',
  'position.say-inside': ({ id, name }) =>
    `"${id}" stands where "${name}" is: say "inside": "${name}" for somebody who is in it.${ANYWAY}`,
  'position.twice': ({ id }) => `Two things are called "${id}".`,
  'scenario.not-led':
    'Nobody can lead it anywhere. Write how far it goes in a full move, as in {"small": 75, "large": 110}.',
  'scenario.empty-stretch': ({ from, to }) =>
    `Nobody can come on by this stretch: it goes from ${from} to ${to}. Write the smaller number as "from".`,
  'scenario.left-out': ({ side, missing }) =>
    `Of "${side}" nobody deploys who is ${missing.join(' or ')}. Write {"op": "enter", "side": "${side}", …} in a rule on the turn in which they should come, or leave "who" out.`,
  'scenario.no-turns': 'The game would be over before it begins. Write 1 turn at least.',
  'scenario.with-itself': ({ side }) => `"${side}" is held against itself. Name the other side in "of".`,
  'scenario.no-exit': ({ side }) =>
    `Nobody of the ${roleName(side)} can ever be through: they have no exit. Write {"side": "${side}", "edge": …} into "exits".`,
  'scenario.nobody-enters': ({ guest, side }) =>
    `"${guest}" waits beside the table for ever. Write "at", or {"op": "enter", "side": "${side}", …} after it.`,
  'scenario.nobody-comes': ({ role }) =>
    `Nothing brings the ${roleName(role)} to the table. Deploy them, or let them enter.`,
  'scenario.not-allowed-here': ({ op }) =>
    `"${op}" belongs in the deployment; rules run when the battle is on.${op.startsWith('deploy') ? ' Write "enter" for whoever comes later.' : ''}`,
  'scenario.aim-too-early':
    'Whether a secret aim is met is asked only in the cases of "limit": anything earlier would tell it to everybody.',
  'scenario.only-in-play': ({ op }) => `"${op}" belongs in a rule: before the first turn nobody is there.`,
  'scenario.off-board': ({ off, off2, width, height }) =>
    `${off}, ${off2} is off the board, which is ${width} by ${height} mm.`,
  'setup.figures': 'This match is played with single figures.',
  'setup.point-share': ({ side, share, share2, of }) =>
    `The ${roleName(side)} may spend ${share}/${share2} of the limit of the ${roleName(of)}; both forces cost more.`,
  'setup.units': 'This match is played with units.',
  'shot.hidden': 'There is nothing of him to shoot at.',
  'shot.line': 'There is no line to him.',
  'shot.no-line': 'There is no line of sight to any enemy in range.',
  'shot.nobody-ready': 'Nobody is ready to shoot with a loaded gun.',
  'shot.none-in-range': 'No enemy who can be shot at is in range of a loaded gun.',
  'shot.range': 'That is farther than it carries.',
  'shot.time': 'There is no time for a shot any more.',
  'shot.unable': 'He is in no state to shoot.',
  'shot.unseen': 'Those in range have been looked for this turn, in vain.',
  'state.belongs': ({ name }) => `${name} belongs to nobody, or fights nobody.`,
  'state.leaderless': ({ id }) => `"${id}" is led by nobody.`,
  'state.nobody-fights': 'Nobody fights nobody.',
  'state.not-called': 'Somebody was called on who is not there.',
  'state.not-there': ({ name }) => `${name} names somebody who is not there.`,
  'state.riderless': ({ id }) => `"${id}" waits for nobody.`,
  'state.same-figure': 'Two figures share a name.',
  'state.same-unit': 'Two units share a name.',
};

/** What a scenario names that is not there. */
const MISSING: Readonly<Record<NamedKind | 'scenario' | 'weapon', (name: string) => string>> = {
  'chosen-edge': (name) => `Nobody chooses an edge called "${name}".`,
  weapon: (name) => `There is no weapon "${name}".`,
  number: (name) => `Nothing sets "${name}".`,
  object: (name) => `There is no object "${name}".`,
  option: (name) => `There is no option "${name}".`,
  piece: (name) => `There is no piece "${name}".`,
  terrain: (name) => `There is no piece of terrain "${name}", nor a group of that name.`,
  procedure: (name) => `There is no procedure "${name}".`,
  guest: (name) => `There is no guest "${name}".`,
  role: (name) => `There is no role "${name}".`,
  scenario: (name) => `There is no scenario "${name}".`,
  zone: (name) => `There is no zone "${name}".`,
};

/** Of every code that the game knows. */
export const refusals: SentencesOf<KernelRefusals & ScenarioSentences & OwnRefusals> = {
  ...engineWords.en.refusals,
  ...scenarioWords.en.refusals,
  'scenario.unknown-name': scenarioWords.en.unknownName(MISSING),
  ...own,
};

import { engineWords, type Sentences } from '@vedette/engine';
import { scenarioWords } from '@vedette/scenario';
import type { NamedKind } from '../../scenario/check/reference-problems.ts';
import { partyRefusals } from './party-refusals.ts';

/** What every refusal of the game says; {name} stands for a number or name that comes with it. */
const REFUSALS = {
  'advice.mindless-shut-off':
    'No way leads across without climbing or opening something: the Mindless stay where they are.',
  'advice.short-move-shut-off':
    'Every way across leads over difficult ground, and who moves Short is long in coming.',
  'deploy.contact': 'Nobody starts in contact with an enemy.',
  'deploy.no-footing': 'It cannot stand there.',
  'deploy.zone': 'The whole base must stand within {depth} mm of its edge.',
  'emerge.elsewhere': 'It comes out in its own room: {room}.',
  'emerge.no-footing': 'It cannot stand there.',
  'emerge.too-near': 'It must stand at least {atLeast} mm from whoever has come in.',
  'force.cheap': '{what}: they come to {cost} points, and must come to {least} at least.',
  'force.dear': '{what}: they come to {cost} points, and may come to {most} at most.',
  'force.few': '{what}: there are {count}, and must be {least} at least.',
  'force.many': '{what}: there are {count}, and may be {most} at most.',
  'force.side': 'This part is for a party of the {side}.',
  'force.stranger': '{title} has no place in this scenario.',
  'group.apart': 'Each of a mob must be within {reach} mm of another of them.',
  'group.contact': 'They must stand base to base, all in one chain.',
  'group.target': 'There is nobody whom all of them may shoot at.',
  'layout.close': '{id} must lie at least {least} mm from every other piece.',
  'layout.cover': '{id} gives no cover, and here everything must.',
  'layout.count': 'Lay out {least} to {most} pieces; these are {count}.',
  'layout.edge': '{id} must lie at least {least} mm from the edges of the table.',
  'layout.hiding': 'At least {least} pieces must hide two people altogether; {count} would.',
  'layout.small': '{id} must be at least {least} mm across.',
  'lead.no-room': 'Those whom it leads cannot follow there.',
  'move.barred': 'It may not enter there.',
  'move.barred-this-turn': 'That ground has turned it away this turn.',
  'move.bent': 'A Move is one straight line: name one place.',
  'move.beside-enemy': 'Whoever breaks away may not end beside an enemy.',
  'move.beside-good': 'It shrinks from the good and may not end beside them.',
  'move.body': 'Somebody stands there.',
  'move.contact': 'That touches an enemy who is not charged.',
  'move.difficult': 'That leads over difficult ground, and its stick cannot be any shorter.',
  'move.drop': 'It cannot drop down there.',
  'move.floating': 'There is nothing to stand on there.',
  'move.ground': 'Nobody can enter that ground.',
  'move.jump': 'That jump cannot be made.',
  'move.leaves-swarm': 'A base must end beside another of its swarm.',
  'move.level': 'It cannot get up or down there.',
  'move.link': 'That way cannot be taken from here.',
  'move.must-charge': 'The one it charged can still be reached: it must end in contact.',
  'move.narrow': 'The gap is too narrow for its base.',
  'move.no-charge': 'Whoever regroups charges nobody.',
  'move.not-nearer': 'A mob does not draw back from everybody it is after.',
  'move.not-regrouped': 'Whoever regroups must end beside a friend.',
  'move.occupied': 'Another base is in the way.',
  'move.on-obstacle': 'It must get clear of the obstacle it crosses.',
  'move.off-table': 'The base would leave the table.',
  'move.side': 'A wall or other solid side is in the way.',
  'move.too-far': 'That is {far} mm; its stick is {reach} mm.',
  'place.near': 'It must stand within {near} mm of another of its party.',
  'place.token': 'It must lie in a room, at least {apart} mm from every other.',
  'place.area': 'The whole base must lie in the ground that is marked.',
  'place.edge': 'It must be {far} mm from that edge at least.',
  'place.enemies': 'It must be {far} mm from every enemy at least.',
  'position.activation':
    'The activation names somebody who is not on the table, or more actions than it has.',
  'position.arms': '{model} holds more than its hands can.',
  'position.corpse': 'There is no "{model}" whose corpse this could be.',
  'position.no-footing': '{model} cannot stand there.',
  'position.nobody': 'Nobody is called "{model}".',
  'position.order': 'The order names every seat once.',
  'position.overlap': '{model} stands on {other}.',
  'position.party': 'There is no seat {seat}.',
  'position.possession': '{model} cannot be in that state of possession.',
  'position.profile': 'No profile is called "{profile}".',
  'position.quality': '{model} has lost so much Quality that it is dead.',
  'position.secret': 'That cannot be the secret of {of}.',
  'position.scenario': 'No scenario is called "{id}".',
  'position.state': '{model} cannot be {a} and {b} at once.',
  'position.terrain': 'The terrain is not possible: {problem}',
  'position.twice': 'Two things are called "{id}".',
  'scenario.nobody-comes': 'Nothing brings "{role}" to the table.',
  'scenario.not-allowed-here': '"{op}" belongs into the deployment, before the first turn.',
  'scenario.off-board': '{x}, {y} is off the table, which is {width} by {height} mm.',
  'scenario.terrain': 'The terrain is not possible: {problem}',
  'setup.players': 'This scenario is for {needed} parties.',
  'setup.three-players': 'More than two parties play only where that is agreed on; switch it on.',
  'state.acting': 'Somebody acts who is not there.',
  'state.carrier': 'Nobody carries it.',
  'state.corpse': 'Nobody lies there.',
  'state.names': '{model} names somebody who is not there.',
  'state.order': 'The order names other seats.',
  'state.party': '{model} is in no party.',
  'state.secret': 'A secret is about something that is not there.',
  'state.twice': 'Two models share a name.',
  'swap.pair': 'Two change places, or nobody.',
  'teleport.beside-enemy': 'It may not arrive beside an enemy with so few successes.',
  'teleport.no-footing': 'It cannot stand there.',
  'teleport.too-far': 'That is {far} mm; it can jump {reach} mm.',
  'teleport.too-near': 'That is {far} mm; it must be {atLeast} mm away at least.',
  'throw.nowhere': 'There is nothing there for it to fall on.',
  'throw.scatter-too-far': 'That is {far} mm off; it strays {reach} mm at most.',
  'throw.too-far': 'That is {far} mm; it can be thrown {reach} mm.',
  'throw.unseen': 'It cannot be thrown there from here.',
  'throw.walled': 'A wall is between there and where it was to fall.',
} as const satisfies Readonly<Record<string, string>>;

/** What is missing when nothing has that name. */
const MISSING: Readonly<Record<NamedKind, (name: string) => string>> = {
  anchor: (name) => `There is no anchor "${name}".`,
  'chosen-edge': (name) => `Nobody has chosen an edge by the name of "${name}".`,
  layout: (name) => `There is no layout "${name}".`,
  number: (name) => `Nothing sets a number "${name}".`,
  option: (name) => `There is no option "${name}".`,
  piece: (name) => `There is no piece or door "${name}".`,
  procedure: (name) => `There is no procedure "${name}".`,
  profile: (name) => `There is no profile "${name}".`,
  room: (name) => `There is no room "${name}".`,
  setting: (name) => `The game has no switch "${name}".`,
  side: (name) => `Nobody is called "${name}".`,
  slot: (name) => `There is no kind of slot "${name}".`,
  token: (name) => `There is no kind of token "${name}".`,
  zone: (name) => `There is no zone "${name}".`,
};

export type RefusalCode = keyof typeof REFUSALS;

/** {name} stands for a number or name that comes with a refusal; numbers to one place. */
function filled(template: string): (params: Readonly<Record<string, string | number>>) => string {
  return (params) => template.replace(/\{(\w+)\}/g, (_, name: string) => said(params[name]));
}

function said(value: string | number | undefined): string {
  return typeof value === 'number' ? `${Math.round(value * 10) / 10}` : (value ?? '');
}

/** Of every code that the game knows. */
export const refusals: Sentences = {
  ...engineWords.en.refusals,
  ...scenarioWords.en.refusals,
  ...partyRefusals,
  'scenario.unknown-name': scenarioWords.en.unknownName(MISSING),
  ...Object.fromEntries(Object.entries(REFUSALS).map(([code, template]) => [code, filled(template)])),
};

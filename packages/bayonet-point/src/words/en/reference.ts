import type { ReferenceWords } from '@vedette/scenario';
import type { TerrainType } from '../../data/terrain.ts';
import { referenceKeys } from './reference-keys.ts';

/** What each word of a scenario does, for whoever writes one. */
export const reference: ReferenceWords = {
  part: {
    $schema: 'Where the schema of this format lies, so that a text editor can tell what may be written.',
    id: 'The name by which files and links know the scenario.',
    name: 'What players read.',
    rule: 'The catalogue id of a printed scenario; yours needs none.',
    premise: 'What it is about, in a sentence or two.',
    mode: 'Always "competitive": one side against the other.',
    players: 'Always two.',
    boards: 'One board, in millimetres of large scale from its north-west corner.',
    roles: 'The two sides by name; everything else speaks of them.',
    terrain: 'What stands and lies on the board, by type.',
    zones: 'Areas that rules and deployment speak of.',
    objects: 'Things and animals that can be secured and led off the table.',
    options: 'Switches that players set before they begin; conditions ask for them.',
    pointShare: 'How much of the other side’s points a side may spend, where players want that.',
    exits: 'Edges by which a side may leave of its own will; who does is through.',
    alert: 'Who stands unaware until roused, and how many activations it takes.',
    deployment: 'How the table is set up: operations, one after the other.',
    procedures: 'Lists of operations with a name, to be done from several places.',
    rules: 'What happens when: an event, perhaps a condition, and operations.',
    actions:
      'Orders that units can be given here and nowhere else: who lends a hand, with the time of a move, and what it does.',
    aims: 'Secret aims: as soon as roles are known, each side draws one of its own that the other does not know; "limit" asks for it by the condition "aim". At least two for a side that has any.',
    end: 'Who has won as soon as something holds, and the text for it.',
    limit: 'How many turns there are, and who has won then.',
    die: 'For a scenario that is only a die: its faces.',
    rows: 'For a scenario that is only a die: which printed scenario each face stands for.',
  },
  operation: {
    'roll-off': 'Both roll, and the higher or lower die takes a role.',
    'choose-edge':
      'A side names an edge, and it is stored: "stored:NAME" is that edge, "opposite:NAME" the one across.',
    deploy: 'A side puts its units into zones or strips along an edge.',
    'deploy-about': 'A side names points and deploys about them.',
    enter: 'From now on units that are not on the table may come on by this edge: reinforcements.',
    'place-objects': 'Things are laid out in files about a point.',
    'dice-terrain': 'A die for each part of the table says what lies there.',
    damage: 'Figures are hit, and nobody has done it; outcomes are rolled as for any hit.',
    blast:
      'Figures are hit by distance from something, and nobody has done it: each by the first ring that it stands in.',
    wreck:
      'A piece of terrain, or a group of them, is no more; who was in it stands in the open, who is in the way of what it leaves is set down beside.',
    'show-aim': 'The secret aim of a side lies open from now on.',
    rouse: 'Those whom "alert" keeps still stir at once.',
    set: 'A number is remembered under a name; conditions and lengths ask for it.',
    do: 'A procedure is done here.',
    if: 'Operations that are done only where a condition holds.',
    table: 'A die is rolled and its row is done.',
  },
  event: {
    deployed: 'Everybody has been set up.',
    'turn-start': 'A turn begins; "turns" lists which, "from" says from which on.',
    'turn-end': 'A turn ends.',
  },
  condition: {
    count: 'So many figures fit a filter.',
    var: 'A number that was set lies between "min" and "max".',
    turn: 'The turn lies between "min" and "max".',
    option: 'Players have set a switch of the scenario so.',
    aim: 'A side has met its secret aim; only in the cases of "limit".',
    ahead: 'A side has lost a smaller share than another, by at least so much of the whole.',
    all: 'Each of these holds.',
    any: 'At least one of these holds.',
    not: 'This does not hold.',
  },
  tally: {
    lost: 'Figures that the side has lost.',
    through: 'Figures that the side has brought through an exit.',
    secured: 'Things that the side has led away.',
  },
  who: {},
  number: {
    plain: 'Just that number.',
    dice: 'So many dice, rolled when the number is used; with ten faces unless "faces" says otherwise, and "plus" added.',
    die: 'The same as it was written once. Use "dice".',
    turn: 'That much times the number of the turn.',
    var: 'What was set under this name.',
    units: 'So much for each unit that fits a filter, and at least "min".',
  },
  place: {
    zone: 'In a zone of the scenario.',
    edge: 'In a strip along an edge, so deep.',
  },
  target: {},
  filter: {
    side: 'Figures of this role.',
    troops: 'Figures of one of these troop types.',
    mounted: 'Riders, or those on foot.',
    zone: 'Who stands in this zone.',
    state: 'Who is able, on the ground, down or fleeing.',
  },
  terrain: {},
  tag: {},
  keys: {
    ...referenceKeys,
    'blast.of': 'What it is measured from: a "point", a "zone", or a piece or group of "terrain".',
    rings:
      'From the inside to the outside: within how far, how many hits, and what is added to the outcome die.',
    'wreck.terrain': 'A piece, or a group of them.',
    leaves: 'A terrain type that lies in its place; nothing, unless it says so.',
    'aims.side': 'Whose it may be.',
    'aims.text': 'What it asks for; its side reads it, and everybody when it is shown.',
    'aim.aim': 'Whose.',
    hits: 'How many hits each takes; one, unless it says so.',
    modifier: 'On the outcome die.',
    id: 'Its name in the document: small letters, digits, dashes.',
    name: 'What players read, or the name it is remembered by.',
    text: 'What players read.',
    side: 'Which role.',
    who: 'Which figures; all of them, unless it says so.',
    in: 'Where, in one or several places.',
    apart: 'Not nearer than this to enemies and objects.',
    spread: 'Each of these pieces gets a unit before any gets a second.',
    home: 'The edge by which they flee.',
    edge: 'An edge by name, or one that was chosen.',
    from: 'From this turn on.',
    'enter.from': 'Where the stretch of the edge begins.',
    'choose-edge.from': 'The edges to choose from.',
    to: 'Where the stretch of the edge ends.',
    'roll-off.to': 'Whether the higher or the lower die gets it.',
    role: 'The role that is rolled for.',
    by: 'Which side chooses.',
    'ahead.by': 'By how much of the whole.',
    store: 'A name under which the edge is remembered.',
    points: 'How many points.',
    within: 'How far from a point.',
    stretch: 'How wide the stretch of edge is by which the rest comes on.',
    object: 'Id of one of "objects".',
    n: 'How many.',
    at: 'The middle of them.',
    files: 'In how many files.',
    spacing: 'How far one is behind the other.',
    fileSpacing: 'How far one file is beside the other.',
    columns: 'Into how many columns the table is cut.',
    lines: 'Into how many rows the table is cut.',
    rows: 'Faces from and to, and what they stand for.',
    die: 'Of how many faces the die is.',
    value: 'The number.',
    procedure: 'Name of one of "procedures".',
    cond: 'The condition.',
    // biome-ignore lint/suspicious/noThenProperty: a word of the format; nobody awaits words.
    then: 'What is done where it holds.',
    else: 'What is done where it does not.',
    turns: 'In these turns alone.',
    min: 'At least so many.',
    max: 'At most so many.',
    minShare: 'At least this part of the whole: [1, 2] is half.',
    objects: 'Ids of "objects".',
    of: 'Compared with this side.',
    is: 'The value.',
    depth: 'How deep; "half" is half of the table.',
    type: 'Its type of terrain.',
    shape: 'Its outline.',
    when: 'The event it waits for.',
    if: 'Only where this holds.',
    limit: 'How often at most in a game.',
    do: 'Operations, one after the other.',
  },
};

const COVER = { none: 'no cover', soft: 'soft cover', hard: 'hard cover' } as const;
const FOOT = {
  free: 'free to those on foot',
  slow: 'slow on foot',
  cross: 'an action to cross on foot',
  enter: 'an action to enter on foot',
  barred: 'barred to those on foot',
} as const;
const HORSE = {
  free: 'free to riders',
  slow: 'slow for riders',
  cross: 'an action to cross on horseback',
  barred: 'barred to riders',
} as const;
const SIGHT = {
  open: 'open to sight',
  limited: 'limited sight',
  'by-level': 'sight goes by its level',
  blocks: 'blocks sight',
} as const;

/** What a type of terrain is. */
export function terrainLine({ title, shape, cover, foot, mounted, sight }: TerrainType): string {
  const drawn = shape === 'line' ? 'a line' : 'an area';
  return `${title}: ${[drawn, COVER[cover], FOOT[foot], HORSE[mounted], SIGHT[sight]].join(', ')}.`;
}

/** Headings of lists of printed names. */
export const names = {
  troops: 'Troop types',
  scenarios: 'Printed scenarios, for a scenario that is only a die',
} as const;

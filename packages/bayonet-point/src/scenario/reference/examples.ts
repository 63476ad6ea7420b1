import type { ReferenceExamples } from '@vedette/scenario';

const STEPS = [
  { op: 'roll-off', role: 'raiders', to: 'high' },
  { op: 'deploy', side: 'farmers', in: [{ zone: 'farm' }], home: 'east' },
  { op: 'deploy', side: 'raiders', in: [{ edge: 'west', depth: 225 }], home: 'west' },
];

const AIMS = [
  {
    id: 'hold-the-farm',
    side: 'farmers',
    name: 'Hold the farm',
    text: 'Have five on the farm at the end.',
    if: { count: { side: 'farmers', zone: 'farm' }, min: 5 },
  },
  {
    id: 'keep-the-men',
    side: 'farmers',
    name: 'Keep the men',
    text: 'Lose less than half.',
    if: { not: { tally: 'lost', side: 'farmers', minShare: [1, 2] } },
  },
];

/** Ground, things and people that the examples speak of. */
export const SAMPLE = {
  id: 'the-reference',
  name: 'The reference',
  mode: 'competitive',
  players: { min: 2, max: 2 },
  roles: ['raiders', 'farmers'],
  premise: 'Every word once.',
  boards: [{ id: 'main', width: 1800, height: 1200 }],
  terrain: [
    { id: 'copse', type: 'open-wood', shape: { rect: [300, 300, 300, 200] } },
    { id: 'grove', type: 'open-wood', shape: { rect: [900, 900, 200, 200] } },
  ],
  zones: { farm: { shape: { circle: [1300, 600, 300] } } },
  objects: [
    {
      id: 'cow',
      name: 'A cow',
      base: { small: 25, large: 40 },
      lead: { small: 75, large: 110 },
      secure: { side: 'raiders', edges: ['west'] },
    },
  ],
  options: { dark: { values: ['no', 'yes'], text: 'Whether it is dark.' } },
  guests: [{ id: 'priest', name: 'The priest', troops: 'infantry', class: 'veteran', weapons: ['pistol'] }],
  aims: AIMS,
  deployment: { order: 'listed', steps: STEPS },
  procedures: {
    bell: [{ op: 'set', name: 'strokes', value: { var: 'strokes', plus: 1 } }],
    knock: [{ op: 'join', guest: 'priest', side: 'farmers', at: [1300, 600], home: 'east' }],
  },
  limit: { turns: 6, otherwise: 'draw' },
};

/** One small example of every word; a spec checks and plays each. */
export const EXAMPLES: ReferenceExamples = {
  part: {
    $schema: '../docs/reference/bayonet-point.schema.json#/$defs/Scenario',
    id: 'cows-at-dusk',
    name: 'Cows at Dusk',
    rule: 'BP-SCN-01',
    premise: 'Somebody will be hungry tonight.',
    mode: 'competitive',
    players: { min: 2, max: 2 },
    boards: [{ id: 'main', width: 1800, height: 1200 }],
    roles: ['raiders', 'farmers'],
    terrain: [
      { id: 'copse', type: 'open-wood', shape: { rect: [300, 300, 300, 200] } },
      {
        id: 'wall',
        type: 'stone-wall',
        shape: {
          line: [
            [700, 450],
            [700, 750],
          ],
        },
      },
    ],
    zones: { farm: { shape: { circle: [1300, 600, 300] } } },
    objects: [
      {
        id: 'cow',
        name: 'A cow',
        base: { small: 25, large: 40 },
        lead: { small: 75, large: 110 },
        secure: { side: 'raiders', edges: ['west'] },
      },
    ],
    options: { dark: { values: ['no', 'yes'], text: 'Whether it is dark.' } },
    pointShare: { side: 'farmers', of: 'raiders', share: [2, 3] },
    exits: [{ side: 'raiders', edge: 'west' }],
    alert: { who: { side: 'farmers' }, activations: 2 },
    deployment: { order: 'listed', steps: STEPS },
    procedures: {
      bell: [{ op: 'set', name: 'strokes', value: { var: 'strokes', plus: 1 } }],
      knock: [{ op: 'join', guest: 'priest', side: 'farmers', at: [1300, 600], home: 'east' }],
    },
    rules: [
      {
        id: 'late',
        when: { event: 'turn-start', turns: [3] },
        do: [{ op: 'enter', side: 'farmers', edge: 'east' }],
      },
    ],
    actions: [
      {
        id: 'ring',
        name: 'Ring the bell',
        who: { side: 'farmers', zone: 'farm' },
        limit: 3,
        do: [{ op: 'do', procedure: 'bell' }],
      },
    ],
    guests: [{ id: 'priest', name: 'The priest', troops: 'infantry', class: 'veteran', weapons: ['pistol'] }],
    aims: AIMS,
    end: [
      {
        id: 'stolen',
        when: 'at-once',
        if: { tally: 'lost', side: 'farmers', minShare: [1, 2] },
        wins: 'raiders',
        text: 'The farm is theirs.',
      },
    ],
    limit: {
      turns: { dice: 1, faces: 6, plus: 4 },
      cases: [{ if: { ahead: 'raiders', of: 'farmers', by: [1, 4] }, wins: 'raiders' }],
      otherwise: 'draw',
    },
    die: 6,
    rows: [
      { range: [1, 3], scenario: 'open-battle' },
      { range: [4, 6], scenario: 'delaying-action' },
    ],
  },
  operation: {
    'roll-off': { op: 'roll-off', role: 'raiders', to: 'high' },
    'choose-edge': { op: 'choose-edge', by: 'raiders', from: ['west', 'north'], store: 'road-in' },
    deploy: { op: 'deploy', side: 'farmers', in: [{ zone: 'farm' }], apart: 150, home: 'east' },
    'deploy-about': {
      op: 'deploy-about',
      side: 'farmers',
      points: 2,
      within: { small: 150, large: 225 },
      stretch: 300,
    },
    join: { op: 'join', guest: 'priest', side: 'farmers', at: [1300, 600], home: 'east' },
    enter: { op: 'enter', side: 'farmers', edge: 'east', from: 400, to: 800 },
    'place-objects': {
      op: 'place-objects',
      object: 'cow',
      n: 2,
      at: [1000, 300],
      files: 1,
      spacing: 60,
      fileSpacing: 60,
    },
    'dice-terrain': {
      op: 'dice-terrain',
      columns: 2,
      lines: 2,
      rows: [{ range: [1, 7] }, { range: [8, 10], type: 'open-wood', size: [150, 100] }],
    },
    damage: { op: 'damage', who: { zone: 'farm' }, hits: 1 },
    blast: {
      op: 'blast',
      of: { point: [1300, 600] },
      rings: [
        { within: { small: 70, large: 100 }, hits: 2 },
        { within: 300, hits: 1, modifier: -2 },
      ],
    },
    wreck: { op: 'wreck', terrain: 'copse', leaves: 'hill' },
    'show-aim': { op: 'show-aim', side: 'farmers' },
    rouse: { op: 'rouse', who: { side: 'farmers' } },
    set: { op: 'set', name: 'strokes', value: { dice: 1, faces: 6 } },
    do: { op: 'do', procedure: 'bell' },
    // biome-ignore lint/suspicious/noThenProperty: the word of the format; nobody awaits an example.
    if: { op: 'if', cond: { turn: { min: 2 } }, then: [{ op: 'do', procedure: 'bell' }] },
    table: {
      op: 'table',
      die: 6,
      rows: [
        { range: [1, 3], name: 'Silence', do: [] },
        { range: [4, 6], name: 'The bell', do: [{ op: 'do', procedure: 'bell' }] },
      ],
    },
  },
  event: {
    deployed: { event: 'deployed' },
    'turn-start': { event: 'turn-start', turns: [1, 3] },
    'turn-end': { event: 'turn-end', from: 2 },
  },
  condition: {
    count: { count: { side: 'farmers', zone: 'farm' }, min: 1 },
    var: { var: 'strokes', min: 3 },
    turn: { turn: { min: 2, max: 4 } },
    option: { option: 'dark', is: 'yes' },
    aim: { aim: 'farmers' },
    ahead: { ahead: 'raiders', of: 'farmers', by: [1, 4] },
    all: { all: [{ turn: { min: 2 } }, { option: 'dark', is: 'no' }] },
    any: { any: [{ turn: { min: 6 } }, { option: 'dark', is: 'no' }] },
    not: { not: { option: 'dark', is: 'yes' } },
  },
  tally: {
    lost: { tally: 'lost', side: 'farmers', minShare: [1, 2] },
    through: { tally: 'through', side: 'raiders', min: 3 },
    secured: { tally: 'secured', side: 'raiders', objects: ['cow'], min: 1 },
  },
  who: {},
  number: {
    plain: 2,
    dice: { dice: 2, faces: 6, plus: 1 },
    die: { die: 1 },
    turn: { turn: 1 },
    var: { var: 'strokes', plus: -1 },
    units: { units: { side: 'farmers' }, times: 2, min: 2 },
  },
  place: { zone: { zone: 'farm' }, edge: { edge: 'east', depth: 'half' } },
  target: {},
  filter: {
    side: { side: 'farmers' },
    troops: { troops: ['infantry'] },
    mounted: { mounted: false },
    zone: { zone: 'farm' },
    guest: { guest: 'priest', state: ['able'] },
    state: { state: ['able', 'ground'] },
  },
  terrain: {},
  tag: {},
};

import { wordsById } from '@vedette/engine/testing';
import { expect, describe as group, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { questions } from '../questions.ts';
import { scene } from '../scene.spec-support.ts';
import { describe } from './en/describe.ts';
import { prompt } from './prompt.ts';
import { telling } from './telling.ts';

const state = scene({
  figures: [
    { id: 'a', name: 'Vane', gear: ['musket', { item: 'pistol', upgrades: ['silver-shot'] }] },
    { id: 'b', name: 'Roux', side: 1, x: 30 },
  ],
});

const of = { figure: 'a', rule: 'SB-GEN-01' };
const at = { x: 1, y: 2, z: 0 };

/** One of every kind. */
const facts: { readonly [Type in SilverBayonetEvent['type']]: Extract<SilverBayonetEvent, { type: Type }> } =
  {
    turnBegan: { ...of, type: 'turnBegan', turn: 3 },
    phaseBegan: { ...of, type: 'phaseBegan', phase: 'monsters', seat: null },
    initiativeRolled: { ...of, type: 'initiativeRolled', seat: 0, power: 3, skill: 4 },
    initiativeWon: { ...of, type: 'initiativeWon', order: [1, 0] },
    fateGained: { ...of, type: 'fateGained', seat: 1, die: 'monster' },
    fateSpent: {
      ...of,
      type: 'fateSpent',
      seat: 1,
      die: 'power',
      use: 'reroll',
      roll: { faces: [7], face: 7, before: 2, counts: 7 },
    },
    tableRolled: { ...of, type: 'tableRolled', table: 'encounters', dice: [3, 6], result: 'revenant' },
    rolledOff: {
      ...of,
      type: 'rolledOff',
      purpose: 'artillery',
      rolls: [
        { seat: 0, die: 4, total: 8 },
        { seat: 1, die: 7, total: 7 },
      ],
    },
    tookSide: { ...of, type: 'tookSide', seat: 1, zone: 'south' },
    deployed: { ...of, ...at, type: 'deployed', mounted: true },
    appeared: { ...of, ...at, type: 'appeared', kind: 'revenant' },
    activated: { ...of, type: 'activated' },
    moved: { ...of, ...at, type: 'moved', how: 'sprint', cost: 3.5 },
    onStairs: { ...of, type: 'onStairs', link: 'tower-stair', paid: 2.5 },
    checked: {
      ...of,
      type: 'checked',
      check: 'melee',
      against: 'b',
      power: 5,
      skill: 9,
      modifiers: [
        { by: 'melee', rule: 'SB-CHK-02', value: 1 },
        { by: 'shaken', rule: 'SB-TER-06', value: -1 },
        { by: 'nothing', rule: 'SB-CHK-04', value: 0 },
      ],
      total: 14,
      target: 14,
      success: true,
      bought: false,
    },
    rolledAgain: { ...of, type: 'rolledAgain', die: 'power', face: 10, now: 4 },
    shellFell: { ...of, ...at, type: 'shellFell' },
    endangered: { ...of, type: 'endangered', die: 7, hit: true },
    forced: { ...of, type: 'forced', mover: 'b' },
    fired: { ...of, type: 'fired', weapon: 'pistol', load: 'silver', targets: ['b'], answer: false },
    attacked: {
      ...of,
      type: 'attacked',
      target: 'b',
      mode: 'shooting',
      weapon: 'musket',
      hit: false,
      answer: true,
      cover: true,
      because: null,
    },
    damaged: {
      ...of,
      type: 'damaged',
      points: 5,
      health: -2,
      cause: 'fall',
      by: null,
      parts: [{ by: 'fall', rule: 'SB-MOV-21', value: 7 }],
      negated: 2,
    },
    healed: { ...of, type: 'healed', points: 2, health: 8 },
    dropped: { ...of, ...at, type: 'dropped', object: 'stone-idol' },
    tookUp: { ...of, type: 'tookUp', object: 'stone-idol' },
    secured: { ...of, type: 'secured', object: 'stone-idol' },
    objectPlaced: { ...of, ...at, type: 'objectPlaced', object: 'stone-idol', stuck: true },
    out: { ...of, type: 'out', how: 'down' },
    tired: { ...of, type: 'tired', fatigue: 2 },
    terror: { ...of, type: 'terror', state: 'paralysed' },
    reloaded: { ...of, type: 'reloaded', weapon: 'musket' },
    gearLost: { ...of, type: 'gearLost', weapon: 'musket', state: 'fouled' },
    investigated: { ...of, type: 'investigated', clue: 'c', card: 'torn-letter' },
    acted: { ...of, type: 'acted', action: 'finds:silver-shot@1', at: null },
    redirected: { ...of, type: 'redirected', target: 'b' },
    marked: { ...of, type: 'marked', mark: 'spellbound', value: 1 },
    conditionBegan: { ...of, type: 'conditionBegan', condition: 'wheelOfFate' },
    ended: { ...of, type: 'ended', reason: 'last-turn' },
    scored: { ...of, type: 'scored', seats: [0], lines: [], bonusXp: 2 },
    turnedAway: { ...of, type: 'turnedAway', kind: 'revenant' },
    cameToNothing: { ...of, type: 'cameToNothing', op: 'place-monster' },
    diceRolled: { ...of, type: 'diceRolled', op: 'damage', dice: [3, 4], total: 7 },
    rowRolled: { ...of, type: 'rowRolled', die: 4, row: 'a bad feeling', spent: true },
    needNotRoll: { ...of, type: 'needNotRoll' },
    aimTaken: { ...of, type: 'aimTaken', seats: [0], aim: 'hold-the-bridge' },
    aimShown: { ...of, type: 'aimShown', seats: [1], aim: 'hold-the-bridge' },
    wrecked: { ...of, type: 'wrecked', piece: 'powder-magazine' },
    storyGoesOn: { ...of, type: 'storyGoesOn', of: 'troll-wakes' },
    placeChosen: { ...of, type: 'placeChosen', seat: 1 },
    replaced: { ...of, type: 'replaced', by: 'b' },
    fateLost: { ...of, type: 'fateLost', seat: 1, die: 'skill' },
    modified: { ...of, type: 'modified', figures: ['a', 'b'], what: 'courage', n: -1, until: 'game-end' },
    imbued: { ...of, type: 'imbued', attacks: 'all', as: 'blessed' },
    found: { ...of, type: 'found', item: 'hand-weapon', as: 'silver' },
    cardDrawn: { ...of, type: 'cardDrawn', deck: 'red', card: 'ace' },
    deckDiscarded: { ...of, type: 'deckDiscarded', deck: 'red' },
    rollOffWon: { ...of, type: 'rollOffWon', seat: 0 },
    sightLimited: { ...of, type: 'sightLimited', max: 10, board: null },
    learned: { ...of, type: 'learned', xp: 1 },
  };

/** What it is called to leave things as they are, where that has words of its own. */
const KEPT: Readonly<Record<string, string>> = {
  initiative: 'Let it stand',
  reroll: 'Let it stand',
  monsterReroll: 'Let it stand',
  rollAgain: 'Let it stand',
  negate: 'Take all 4',
};

group('words', () => {
  it.each(Object.values(facts))('$type is told in one short line', (fact) => {
    const line = describe(fact, state);
    expect(line).toMatch(/^[^a-z].*[.?]$/);
    expect(line).not.toMatch(/undefined|null|NaN|\[object/);
    expect(line.length).toBeLessThan(120);
    // Nobody asked for coordinates.
    expect(line).not.toMatch(/\b(?:at|to) \d+(?:\.\d+)?, \d/);
  });

  it('a Check is told with all its numbers and no empty ones', () => {
    expect(describe(facts.checked, state)).toBe(
      'Vane, in melee: 5 + 9 + 1 melee - 1 shaken = 14, enough for 14.',
    );
    expect(describe({ ...facts.checked, total: 13, success: false }, state)).toContain('short of 14');
  });

  it('ids become names', () => {
    const words = (fact: SilverBayonetEvent) => describe(fact, state);
    expect(words(facts.attacked)).toBe('Vane fires back at Roux, who is in cover: a miss.');
    expect(words(facts.acted)).toBe('Vane finds: silver shot on pistol.');
    expect(words({ ...facts.acted, action: 'enchanted:0' })).toBe("Vane's musket is enchanted.");
    expect(words({ ...facts.acted, action: 'distract', at: 'b' })).toBe('Vane distracts Roux.');
    expect(words({ ...facts.acted, action: 'whistle', at: 'b' })).toBe('Vane: whistle, Roux.');
    expect(words({ ...facts.marked, value: 0 })).toBe('Vane is free of the spell.');
    expect(words({ ...facts.marked, mark: 'itching', value: 2 })).toBe('Vane: itching (2).');
    expect(words(facts.conditionBegan)).toContain('The wheel turns');
    expect(words({ ...facts.marked, mark: 'asleep', value: 1 })).toBe('Vane: asleep.');
    expect(words({ ...facts.marked, mark: 'asleep', value: 0 })).toBe('Vane: asleep no more.');
    expect(words(facts.replaced)).toBe('Under the skin of Vane: Roux.');
    expect(words(facts.damaged)).toBe('Vane takes 5 (7 fall - 2 fate); 0 left.');
    expect(words(facts.rolledOff)).toBe('For the guns: Player 1 rolls 4 + 4 = 8, Player 2 rolls 7.');
    expect(words({ ...facts.deployed, z: 3 })).toBe('Vane takes post, 3" up, in the saddle.');
  });

  it.each(Object.keys(questions) as (keyof typeof questions)[])('%s is asked in a short title', (kind) => {
    const question = {
      options: ['keep', 'b', '1'],
      min: 1,
      max: 2,
      figure: 'a',
      zone: 'south',
      budget: 6,
      how: 'move',
      attack: true,
      power: 3,
      skill: 4,
      total: 8,
      target: 12,
      points: 4,
      faces: [3, 9],
      mover: 'b',
      attacker: 'b',
      shooter: 'b',
      purpose: 'lucky-find',
      rule: 'SB-EVT-11',
      weapon: 'musket',
    };
    const { title, options } = prompt({ kind, seat: 0, question } as never, state);
    expect(title).toMatch(/^[A-Z].*[.?]$/);
    expect(title).not.toMatch(/undefined|null|NaN/);
    expect(title.length).toBeLessThan(80);
    const faces = { keep: 'The keep', b: 'The b', 1: 'The 1' };
    const names = { keep: KEPT[kind] ?? 'Leave it', b: 'Roux', 1: 'Pistol' };
    expect(wordsById({ options })).toEqual(kind === 'negationDie' ? faces : names);
  });

  it('options name weapons, figures, players and dice', () => {
    const words = (kind: string, options: readonly string[], rest = {}) =>
      wordsById(prompt({ kind, seat: 0, question: { options, figure: 'a', ...rest } } as never, state));
    expect(
      words('act', ['shoot:musket', 'reload-for-move:pistol', 'quick-reload:power/musket', 'end']),
    ).toEqual({
      'shoot:musket': 'Shoot: Musket',
      'reload-for-move:pistol': 'Reload instead of moving: Pistol',
      'quick-reload:power/musket': 'Reload for a Power Die: Musket',
      end: 'Done',
    });
    expect(words('chooseItem', ['silver-shot@pistol#2', 'salt-bag'])).toEqual({
      'silver-shot@pistol#2': 'Silver Shot on Pistol, the second',
      'salt-bag': 'Salt Bag',
    });
    expect(words('chooseItem', ['1'], { figure: null })).toEqual({ 1: 'Player 2' });
    expect(words('act', ['shoot:pistol', 'shoot:pistol#2'])).toEqual({
      'shoot:pistol': 'Shoot: Pistol',
      'shoot:pistol#2': 'Shoot: Pistol, the second',
    });
    expect(words('negationDie', ['3', '9'], { faces: [3, 9] })).toEqual({ 3: 'The 3', 9: 'The 9' });
    expect(words('choosePlace', ['12.5/8/0'])).toEqual({ '12.5/8/0': 'In the south-west' });
    expect(words('monsterReroll', ['keep', 'skill'], { skill: 4 })).toEqual({
      keep: 'Let it stand',
      skill: 'Spend a Monster Die: roll its 4 again',
    });
    // Where both show the same, which of them it is.
    expect(words('monsterReroll', ['power', 'skill'], { power: 4, skill: 4 })).toEqual({
      power: 'Spend a Monster Die: roll the 4 of its Power Die again',
      skill: 'Spend a Monster Die: roll the 4 of its Skill Die again',
    });
    expect(words('act', ['shoot:swivel:swivel-gun-north/ball', 'reload:swivel:old-bess'])).toEqual({
      'shoot:swivel:swivel-gun-north/ball': 'Shoot: swivel gun north, ball',
      'reload:swivel:old-bess': 'Reload: swivel gun: old bess',
    });
  });

  it('SB-OPS-26 the reckoning adds up line by line; extra points of figures come on top', () => {
    const lines = [
      { id: 'kills', points: 1, text: 'Three Revenants.', figures: null },
      { id: 'clues', points: 0, text: 'Two clues.', figures: null },
      { id: 'loss', points: 2, text: 'Three casualties.', figures: null },
      { id: 'seen', points: 1, text: 'Saw it.', figures: ['a', 'b'] },
    ];
    expect(describe({ ...facts.scored, lines, bonusXp: 3 }, state)).toBe(
      'Player 1: 3 for the dispatches. 1: Three Revenants. 2: Three casualties. 1 more for Vane and Roux: Saw it.',
    );
  });

  it('SB-OPS-26 a reckoning speaks of each side to everybody, and to nobody of his own', () => {
    const lines = [{ id: 'x', points: 2, text: 'One of yours left with it. Your men stood.', figures: null }];
    const event = { ...facts.scored, lines, bonusXp: 2 };
    expect(describe(event, state)).toContain('2: One of theirs left with it. Their men stood.');
    expect(telling(event, state).account!.lines[0]!.words).toBe(
      'One of theirs left with it. Their men stood.',
    );
  });

  it('SB-SHT-12 whoever may answer a shot is told what it did', () => {
    const title = (hurt: number) =>
      prompt(
        { kind: 'reactToShot', seat: 0, question: { options: [], figure: 'a', shooter: 'b', hurt } } as never,
        state,
      ).title;
    expect(title(0)).toBe('Roux has fired at Vane, and done no harm. And now?');
    expect(title(3)).toBe('Roux has hit Vane, who has lost 3 Health. And now?');
  });

  it('SB-OPS-22 whoever chooses a spot is told where it may be', () => {
    const title = (room: object) =>
      prompt({ kind: 'placeFigure', seat: 0, question: { figure: 'a', room } } as never, state).title;
    const of = { is: 'marker', body: { x: 18, y: 18, z: 0, radius: 0, height: 0 } };
    expect(title({ within: 6, of })).toBe('Where is Vane put, within 6" of the spot in the middle?');
    const clues = [{ id: 'c', deck: 'main', x: 18, y: 18, z: 0 }];
    const beside = { kind: 'placeFigure', seat: 0, question: { figure: 'a', room: { touching: of } } };
    expect(prompt(beside as never, { ...state, clues }).title).toBe(
      'Where is Vane put, touching the clue marker in the middle?',
    );
    const { x, y, z, radius, height } = state.figures[1]!;
    const figure = { is: 'figure', body: { x, y, z, radius, height } };
    expect(title({ within: 3, of: figure })).toBe('Where is Vane put, within 3" of Roux?');
    expect(title({ touching: { piece: 'old-well' } })).toBe('Where is Vane put, touching the old well?');
    expect(title({ anywhereOn: 'main' })).toBe('Where is Vane put?');
  });

  it('SB-MONA-07 a tie that a player settles is called one', () => {
    const question = { options: ['a', 'b'], figure: 'b', purpose: 'closest', rule: 'SB-MONA-07' };
    expect(prompt({ kind: 'monsterChoice', seat: 0, question } as never, state).title).toBe(
      'Which of these does Roux go for, all equally close?',
    );
  });

  it('SB-MONA-08 a monster that may be sent elsewhere is told of with where it is going', () => {
    const question = { options: ['keep', 'a'], figure: 'b', target: 'a', rule: 'SB-MONA-08' };
    const asked = (purpose: string, rest = {}) =>
      prompt({ kind: 'monsterChoice', seat: 0, question: { ...question, purpose, ...rest } } as never, state);
    expect(asked('move').title).toBe('Roux makes for Vane. Send it elsewhere, for a Monster Die?');
    expect(wordsById(asked('move'))).toEqual({ keep: 'Let it go on', a: 'Send it to Vane' });
    expect(asked('shoot').title).toBe('Roux aims at Vane. Another target, for a Monster Die?');
    expect(asked('move', { rule: 'SB-SOLO-07' }).title).toBe('Roux makes for Vane. Send it elsewhere?');
  });

  it('SB-FATE-05 whoever may roll again is told what was rolled for, and how it stands', () => {
    const roll = { options: ['keep', 'power', 'pass-skill'], figure: 'a', power: 3, skill: 4 };
    const asked = (rest: object) =>
      prompt({ kind: 'reroll', seat: 0, question: { ...roll, ...rest } } as never, state);
    const attack = { attacker: 'a', target: 'b' };
    const missed = asked({ check: 'shooting', attack, total: 8, target: 12 });
    expect(missed.title).toBe('Vane misses Roux: 8 against 12. Roll a die again?');
    expect(wordsById(missed)).toMatchObject({
      power: 'Spend a Power Die: roll the 3 again',
      'pass-skill': 'Spend a Skill Die: pass outright',
    });
    expect(asked({ check: 'sprint', attack: null, total: 11, target: 11 }).title).toBe(
      'Vane, Sprint Check: 11, enough for 11. Roll a die again?',
    );
    expect(asked({ check: 'terror', attack: null, total: 9, target: null }).title).toBe(
      'Vane, Terror Check: 9. Roll a die again?',
    );
  });

  it('SB-MEL-07 SB-ACT-06 options say what choosing them means; names of people need no saying', () => {
    const notes = (kind: string, options: readonly string[]) =>
      Object.fromEntries(
        prompt(
          { kind, seat: 0, question: { options, figure: 'a', attacker: 'b' } } as never,
          state,
        ).options.flatMap(({ id, note }) => (note === undefined ? [] : [[id, note]])),
      );
    expect(notes('strikeBack', ['strike-back', 'back-off'])).toEqual({
      'strike-back': 'A blow in return; then the attacker, if alive, backs off.',
      'back-off': '2" straight away, and it is over.',
    });
    expect(notes('act', ['shoot:musket', 'end'])).toMatchObject({
      'shoot:musket': 'Takes the action. Moving first would cost 1.',
    });
    expect(notes('activate', ['a', 'b'])).toEqual({});
  });

  it('SB-OPS-45 a die to be gained and a die to be lost are not confused', () => {
    const title = (question: object) => prompt({ kind: 'gainDie', seat: 0, question } as never, state).title;
    expect(title({ options: ['power', 'skill'] })).toBe('A die is yours: which?');
    expect(title({ options: ['power', 'skill'], lost: true })).toBe('A die is to go: which?');
  });

  it('SB-CLUE-01 a clue marker is called by its place', () => {
    const marked = { ...state, clues: [{ id: 'clue-w', deck: 'main', x: 12, y: 4.5, z: 0 }] };
    const question = { options: ['investigate:clue-w', 'clue-w'], figure: 'a' };
    expect(wordsById(prompt({ kind: 'act', seat: 0, question } as never, marked))).toEqual({
      'investigate:clue-w': 'Search: the south-west clue marker',
      'clue-w': 'The south-west clue marker',
    });
    const near = { id: 'clue-v', deck: 'main', x: 3, y: 9, z: 0 };
    const middle = { id: 'clue-m', deck: 'main', x: 18, y: 20.9, z: 0 };
    const north = { id: 'clue-n', deck: 'main', x: 18, y: 21.1, z: 0 };
    const several = { ...state, clues: [...marked.clues, near, middle, north] };
    const all = { options: ['clue-w', 'clue-v', 'clue-m', 'clue-n'], figure: 'a' };
    expect(wordsById(prompt({ kind: 'act', seat: 0, question: all } as never, several))).toEqual({
      'clue-w': 'The south-west clue marker, further east',
      'clue-v': 'The south-west clue marker, further west',
      'clue-m': 'The clue marker in the middle',
      'clue-n': 'The north clue marker',
    });
    const crowd = { ...several, clues: [...several.clues, { id: 'clue-u', deck: 'main', x: 6, y: 3, z: 0 }] };
    expect(wordsById(prompt({ kind: 'act', seat: 0, question: all } as never, crowd))['clue-v']).toBe(
      'The south-west clue marker, the first from the west',
    );
  });
});

import { answer, begin, prepare, random, sampleOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import silverBayonet from '../ruleset.ts';
import { scene } from '../scene.spec-support.ts';
import { dieKind } from './dice.ts';
import { prompt } from './prompt.ts';

const state = {
  ...scene({
    figures: [
      { id: 'a', name: 'Vane', gear: ['musket'] },
      { id: 'b', name: 'Roux', side: 1, x: 30 },
      { id: 'ghoul', name: 'Ghoul', side: 1, x: 20 },
    ],
  }),
  clues: [{ id: 'clue-w', deck: 'main', x: 12, y: 4.5, z: 0 }],
};

function asked(kind: string, options: readonly string[], facts = {}) {
  const put = prompt({ kind, seat: 0, question: { options, ...facts } } as never, state);
  const means = Object.fromEntries(
    put.options.map((option) => {
      const beside = Object.entries(option).filter(
        ([part]) => !['id', 'words', 'note', 'deed'].includes(part),
      );
      return [option.id, Object.fromEntries(beside)] as const;
    }),
  );
  return { ...put, means };
}

const [power, skill, monster] = (['power', 'skill', 'monster'] as const).map(dieKind);

describe('what an option means', () => {
  it('SB-ACT-01, SB-SHT-01 a bare name says what is done to whoever has it, and nothing else does', () => {
    const deeds = (kind: string, options: readonly string[]) =>
      asked(kind, options, { figure: 'a' }).options.map(({ deed }) => deed);
    expect(deeds('activate', ['a', 'add-monster'])).toEqual(['Send Vane', undefined]);
    expect(deeds('shootWhom', ['b'])).toEqual(['Fire at Roux']);
    expect(deeds('attackWhom', ['ghoul'])).toEqual(['Attack Ghoul']);
    expect(deeds('monsterChoice', ['b'])).toEqual([undefined]);
  });

  it('SB-ACT-06 an action says what it spends and what it ends, as its note does', () => {
    const ids = [
      'move',
      'fight',
      'sprint',
      'shoot:musket',
      'reload-for-move:musket',
      'distract',
      'drop:x',
      'end',
    ];
    const { options, means } = asked('act', ids, { figure: 'a' });
    expect(means).toEqual({
      move: { spends: ['move'], starts: 'move' },
      fight: { spends: ['move'], ends: 'activation', starts: 'fight' },
      sprint: { spends: ['action'], starts: 'sprint' },
      'shoot:musket': { spends: ['action'], starts: 'shoot' },
      'reload-for-move:musket': { spends: ['move'], starts: 'reload' },
      distract: { spends: ['action'], ends: 'activation' },
      'drop:x': {},
      end: { ends: 'activation' },
    });
    const saying = (words: RegExp) => options.filter(({ note = '' }) => words.test(note));
    expect(saying(/^Takes the action/).every(({ spends }) => spends?.includes('action'))).toBe(true);
    expect(saying(/Costs the Move/).every(({ spends }) => spends?.includes('move'))).toBe(true);
    expect(saying(/^This one is done|\. Ends the turn/).every(({ ends }) => ends === 'activation')).toBe(
      true,
    );
  });

  it('SB-FATE-05 SB-FATE-08 SB-ATT-44 a Fate Die that is spent is named by its kind', () => {
    const facts = { figure: 'a', check: 'courage', attack: null, power: 3, skill: 4, total: 8, target: 12 };
    expect(asked('reroll', ['keep', 'power', 'pass-skill'], facts).means).toEqual({
      keep: {},
      power: { spends: ['die'], die: power },
      'pass-skill': { spends: ['die'], die: skill },
    });
    expect(asked('act', ['quick-reload:skill/musket'], { figure: 'a' }).means).toEqual({
      'quick-reload:skill/musket': { spends: ['die'], die: skill },
    });
  });

  it('SB-FATE-09 on a monster’s roll it is a Monster Die, whichever of its dice is rolled again', () => {
    const facts = { figure: 'ghoul', check: 'melee', attack: null, power: 3, skill: 4, total: 8, target: 12 };
    expect(asked('monsterReroll', ['keep', 'power'], facts).means['power']).toEqual({
      spends: ['die'],
      die: monster,
    });
  });

  it('SB-TURN-04 a die that is gained is not spent; SB-OPS-45 one that is given up is', () => {
    expect(asked('gainDie', ['power']).means['power']).toEqual({ die: power });
    expect(asked('gainDie', ['power'], { lost: true }).means['power']).toEqual({
      spends: ['die'],
      die: power,
    });
  });

  it('SB-MONA-08 a redirection costs a Monster Die, SB-SOLO-07 with a free hand none', () => {
    const facts = { figure: 'ghoul', target: 'a', purpose: 'move' };
    expect(asked('monsterChoice', ['keep', 'b'], { ...facts, rule: 'SB-MONA-08' }).means).toEqual({
      keep: {},
      b: { spends: ['die'], die: monster, figure: 'b' },
    });
    expect(asked('monsterChoice', ['b'], { ...facts, rule: 'SB-SOLO-07' }).means['b']).toEqual({
      figure: 'b',
    });
  });

  it('SB-END-06 SB-SCN-GEN-31.R2 conceding and calling it a day are grave; figures are sent, nobody else is', () => {
    expect(asked('activate', ['a', 'add-monster', 'concede', 'call-it-a-day']).means).toEqual({
      a: { figure: 'a', starts: 'send' },
      'add-monster': {},
      concede: { grave: true, ends: 'match' },
      'call-it-a-day': { grave: true, ends: 'match' },
    });
  });

  it('places and clue markers are told by where they are, targets by who they are', () => {
    expect(asked('choosePlace', ['12.5/8/0'], { figure: 'a', purpose: 'viper' }).means['12.5/8/0']).toEqual({
      at: { x: 12.5, y: 8, z: 0 },
    });
    expect(asked('act', ['investigate:clue-w'], { figure: 'a' }).means['investigate:clue-w']).toEqual({
      spends: ['action'],
      starts: 'search',
      at: { x: 12, y: 4.5, z: 0 },
    });
    expect(asked('shootWhom', ['b'], { figure: 'a', min: 1, max: 1 }).means['b']).toEqual({ figure: 'b' });
  });
});

describe('what a question is about', () => {
  it('SB-MOV-14 whoever is asked comes first, then whom it has to do with, and where', () => {
    const at = { x: 3, y: 4, z: 0 };
    expect(asked('force', ['force', 'let-pass'], { figure: 'b', mover: 'a', at })).toMatchObject({
      about: { figures: ['b', 'a'], at },
      standing: { answers: { force: 'force the fight', 'let-pass': 'let it pass' } },
    });
    expect(asked('activate', ['a']).about).toEqual({ figures: [] });
  });

  it('SB-CHK-01 SB-ATT-20 its dice lie on the table', () => {
    const facts = { figure: 'a', check: 'courage', attack: null, power: 3, skill: 4, total: 8, target: 12 };
    expect(asked('reroll', ['keep'], facts).roll).toEqual({
      dice: [
        { die: power, face: 3 },
        { die: skill, face: 4 },
      ],
      total: 8,
      needed: 12,
    });
    expect(asked('negationDie', ['3', '9'], { figure: 'a', faces: [3, 9] }).roll).toMatchObject({
      dice: [{ face: 3 }, { face: 9 }],
      total: null,
    });
    expect(asked('act', ['end'], { figure: 'a' }).roll).toBeUndefined();
  });

  it('SB-FATE-05 only keeping the dice can be ordered for good, and only what is on offer', () => {
    const facts = { figure: 'a', check: 'courage', attack: null, power: 3, skill: 4, total: 8, target: 12 };
    expect(asked('reroll', ['keep', 'power'], facts).standing?.answers).toEqual({ keep: 'keep the die' });
    const closest = { figure: 'ghoul', purpose: 'closest', rule: 'SB-MONA-07' };
    expect(asked('monsterChoice', ['a', 'b'], closest).standing).toBeUndefined();
  });
});

const GAMES = 3;
const ENOUGH = 4000;

type Kept = Record<'move' | 'action' | 'activation', number>;

/** Plays a game by chance; notes where an action did not spend or end what it says, and counts where it did. */
function playThrough(seed: string, broken: Set<string>, kept: Kept): void {
  const [first, second] = silverBayonet.units.ready;
  const setup = prepare(silverBayonet, { scenario: 'skirmish', seats: [{ unit: first }, { unit: second }] });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  const chance = random(seed);
  let match = begin(silverBayonet, { setup: setup.value, dice: { seed } });
  for (let n = 0; match.pending !== null && n < ENOUGH; n++) {
    const { pending, state: before } = match;
    const reply = sampleOf(silverBayonet, pending, chance, () => before);
    const next = answer(match, pending.seat, reply);
    if (!next.ok) throw new Error(JSON.stringify(next.refusals));
    match = next.value;
    const chosen = prompt(pending, before).options.find(({ id }) => id === reply);
    if (pending.kind !== 'act' || chosen === undefined) continue;
    const goesOn = match.pending?.kind === 'act' && match.pending.question.figure === pending.question.figure;
    if (chosen.ends === 'activation') {
      if (goesOn) broken.add(`${chosen.id} does not end it`);
      else kept.activation++;
    }
    // Only when the same figure is asked again at once is it known what it has left.
    if (!goesOn) continue;
    const { moveSpent, actionSpent } = match.state.activation!;
    for (const part of ['move', 'action'] as const) {
      if (chosen.spends?.includes(part) !== true) continue;
      if (part === 'move' ? moveSpent : actionSpent) kept[part]++;
      else broken.add(`${chosen.id} does not take the ${part}`);
    }
  }
}

describe('games as they are played', () => {
  it('SB-ACT-05 SB-ACT-06 what an action says that it spends or ends is spent or over after it', () => {
    const broken = new Set<string>();
    const kept: Kept = { move: 0, action: 0, activation: 0 };
    for (let game = 0; game < GAMES; game++) playThrough(`means/${game}`, broken, kept);
    expect([...broken]).toEqual([]);
    expect(Math.min(...Object.values(kept))).toBeGreaterThan(0);
  }, 120_000);
});

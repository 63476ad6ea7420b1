import { checkDocument, sentenceOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ownMonster } from '../muster/own-monster.spec-support.ts';
import { scenarios } from '../scenarios/index.ts';
import { tongues } from '../words/index.ts';
import { EYE_OF_THE_IDOL } from './check/eye-of-the-idol.spec-support.ts';

type Draft = Record<string, unknown>;

/** The idol with one part changed: every problem as code and place. */
function found(change: Draft | ((scenario: Draft) => void)): readonly string[] {
  const scenario: Draft = structuredClone(EYE_OF_THE_IDOL);
  if (typeof change === 'function') change(scenario);
  else Object.assign(scenario, change);
  const checked = checkDocument(scenarios, scenario);
  return checked.ok
    ? []
    : checked.refusals.map((problem) => {
        if (sentenceOf(tongues.en.refusals, problem) === '') throw new Error(`${problem.code} says nothing.`);
        return `${problem.code.replace('scenario.', '')} ${problem.path}`;
      });
}

function message(change: Draft): string {
  const checked = checkDocument(scenarios, { ...EYE_OF_THE_IDOL, ...change });
  return checked.ok
    ? ''
    : checked.refusals.map((refusal) => sentenceOf(tongues.en.refusals, refusal)).join(' ');
}

const rule = (operation: object) => ({ rules: [{ id: 'r', when: { event: 'turn-end' }, do: [operation] }] });
const { terrain, clues } = EYE_OF_THE_IDOL;

describe('what is wrong with a scenario', () => {
  it('SB-OPS-80 the worked example is valid', () => {
    expect(found({})).toEqual([]);
  });

  it('SB-OPS-01 SB-OPS-30 unknown keys, operations and events are told with their place', () => {
    expect(found({ terain: [] })).toEqual(['unknown-key /terain']);
    expect(message({ terain: [] })).toContain('Did you mean "terrain"?');
    expect(found(rule({ op: 'heel', who: 'actor', n: 1 }))).toEqual(['unknown-op /rules/0/do/0/op']);
    expect(message(rule({ op: 'heel', who: 'actor', n: 1 }))).toContain('Did you mean "heal"?');
    expect(found({ rules: [{ id: 'r', when: { event: 'dawn' }, do: [] }] })).toEqual([
      'unknown-event /rules/0/when/event',
    ]);
    expect(found(rule({ op: 'heal', who: 'actor', n: 1, until: 'dawn' }))).toEqual([
      'unknown-key /rules/0/do/0/until',
    ]);
  });

  it('SB-OPS-03 SB-OPS-30 what is missing or of the wrong type', () => {
    expect(found({ name: 3 })).toEqual(['wrong-type /name']);
    expect(
      found((scenario) => {
        delete scenario['deployment'];
      }),
    ).toEqual(['wrong-type /deployment']);
    expect(found(rule({ op: 'heal', who: 'actor', n: 'two' }))).toEqual(['wrong-type /rules/0/do/0/n']);
  });

  it.each([
    [
      'monster',
      rule({ op: 'place-monster', monster: 'gholl', at: { anchor: 'centre' } }),
      '/rules/0/do/0/monster',
    ],
    [
      'anchor',
      rule({ op: 'place-monster', monster: 'ghoul', at: { anchor: 'well' } }),
      '/rules/0/do/0/at/anchor',
    ],
    ['zone', rule({ op: 'heal', who: { of: { zone: 'shade' } }, n: 1 }), '/rules/0/do/0/who/of/zone'],
    ['deck', rule({ op: 'draw', deck: 'tombs' }), '/rules/0/do/0/deck'],
    ['object', rule({ op: 'give-object', object: 'ear', to: 'actor' }), '/rules/0/do/0/object'],
    ['status', rule({ op: 'status', who: 'actor', add: 'asleep' }), '/rules/0/do/0/add'],
    ['procedure', rule({ op: 'do', procedure: 'wake' }), '/rules/0/do/0/procedure'],
    ['stored name', rule({ op: 'heal', who: 'stored:dog', n: 1 }), '/rules/0/do/0/who'],
    [
      'attribute',
      rule({ op: 'heal', who: { of: { attribute: 'brave' } }, n: 1 }),
      '/rules/0/do/0/who/of/attribute',
    ],
    ['item', rule({ op: 'give-item', who: 'actor', item: 'excalibur' }), '/rules/0/do/0/item'],
    ['option', { mainObjective: { option: 'dark', is: 'on' } }, '/mainObjective/option'],
    ['card', { mainObjective: { tally: 'revealed', cards: ['joker'], min: 1 } }, '/mainObjective/cards/0'],
    ['group', rule({ op: 'heal', who: { of: { group: 'gang' } }, n: 1 }), '/rules/0/do/0/who/of/group'],
    ['board', { clues: [{ ...clues[0], board: 'cellar' }] }, '/clues/0/board'],
    ['terrain type', { terrain: [{ ...terrain[0], type: 'lava' }] }, '/terrain/0/type'],
    [
      'piece',
      rule({ op: 'place-object', object: 'eye', at: { on: { terrain: 'well' } } }),
      '/rules/0/do/0/at/on/terrain',
    ],
    ['structure', { mounted: { structures: ['barn'] } }, '/mounted/structures/0'],
  ])('SB-OPS-30 a %s that is not there', (_, change, path) => {
    expect(found(change)).toEqual([`unknown-id ${path}`]);
  });

  it('SB-OPS-30 what is stored by one operation may be named by another', () => {
    const store = { op: 'place-monster', monster: 'black-dog', at: { anywhere: true }, store: 'dog' };
    const rules = [
      { id: 'r', when: { event: 'turn-end' }, do: [store, { op: 'heal', who: 'stored:dog', n: 1 }] },
    ];
    expect(found({ rules })).toEqual([]);
  });

  it('SB-OPS-13 SB-OPS-30 a variant or an equipment that the monster has not', () => {
    const [ghoul, placed] = [
      { monster: 'ghoul', at: [18, 14] },
      { op: 'place-monster', monster: 'ghoul', at: { anywhere: true } },
    ];
    expect(found({ monsters: [{ ...ghoul, equipment: 0 }] })).toEqual([]);
    expect(found({ monsters: [{ ...ghoul, equipment: 9 }] })).toEqual(['unknown-id /monsters/0/equipment']);
    expect(found({ monsters: [{ ...ghoul, variant: 'pink' }] })).toEqual(['unknown-id /monsters/0/variant']);
    expect(found(rule({ ...placed, variant: 'pink', equipment: 9 }))).toEqual([
      'unknown-id /rules/0/do/0/variant',
      'unknown-id /rules/0/do/0/equipment',
    ]);
  });

  it('SB-OPS-49 SB-OPS-30 a material is one that weapons have, or that somebody here cannot bear', () => {
    const imbue = (as: string) => ({ op: 'imbue', who: 'actor', attacks: 'all', as });
    expect(found(rule(imbue('silver')))).toEqual([]);
    expect(found(rule(imbue('sliver')))).toEqual(['unknown-id /rules/0/do/0/as']);
    expect(message(rule(imbue('sliver')))).toContain('Did you mean "silver"?');
    const ghoul = { monster: 'ghoul', at: [18, 14], allergies: ['rose-petals'] };
    expect(found(rule(imbue('rose-petals')))).toEqual(['unknown-id /rules/0/do/0/as']);
    expect(found({ ...rule(imbue('rose-petals')), monsters: [ghoul] })).toEqual([]);
  });

  it('SB-OPS-01 a built-in type of terrain may be said again, but not changed', () => {
    const types = (height: number) => ({ terrainTypes: { rock: { height, solid: true } } });
    expect(found(types(1.5))).toEqual([]);
    expect(found(types(9))).toEqual(['duplicate-id /terrainTypes/rock']);
  });

  it('SB-OPS-03 SB-OPS-14 somebody can play it, and each mode deploys in its own way', () => {
    const pairs = (...edges: readonly (readonly string[])[]) => ({
      order: 'roll-off',
      pairs: edges,
      depth: 2,
    });
    expect(found({ players: { min: 3, max: 2 } })).toEqual(['wrong-type /players/min']);
    expect(found({ players: { min: 3, max: 4 } })).toEqual(['wrong-type /players/min']);
    const four = pairs(['south', 'north'], ['west', 'east']);
    expect(found({ players: { min: 3, max: 4 }, deployment: four })).toEqual([]);
    expect(found({ deployment: pairs(['north', 'north']) })).toContain('wrong-type /deployment/pairs/0');
    expect(found({ mode: 'solo' })).toEqual(['wrong-type /deployment/order']);
  });

  it('SB-OPS-23 what is counted is counted in whole numbers, and nobody is hurt by less than nothing', () => {
    const damage = (n: unknown) => found(rule({ op: 'damage', who: 'actor', n }));
    expect(damage(2)).toEqual([]);
    expect(damage({ turn: 1 })).toEqual([]);
    expect(damage(1.5)).toEqual(['wrong-type /rules/0/do/0/n']);
    expect(damage(-1)).toEqual(['wrong-type /rules/0/do/0/n']);
    expect(damage({ turn: 0.5 })).toEqual(['wrong-type /rules/0/do/0/n/turn']);
    const fate = (n: number) => found(rule({ op: 'fate', side: 'each', die: 'power', n }));
    expect(fate(-1)).toEqual([]);
    expect(fate(-0.5)).toEqual(['wrong-type /rules/0/do/0/n']);
    const shift = { op: 'shift', who: 'actor', inches: 2.5, direction: 'random' };
    expect(found(rule(shift))).toEqual([]);
  });

  it('SB-OPS-03 no name is one that every object answers to', () => {
    expect(found({ zones: { constructor: { shape: { circle: [18, 18, 2] } } } })).toEqual([
      'wrong-type /zones/constructor',
    ]);
    expect(found({ mainObjective: { var: 'constructor', min: 1 } })).toEqual([
      'wrong-type /mainObjective/var',
    ]);
    expect(found(rule({ op: 'heal', who: 'stored:constructor', n: 1 }))).toHaveLength(1);
    expect(message({ mainObjective: { var: 'Big Troll', min: 1 } })).toContain('as in "big-troll"');
  });

  it('SB-OPS-30 parts within parts without end are told, not followed', () => {
    let mainObjective: object = { noMonsters: true };
    for (let n = 0; n < 5000; n++) mainObjective = { not: mainObjective };
    expect(found({ mainObjective })).toEqual(['schema.invalid ']);
  });

  it('SB-OPS-06 SB-MON-12 types and monsters of its own are there', () => {
    const lava = { ...terrain[0], type: 'lava' };
    const own = {
      clues: clues.slice(0, 2),
      terrain: [lava],
      terrainTypes: { lava: { ground: 'impassable' } },
    };
    expect(found(own)).toEqual([]);
    const mummy = { monsters: [{ monster: 'barrow-mummy', at: [18, 14] }] };
    expect(found(mummy)).toEqual(['unknown-id /monsters/0/monster']);
    expect(found({ ...mummy, bestiary: [ownMonster({})] })).toEqual([]);
  });

  it('SB-OPS-30 names are given once', () => {
    expect(found({ clues: [...clues, { ...clues[0], at: [4, 18] }].slice(1) })).toEqual([]);
    expect(found({ terrain: [...terrain, { ...terrain[0], shape: { rect: [2, 2, 1, 1] } }] })).toEqual([
      'duplicate-id /terrain/5/id',
    ]);
  });

  it('SB-OPS-10 SB-SET-04 a deck has a card for every marker', () => {
    const fourth = { id: 'grave-4', at: [4, 18], deck: 'graves' };
    expect(found({ clues: [...clues, fourth] })).toEqual(['deck-too-small /decks/graves/cards']);
    const cards = EYE_OF_THE_IDOL.decks.graves.cards.map((card, i) =>
      i === 1 ? { ...card, copies: 2 } : card,
    );
    expect(found({ clues: [...clues, fourth], decks: { graves: { cards } } })).toEqual([]);
  });

  it('SB-OPS-59 every face of the die has one row', () => {
    const table = (...ranges: readonly (readonly [number, number])[]) =>
      found(rule({ op: 'table', die: 6, rows: ranges.map((range) => ({ range, name: 'x', do: [] })) }));
    expect(table([1, 3], [4, 6])).toEqual([]);
    expect(table([1, 3], [5, 6])).toEqual(['table-gap /rules/0/do/0/rows']);
    expect(table([1, 4], [4, 6])).toEqual(['table-gap /rules/0/do/0/rows']);
    expect(table([1, 7])).toEqual(['table-gap /rules/0/do/0/rows/0/range']);
  });

  it('SB-OPS-67 a procedure never comes back to itself', () => {
    const calls = (procedure: string) => [{ op: 'do', procedure }];
    expect(found({ procedures: { a: calls('b'), b: [] } })).toEqual([]);
    expect(found({ procedures: { a: calls('a') } })).toEqual(['procedure-loop /procedures/a']);
    expect(found({ procedures: { a: calls('b'), b: calls('c'), c: calls('a') } })).toEqual([
      'procedure-loop /procedures/a',
      'procedure-loop /procedures/b',
      'procedure-loop /procedures/c',
    ]);
    expect(found({ procedures: { a: calls('b'), b: calls('b') } })).toEqual(['procedure-loop /procedures/b']);
  });

  it('SB-OPS-67 procedures that call one another over and over come to too much', () => {
    const names = Array.from({ length: 12 }, (_, i) => `p-${i}`);
    const doubling = (times: number) => ({
      procedures: Object.fromEntries(
        names.map((name, i) => {
          const next = names[i + 1];
          return [
            name,
            next === undefined ? [] : Array.from({ length: times }, () => ({ op: 'do', procedure: next })),
          ];
        }),
      ),
    });
    expect(found(doubling(1))).toEqual([]);
    expect(found(doubling(9))).toContain('procedure-loop /procedures/p-0');
    expect(found(doubling(9))).not.toContain('procedure-loop /procedures/p-10');
  });

  it('SB-OPS-28 SB-OPS-66 after the game there is no table, and before its end no madness', () => {
    const after = (operation: object) => ({
      aftermath: [
        { id: 'x', text: 'x', side: 'each', optional: false, if: { turn: { min: 1 } }, do: [operation] },
      ],
    });
    expect(found(after({ op: 'madness', who: 'actor' }))).toEqual([]);
    expect(found(after({ op: 'heal', who: 'actor', n: 1 }))).toEqual(['not-allowed-here /aftermath/0/do/0']);
    expect(found(after({ op: 'fate', side: 'actor-player', die: 'power', n: 1 }))).toEqual([
      'not-allowed-here /aftermath/0/do/0',
    ]);
    expect(found(rule({ op: 'madness', who: 'actor' }))).toEqual(['not-allowed-here /rules/0/do/0']);
    // biome-ignore lint/suspicious/noThenProperty: the word of the format (SB-OPS-67).
    const asking = (cond: object) => found(after({ op: 'if', cond, then: [] }));
    expect(asking({ count: { is: 'soldier' }, min: 1 })).toEqual([]);
    expect(asking({ tally: 'clues', min: 1 })).toEqual(['not-allowed-here /aftermath/0/do/0/cond']);
    expect(asking({ not: { any: [{ turn: { min: 2 } }] } })).toEqual([
      'not-allowed-here /aftermath/0/do/0/cond',
    ]);
    const far = { a: [{ op: 'do', procedure: 'b' }], b: [{ op: 'heal', who: 'actor', n: 1 }] };
    expect(found({ ...after({ op: 'do', procedure: 'a' }), procedures: far })).toEqual([
      'not-allowed-here /procedures/b/0',
    ]);
    expect(found({ ...rule({ op: 'do', procedure: 'a' }), procedures: far })).toEqual([]);
  });

  it('SB-SET-01 soldiers are held back before they deploy, and ground that changes is there', () => {
    const on = (event: string, operation: object) =>
      found({ rules: [{ id: 'r', when: { event }, do: [operation] }] });
    const late = { op: 'hold-back', side: 'each', n: 2 };
    expect(on('setup', late)).toEqual([]);
    expect(on('turn-start', late)).toEqual(['not-allowed-here /rules/0/do/0']);
    expect(on('turn-start', { op: 'wreck', terrain: 'idol', leaves: 'rubble' })).toEqual([]);
    expect(on('turn-start', { op: 'wreck', terrain: 'idle', leaves: 'ruble' })).toEqual([
      'unknown-id /rules/0/do/0/terrain',
      'unknown-id /rules/0/do/0/leaves',
    ]);
  });

  it('SB-OPS-15 an option has the values it has', () => {
    const options = { dark: { values: ['no', 'yes'], text: 'Whether it is dark.' } };
    expect(found({ options, mainObjective: { option: 'dark', is: 'yes' } })).toEqual([]);
    expect(found({ options, mainObjective: { option: 'dark', is: 'maybe' } })).toEqual([
      'unknown-id /mainObjective/is',
    ]);
  });

  it('SB-OPS-02 everything lies on its board', () => {
    expect(found({ clues: [{ ...clues[0], at: [36, 36] }] })).toEqual([]);
    expect(found({ clues: [{ ...clues[0], at: [36.5, 18] }] })).toEqual(['off-board /clues/0/at']);
    expect(found({ terrain: [{ ...terrain[0], shape: { rect: [35, 17, 2, 2] } }] })).toEqual([
      'off-board /terrain/0/shape',
    ]);
    expect(found({ monsters: [{ monster: 'ghoul', at: [-1, 4] }] })).toEqual(['off-board /monsters/0/at']);
    expect(found({ anchors: { well: [18, 40] } })).toEqual(['off-board /anchors/well']);
  });

  it('SB-OPS-05 pieces of different groups do not overlap; parts of one thing and things in water may', () => {
    const piece = (id: string, type: string, x: number, group?: string) => ({
      id,
      type,
      shape: { rect: [x, 4, 3, 3] },
      ...(group === undefined ? {} : { group }),
    });
    expect(found({ clues: [], terrain: [piece('a', 'wood', 4), piece('b', 'rock', 6)] })).toEqual([
      'overlap /terrain/1/shape',
    ]);
    expect(found({ clues: [], terrain: [piece('a', 'wood', 4), piece('b', 'rock', 7)] })).toEqual([]);
    expect(found({ clues: [], terrain: [piece('a', 'wood', 4, 'g'), piece('b', 'tree', 6, 'g')] })).toEqual(
      [],
    );
    expect(found({ clues: [], terrain: [piece('a', 'water', 4), piece('b', 'rock', 6)] })).toEqual([]);
    expect(found({ clues: [], terrain: [piece('a', 'bridge', 4), piece('b', 'water', 6)] })).toEqual([]);
    expect(found({ clues: [], terrain: [piece('a', 'bog', 4), piece('b', 'bridge', 6)] })).toEqual([
      'overlap /terrain/1/shape',
    ]);
    expect(found({ clues: [], terrain: [piece('a', 'bog', 4), piece('b', 'wagon', 6)] })).toEqual([]);
  });

  it('SB-OPS-05 an outline does not cross itself, and a ramp is where the piece is', () => {
    const piece = (shape: object, more: object = {}) =>
      found({ clues: [], terrain: [{ id: 'a', type: 'rock', shape, ...more }] });
    const square = [
      [4, 8],
      [8, 8],
      [8, 12],
      [4, 12],
    ];
    expect(piece({ poly: square })).toEqual([]);
    expect(piece({ poly: [square[0], square[2], square[1], square[3]] })).toEqual([
      'wrong-type /terrain/0/shape',
    ]);
    expect(piece({ poly: [square[0], square[0], square[0]] })).toEqual(['wrong-type /terrain/0/shape']);
    expect(
      piece(
        { poly: square },
        {
          ramps: [
            [
              [4, 8],
              [8, 8],
            ],
          ],
        },
      ),
    ).toEqual([]);
    expect(
      piece(
        { poly: square },
        {
          ramps: [
            [
              [14, 8],
              [18, 8],
            ],
          ],
        },
      ),
    ).toEqual(['wrong-type /terrain/0/ramps/0']);
  });

  it('SB-OPS-06 a bridge leads over water of a type of its own, too', () => {
    const own = (water: boolean) => ({
      clues: [],
      terrainTypes: { brook: { ground: 'difficult', water } },
      terrain: [
        { id: 'brook', type: 'brook', shape: { rect: [4, 8, 10, 3] } },
        { id: 'bridge', type: 'bridge', shape: { rect: [6, 7.5, 2, 4] } },
      ],
    });
    expect(found(own(true))).toEqual([]);
    expect(found(own(false))).toEqual(['overlap /terrain/1/shape']);
  });

  it('SB-OPS-30 a marker lies on something, and in nothing', () => {
    const marker = (at: readonly number[], level?: number) =>
      found({ clues: [{ ...clues[0], at, ...(level === undefined ? {} : { level }) }] });
    expect(marker([18, 18], 3)).toEqual([]);
    expect(marker([18, 18])).toEqual(['marker-in-solid /clues/0/at']);
    expect(marker([18, 18], 2)).toEqual(['marker-in-solid /clues/0/at']);
    expect(marker([10, 18], 1)).toEqual(['marker-in-solid /clues/0/at']);
  });

  it('SB-OPS-13 SB-OPS-30 a monster has room where it starts', () => {
    const monster = (at: readonly number[], kind = 'ghoul') => found({ monsters: [{ monster: kind, at }] });
    expect(monster([18, 14])).toEqual([]);
    expect(monster([18, 16.4])).toEqual([]);
    expect(monster([18, 16.6])).toEqual(['monster-in-solid /monsters/0/at']);
    expect(monster([18, 0.1])).toEqual(['monster-in-solid /monsters/0/at']);
    expect(monster([18, 16.6], 'ghost')).toEqual([]);
  });

  it('SB-OPS-14 SB-OPS-30 eight soldiers fit into every strip', () => {
    const rock = (width: number) => ({
      id: 'rock',
      type: 'rock',
      shape: { rect: [0, 0, width, 2] },
      top: 'none',
    });
    expect(found({ terrain: [...terrain, rock(27)] })).toEqual([]);
    expect(found({ terrain: [...terrain, rock(33)] })).toEqual(['no-deployment-room /deployment/pairs/0/0']);
    const areas = (radius: number) => ({
      mode: 'solo',
      deployment: { order: 'solo', areas: [{ who: { is: 'soldier' }, shape: { circle: [18, 6, radius] } }] },
    });
    expect(found(areas(2.5))).toEqual([]);
    expect(found(areas(1))).toEqual(['no-deployment-room /deployment/areas/0']);
    const lost = { order: 'solo', areas: [{ who: {}, shape: { circle: [1e300, 5, 10] } }] };
    expect(found({ mode: 'solo', deployment: lost })).toEqual([
      'wrong-type /deployment/areas/0/shape/circle/0',
    ]);
  });

  it('SB-OPS-05 many pieces with two hundred corners each, locked into one another like teeth', () => {
    const teeth = (n: number) => {
      const edge = (up: number) =>
        Array.from({ length: 100 }, (_, k): [number, number] => [k * 0.3 + 0.5, n * 0.1 + up + (k % 2) * 9]);
      return {
        id: `teeth-${n}`,
        type: 'rock',
        shape: { poly: [...edge(4), ...edge(4.05).toReversed()] },
        top: 'none',
      };
    };
    const many = Array.from({ length: 60 }, (_, n) => teeth(n));
    const overlaps = (pieces: readonly object[]) =>
      found({ terrain: pieces }).filter((problem) => problem.startsWith('overlap'));
    expect(overlaps(many)).toEqual([]);
    const rock = { id: 'among-them', type: 'rock', shape: { rect: [9, 9, 2, 2] }, top: 'none' };
    expect(new Set(overlaps([...many, rock]))).toEqual(new Set(['overlap /terrain/60/shape']));
  });
});

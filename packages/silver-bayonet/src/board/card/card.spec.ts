import { begin, type CardStat, type FigureCard, prepare, random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../../data/attributes.ts';
import { MONSTER_TYPES } from '../../data/monsters/bestiary.ts';
import { looking } from '../../hooks.ts';
import library from '../../library/shelf.ts';
import { ready } from '../../muster/ready.ts';
import { attackChecking } from '../../rules/check/attack-check.ts';
import { modifiersOf, plainCheck } from '../../rules/check/check.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import silverBayonet from '../../ruleset.ts';
import { of, type SceneDraft, type SceneFigure, scene } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import { speech } from '../../tongue.ts';

const { card } = speech.in().board!;

/** `a` in the middle, an enemy north of him. */
function laid(a: Partial<SceneFigure> = {}, rest: Partial<SceneDraft> = {}): SilverBayonetState {
  return scene({
    figures: [
      { id: 'a', x: 18, y: 18, ...a },
      { id: 'foe', side: 1, x: 18, y: 24 },
    ],
    ...rest,
  });
}

const statOf = ({ stats }: FigureCard, name: string): CardStat => stats.find((stat) => stat.name === name)!;
const statsOf = (s: SilverBayonetState, id = 'a') =>
  Object.fromEntries(card(s, id, null).stats.map(({ name, value, trend }) => [name, [value, trend]]));
const changesOf = (s: SilverBayonetState, name: string) =>
  statOf(card(s, 'a', null), name).changes.map(({ words, by, rule }) => [words, by, rule]);

const shotAt = (s: SilverBayonetState, mode: 'shooting' | 'melee') =>
  attackChecking(
    looking(s),
    {
      attacker: 'foe',
      target: 'a',
      mode,
      gear: -1,
      weapon: 'unarmed',
      answer: false,
      load: 'plain',
      cover: false,
    },
    [],
    'SB-SHT-08',
  ).target;

describe('numbers on a card', () => {
  it('SB-GEN-15 are the printed ones where nothing is the matter', () => {
    const s = laid();
    const { stats } = of(s, 'a');
    expect(statsOf(s)).toEqual({
      Speed: [`${stats.speed}`, 'same'],
      Melee: [`+${stats.melee}`, 'same'],
      Accuracy: [`+${stats.accuracy}`, 'same'],
      Defence: [`${stats.defence}`, 'same'],
      Courage: [`+${stats.courage}`, 'same'],
      Health: [`${stats.health}`, 'same'],
    });
    expect(card(s, 'a', null).stats.flatMap(({ changes }) => changes)).toEqual([]);
  });

  it('SB-MEL-13 fatigue comes off Melee and Defence, and says so', () => {
    const s = laid({ fatigue: 2 });
    const { melee, defence } = of(s, 'a').stats;
    expect(statsOf(s)).toMatchObject({
      Melee: [melee - 2 < 0 ? `−${2 - melee}` : `+${melee - 2}`, 'worse'],
      Defence: [`${defence - 2}`, 'worse'],
      Courage: [expect.anything(), 'same'],
    });
    expect(changesOf(s, 'Melee')).toEqual([['tired', -2, 'SB-MEL-13']]);
    expect(changesOf(s, 'Defence')).toEqual([['tired', -2, 'SB-MEL-13']]);
  });

  it('SB-TER-06 fright comes off every Check and not off Speed and Defence', () => {
    const s = laid({ terror: { kind: 'shaken', activations: 0 } });
    expect(changesOf(s, 'Courage')).toEqual([['shaken', -1, 'SB-TER-06']]);
    expect(changesOf(s, 'Accuracy')).toEqual([['shaken', -1, 'SB-TER-06']]);
    expect(changesOf(s, 'Speed')).toEqual([]);
    expect(changesOf(s, 'Defence')).toEqual([]);
  });

  it('SB-ATT-75 poison takes 2 off Speed; SB-EVT-05 a deluge one more', () => {
    const s = laid({ attributes: ['poisoned'] });
    s.conditions.deluge = true;
    expect(statsOf(s)['Speed']).toEqual([`${speedOf(looking(s), of(s, 'a'))}`, 'worse']);
    expect(changesOf(s, 'Speed')).toEqual([
      ['poisoned', -2, 'SB-ATT-75'],
      ['deluge', -1, 'SB-EVT-05'],
    ]);
  });

  it('SB-CAV-03, SB-CAV-10 a horse is quicker, and harder to strike from the ground', () => {
    const s = laid({ mounted: true, attributes: ['combat-rider'] });
    expect(statsOf(s)['Speed']).toEqual(['8', 'better']);
    const defence = statOf(card(s, 'a', null), 'Defence');
    expect([defence.value, defence.besides]).toEqual([
      `${shotAt(s, 'shooting')}`,
      `${shotAt(s, 'melee')} in melee`,
    ]);
    expect(defence.trend).toBe('same');
    expect(shotAt(s, 'melee')).toBe(shotAt(s, 'shooting') + 1);
  });

  it('SB-ATT-63 whoever is knocked down is easier to strike, not to shoot', () => {
    const s = laid({ attributes: ['knocked-down'] });
    const { value, besides, changes } = statOf(card(s, 'a', null), 'Defence');
    expect([value, besides]).toEqual([`${shotAt(s, 'shooting')}`, `${shotAt(s, 'melee')} in melee`]);
    expect(changes.map(({ words, by }) => [words, by])).toEqual([['knocked down, in melee', -2]]);
  });

  it('SB-ATT-23 somebody inspiring nearby is worth a point of Courage, and the bystander’s card is his own', () => {
    const figures: SceneFigure[] = [
      { id: 'a', x: 18, y: 18 },
      { id: 'chief', x: 20, y: 18, attributes: ['inspiring'] },
      { id: 'foe', side: 1, x: 18, y: 24 },
    ];
    const s = scene({ figures });
    expect(changesOf(s, 'Courage')).toEqual([['inspiring', 1, 'SB-ATT-23']]);
    expect(statOf(card(s, 'foe', null), 'Courage').changes).toEqual([]);
  });

  it('SB-CHK-02 are what the rules read, of everybody, in the midst of anything', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { state: s } = begun(seed);
      for (const figure of s.figures) {
        Object.assign(figure, { standing: 'standing', x: 10, y: 10, fatigue: 1 });
        const look = looking(s);
        const sum = (kind: 'melee' | 'shooting' | 'courage') =>
          modifiersOf(look, plainCheck(figure, kind, null, 'SB-CHK-02')).reduce(
            (n, { value }) => n + value,
            0,
          );
        const shown = card(s, figure.id, null).stats.map(({ value }) => Number(value.replace('−', '-')));
        expect(shown[0]).toBe(speedOf(look, figure));
        expect([shown[1], shown[2], shown[4]]).toEqual([sum('melee'), sum('shooting'), sum('courage')]);
      }
    }
  });

  it('are the printed one and all that changes it', () => {
    const s = laid({
      attributes: ['poisoned', 'cursed:2', 'slowing'],
      fatigue: 1,
      terror: { kind: 'stunned', activations: 0 },
      mounted: true,
    });
    for (const { value, base, changes, trend, name } of card(s, 'a', null).stats) {
      if (name === 'Health') continue;
      const number = (text: string) => Number(text.replace('−', '-'));
      const sum = changes
        .filter(({ words }) => !words.endsWith('in melee'))
        .reduce((n, { by }) => n + by, number(base));
      expect([name, sum]).toEqual([name, number(value)]);
      expect(trend).toBe(
        number(value) < number(base) ? 'worse' : number(value) > number(base) ? 'better' : 'same',
      );
    }
  });
});

describe('weapons on a card', () => {
  const lines = (gear: NonNullable<SceneFigure['gear']>, more: Partial<SceneFigure> = {}) =>
    card(laid({ gear, ...more }), 'a', null).weapons;

  it('SB-LOAD-01 are loaded or not, with their reach and what they do', () => {
    const [musket] = lines([{ item: 'musket', loaded: true }, 'cartridge-box']);
    expect(musket).toMatchObject({
      title: 'Musket',
      reach: '24″',
      state: 'ready',
      stateWords: 'loaded',
      to: { shelf: 'armoury', id: 'musket' },
    });
    expect(musket!.text).toMatch(/^damage Power.*; in hand damage Power/);
    expect(lines([{ item: 'musket', loaded: false }])[0]).toMatchObject({
      state: 'empty',
      stateWords: 'unloaded',
    });
  });

  it('SB-ATT-43 strong arms are counted in, in melee only', () => {
    const [blade, gun] = [
      ...lines(['hand-weapon'], { attributes: ['strong'] }),
      ...lines(['pistol'], { attributes: ['strong'] }),
    ];
    expect(blade!.text).toBe('damage Power +1');
    expect(gun!.text).toMatch(/^damage (Power|Skill)(;|$)/);
  });

  it('SB-EQ-21 name the shot that can be chosen: plain or cold iron', () => {
    const [pistol] = lines([{ item: 'pistol', upgrades: ['cold-iron-shot'] }]);
    expect(pistol!.text).toContain('plain or cold iron shot');
  });

  it('SB-EQ-33 a fouled gun and a lost one stay on it, spoilt', () => {
    const found = lines([
      { item: 'pistol', state: 'lost' },
      { item: 'rifle', state: 'fouled' },
    ]);
    expect(
      found.filter(({ state }) => state === 'spoilt').map(({ title, stateWords }) => [title, stateWords]),
    ).toEqual([
      ['Pistol', 'lost'],
      ['Rifle', 'fouled'],
    ]);
  });

  it('SB-GEN-17 whoever has none has fists', () => {
    expect(lines([]).map(({ title }) => title)).toEqual(['Unarmed']);
  });
});

describe('what else a card says', () => {
  it('conditions, attributes, items and injuries, each in a line with its entry', () => {
    const s = laid({
      fatigue: 1,
      terror: { kind: 'shaken', activations: 0 },
      attributes: ['nimble', 'burning', 'imbalanced:3'],
      gear: ['holy-symbol', { item: 'pistol', upgrades: ['silver-shot'] }],
    });
    const { conditions, attributes, items, injuries } = card(s, 'a', null);
    expect(conditions.map(({ title }) => title)).toEqual(['Shaken', 'Tired 1', 'Alight']);
    expect(attributes.map(({ title, to }) => [title, to])).toEqual([
      ['Nimble', { shelf: 'attributes', id: 'nimble' }],
    ]);
    expect(items.map(({ title }) => title)).toEqual(['Holy Symbol', 'Silver Shot, on the pistol']);
    expect(injuries.map(({ title }) => title)).toEqual(['Imbalanced (−3)']);
  });

  it('SB-SHT-05 where it stands: in cover of what, and how far from whoever looks', () => {
    const s = laid({}, {
      terrain: [{ id: 'rock-1', type: 'rock', shape: { rect: [16.4, 18.8, 1.6, 0.8] } }],
    } as Partial<SceneDraft>);
    expect(card(s, 'a', 'foe').line.slice(1)).toEqual([
      'Player 1',
      expect.stringMatching(/^5″ from /),
      'in cover of the rock',
    ]);
    expect(card(s, 'a', null).line).toHaveLength(2);
  });

  it('SB-MOV-14, SB-SHT-12 what it may still do', () => {
    const fresh = card(laid(), 'a', null).may;
    expect(fresh).toEqual([
      'Has not acted in this turn.',
      'May force a fight within 1″.',
      expect.stringContaining('dive for cover'),
    ]);
    const lame = laid(
      { fatigue: 2, activated: true, terror: { kind: 'paralysed', activations: 0 } },
      { options: { 'paralysed-reacts': 'no' } },
    );
    expect(card(lame, 'a', null).may).toEqual([
      'Has acted in this turn.',
      'Cannot force a fight.',
      'Cannot react.',
    ]);
    const acting = card(laid({}, { active: 'a', activation: { moveSpent: true } }), 'a', null).may[0];
    expect(acting).toMatch(/^May still /);
    expect(acting).not.toContain('move 6');
  });

  it('of every attribute and monster there is, in words, with an entry that the library has', () => {
    const entries = new Set(library.in().entries.map(({ shelf, id }) => `${shelf}/${id}`));
    const known = (to: FigureCard['to']) =>
      to === null || 'rule' in to || entries.has(`${to.shelf}/${to.id}`);
    const shown: FigureCard[] = MONSTER_TYPES.map(({ id }) =>
      card(scene({ figures: [{ id: 'm', side: null, type: id }, { id: 'foe' }] }), 'm', null),
    );
    expect(shown.length).toBeGreaterThan(20);
    for (const found of shown) {
      const notes = [...found.weapons, ...found.attributes, ...found.conditions, ...found.items];
      expect([found.to, ...notes.map(({ to }) => to)].filter((to) => !known(to))).toEqual([]);
      for (const { title, text } of found.attributes) expect([title, text !== '']).toEqual([title, true]);
    }
    for (const { id } of ATTRIBUTES) expect(entries).toContain(`attributes/${id}`);
  });
});

describe('a card keeps secrets', () => {
  it('SB-CLUE-01 nothing on it hangs on what the seat cannot see', () => {
    const { state } = begun('secret');
    for (const seat of [0, 1]) {
      const dreamt = structuredClone(state);
      silverBayonet.imagine(dreamt, seat, random('another'));
      for (const { id } of state.figures) {
        const shown = (s: SilverBayonetState) => card(silverBayonet.view(s, seat), id, null);
        expect(shown(dreamt)).toEqual(shown(state));
      }
    }
  });

  it('is plain data', () => {
    const { state } = begun('plain');
    for (const { id } of state.figures) {
      const shown = card(state, id, null);
      expect(JSON.parse(JSON.stringify(shown))).toEqual(shown);
    }
  });
});

function begun(seed: string) {
  const setup = prepare(silverBayonet, {
    scenario: 'the-investigation',
    seats: ready.slice(0, 2).map((unit) => ({ unit })),
  });
  if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
  return begin(silverBayonet, { setup: setup.value, dice: { seed } });
}

import type { Asked } from '@vedette/engine';
import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { TOUCHING } from '../attributes/attack.spec-support.ts';
import type { SilverBayonet } from '../game.ts';
import { pair } from '../odds/pair.spec-support.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { strike } from '../rules/melee/strike.ts';
import { terrorCheck } from '../rules/terror/terror.ts';
import silverBayonet from '../ruleset.ts';
import { of, stepping } from '../scene.spec-support.ts';
import { foregone, gambles, idle, suggests } from './gambles.ts';
import { prospects } from './prospects.ts';

const pools = [
  { power: 1, skill: 1, monster: 1 },
  { power: 1, skill: 1, monster: 1 },
];
const strikes = stepping((cx) => {
  strike(cx, of(cx.s, 'a'), of(cx.s, 'b'), 'own');
});

function asked(a: object, b: object, dice: readonly number[], run = strikes): Asked<SilverBayonet> {
  const state = pair(a, { x: 18 + TOUCHING, ...b }, { pools });
  const { pending, state: now } = playToQuestion(run, { state, dice });
  return { ...pending, view: () => silverBayonet.view(now, pending.seat) } as Asked<SilverBayonet>;
}

const DEFENCE = { stats: { defence: 12 } };
const GHOUL = { side: null, type: 'ghoul', attributes: [], gear: ['natural-weapons'], stats: { melee: 1 } };

describe('what a Fate Die is worth', () => {
  it('SB-FATE-05 every number says what it is the number of', () => {
    expect(gambles(asked({}, DEFENCE, [8, 1]))).toEqual({
      keep: 'hits 0 %',
      power: 'hits 10 %, damage 1.0 on average, puts out 10 %',
      skill: 'hits 80 %, damage 6.4 on average',
    });
  });

  it('SB-FATE-05 a roll that a die may better is no foregone conclusion', () => {
    expect(foregone(asked({}, DEFENCE, [8, 1]))).toBeNull();
    // A hit, but a harder one is possible.
    expect(foregone(asked({}, DEFENCE, [3, 10]))).toBeNull();
  });

  it('SB-FATE-05 a die that can mend nothing is kept out of the way of one that can', () => {
    expect(idle(asked({}, { stats: { defence: 13 } }, [8, 1]))).toEqual(['power']);
    expect(idle(asked({}, DEFENCE, [8, 1]))).toEqual([]);
    expect(idle(asked({}, { stats: { defence: 30 } }, [2, 3]))).toEqual(['power', 'skill']);
  });

  it('SB-FATE-05 a hit that another roll can only spoil is kept', () => {
    const { answer, words } = foregone(asked({}, DEFENCE, [10, 9]))!;
    expect(answer).toBe('keep');
    expect(words).toMatch(/only spoil/);
  });

  it('SB-FATE-07 who would surely be put out is advised to spend a die, and nobody else', () => {
    const struck = (health: number) => asked({}, { ...DEFENCE, health }, [10, 9]);
    const question = (health: number) => {
      const { kind, seat, view } = struck(health);
      expect(kind).toBe('reroll');
      const options = ['keep', 'power', 'skill'];
      return { kind: 'negate', seat, question: { figure: 'b', options, points: 8 }, view } as never;
    };
    expect(suggests(question(8))).toMatch(/power|skill/);
    expect(suggests(question(9))).toBeNull();
  });

  it('SB-FATE-05 a miss that no die can mend is called one', () => {
    expect(foregone(asked({}, { stats: { defence: 30 } }, [2, 3]))?.words).toMatch(/thrown away/);
  });

  it('SB-FATE-09 a monster that cannot roll higher is left alone', () => {
    expect(foregone(asked(GHOUL, DEFENCE, [10, 9]))?.words).toMatch(/change nothing/);
    expect(foregone(asked(GHOUL, DEFENCE, [5, 8]))).toBeNull();
  });

  it('SB-TER-02 a fright is told by what comes over him, and a lesser one is worth a die', () => {
    const frightened = stepping((cx) => {
      terrorCheck(cx, of(cx.s, 'a'), -6, 'test', 'SB-TER-01');
    });
    const fright = asked({}, {}, [1, 2], frightened);
    expect(gambles(fright)['keep']).toMatch(/^[a-z]+$/);
    expect(gambles(fright)['power']).toMatch(/^unmoved \d+ %$/);
    expect(foregone(fright)).toBeNull();
    expect(foregone(asked({}, {}, [10, 9], frightened))?.answer).toBe('keep');
  });
});

const acts = stepping((cx) => activateMember(cx, of(cx.s, 'a')));

/** What is asked of a, after these answers. */
function askedOf(
  state: ReturnType<typeof pair>,
  answers: readonly (readonly [string, unknown])[] = [],
  dice: readonly number[] = [],
  run = acts,
): Asked<SilverBayonet> {
  const { pending, state: now } = playToQuestion(run, { state, answers: answers as never, dice });
  return { ...pending, view: () => silverBayonet.view(now, pending.seat) } as Asked<SilverBayonet>;
}

describe('what a deed comes to', () => {
  it('SB-SHT-01 the only target stands on the button with its odds; of several none is chosen yet', () => {
    expect(gambles(askedOf(pair({ gear: ['pistol'] }, {})))['shoot:pistol']).toMatch(
      /^at .+: hits \d+ %, damage [\d.]+ on average/,
    );
    expect(gambles(askedOf(pair({}, {})))['shoot:musket']).toBeUndefined();
  });

  it('SB-ATT-09, SB-ATT-25 a weapon that may hit but never harm says so, and what would', () => {
    const attributes = ['indestructible', 'allergy:blessed/enchanted'];
    const armour = { side: null, type: 'living-armour', attributes, gear: ['heavy-weapon'] };
    const shot = (a: object, b: object) => gambles(askedOf(pair(a, b)))['shoot:pistol'];
    expect(shot({ gear: ['pistol'] }, armour)).toMatch(
      /hits \d+ %, but cannot harm it: it minds blessed and enchanted$/,
    );
    expect(shot({ gear: ['pistol'] }, { ...armour, attributes: ['indestructible'] })).toMatch(
      /hits \d+ %, but cannot harm it$/,
    );
    expect(shot({ gear: ['pistol'] }, { ...armour, attributes: [] })).toMatch(/damage [\d.]+ on average/);
    const target = { figure: 'a', target: 'b', options: ['hand-weapon'] };
    const state = pair({ gear: ['hand-weapon'] }, { ...armour, x: 18 + TOUCHING });
    const blows = gambles({ kind: 'meleeWeapon', seat: 0, question: target, view: () => state } as never);
    expect(blows['hand-weapon']).toMatch(/it minds blessed and enchanted$/);
    const asks = { kind: 'act', seat: 0, question: { figure: 'a', options: [] }, view: () => state };
    expect(prospects(asks as never, 'b', null).at(-1)!.note).toMatch(/cannot harm it: it minds blessed/);
  });

  it('SB-MOV-04 a Sprint says how far it goes, and how likely', () => {
    const after = askedOf(pair({}, {}), [
      ['act', 'move'],
      ['move', [{ x: 18, y: 19, z: 0 }]],
    ]);
    expect(gambles(after)['sprint']).toMatch(/^4" \d+ %, else 2"$/);
    expect(gambles(askedOf(pair({}, {})))['sprint']).toBeUndefined();
  });
});

describe('what makes no difference', () => {
  it('SB-MEL-02 two blades that do the same are the same; a heavier one is asked about', () => {
    const touching = { x: 18 + TOUCHING };
    const chosen = (gear: readonly string[]) => foregone(askedOf(pair({ gear }, touching), [], [], strikes));
    expect(chosen(['hand-weapon', 'hand-weapon'])).toMatchObject({
      answer: 'hand-weapon',
      because: 'all-alike',
    });
    expect(chosen(['hand-weapon', 'heavy-weapon'])).toBeNull();
  });

  it('SB-EQ-20 a load that its target does not mind is not asked about; one that it does is', () => {
    const gun = [{ item: 'musket' }, { item: 'cartridge-box', upgrades: ['cold-iron-shot'] }];
    const load = (b: object) =>
      askedOf(pair({ gear: gun as never }, { gear: [], ...b }), [
        ['act', 'shoot:musket'],
        ['shootWhom', ['b']],
      ]);
    const plain = load({});
    expect(plain.kind).toBe('shot');
    expect(foregone(plain)).toMatchObject({ answer: 'plain', because: 'gains-nothing' });
    expect(gambles(plain)['plain']).toMatch(/^hits/);
    const minds = load({
      side: null,
      type: 'ghoul',
      attributes: ['allergy:cold-iron', 'damage-reduction:8'],
    });
    expect(foregone(minds)).toBeNull();
  });
});

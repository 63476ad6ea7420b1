import { describe, expect, it } from 'vitest';
import type { RuleText } from '../../data/rule-text.ts';
import type { Tag } from '../../data/tags.ts';
import { duel } from '../../scene.spec-support.ts';
import { resultIn } from './attack.spec-support.ts';
import type { Attack } from './attack.ts';

/** Twice the total and no more: a kill if the table allows one. */
const DOUBLED = [4, 1] as const;
/** Beaten by one: a kill only if it is Lethal. */
const BEATEN = [1, 1] as const;

const strong = { combat: 4 } as const;
/** Indoors, so that no shot suffers from the dark (FF-SET-09). */
const NIGHT = { clock: { day: false, outdoors: false } } as const;
const DAY = { clock: { day: true } } as const;

function target(tags: readonly Tag[]) {
  return { combat: 3, tags, rules: [] } as const;
}

function kills(
  b: Parameters<typeof duel>[1],
  more: Partial<Attack>,
  a: Parameters<typeof duel>[0] = {},
  extra: Parameters<typeof duel>[3] = NIGHT,
) {
  return resultIn(duel({ ...strong, ...a }, b, 2, extra), DOUBLED, more).result;
}

const ANYTHING: Partial<Attack> = { weapon: 'hand-weapon' };
const HEAVY: Partial<Attack> = { weapon: 'heavy-weapon', careful: true };
const SHOT: Partial<Attack> = { kind: 'shot', weapon: 'pistol', band: 1, combat: 4 };
const SPELL: Partial<Attack> = { kind: 'spell', weapon: 'spell', combat: 4, band: 1 };
const GRENADE: Partial<Attack> = { kind: 'blast', weapon: 'grenade', combat: 4 };
const FIRE: Partial<Attack> = { kind: 'fire', weapon: null, combat: 4 };
const CLAWS: Partial<Attack> = { weapon: 'natural' };

describe('what can kill what', () => {
  it('FF-HTH-05 anything kills an ordinary model', () => {
    for (const way of [ANYTHING, HEAVY, SHOT, SPELL, GRENADE, FIRE, CLAWS])
      expect(kills(target([]), way)).toBe('killed');
  });

  it('FF-HTH-05 a Zombie: powerful heavy weapon, aimed firearm, spell, chainsaw, explosive; all else knocks it down', () => {
    const zombie = target(['zombie']);
    for (const way of [HEAVY, { ...SHOT, careful: true }, SPELL, GRENADE])
      expect(kills(zombie, way)).toBe('killed');
    for (const way of [ANYTHING, { ...HEAVY, careful: false }, SHOT, FIRE, CLAWS])
      expect(kills(zombie, way)).toBe('fall');
    expect(kills(zombie, { ...SHOT, weapon: 'bow', careful: true })).toBe('fall');
  });

  it('FF-HTH-05 chainsaw and explosive are Lethal to a Zombie', () => {
    const zombie = duel({ combat: 2 }, target(['zombie']), 2, NIGHT);
    expect(resultIn(zombie, BEATEN, { weapon: 'chainsaw' }).result).toBe('killed');
    expect(resultIn(duel(strong, target(['zombie']), 2, NIGHT), BEATEN, GRENADE).result).toBe('killed');
    expect(resultIn(duel(strong, target(['zombie']), 2, NIGHT), BEATEN, ANYTHING).result).toBe('recoil');
  });

  it('FF-HTH-05 an aimed firearm from beside finishes a fallen Zombie by beating it; from afar it must double', () => {
    const down = { ...target(['zombie']), posture: 'fallen' } as const;
    const aimed = { ...SHOT, careful: true };
    expect(resultIn(duel({}, down, 2, NIGHT), BEATEN, aimed).result).toBe('killed');
    expect(resultIn(duel({}, { ...down, x: 500 }, 2, NIGHT), BEATEN, aimed).result).toBe('recoil');
    expect(resultIn(duel({}, down, 2, NIGHT), BEATEN, SHOT).result).toBe('none');
  });

  it('FF-HTH-04 a natural six with a powerful heavy weapon or an aimed firearm kills a Zombie whatever the totals', () => {
    const zombie = { ...target(['zombie']), combat: 6 } as const;
    expect(resultIn(duel({ combat: 0 }, zombie), [6, 6], HEAVY)).toMatchObject({
      result: 'killed',
      back: 'fall',
    });
    expect(resultIn(duel({ combat: 0 }, zombie), [6, 6], { ...SHOT, combat: 0, careful: true }).result).toBe(
      'killed',
    );
    expect(resultIn(duel({ combat: 0 }, zombie), [5, 6], HEAVY).result).toBe('none');
    expect(resultIn(duel({ combat: 0 }, zombie), [6, 6], ANYTHING).result).toBe('none');
  });

  it('FF-HTH-05 a fallen Zombie beaten by a plain weapon just stays down', () => {
    expect(kills({ ...target(['zombie']), posture: 'fallen' }, ANYTHING)).toBe('none');
  });

  it('FF-HTH-05 a Vampire by night: wood, fire, spell, holy water, sun, magic, claws; all else knocks it down', () => {
    const vampire = target(['vampire', 'monster']);
    const killing: Partial<Attack>[] = [
      { weapon: 'stake' },
      { ...SHOT, weapon: 'crossbow', wooden: true },
      FIRE,
      SPELL,
      { ...GRENADE, weapon: 'holy-water-vial' },
      { ...GRENADE, weapon: 'sun-grenade' },
      { weapon: 'magic-weapon' },
    ];
    for (const way of killing) expect(kills(vampire, way, { rules: ['stakes'] })).toBe('killed');
    for (const way of [
      ANYTHING,
      HEAVY,
      { ...SHOT, careful: true },
      GRENADE,
      { weapon: 'hand-weapon', silver: true } as const,
    ])
      expect(kills(vampire, way)).toBe('fall');
    expect(kills(vampire, CLAWS, { tags: ['monster'] })).toBe('killed');
    expect(kills(vampire, CLAWS, { tags: ['monster', 'zombie'] })).toBe('fall');
    expect(kills(vampire, CLAWS, { tags: ['animal'] })).toBe('fall');
  });

  it('FF-OPT-11 vampires-ignore-claws: then monsters tear in vain', () => {
    const extra = { ...NIGHT, options: { 'vampires-ignore-claws': true } } as const;
    expect(kills(target(['vampire']), CLAWS, { tags: ['monster'] }, extra)).toBe('fall');
    expect(kills(target(['werewolf']), CLAWS, { tags: ['monster'] }, extra)).toBe('killed');
  });

  it('FF-HTH-05 by day everything kills a Vampire', () => {
    expect(kills(target(['vampire']), ANYTHING, {}, DAY)).toBe('killed');
    expect(kills(target(['vampire']), ANYTHING, {}, { clock: { day: true, clouds: true } })).toBe('fall');
  });

  it('FF-HTH-05 wood is Lethal to a Vampire that is down or transfixed, and only then', () => {
    const vampire = target(['vampire']);
    const stake = { weapon: 'stake' } as const;
    const held = { transfixed: { by: 'fear', cost: 1, source: null } } as const;
    expect(resultIn(duel(strong, { ...vampire, posture: 'fallen' }, 2, NIGHT), BEATEN, stake).result).toBe(
      'killed',
    );
    expect(resultIn(duel(strong, { ...vampire, conditions: held }, 2, NIGHT), BEATEN, stake).result).toBe(
      'killed',
    );
    expect(resultIn(duel(strong, vampire, 2, NIGHT), [2, 1], stake).result).toBe('fall');
    expect(
      resultIn(duel(strong, vampire, 2, NIGHT), BEATEN, { ...GRENADE, weapon: 'sun-grenade' }).result,
    ).toBe('killed');
  });

  it('FF-HTH-05 a Werewolf: fire, spell, magic, silver, claws of another kind; all else knocks it down', () => {
    const wolf = target(['werewolf', 'monster']);
    for (const way of [FIRE, SPELL, { weapon: 'magic-weapon' } as const])
      expect(kills(wolf, way)).toBe('killed');
    for (const way of [ANYTHING, HEAVY, GRENADE, { ...SHOT, careful: true }])
      expect(kills(wolf, way)).toBe('fall');
    expect(kills(wolf, CLAWS, { tags: ['monster', 'vampire'] })).toBe('killed');
    expect(kills(wolf, CLAWS, { tags: ['monster', 'werewolf'] })).toBe('fall');
    expect(kills(wolf, CLAWS, { tags: ['monster', 'zombie'] })).toBe('fall');
  });

  it('FF-OPT-34 werewolf-claws-kill-werewolves: then packs can fight it out', () => {
    const extra = { ...NIGHT, options: { 'werewolf-claws-kill-werewolves': true } } as const;
    expect(kills(target(['werewolf']), CLAWS, { tags: ['monster', 'werewolf'] }, extra)).toBe('killed');
    expect(kills(target(['werewolf']), CLAWS, { tags: ['monster', 'zombie'] }, extra)).toBe('fall');
  });

  it('FF-HTH-05 silver is Lethal to a Werewolf and nothing special to a Vampire', () => {
    const silver = { weapon: 'hand-weapon', silver: true } as const;
    expect(resultIn(duel(strong, target(['werewolf']), 2, NIGHT), BEATEN, silver).result).toBe('killed');
    expect(resultIn(duel(strong, target(['vampire']), 2, NIGHT), BEATEN, silver).result).toBe('recoil');
  });

  it('FF-HTH-05 the Immaterial: others of their kind, magic weapons, spells; nothing else does anything at all', () => {
    const ghost = { ...target([]), conditions: { immaterial: true } } as const;
    for (const way of [ANYTHING, HEAVY, SHOT, GRENADE, FIRE]) expect(kills(ghost, way)).toBe('none');
    for (const way of [SPELL, { weapon: 'magic-weapon' } as const]) expect(kills(ghost, way)).toBe('killed');
    expect(kills(ghost, CLAWS, { conditions: { immaterial: true } })).toBe('killed');
  });

  it('FF-HTH-19 a Lethal hack does not override the table: a werewolf falls by a plain knife', () => {
    expect(
      resultIn(duel(strong, target(['werewolf']), 2, NIGHT), BEATEN, { kind: 'hack', lethal: true }).result,
    ).toBe('fall');
    expect(resultIn(duel(strong, target([]), 2, NIGHT), BEATEN, { kind: 'hack', lethal: true }).result).toBe(
      'killed',
    );
  });

  it('FF-SPEC-33 Lethal to a type: what is of it dies by being beaten, nobody else; weapons bring it too', () => {
    const beats = (rule: RuleText, tags: readonly Tag[], more: Partial<Attack> = {}) =>
      resultIn(duel({ ...strong, rules: [rule] }, target(tags), 2, NIGHT), BEATEN, more).result;
    for (const type of ['zombie', 'werewolf', 'vampire', 'demon'] as const) {
      expect(beats(`lethal:${type}`, [type])).toBe('killed');
      expect(beats(`lethal:${type}`, [])).not.toBe('killed');
    }
    expect(beats('lethal:zombie', ['werewolf'])).not.toBe('killed');
    expect(beats('lethal:zombie', ['zombie'], { kind: 'shot', weapon: 'bow', band: 1 })).toBe('killed');
    expect(
      beats('lethal:zombie', ['zombie'], { kind: 'blast', weapon: 'holy-water-vial', combat: 4 }),
    ).not.toBe('killed');
    // By weapon: silver, a stake in what lies, a sun grenade, saw and bomb.
    const by = (tags: readonly Tag[], more: Partial<Attack>, posture: 'standing' | 'fallen' = 'standing') =>
      resultIn(duel(strong, { ...target(tags), posture }, 2, NIGHT), BEATEN, more).result;
    expect(by(['werewolf'], { silver: true })).toBe('killed');
    expect(by(['vampire'], { weapon: 'stake', wooden: true }, 'fallen')).toBe('killed');
    expect(by(['vampire'], { weapon: 'stake', wooden: true })).not.toBe('killed');
    expect(by(['vampire'], { kind: 'blast', weapon: 'sun-grenade', combat: 4 })).toBe('killed');
    expect(by(['zombie'], { kind: 'blast', weapon: 'grenade', combat: 4 })).toBe('killed');
    expect(['killed', 'gruesome']).toContain(by(['zombie'], { weapon: 'chainsaw' }));
  });
});

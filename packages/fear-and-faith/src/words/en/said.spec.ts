import { describe, expect, it } from 'vitest';
import { FIGHT_MODIFIERS, SHOT_MODIFIERS } from '../../data/fighting.ts';
import { BASH_MODIFIERS, CLIMB_MODIFIERS } from '../../data/moving.ts';
import { FEAR_MODIFIERS } from '../../data/nerve.ts';
import { QUALITY_MODIFIERS } from '../../data/quality.ts';
import { SPECIAL_RULE_IDS } from '../../data/special-rules.ts';
import { WEAPONS } from '../../data/weapons/weapons.ts';
import { ACTIONS } from '../../rules/actions/index.ts';
import { DECLARATIONS } from '../../rules/declarations/index.ts';
import { FREE_ACTIONS } from '../../rules/free-actions/index.ts';
import { scene } from '../../scene.spec-support.ts';
import { NOMINATION_KINDS } from '../../state.ts';
import { describe as tell } from './describe.ts';
import { declarationOf, saidOf } from './names.ts';
import { craftWords, deedWords } from './said.ts';

const ID = /^[a-z]+(-[a-z0-9]+)+$/;

describe('words for ids', () => {
  it('every modifier of every table has its words, and they are no id', () => {
    const tables = [
      FIGHT_MODIFIERS,
      SHOT_MODIFIERS,
      QUALITY_MODIFIERS,
      FEAR_MODIFIERS,
      BASH_MODIFIERS,
      CLIMB_MODIFIERS,
    ];
    const said = tables.flatMap((table) => Object.keys(table)).map((id) => [id, saidOf(id)] as const);
    expect(said.filter(([, words]) => words === null || ID.test(words))).toEqual([]);
  });

  it('so has every weapon, special rule, action, free action and way to nominate', () => {
    const ids = [
      ...WEAPONS.map(({ id }) => id),
      ...SPECIAL_RULE_IDS,
      ...ACTIONS.map(({ id }) => id),
      ...FREE_ACTIONS.map(({ id }) => id),
      ...DECLARATIONS.map(({ id }) => id),
    ];
    expect(ids.filter((id) => saidOf(id) === null)).toEqual([]);
    const deeds = [...ACTIONS, ...FREE_ACTIONS].map(({ id }) => id);
    expect(deeds.filter((id) => deedWords[id] === undefined)).toEqual([]);
    const together = NOMINATION_KINDS.filter((kind) => kind !== 'model');
    expect(together.filter((kind) => craftWords[kind] === undefined)).toEqual([]);
  });

  it('a declaration is told by its art and by the name of whom it is for', () => {
    const s = scene({
      models: [
        { id: 'a', x: 100, y: 100, name: 'Mina' },
        { id: 'b', x: 800, y: 800, party: 1 },
      ],
    });
    expect(declarationOf(s, 'spell/transfix/a')).toBe('a spell, Transfix, Mina');
    expect(declarationOf(s, 'teleport')).toBe('Teleport');
  });

  it('a fight is told without any id', () => {
    const s = scene({
      models: [
        { id: 'a', x: 100, y: 100, name: 'Mina' },
        { id: 'b', x: 800, y: 800, party: 1, name: 'Rat' },
      ],
    });
    const line = tell(
      {
        type: 'fought',
        rule: 'FF-RNG-06',
        kind: 'shot',
        weapon: 'sub-machine-gun',
        attacker: {
          model: 'a',
          combat: 2,
          die: 3,
          modifiers: [{ by: 'through-immaterial', rule: 'FF-SPEC-30', value: -1 }],
          total: 4,
        },
        target: { model: 'b', combat: 2, die: 1, modifiers: [], total: 3 },
        result: 'recoil',
        back: 'none',
      },
      s,
    );
    expect(line).toContain('Mina against Rat with sub machine gun');
    expect(line).toContain('- 1 somebody half there in between');
  });
});

import { readFileSync } from 'node:fs';
import { ruleTextFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { INSANITY, MORALE_MOVES, SCARED } from '../../../data/nerve.ts';
import { LENGTH, STICKS } from '../../../data/sticks.ts';
import { RANGED_WEAPONS } from '../../../data/weapons/ranged.ts';
import { EXAMPLES } from './examples.ts';
import { RULE_TEXTS } from './index.ts';

const file = new URL('../../../../../../docs/rules/fear-and-faith.json', import.meta.url);
const RULES = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);

/** Chapters that are asked about in the middle of a game. */
const PLAY = /^FF-(?:GEN|SET|ACT|GRP|MOV|HTH|RNG|FEAR|MAG|MOR)-/;

const rowsOf = (rule: string) => RULE_TEXTS[rule]!.table!.rows;

describe('rules at length', () => {
  it('are told of every rule of play, and name only rules that there are', () => {
    expect(ruleTextFaults({ texts: RULE_TEXTS, rules: RULES, play: PLAY, examples: EXAMPLES })).toEqual([]);
  });

  it.each([
    ['FF-FEAR-06', SCARED],
    ['FF-FEAR-08', INSANITY],
  ] as const)('%s has the faces of the data, each once', (rule, rows) => {
    expect(rowsOf(rule).map(({ from = null, to = null }) => [from, to])).toEqual(
      rows.map(({ faces }) => [...faces]),
    );
  });

  it('FF-GEN-02, FF-RNG-02 measure as the rules do', () => {
    expect(rowsOf('FF-GEN-02').map(({ cells }) => cells[1])).toEqual(
      STICKS.map((stick) => `${LENGTH[stick]} mm`),
    );
    expect(rowsOf('FF-RNG-02').map(({ cells }) => Number.parseInt(cells[2]!, 10))).toEqual(
      RANGED_WEAPONS.map(({ range }) => LENGTH[range]),
    );
  });

  it('FF-MOR-02 has a row for each number of failures', () => {
    expect(rowsOf('FF-MOR-02')).toHaveLength(MORALE_MOVES.length);
  });
});

import { readFileSync } from 'node:fs';
import { ruleTextFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { CLASSES } from '../../../../data/classes.ts';
import { DISTANCES } from '../../../../data/distances.ts';
import { HIT_OUTCOMES } from '../../../../data/outcomes.ts';
import { FIREARMS } from '../../../../data/weapons.ts';
import { EXAMPLES } from './examples.ts';
import { RULE_TEXTS } from './index.ts';

const file = new URL('../../../../../../../docs/rules/bayonet-point.json', import.meta.url);
const RULES = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);

/** Chapters that are asked about in the middle of a game. */
const PLAY = /^BP-(?:GEN|SEQ|INI|MOV|CLS|ACT|SHT|VIS|CHG|MEL|HIT|MOR|TIME|CAV|UNIT)-/;

const rowsOf = (rule: string) => RULE_TEXTS[rule]!.table!.rows;

describe('rules at length', () => {
  it('are told of every rule of play, and name only rules that there are', () => {
    expect(ruleTextFaults({ texts: RULE_TEXTS, rules: RULES, play: PLAY, examples: EXAMPLES })).toEqual([]);
  });

  it('BP-HIT-02 has the faces of the data, each once', () => {
    expect(rowsOf('BP-HIT-02').map(({ from, to }) => [from, to])).toEqual(
      HIT_OUTCOMES.standard.map(({ faces }) => [...faces]),
    );
  });

  it('BP-SHT-04 has every band of every gun as the rules measure it', () => {
    expect(
      rowsOf('BP-SHT-04').map(({ cells }) => cells.slice(0, -1).filter((cell) => cell !== 'none')),
    ).toEqual(
      FIREARMS.map(({ title, ranges }) => [
        title,
        ...ranges.map(([, id]) => `${DISTANCES[id][0]} (${DISTANCES[id][1]})`),
      ]),
    );
  });

  it('BP-CLS-02 has the ratings of every class', () => {
    expect(rowsOf('BP-CLS-02').map(({ cells }) => cells.slice(1, 4).map(Number))).toEqual(
      CLASSES.map(({ activation, morale, toHit }) => [activation, morale, toHit]),
    );
  });
});

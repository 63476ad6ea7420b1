import { readFileSync } from 'node:fs';
import { ruleTextFaults } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { INJURIES, MADNESSES, PERMANENT_INJURIES } from '../../../../data/campaign-tables.ts';
import { SPRINT, STEADY } from '../../../../data/play.ts';
import {
  ENCOUNTERS,
  EVENTS,
  fallDice,
  SHOOTING_MODIFIERS,
  TERROR_ROWS,
  terrorOn,
} from '../../../../data/tables.ts';
import { signed } from '../entries.ts';
import { EXAMPLES } from './examples.ts';
import { RULE_TEXTS } from './index.ts';

const file = new URL('../../../../../../../docs/rules/silver-bayonet.json', import.meta.url);
const RULES = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);

/** Chapters that are asked about in the middle of a game. */
const PLAY = /^SB-(?:GEN|SET|CHK|TURN|EVT|ENC|ACT|MOV|CLUE|LOAD|MEL|SHT|CRIT|CAV|TER|FATE|MONA|END)-/;

const rowsOf = (rule: string) => RULE_TEXTS[rule]!.table!.rows;

describe('rules at length', () => {
  it('are told of every rule of play, and name only rules that there are', () => {
    expect(ruleTextFaults({ texts: RULE_TEXTS, rules: RULES, play: PLAY, examples: EXAMPLES })).toEqual([]);
  });

  it('SB-TER-02 every total from 2 to 11 falls in the one row that the rules give it', () => {
    for (let total = -2; total <= STEADY; total++) {
      const rows = rowsOf('SB-TER-02').filter(
        ({ from, to }) => (from === undefined || from <= total) && (to === undefined || total <= to),
      );
      const result = TERROR_ROWS.find(({ id }) => id === terrorOn(total));
      expect(rows.map(({ cells }) => cells[1])).toEqual([result?.title ?? 'Steady']);
    }
  });

  it.each([
    ['SB-CAMP-05', INJURIES],
    ['SB-CAMP-06', MADNESSES],
    ['SB-CAMP-10', PERMANENT_INJURIES],
  ] as const)('%s has the rows of the data, each up to where it holds', (rule, rows) => {
    expect(rowsOf(rule).map(({ cells, to }) => [cells[1], to])).toEqual(
      rows.map(({ title, most }) => [title, most]),
    );
  });

  it('SB-EVT-01, SB-ENC-01 have a row for each face', () => {
    expect(rowsOf('SB-EVT-01').map(({ cells, from }) => [from, cells[1]])).toEqual(
      EVENTS.map(({ title }, i) => [i + 1, title]),
    );
    expect(rowsOf('SB-ENC-01').map(({ from }) => from)).toEqual(ENCOUNTERS.map((_, i) => i + 2));
  });

  it('SB-MOV-21 says as many dice as a fall is rolled with', () => {
    const dice = rowsOf('SB-MOV-21').map(({ cells }) => cells[1]);
    expect(dice.slice(0, 3)).toEqual(['none', 'one Power Die', '2 Power Dice, added']);
    expect([3, 6, 9].map(fallDice)).toEqual([0, 1, 2]);
  });

  it('SB-SHT-09, SB-MOV-04 have the numbers that the rules go by', () => {
    const cells = rowsOf('SB-SHT-09').map((row) => row.cells.join(' '));
    expect(cells).toContain(`shooter has moved first ${signed(SHOOTING_MODIFIERS.moved)}`);
    expect(cells).toContain(`shooter mounted ${signed(SHOOTING_MODIFIERS.mountedShooter)}`);
    expect(RULE_TEXTS['SB-MOV-04']!.says[0]).toContain(`${SPRINT.good} or more gives up to ${SPRINT.long}"`);
  });
});

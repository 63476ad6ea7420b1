import { describe, expect, it } from 'vitest';
import { withExamples } from '../kernel/library.ts';
import { ruleTextFaults } from './rule-texts.ts';

const told = { says: ['Walk.'], example: 'Six inches.' };
const faults = (
  texts: Parameters<typeof ruleTextFaults>[0]['texts'],
  examples: Readonly<Record<string, string>> = {},
) => ruleTextFaults({ texts, examples, rules: ['X-MOV-01', 'X-OPT-01'], play: /^X-MOV-/ });

describe('faults of rules at length', () => {
  it('are none where every rule of play is told', () => {
    expect(faults({ 'X-MOV-01': { ...told, see: ['X-OPT-01'] } })).toEqual([]);
  });

  it('name what is missing, what is no rule and what leads to none', () => {
    expect(faults({ 'X-ODD-01': told })).toEqual(['X-ODD-01 is told and is no rule', 'X-MOV-01 is not told']);
    expect(faults({ 'X-MOV-01': { ...told, see: ['X-ODD-01'] } })).toEqual([
      'X-MOV-01 sends to X-ODD-01, which there is not',
    ]);
  });

  it('name a rule of play without an example, and an example that nobody sees', () => {
    const bare = { 'X-MOV-01': { says: ['Walk.'] } };
    expect(faults(bare)).toEqual(['X-MOV-01 has no example']);
    const examples = { 'X-MOV-01': 'Seven inches.' };
    expect(faults(withExamples(bare, examples), examples)).toEqual([]);
    expect(faults(withExamples({ 'X-MOV-01': told }, examples), examples)).toEqual([
      'the example of X-MOV-01 is not shown: its text has one of its own, or there is none',
    ]);
  });

  it('name a row that does not fill its table', () => {
    const table = { columns: ['Roll', 'Result'], rows: [{ cells: ['1', 'Fall'] }, { cells: ['2'] }] };
    expect(faults({ 'X-MOV-01': { ...told, table } })).toEqual(['X-MOV-01 has a row with holes: 2']);
  });
});

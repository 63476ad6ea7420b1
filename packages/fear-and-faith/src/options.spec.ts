import { describe, expect, it } from 'vitest';
import { optionGroups } from './option-groups.ts';
import { options } from './options.ts';

const ON: readonly string[] = ['printed-points', 'recoil-fallen-hackers'];
const CHOICES: Readonly<Record<string, unknown>> = {
  'custom-profiles': 'ask',
  'point-limit': 300,
  're-equip': 'ask',
  'round-limit': 'none',
};

describe('the switches', () => {
  it('there are thirty-seven, all off unless the catalogue says otherwise', () => {
    const keys = Object.keys(options);
    expect(keys).toHaveLength(37);
    for (const [key, spec] of Object.entries(options)) {
      expect([key, spec.default]).toEqual([key, CHOICES[key] ?? ON.includes(key)]);
      expect(spec.rule).toMatch(/^FF-/);
    }
  });

  it('each stands in exactly one group', () => {
    for (const [key, { rule }] of Object.entries(options)) {
      const chapter = rule.slice(0, rule.lastIndexOf('-'));
      const groups = optionGroups.filter(({ chapters }) => (chapters as readonly string[]).includes(chapter));
      expect([key, groups.length]).toEqual([key, 1]);
    }
  });
});

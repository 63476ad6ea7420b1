import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULE_BRIEFS } from './briefs.ts';

it('every brief is about a rule there is, and ends as a sentence does', () => {
  const file = new URL('../../../../../../docs/rules/silver-bayonet.json', import.meta.url);
  const rules = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);
  for (const [rule, brief] of Object.entries(RULE_BRIEFS)) {
    expect(rules).toContain(rule);
    expect(brief).toMatch(/^\S.*[.]$/);
  }
});

import { RULESETS } from '@vedette/games';
import { describe, expect, it } from 'vitest';
import { usualRequest } from '../app/usual-request.ts';
import { catalogueOf, groundOf } from './catalogue.ts';

describe('the ground of a scenario, before anybody plays it', () => {
  it.each(Object.keys(RULESETS))('%s shows what lies there, if others choose it, too', async (id) => {
    const ruleset = await RULESETS[id]!();
    const { scenarios, units } = catalogueOf(ruleset);
    expect(scenarios.length).toBeGreaterThan(5);
    for (const scenario of scenarios) {
      const { terrain } = groundOf(ruleset, usualRequest(scenario, units));
      expect(terrain.pieces.length, scenario.id).toBeGreaterThan(2);
    }
  });
});

import { answered, seated } from '@vedette/bots';
import { begin, type Game, hashOf, type Match, prepare, type Ruleset, saveOf, undo } from '@vedette/engine';
import { expect, it } from 'vitest';
import { builtIn, importRuleset } from '../rulesets.ts';
import { answersSince, kept, revived } from './kept-match.ts';
import { LIMITS } from './limits.ts';
import { openMatches } from './matches.ts';
import { shelfOf } from './shelf.ts';

const RULESETS = [...(await builtIn()), await importRuleset('duel')];
const SHELF = shelfOf(RULESETS, new Map(), {});

function firstMatch(ruleset: Ruleset<Game>): Match<Game> {
  const seats = ruleset.units.ready.slice(0, 2).map((unit) => ({ unit }));
  for (const { id } of ruleset.scenarios.list) {
    const setup = prepare(ruleset, { scenario: id, seats });
    if (setup.ok) return begin(ruleset, { setup: setup.value, dice: { seed: 'kept' } });
  }
  throw new Error(`No scenario of ${ruleset.id} is for two.`);
}

function further(match: Match<Game>, answers: number): Match<Game> {
  const players = [0, 1].map((seat) => seated(match.ruleset, { level: 'recruit', seed: `seat ${seat}` }));
  let current = match;
  for (let n = 0; n < answers && current.pending !== null; n++) current = answered(current, players);
  return current;
}

const all = (match: Match<Game>) => ({ ...match, ruleset: match.ruleset.id });

it.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))(
  '%s: a match comes back as it was kept, whole or with answers since, and goes on alike',
  (_, ruleset) => {
    let match = firstMatch(ruleset);
    for (let n = 0; n < 8; n++) {
      const whole = kept(match, LIMITS.matchBytes);
      const next = further(match, 5);
      const since = answersSince(match, next)!;
      const back = revived(SHELF, { ...whole, since });
      expect(all(revived(SHELF, whole))).toEqual(all(match));
      expect(all(back)).toEqual(all(next));
      expect(saveOf(back)).toEqual(saveOf(next));
      expect(hashOf(further(back, 3))).toBe(hashOf(further(next, 3)));
      match = next;
    }
  },
);

it('another thread takes open matches over as they stood: played, taken back, forked, closed', () => {
  const changes = new Map<string, ReturnType<typeof kept>>();
  const [ruleset] = RULESETS;
  const matches = openMatches(SHELF, undefined, (id, match) => {
    if (match === null) changes.delete(id);
    else changes.set(id, match);
  });
  const put = (id: string, match: Match<Game>) => matches.put(id, match);
  const first = firstMatch(ruleset!);
  for (const id of ['m1', 'm2', 'm3']) put(id, first);
  for (let n = 0; n < 70; n++) put('m1', further(matches.get('m1'), 1));
  const taken = undo(matches.get('m1'));
  if (taken.ok) put('m1', taken.value);
  put('m2', further(matches.get('m2'), 3));
  matches.remove('m3');
  const heirs = openMatches(SHELF, { opened: 3, matches: changes });
  expect(heirs.ids).toEqual(['m1', 'm2']);
  expect(heirs.next()).toBe('m4');
  for (const id of heirs.ids) expect(all(heirs.get(id))).toEqual(all(matches.get(id)));
});

it('a match that would be too large is refused, and the one that was there stays', () => {
  const [ruleset] = RULESETS;
  const matches = openMatches(SHELF);
  const match = firstMatch(ruleset!);
  matches.put('m1', match);
  const large = { ...match, forks: [{ at: 0, seed: 'x'.repeat(LIMITS.matchBytes), seat: null }] };
  expect(() => matches.put('m1', large)).toThrow('bytes');
  expect(() => matches.put('m2', large)).toThrow('bytes');
  expect(matches.get('m1')).toBe(match);
  expect(matches.ids).toEqual(['m1']);
});

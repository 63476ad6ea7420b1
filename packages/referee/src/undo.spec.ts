import { type Game, hashOf, type Match, type Refusal, random, undo, undoRefusal } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { decideOnce, GAMES, hosted, SILVER_BAYONET } from './tables.spec-support.ts';

/** As it was before the last decision of a person, found by taking back one answer after the other. */
function before(start: Match<Game>, isPerson: (seat: number) => boolean): Match<Game> | Refusal {
  let match = start;
  do {
    const taken = undo(match);
    if (!taken.ok) return taken.refusals[0]!;
    match = taken.value;
  } while (match.pending !== null && !isPerson(match.pending.seat));
  return match;
}

const DECISIONS = 150;

describe('whether something can be taken back is known without doing it', () => {
  it.each(GAMES)('in random games of %s, at every question', (_, ruleset) => {
    const host = hosted(ruleset, { sitters: ['person', 'random'], seed: 'undo' });
    const chance = random('undo');
    const seen = { allowed: 0, refused: 0 };
    for (let n = 0; n < DECISIONS && host.match.pending !== null; n++) {
      decideOnce(host, chance);
      const { match } = host;
      const taken = undo(match);
      expect(undoRefusal(match)).toEqual(taken.ok ? null : taken.refusals[0]);
      const there = before(match, (seat) => seat === 0);
      const refused = 'code' in there ? there : null;
      expect(host.undoRefusal([0])).toEqual(refused);
      seen[refused === null ? 'allowed' : 'refused']++;
    }
    expect(seen.allowed).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });

  it.each(GAMES)('in %s it is then done at once, over what bots decided in between', (_, ruleset) => {
    const host = hosted(ruleset, { sitters: ['person', 'random'], seed: 'back' });
    const chance = random('back');
    let most = 0;
    for (let n = 0; n < DECISIONS && host.match.pending !== null; n++) {
      decideOnce(host, chance);
      const there = before(host.match, (seat) => seat === 0);
      if ('code' in there || chance.below(3) > 0) continue;
      most = Math.max(most, host.seq - there.answers.length);
      expect(host.undo([0])).toBeNull();
      expect(hashOf(host.match)).toBe(hashOf(there));
      expect(host.match.pending).toEqual(there.pending);
      expect(host.match.deciders).toEqual(there.deciders);
    }
    // Here bots deploy between two decisions of a person; in the others dice fall first.
    expect(most).toBeGreaterThan(ruleset === SILVER_BAYONET ? 1 : 0);
  });
});

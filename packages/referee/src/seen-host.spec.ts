import { cloneJson, random, viewOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { SeenHost } from './seen-host.ts';
import { Session } from './session.ts';
import { anyAnswer, decideOnce, GAMES, hosted } from './tables.spec-support.ts';

const DECISIONS = 60;

describe('a match that is hosted elsewhere', () => {
  it.each(GAMES)('of %s looks the same from every seat, at every question', (_, ruleset) => {
    const host = hosted(ruleset, { seed: 'elsewhere' });
    const chance = random('elsewhere');
    const eyes = ([[0], [1], []] as const).map((seats) => {
      const seat = seats[0] ?? null;
      const there = new SeenHost(ruleset, cloneJson(viewOf(host.match, seat)), host.sitters);
      return { seat, here: new Session(host, seats), there, far: new Session(there, seats) };
    });
    for (let n = 0; n < DECISIONS && host.match.pending !== null; n++) {
      for (const { seat, here, there, far } of eyes) {
        there.show(cloneJson(viewOf(host.match, seat)), host.sitters);
        const { walks: _w, undoRefusal: _u, scenario: _s, chart: _c, ...near } = here.snapshot();
        const { walks: _w2, undoRefusal: _u2, scenario: _s2, chart: _c2, ...remote } = far.snapshot();
        expect(remote).toEqual(near);
        if (host.match.pending?.seat !== seat) continue;
        const answer = anyAnswer(host, random(`answer ${n}`));
        expect(far.objection(answer)).toEqual(here.objection(answer));
        expect(far.objection('nonsense')).toEqual(here.objection('nonsense'));
      }
      decideOnce(host, chance);
    }
  });
});

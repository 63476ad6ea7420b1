import { type Json, random, viewOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { Host } from './host.ts';
import { proposed, rehearsed } from './rehearsal.ts';
import { SeenHost } from './seen-host.ts';
import { Session } from './session.ts';
import { anyAnswer, DUEL, decideOnce, GAMES, hosted, SILVER_BAYONET } from './tables.spec-support.ts';

/** The first company is to be set up. */
function atSettingUp(): Host {
  const host = hosted(SILVER_BAYONET);
  const chance = random('until then');
  for (let n = 0; n < 9 && proposed(host.match, '').length === 0; n++) decideOnce(host, chance);
  return host;
}

describe('a rehearsal', () => {
  it('stops where a die would fall, something be shown, or somebody else be asked', () => {
    const host = hosted(DUEL);
    // After the first card the other is asked; after the second, dice are thrown.
    expect(rehearsed(host.match, 0, ['lunge'])).toBeNull();
    host.answer(0, 'lunge');
    expect(rehearsed(host.match, 1, ['parry'])).toBeNull();
    expect(rehearsed(host.match, 1, [])).toBe(host.match);
    expect(rehearsed(host.match, 0, [])).toBeNull();
  });

  it.each(GAMES)('of %s changes nothing, and comes to what is asked in truth', (_title, ruleset) => {
    const host = hosted(ruleset);
    const chance = random('rehearsal');
    let known = 0;
    for (let n = 0; n < 60 && host.match.pending !== null; n++) {
      const { match } = host;
      const { seat } = match.pending!;
      const given = anyAnswer(host, chance);
      const session = new Session(host, [seat]);
      const before = JSON.stringify(session.snapshot().question);
      const ahead = session.question([given]);
      expect(host.match).toBe(match);
      expect(JSON.stringify(new Session(host, [seat]).snapshot().question)).toBe(before);
      host.answer(seat, given);
      if (ahead === null) continue;
      known++;
      expect(host.match.floor.at).toBe(match.floor.at);
      expect(new Session(host, [seat]).snapshot().question).toEqual(ahead);
    }
    expect(known).toBeGreaterThan(0);
  });

  it('of a match that somebody else hosts is not to be had', () => {
    const host = atSettingUp();
    const { seat } = host.match.pending!;
    const seen = new SeenHost(SILVER_BAYONET, viewOf(host.match, seat), host.sitters);
    const session = new Session(seen, [seat]);
    expect(session.proposals()).toEqual([]);
    expect(session.question([proposed(host.match, '')[0]!.answer])).toBeNull();
    expect(session.question([])).toMatchObject({ seat, deploys: true });
  });

  it('weighs an answer as if the others had been given', () => {
    const host = atSettingUp();
    const session = new Session(host, host.people);
    const [first, second] = session.proposals();
    expect(session.objection(second!.answer, [first!.answer])).toBeNull();
    // Where the first would stand is no room for another.
    expect(session.objection(first!.answer, [first!.answer])).not.toBeNull();
    expect(session.ground([first!.answer])?.figure).toBe(second!.figure);
    expect(session.objection(second!.answer, ['nonsense' as Json])).not.toBeNull();
  });
});

describe('having a company set up', () => {
  it.each(GAMES)('in %s every place that is proposed is taken, one after the other', (_title, ruleset) => {
    const host = hosted(ruleset);
    const chance = random('set up');
    let placed = 0;
    let stood = 0;
    for (let n = 0; n < 40 && host.match.pending !== null; n++) {
      const { seat } = host.match.pending;
      const placings = proposed(host.match, 'seed');
      for (const { kind, figure, answer, stands } of placings) {
        expect(host.match.pending).toMatchObject({ kind, seat });
        const { question } = new Session(host, [seat]).snapshot();
        expect(question).toMatchObject({ deploys: true });
        expect(question!.about.figures[0] ?? null).toBe(figure);
        const [again] = new Session(host, [seat]).stands([answer]);
        expect(again).toEqual(stands);
        // A whole unit is shown, the last one, too, after which dice may fall.
        expect(stands.length).toBeGreaterThan(question!.form === 'formation' ? 1 : -1);
        expect(host.answer(seat, answer)).toBeNull();
        const { figures } = new Session(host, [seat]).snapshot().scene;
        for (const { figure: id, ...spot } of stands)
          expect(figures.find((one) => one.id === id)).toMatchObject({ ...spot, place: 'table' });
        placed++;
        stood += stands.length;
      }
      if (placings.length === 0) decideOnce(host, chance);
    }
    expect(placed).toBeGreaterThan(ruleset === DUEL ? -1 : 5);
    expect(stood).toBeGreaterThanOrEqual(placed / 2);
  });

  it('leaves nobody out whose saddle is asked for besides, and gives every unit ground of its own', () => {
    const host = hosted(GAMES.find(([title]) => title === 'Bayonet Point')![1]);
    const chance = random('set up');
    for (let n = 0; n < 9 && proposed(host.match, '').length === 0; n++) decideOnce(host, chance);
    const { seat } = host.match.pending!;
    const { figures } = new Session(host, [seat]).snapshot().scene;
    const own = figures.filter(({ side }) => side === seat);
    const units = proposed(host.match, 'seed').filter(({ stands }) => stands.length > 0);
    expect(units.flatMap(({ stands }) => stands)).toHaveLength(own.length);
    const middles = units.map(({ stands }) => ({
      x: stands.reduce((sum, { x }) => sum + x, 0) / stands.length,
      y: stands.reduce((sum, { y }) => sum + y, 0) / stands.length,
    }));
    for (const [i, a] of middles.entries())
      for (const b of middles.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(6 * own[0]!.radius);
  });

  it('is proposed to whoever sets up, and to nobody else', () => {
    const host = atSettingUp();
    const { seat } = host.match.pending!;
    expect(new Session(host, [seat]).proposals().length).toBeGreaterThan(3);
    expect(new Session(host, [1 - seat]).proposals()).toEqual([]);
    expect(new Session(host, []).proposals()).toEqual([]);
  });
});

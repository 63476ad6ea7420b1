import { begin, initialState, prepare, random, randomPolicy, simulate } from '@vedette/engine';
import { pools } from '@vedette/engine/testing';
import { it } from 'vitest';
import sb from './ruleset.ts';
it('x', () => {
  for (const [seed, upto] of [['c', 162], ['b', 1]] as const) {
    const deal = pools(sb.fuzz.pools, random(`${seed}/pools`));
    let req: unknown;
    for (let n = 0; n <= upto; n++) req = sb.fuzz.setup(random(`${seed}/${n}/setup`), deal.pick);
    const setup = prepare(sb, req as never);
    if (!setup.ok) throw new Error(JSON.stringify(setup.refusals));
    const game = `${seed}/${upto}`;
    const state = initialState(sb, { setup: setup.value, dice: { seed: game } });
    const log: string[] = [];
    let broken = '';
    const watched = { ...sb, rules(s: typeof state) { const [b] = sb.fuzz.invariants(s); if (b && !broken) { broken = b; throw new Error(b); } return sb.rules(s); } };
    try {
      simulate(watched as typeof sb, state, randomPolicy(sb, `${game}/answers`), {}, ({ event }) => log.push(`${event.rule} ${JSON.stringify(event).slice(0, 260)}`));
    } catch (e) { console.log((e as Error).message); }
    console.log(log.slice(-14).join('\n'));
    const names = broken.match(/^(.*) stands in (.*)\.$/);
    if (names) console.log(JSON.stringify(state.figures.filter((f) => f.name === names[1] || f.name === names[2]).map(({ name, x, y, z, radius, height, standing, mounted }) => ({ name, x, y, z, radius, height, standing, mounted }))));
  }
}, 280000);

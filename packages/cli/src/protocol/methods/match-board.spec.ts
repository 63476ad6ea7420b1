import bayonetPoint from '@vedette/bayonet-point';
import duel from '@vedette/duel';
import type { Game, Ruleset, Scene } from '@vedette/engine';
import fearAndFaith from '@vedette/fear-and-faith';
import silverBayonet from '@vedette/silver-bayonet';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client } from '../../client.spec-support.ts';
import { METHODS } from './index.ts';

interface Told {
  readonly id: string;
  readonly ruleset: Ruleset<Game>;
  /** Who answers until somebody is asked for a path. */
  readonly level: string;
}

const GAMES: readonly Told[] = [
  { id: 'duel', ruleset: duel as unknown as Ruleset<Game>, level: 'recruit' },
  { id: 'silver-bayonet', ruleset: silverBayonet as unknown as Ruleset<Game>, level: 'recruit' },
  { id: 'bayonet-point', ruleset: bayonetPoint as unknown as Ruleset<Game>, level: 'random' },
  { id: 'fear-and-faith', ruleset: fearAndFaith as unknown as Ruleset<Game>, level: 'recruit' },
];

const MOST_ANSWERS = 500;

interface Pending {
  readonly seat: number;
  readonly kind: string;
  readonly form: string;
}

describe.each(GAMES)('$id', ({ ruleset, level }) => {
  let engine: Client;
  let pending: Pending;

  /** The result of a method, which must have its form. */
  async function told(method: string, params: object) {
    const result = await engine.ask(method, { match: 'm1', seat: pending.seat, ...params });
    METHODS.get(method)!.result.parse(result);
    return result;
  }

  beforeAll(async () => {
    engine = await client([ruleset]);
    const { scenarios, units } = (await engine.ask('ruleset.show', { ruleset: ruleset.id })) as {
      readonly scenarios: readonly { readonly id: string }[];
      readonly units: readonly unknown[];
    };
    const usual = ruleset.units.ready.length >= 2 ? units.slice(0, 2) : units;
    await engine.ask('match.create', {
      ruleset: ruleset.id,
      scenario: scenarios[0]!.id,
      seats: usual.map((unit) => ({ unit })),
      dice: { seed: 'measured' },
    });
    for (let n = 0; n < MOST_ANSWERS; n++) {
      const play = await engine.ask('match.play', {
        match: 'm1',
        level,
        limit: 1,
        policySeed: String(n),
      });
      pending = play['pending'] as Pending;
      if (pending.form === 'path') return;
    }
    throw new Error('Nobody was asked for a path.');
  });

  it('the ground in reach is told to whoever is asked for a path, and to nobody else', async () => {
    const { ground, asks } = await told('match.reach', {});
    expect(asks).toBe(pending.kind);
    const { outlines, figure } = ground as { outlines: readonly number[][]; figure: string };
    expect(figure).not.toBe('');
    for (const outline of outlines) expect(outline.length % 2).toBe(0);
    expect(await told('match.reach', { seat: 1 - pending.seat })).toMatchObject({ asks: null, ground: null });
    expect(await told('match.reach', { seat: null })).toMatchObject({ asks: null, ground: null });
  });

  it('a route is a path that is measured, and is taken as an answer where it has no problem', async () => {
    const { scene } = (await told('match.scene', {})) as { scene: Scene };
    const { ground } = (await told('match.reach', {})) as { ground: { readonly figure: string } };
    const mover = scene.figures.find(({ id }) => id === ground.figure)!;
    const near = { x: scene.terrain.width / 2, y: scene.terrain.depth / 2, z: mover.z };
    const { path, way } = (await told('match.route', { to: near })) as {
      path: readonly object[] | null;
      way: { readonly problem: unknown; readonly cost: number; readonly budget: number } | null;
    };
    expect(path === null).toBe(way === null);
    if (path === null || way === null) return;
    expect((await told('match.way', { path }))['way']).toEqual(way);
    if (way.problem !== null) return;
    await engine.ask('match.fork', { match: 'm1', seed: 'tried', seat: pending.seat });
    const { matches } = (await engine.ask('match.list')) as { matches: readonly { match: string }[] };
    const fork = matches.at(-1)!.match;
    await engine.ask('match.answer', { match: fork, seat: pending.seat, answer: path });
    await engine.ask('match.close', { match: fork, force: true });
  });

  it('a path that goes too far is told with its problem, and the match stays as it is', async () => {
    const { scene } = (await told('match.scene', {})) as { scene: Scene };
    const { width, depth } = scene.terrain;
    const before = await engine.ask('match.state', { match: 'm1' });
    const { way } = await told('match.way', {
      path: [
        { x: width, y: depth, z: 0 },
        { x: 0, y: 0, z: 0 },
      ],
    });
    expect(way).toMatchObject({ problem: { code: expect.any(String), message: expect.any(String) } });
    expect((await engine.ask('match.state', { match: 'm1' }))['hash']).toBe(before['hash']);
  });

  it('sight is told both ways, line by line, and from where somebody might stand', async () => {
    const { scene } = (await told('match.scene', {})) as { scene: Scene };
    const there = scene.figures.filter(({ place }) => place === 'table');
    const one = there.find(({ side }) => side === pending.seat)!;
    const { bearings } = (await told('match.sight', { figure: one.id })) as {
      bearings: readonly { figure: string; sight: string; distance: number }[];
    };
    expect(bearings.map(({ figure }) => figure).sort()).toEqual(
      there
        .filter(({ id }) => id !== one.id)
        .map(({ id }) => id)
        .sort(),
    );
    const other = bearings[0]!;
    const { report } = (await told('match.sight', { figure: one.id, target: other.figure })) as {
      report: { visible: boolean; cover: boolean; distance: number };
    };
    expect(report.visible ? (report.cover ? 'cover' : 'clear') : 'hidden').toBe(other.sight);
    const at = { x: one.x, y: one.y, z: one.z };
    expect((await told('match.sight', { figure: one.id, at, target: other.figure }))['report']).toEqual(
      report,
    );
  });

  it('threats are those of other sides, the nearest first, and see what sight says', async () => {
    const { scene } = (await told('match.scene', {})) as { scene: Scene };
    const one = scene.figures.find(({ side, place }) => side === pending.seat && place === 'table')!;
    const { others } = (await told('match.threats', { figure: one.id })) as {
      others: readonly { figure: string; side: number | null; distance: number; sees: string }[];
    };
    expect(others.length).toBeGreaterThan(0);
    expect(others.every(({ side }) => side !== pending.seat)).toBe(true);
    expect(others.map(({ distance }) => distance)).toEqual(
      others.map(({ distance }) => distance).sort((a, b) => a - b),
    );
    const { report } = (await told('match.sight', { figure: others[0]!.figure, target: one.id })) as {
      report: { visible: boolean };
    };
    expect(others[0]!.sees === 'hidden').toBe(!report.visible);
  });

  it('prospects are chances', async () => {
    const { scene } = (await told('match.scene', {})) as { scene: Scene };
    const foe = scene.figures.find(({ side, place }) => side !== pending.seat && place === 'table')!;
    const { prospects } = (await told('match.prospects', { target: foe.id })) as {
      prospects: readonly { chance: number; out: number }[];
    };
    for (const { chance, out } of prospects) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(out).toBeLessThanOrEqual(1);
    }
    const nobody = await told('match.prospects', { target: foe.id, seat: 1 - pending.seat });
    expect(nobody).toMatchObject({ asks: null, prospects: [], gambles: {} });
  });

  it('what is measured for a seat is what the match looks like with its secrets imagined', async () => {
    // Two matches that differ in nothing this seat may know are measured alike.
    const { match: fork } = await engine.ask('match.fork', {
      match: 'm1',
      seed: 'imagined',
      seat: pending.seat,
    });
    for (const method of ['match.scene', 'match.reach', 'match.prospects']) {
      const truth = await told(method, {});
      expect({ ...(await told(method, { match: fork })), match: 'm1' }).toEqual(truth);
    }
    await engine.ask('match.close', { match: fork, force: true });
  });

  it('a path is no formation', async () => {
    const formation = { middle: { x: 1, y: 1, z: 0 }, facing: 0, shape: 'line' };
    expect(await told('match.formed', { formation })).toMatchObject({
      asks: null,
      problem: null,
      stands: [],
    });
  });

  it('nonsense is refused by what is wrong with it', async () => {
    const at = { match: 'm1', seat: pending.seat };
    const code = async (method: string, params: object) =>
      (await engine.fail(method, { ...at, ...params })).data.code;
    expect(await code('match.sight', { figure: 'nobody' })).toBe('figure.unknown');
    expect(await code('match.threats', { figure: 'nobody' })).toBe('figure.unknown');
    expect(await code('match.prospects', { target: 'nobody' })).toBe('figure.unknown');
    expect(await code('match.route', { to: { x: -1, y: 0, z: 0 } })).toBe('place.off-table');
    expect(await code('match.way', { path: [{ x: 1e9, y: 0, z: 0 }] })).toBe('params.invalid');
    expect(await code('match.reach', { seat: 9 })).toBe('seat.unknown');
  });
});

it('bayonet-point: where a unit would stand is told before it marches, by whoever is asked', async () => {
  const ruleset = bayonetPoint as unknown as Ruleset<Game>;
  const engine = await client([ruleset]);
  await engine.ask('match.create', {
    ruleset: ruleset.id,
    scenario: ruleset.scenarios.list[0]!.id,
    seats: ruleset.units.ready.slice(0, 2).map((unit) => ({ unit })),
    dice: { seed: 'measured' },
  });
  let play: { readonly pending: Pending & { readonly question: { readonly shapes: readonly string[] } } };
  let n = 0;
  do {
    const once = { match: 'm1', level: 'recruit', limit: 1, policySeed: String(n) };
    play = (await engine.ask('match.play', once)) as never;
  } while (play.pending.kind !== 'march' && n++ < MOST_ANSWERS);
  const { seat, question } = play.pending;
  const at = { match: 'm1', seat };
  const { answer } = await engine.ask('bot.answer', { match: 'm1', level: 'recruit', policySeed: 'x' });
  const result = await engine.ask('match.formed', { ...at, formation: answer });
  METHODS.get('match.formed')!.result.parse(result);
  expect(result).toMatchObject({ asks: 'march', problem: null });
  expect((result['stands'] as readonly unknown[]).length).toBeGreaterThan(1);
  expect(question.shapes).not.toContain('a heap');
  const heap = { ...(answer as object), shape: 'a heap' };
  expect(await engine.ask('match.formed', { ...at, formation: heap })).toMatchObject({
    problem: { code: expect.any(String) },
    stands: [],
  });
  expect(await engine.ask('match.formed', { ...at, seat: 1 - seat, formation: answer })).toMatchObject({
    asks: null,
    stands: [],
  });
});

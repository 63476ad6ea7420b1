import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';

/** Three rooms side by side without walls, a hunter outside the first, two ghosts in the second and one in the third. */
const rooms = [
  { id: 'hall', shape: { rect: [100, 100, 200, 300] } },
  { id: 'library', shape: { rect: [300, 100, 200, 300] } },
  { id: 'attic', shape: { rect: [500, 100, 200, 300] } },
] as const;
const ghost = {
  party: 1,
  standing: 'hidden',
  rules: ['immaterial'],
  conditions: { immaterial: true },
} as const;
const ghosts = [
  { id: 'lady', ...ghost },
  { id: 'boy', ...ghost },
  { id: 'monk', ...ghost },
] as const;
const secrets = [
  { kind: 'lair', of: 'lady', owner: 1, truth: 'library' },
  { kind: 'lair', of: 'boy', owner: 1, truth: 'library' },
  { kind: 'lair', of: 'monk', owner: 1, truth: 'attic' },
] as const;
const hunter = { id: 'hunter', x: 250, y: 250 } as const;

function house(draft: Partial<SceneDraft> = {}): ReturnType<typeof scene> {
  return scene({ models: [hunter, ...ghosts], rooms, secrets, acting: ['hunter', 1], ...draft });
}

const goes = (x: number, y = 250) =>
  [
    ['act', 'move'],
    ['move', [{ x, y, z: 0 }]],
  ] as const;
const at = (x: number, y: number) => ({ x, y, z: 0 });
const searched = (s: ReturnType<typeof scene>) => s.rooms.filter((room) => room.searched).map(({ id }) => id);

function offered(state: ReturnType<typeof scene>): readonly string[] {
  const { pending } = playToQuestion(fearAndFaith, { state });
  return (pending.question as { options: readonly string[] }).options;
}

describe('hidden ghosts', () => {
  it('FF-SCN-21 a hunter who comes into their room brings them all out; the Move stops on the line and goes on', () => {
    const { state, events } = playScene(
      house(),
      [],
      [...goes(350), ['emerge', at(450, 150)], ['emerge', at(450, 350)]],
    );
    expect(of(state, 'hunter')).toMatchObject({ x: 350, y: 250 });
    expect([of(state, 'lady'), of(state, 'boy')]).toMatchObject([
      { standing: 'table', x: 450, y: 150, startedHidden: false },
      { standing: 'table', x: 450, y: 350 },
    ]);
    expect(of(state, 'monk').standing).toBe('hidden');
    expect(searched(state)).toEqual(['library']);
    const moved = events.filter((event) => event.type === 'moved' && event.model === 'hunter');
    expect(moved).toMatchObject([{ x: 300 }, { x: 350 }]);
    const told = events.map((event) => (event.type === 'disclosed' ? event.of : event.type));
    expect(told.indexOf('lady')).toBeGreaterThan(told.indexOf('moved'));
    expect(told.lastIndexOf('moved')).toBeGreaterThan(told.indexOf('boy'));
  });

  it('FF-SCN-21 the middle of the base must cross the line: on this side of it nothing happens', () => {
    const { state } = playScene(house(), [], goes(299.5));
    expect(of(state, 'lady').standing).toBe('hidden');
    expect(searched(state)).toEqual([]);
  });

  it('FF-SCN-21 they appear in that room, Short away from the hunter', () => {
    const open = playToQuestion(fearAndFaith, { state: house(), answers: [...goes(350)] });
    expect(open.pending).toMatchObject({
      kind: 'emerge',
      seat: 1,
      question: { room: 'library', atLeast: 75 },
    });
    expect(open.refusal(at(398, 250))?.code).toBe('emerge.too-near');
    expect(open.refusal(at(400, 250))).toBeNull();
    expect(open.refusal(at(600, 250))?.code).toBe('emerge.elsewhere');
  });

  it('FF-SCN-21 nearer where the room is too small for that', () => {
    const closet = [rooms[0], { id: 'library', shape: { rect: [300, 200, 60, 100] } }] as const;
    const own = secrets.slice(0, 1);
    const state = house({ rooms: closet, secrets: own, models: [hunter, ghosts[0]] });
    const open = playToQuestion(fearAndFaith, { state, answers: [...goes(320)] });
    expect(open.pending.question).toMatchObject({ atLeast: 0 });
    expect(open.refusal(at(340, 250))).toBeNull();
  });

  it('FF-SCN-21 a Move ends before whoever has appeared on the rest of it', () => {
    const { state } = playScene(
      house({ models: [hunter, ghosts[0]], secrets: secrets.slice(0, 1) }),
      [],
      [...goes(365), ['emerge', at(400, 250)]],
    );
    expect(of(state, 'hunter').x).toBe(365);
    const crowded = playScene(
      house({ models: [hunter, ghosts[0]], secrets: secrets.slice(0, 1), rooms: [rooms[0], NARROW] }),
      [],
      [...goes(365), ['emerge', at(360, 250)]],
    ).state;
    expect(of(crowded, 'hunter').x).toBe(335);
  });

  const NARROW = { id: 'library', shape: { rect: [300, 240, 70, 20] } } as const;

  it('FF-SCN-21 two rooms in one Move: each is searched when it is entered', () => {
    const strip = [
      rooms[0],
      { id: 'library', shape: { rect: [300, 100, 30, 300] } },
      { id: 'attic', shape: { rect: [330, 100, 300, 300] } },
    ] as const;
    const { state } = playScene(
      house({ rooms: strip, models: [hunter, ghosts[0], ghosts[2]], secrets: [secrets[0], secrets[2]] }),
      [],
      [...goes(365), ['emerge', at(315, 130)], ['emerge', at(550, 250)]],
    );
    expect(of(state, 'monk')).toMatchObject({ standing: 'table', x: 550 });
    expect(of(state, 'hunter').x).toBe(365);
  });

  it('FF-SCN-21 an empty room is searched too, and a friend of theirs searches nothing', () => {
    const { state } = playScene(
      house({ models: [{ ...hunter, x: 50 }, ...ghosts], acting: ['hunter', 1] }),
      [],
      goes(150),
    );
    expect(searched(state)).toEqual(['hall']);
    const friend = { ...hunter, id: 'servant', party: 1 };
    const own = playScene(
      house({ models: [friend, ...ghosts], acting: ['servant', 1], active: 1 }),
      [],
      goes(350),
    ).state;
    expect([of(own, 'lady').standing, searched(own)]).toEqual(['hidden', []]);
  });

  it('FF-SCN-21 its owner lets one come out in his turn, anywhere in its room; else it cannot be nominated', () => {
    const state = scene({ models: [hunter, ...ghosts], rooms, secrets, active: 1 });
    expect(offered(state).slice(0, 3)).toEqual(['show/lady', 'show/boy', 'show/monk']);
    const { state: s } = playScene(
      state,
      [],
      [
        ['nominate', 'show/monk'],
        ['emerge', at(600, 200)],
      ],
    );
    expect(of(s, 'monk')).toMatchObject({ standing: 'table', x: 600, startedHidden: true });
    expect(offered(s)).toContain('monk');
    expect(offered(s)).not.toContain('show/monk');
  });

  it('FF-SCN-21 whoever is driven into a room brings them out as well, when what moved him is over', () => {
    const foe = { id: 'foe', party: 1, x: 260, y: 250, combat: 6 } as const;
    const victim = { id: 'hunter', x: 285, y: 250 } as const;
    const { state } = playScene(
      scene({
        models: [victim, foe, ghosts[0]],
        rooms,
        secrets: secrets.slice(0, 1),
        active: 1,
        acting: ['foe', 1],
      }),
      [1, 4],
      [
        ['act', 'strike/hand-weapon/hunter'],
        ['recoil', '0'],
        ['emerge', at(450, 150)],
      ],
    );
    expect(of(state, 'lady').standing).toBe('table');
  });
});

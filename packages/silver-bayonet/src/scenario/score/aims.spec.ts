import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../board/objectives.ts';
import { wantsOf } from '../../bots/worth/wants.ts';
import { looking } from '../../hooks.ts';
import { layOut } from '../../rules/setup/lay-out.ts';
import silverBayonet from '../../ruleset.ts';
import { scenarios } from '../../scenarios/index.ts';
import { stepping } from '../../scene.spec-support.ts';
import type { SilverBayonetState } from '../../state.ts';
import type { Scenario } from '../format/scenario.ts';
import { SAMPLE } from '../reference/examples.ts';
import { doing } from '../story/story.spec-support.ts';
import { SOLO, told } from '../told.spec-support.ts';
import { shares } from './outcome.ts';
import { score } from './score.ts';

const AIMS: NonNullable<Scenario['aims']> = [
  { id: 'keep', name: 'The keeper', text: 'Keep two.', xp: 2, if: { tally: 'survivors', min: 2 } },
  { id: 'seek', name: 'The seeker', text: 'Find one.', xp: 3, if: { tally: 'clues', min: 1 } },
  { id: 'kill', name: 'The butcher', text: 'Two down.', xp: 2, if: { tally: 'casualties', min: 2 } },
];
const figures = [
  { id: 'a', x: 5, y: 5 },
  { id: 'b', x: 8, y: 5 },
  { id: 'foe', side: 1, x: 20, y: 5 },
];
const table = (more: Partial<Scenario> = {}) => told({ aims: AIMS, ...more }, { seats: 2, figures });

/** Seat 0 keeps, seat 1 seeks. */
function holding(more: Partial<SilverBayonetState> = {}): SilverBayonetState {
  const aims = ['keep', 'seek'].map((value, seat) => ({ seats: [seat], aim: { secret: [seat], value } }));
  return { ...table(), aims, ...more };
}

describe('secret aims', () => {
  it('SB-OPS-26 each side draws one that no other has, and it alone is told', () => {
    const { state, events } = play(stepping(layOut), { state: table(), dice: [3, 1] });
    expect(state.aims).toEqual([
      { seats: [0], aim: { secret: [0], value: 'kill' } },
      { seats: [1], aim: { secret: [1], value: 'keep' } },
    ]);
    expect(events.filter(({ type }) => type === 'aimTaken')).toHaveLength(2);
  });

  it('SB-COOP-05 two together have one between them; without aims nothing is drawn', () => {
    const two = told({ ...SOLO, aims: AIMS }, { seats: 2, figures });
    const { state } = play(stepping(layOut), { state: two, dice: [2, 5, 3] });
    expect(state.aims).toEqual([{ seats: [0, 1], aim: { secret: [0, 1], value: 'seek' } }]);
    expect(play(stepping(layOut), { state: told({}, { seats: 2, figures }) }).state.aims).toBeUndefined();
  });

  it('SB-OPS-26 it counts for its side alone, and only if it is met', () => {
    const s = holding({ ended: { reason: 'truce' } });
    expect(score(s).map(({ bonusXp, lines }) => [bonusXp, lines.map(({ id }) => id)])).toEqual([
      [2, ['keep']],
      [0, ['seek']],
    ]);
    expect(shares(s)).toEqual([1, 0]);
  });

  it('SB-OPS-26 when it is over they are shown before they are counted', () => {
    const state = holding({ ended: { reason: 'truce' } });
    const { events } = play(silverBayonet, { state });
    expect(events.map(({ type }) => type)).toEqual(['aimShown', 'aimShown', 'scored', 'scored']);
  });

  it('SB-OPS-26 show-aim lays open those of these players, once', () => {
    const show = doing([{ op: 'show-aim', side: 'opponent' }]);
    const { state, events } = play(show, { state: holding() });
    expect(state.aims!.map(({ aim }) => aim.secret)).toEqual([[0], 'all']);
    expect(events).toMatchObject([{ type: 'aimShown', seats: [1], aim: 'seek' }]);
    expect(play(show, { state }).events).toMatchObject([{ type: 'cameToNothing', op: 'show-aim' }]);
  });

  it('SB-OPS-26 a bot wants what its own aim asks for, and knows nothing of the other’s', () => {
    const view = silverBayonet.view(holding(), 1);
    const tallies = (seat: number) => wantsOf(looking(view), seat).tallies.map(({ tally }) => tally.tally);
    expect([tallies(1), tallies(0)]).toEqual([['clues'], []]);
  });

  it('SB-OPS-26 the tracker shows a seat its own, and whether it is met', () => {
    const seen = (seat: number) =>
      objectives({ ...silverBayonet.view(holding(), seat), stage: 'play' }).filter(({ id }) =>
        id.startsWith('aim/'),
      );
    expect(seen(0)).toMatchObject([{ id: 'aim/keep', of: 1, counts: [1, 0] }]);
    expect(seen(1)).toMatchObject([{ id: 'aim/seek', of: 1, counts: [0, 0] }]);
  });

  it('SB-OPS-30 as many aims as sides are no secret, and one may not be named like a reward', () => {
    const codes = (more: object) => {
      const checked = checkDocument(scenarios, { ...SAMPLE, ...more });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    expect(codes({ aims: AIMS })).toEqual([]);
    expect(codes({ aims: AIMS.slice(1) })).toEqual(['scenario.too-few-aims /aims']);
    const reward = { id: 'seek', xp: 1, text: 'x', if: { turn: { min: 2 } } };
    expect(codes({ aims: AIMS, rewards: [reward] })).toEqual(['scenario.duplicate-id /aims/1/id']);
  });
});

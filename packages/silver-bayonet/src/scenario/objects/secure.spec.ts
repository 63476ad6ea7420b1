import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import type { Scenario } from '../format/scenario.ts';
import type { Edge } from '../format/words.ts';
import { tellScore } from '../score/score.ts';
import { kitOfMatch } from '../story/rules.ts';
import { IDOL, RING, withObjects } from './objects.spec-support.ts';
import { secured } from './secure.ts';

const objects = [{ ...IDOL }, { ...RING, secure: { edges: ['north', 'east'] as Edge[] } }];

function field(rest: Partial<SceneDraft> = {}, z: Partial<SceneFigure> = {}) {
  return withObjects(
    {
      ...rest,
      figures: [
        { id: 'a', x: 1, y: 18, carries: ['idol', 'ring'] },
        { id: 'z', side: 1, x: 30, y: 30, ...z },
      ],
    },
    { objects },
  );
}

const leaves = (edge: Edge) =>
  play(
    stepping((cx) => secured(cx, of(cx.s, 'a'), edge)),
    { state: field() },
  );

describe('leaving with it', () => {
  it('SB-SCN-GEN-23 what a figure carries off the table is secured for its side', () => {
    const { state, events } = leaves('north');
    expect(state.deeds).toEqual([
      { what: 'secured', seat: 0, figure: 'a', object: 'idol' },
      { what: 'secured', seat: 0, figure: 'a', object: 'ring' },
    ]);
    expect(events).toContainEqual({ type: 'secured', rule: 'SB-SCN-GEN-23', figure: 'a', object: 'idol' });
  });

  it('SB-SCN-GEN-23 SB-OPS-11 only by an edge that the object allows', () => {
    expect(leaves('west').state.deeds).toEqual([{ what: 'secured', seat: 0, figure: 'a', object: 'idol' }]);
  });
});

describe('what follows', () => {
  const rules = [
    {
      id: 'thanks',
      when: { event: 'object-secured', objects: ['ring'] },
      do: [{ op: 'fate', side: 'actor-player', die: 'power', n: 1 }],
    },
  ] as unknown as NonNullable<Scenario['rules']>;

  it('SB-OPS-17 the scenario is told what was secured, with the carrier as the actor', () => {
    const state = { ...field(), kit: kitOfMatch({ ...field().scenario, rules }) };
    const told = { ...state, scenario: { ...state.scenario, rules } };
    const gained = (edge: Edge) =>
      play(
        stepping((cx) => secured(cx, of(cx.s, 'a'), edge)),
        { state: told },
      ).state.pools[0]!.power;
    expect([gained('north'), gained('south')]).toEqual([1, 0]);
  });
});

describe('holding it to the end', () => {
  const over = (rest: Partial<SceneDraft> = {}, z: Partial<SceneFigure> = {}) =>
    play(
      stepping((cx) => tellScore(cx)),
      { state: field(rest, z) },
    ).state.deeds.filter(({ what }) => what === 'secured');
  const options = { 'holder-secures': true };
  const gone = { standing: 'removed' } as const;

  it('SB-SCN-GEN-23.R1 nothing else secures it, not even for the only side left', () => {
    expect(over({}, gone)).toEqual([]);
  });

  it('SB-SCN-GEN-23.R1 with the option the only side left has it', () => {
    expect(over({ options }, gone)).toHaveLength(2);
    expect(over({ options })).toEqual([]);
  });

  it('SB-SCN-GEN-23.R1 with the option monsters are no side', () => {
    const monster = { id: 'm', side: null, type: 'bandit', x: 20, y: 20 };
    const s = withObjects(
      { options, figures: [{ id: 'a', carries: ['idol'] }, { id: 'z', side: 1, ...gone }, monster] },
      { objects },
    );
    const { state } = play(
      stepping((cx) => tellScore(cx)),
      { state: s },
    );
    expect(state.deeds).toEqual([{ what: 'secured', seat: 0, figure: 'a', object: 'idol' }]);
  });
});

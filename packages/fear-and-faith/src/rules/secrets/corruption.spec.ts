import { playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import fearAndFaith from '../../ruleset.ts';
import { of, playScene, type SceneDraft, scene } from '../../scene.spec-support.ts';

const models = [
  { id: 'hero', x: 100, y: 100, rules: ['hero'] },
  { id: 'leader', x: 200, y: 100, rules: ['leader'] },
  { id: 'priest', x: 300, y: 100, rules: ['spiritual-leader'] },
  { id: 'judas', x: 400, y: 100 },
  { id: 'peter', x: 500, y: 100 },
  { id: 'devil', x: 800, y: 800, party: 1 },
] as const;
const parties = [{ side: 'good' }, { side: 'evil', advances: ['corruption'] }] as const;
const secrets = [{ kind: 'corruption', of: '1', owner: 1, truth: 'judas' }] as const;

function table(draft: Partial<SceneDraft> = {}): ReturnType<typeof scene> {
  return scene({ models, parties, secrets, ...draft });
}

const twoDice = (id: string) =>
  [
    ['nominate', id],
    ['dice', '2'],
  ] as const;

describe('corruption', () => {
  it('FF-CAMP-32 before the game its owner writes down one enemy, no Hero, Leader or Spiritual Leader', () => {
    const state = table({ secrets: [], phase: 'set-up', toDo: ['corruption'] });
    const open = playToQuestion(fearAndFaith, { state });
    expect(open.pending).toMatchObject({
      kind: 'conceal',
      seat: 1,
      question: { options: ['judas', 'peter'] },
    });
    const { state: s, told } = playScene(state, [], [['conceal', 'judas']]);
    expect(s.secrets).toEqual([{ ...secrets[0], truth: { secret: [1], value: 'judas' } }]);
    expect(told.map(({ to, event }) => [to, event.type])).toEqual([[[1], 'concealed']]);
  });

  it('FF-CAMP-32 nobody is asked without the advance', () => {
    const plain = [{ side: 'good' }, { side: 'evil' }] as const;
    const state = table({ parties: plain, secrets: [], phase: 'set-up', toDo: ['corruption'] });
    expect(playScene(state, [], []).asked).toEqual([]);
  });

  it('FF-CAMP-32 its turnover may be the moment: the turn does not pass, the clocks count it', () => {
    const { state, events } = playScene(table(), [1, 2], [...twoDice('judas'), ['unveil', 'unveil']], 2);
    expect(state.phase).toBe('nominate');
    expect(state.active).toBe(0);
    expect(state.parties[0]!.turnovers).toBe(1);
    expect(of(state, 'judas')).toMatchObject({ party: 0, conditions: { corrupted: { by: 1 } } });
    expect(state.secrets).toEqual([]);
    expect(events.filter(({ type }) => type === 'disclosed')).toMatchObject([{ truth: 'judas' }]);
  });

  it('FF-CAMP-32 its owner may keep it for later, and then the turn passes', () => {
    const { state } = playScene(table(), [1, 2], [...twoDice('judas'), ['unveil', 'keep']], 2);
    expect(state.phase).toBe('end-of-turn');
    expect(state.secrets).toHaveLength(1);
  });

  it('FF-GEN-19 he is asked at the turnover of anybody whom he could have bought, and of nobody else', () => {
    const peter = playToQuestion(fearAndFaith, {
      state: table(),
      dice: [1, 2],
      answers: [...twoDice('peter')],
    });
    expect(peter.pending).toMatchObject({ kind: 'unveil', seat: 1, question: { options: ['keep'] } });
    const judas = playToQuestion(fearAndFaith, {
      state: table(),
      dice: [1, 2],
      answers: [...twoDice('judas')],
    });
    expect(judas.pending).toMatchObject({ seat: 1, question: { options: ['keep', 'unveil'] } });
    const leader = playScene(table(), [1, 2], twoDice('leader'), 2);
    expect(leader.asked.map(({ kind }) => kind)).toEqual(['nominate', 'dice']);
  });

  it('FF-CAMP-32 it comes over at the start of his next turn, not before', () => {
    const bought = models.map((one) =>
      one.id === 'judas' ? { ...one, conditions: { corrupted: { by: 1 } } } : one,
    );
    const own = playScene(table({ models: bought, secrets: [], phase: 'turn' }), [], []).state;
    expect(of(own, 'judas')).toMatchObject({ party: 0, controller: 0 });
    const his = playScene(table({ models: bought, secrets: [], phase: 'turn', active: 1 }), [], []);
    expect(of(his.state, 'judas')).toMatchObject({ party: 1, controller: 1, home: 0 });
    expect(his.events).toContainEqual({
      type: 'turned',
      rule: 'FF-CAMP-32',
      model: 'judas',
      party: 1,
      profile: null,
    });
  });

  const turned = { id: 'judas', x: 450, y: 450, combat: 6, party: 1, home: 0 } as const;
  const kills = (dice: readonly number[]) =>
    playScene(
      scene({
        models: [
          { ...turned, conditions: { corrupted: { by: 1 } } },
          { id: 'peter', x: 475, y: 450, combat: 0 },
          { id: 'far', x: 50, y: 50 },
          { id: 'devil', x: 850, y: 850, party: 1 },
        ],
        active: 1,
        acting: ['judas', 1],
      }),
      dice,
      [['act', 'strike/hand-weapon/peter']],
    ).state;

  it('FF-CAMP-32 when it kills one of the good it rolls three dice, and three failures bring it back', () => {
    expect(of(kills([6, 1, 1, 2, 3]), 'judas')).toMatchObject({ party: 0, controller: 0, conditions: {} });
    expect(of(kills([6, 1, 1, 2, 4]), 'judas')).toMatchObject({ party: 1, controller: 1 });
  });
});

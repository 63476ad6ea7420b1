import { checkDocument } from '@vedette/engine';
import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { objectives } from '../../board/objectives.ts';
import fearAndFaith from '../../ruleset.ts';
import type { Scenario } from '../../scenario/format/scenario.ts';
import { tasksOf } from '../../scenario/opening.ts';
import { SAMPLE } from '../../scenario/reference/examples.ts';
import { leadersIn, scoreLines, scoreOf } from '../../scenario/story/score.ts';
import { after, tale, told } from '../../scenario/story/story.spec-support.ts';
import { scenarios } from '../../scenarios/index.ts';
import { stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { briefOf } from '../../words/en/brief.ts';
import { tongues } from '../../words/index.ts';
import { takeAims } from './aims.ts';

const AIMS: NonNullable<Scenario['aims']> = [
  {
    id: 'south',
    side: 'everybody',
    name: 'The south',
    text: 'Be in the south.',
    points: 3,
    if: { count: { side: 'actor', zone: 'south' }, min: 1 },
  },
  {
    id: 'alone',
    side: 'everybody',
    name: 'Alone',
    text: 'Be one.',
    points: 2,
    if: { count: { side: 'actor' }, max: 1 },
  },
  { id: 'late', side: 'evil', name: 'Late', text: 'Stay.', points: 1, if: { round: { min: 9 } } },
];
const words: Partial<Scenario> = { aims: AIMS, zones: { south: { shape: { rect: [0, 0, 900, 400] } } } };

/** The good hold the south, the evil want to be alone. */
function holding(evil: string): FaithState {
  const s = told(words);
  s.secrets = ['south', evil].map((value, owner) => ({
    kind: 'aim',
    of: `${owner}`,
    owner,
    truth: { secret: [owner], value },
  }));
  return s;
}

describe('secret aims', () => {
  it('FF-GEN-19 everybody draws of what is for his side, never what another holds, and is told alone', () => {
    const { state, events } = play(stepping(takeAims), { state: told(words), dice: [1, 2] });
    expect(state.secrets.map(({ kind, owner, truth }) => [kind, owner, truth.value, truth.secret])).toEqual([
      ['aim', 0, 'south', [0]],
      ['aim', 1, 'late', [1]],
    ]);
    expect(events).toMatchObject([{ type: 'concealed' }, { type: 'concealed' }]);
  });

  it('FF-SET-01 they are drawn before anybody deploys, after the roles; without aims nothing is', () => {
    const tasks = tasksOf(tale(words), {});
    expect(tasks.indexOf('aims')).toBe(tasks.indexOf('roles') + 1);
    expect(tasksOf(tale({}), {})).not.toContain('aims');
  });

  it('FF-SCN-01 it counts for its side alone, and only while it is met', () => {
    const s = holding('late');
    expect([scoreOf(s, 0, []), scoreOf(s, 1, [])]).toEqual([3, 0]);
    expect(scoreLines(s, []).find(({ id }) => id === 'aims')!.points).toEqual([3, 0]);
    expect(leadersIn(s)).toEqual([0]);
    expect(scoreOf(holding('alone'), 1, [])).toBe(2);
    const plain = told({});
    expect(scoreLines(plain, []).some(({ id }) => id === 'aims')).toBe(false);
  });

  it('FF-GEN-19 who does not know sees neither points nor aim of the other', () => {
    const view = fearAndFaith.view(holding('alone'), 0);
    expect([scoreOf(view, 0, []), scoreOf(view, 1, [])]).toEqual([3, 0]);
    const seen = objectives(view, tongues.en.board).filter(({ id }) => id.startsWith('aim/'));
    expect(seen).toMatchObject([{ id: 'aim/south', of: 1, counts: [1, 0] }]);
  });

  it('FF-GEN-19 show-aim lays one open, and it counts as before', () => {
    const { state, events } = after(holding('alone'), [{ op: 'show-aim', side: 'evil' }]);
    expect(state.secrets.map(({ truth }) => truth.secret)).toEqual([[0], 'all']);
    expect(events).toMatchObject([{ type: 'disclosed', kind: 'aim', of: '1', truth: 'alone' }]);
    expect(scoreOf(state, 1, [])).toBe(2);
  });

  it('FF-GEN-19 those of everybody must be more than there are players, and the brief lists them', () => {
    const codes = (aims: unknown) => {
      const checked = checkDocument(scenarios, { ...SAMPLE, aims });
      return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
    };
    const aim = (id: string, side: string) => ({ ...AIMS[1]!, id, side });
    expect(codes([aim('a', 'everybody'), aim('b', 'everybody'), aim('c', 'everybody')])).toEqual([]);
    expect(codes([aim('a', 'everybody'), aim('b', 'everybody')])).toEqual(['scenario.too-few-aims /aims']);
    expect(codes([aim('a', 'pack'), aim('b', 'pack')])).toEqual([]);
    expect(codes([aim('a', 'pack')])).toEqual(['scenario.too-few-aims /aims']);
    expect(codes([aim('a', 'packs'), aim('b', 'packs')])[0]).toBe('scenario.unknown-id /aims/0/side');
    const said = briefOf(tale(words)).flatMap(({ items }) => items.map(({ text }) => text));
    expect(said).toContain('Everybody: The south. Be in the south. (3 points)');
  });
});

import { describe, expect, it, vi } from 'vitest';
import type { Question } from '../referee/messages.ts';
import { dragStep } from './dragging.ts';

vi.mock('./store.ts', () => ({ giveAnswer() {} }));

function question(kind: string, some: Partial<Question> & { readonly ids?: readonly string[] }): Question {
  const { ids = [], ...rest } = some;
  return {
    kind,
    form: 'one',
    seat: 0,
    title: kind,
    options: ids.map((id) => ({ id, words: id, note: null, odds: null })),
    foregone: null,
    denied: [],
    facts: {},
    ...rest,
  };
}

describe('a counter that is dragged', () => {
  it('is sent when somebody is to be sent', () => {
    expect(dragStep(question('activate', { ids: ['a', 'b'] }), 'a', undefined)).toEqual({ answer: 'a' });
    expect(dragStep(question('activate', { ids: ['b'] }), 'a', undefined)).toBeNull();
  });

  it('moves when it may', () => {
    const act = question('act', { ids: ['move', 'end'], facts: { figure: 'a' } });
    expect(dragStep(act, 'a', undefined)).toEqual({ answer: 'move' });
    expect(dragStep(act, 'b', undefined)).toBeNull();
    expect(dragStep(question('act', { ids: ['end'], facts: { figure: 'a' } }), 'a', undefined)).toBeNull();
  });

  it('draws its own way, once its ground is known', () => {
    const move = question('move', { form: 'path', facts: { figure: 'a' } });
    expect(dragStep(move, 'a', 'a')).toBe('draw');
    expect(dragStep(move, 'a', undefined)).toBeNull();
    expect(dragStep(move, 'b', 'a')).toBeNull();
  });

  it('is no target because it was touched', () => {
    expect(
      dragStep(question('shootWhom', { ids: ['b'], facts: { figure: 'a' } }), 'b', undefined),
    ).toBeNull();
    expect(dragStep(null, 'a', undefined)).toBeNull();
  });
});

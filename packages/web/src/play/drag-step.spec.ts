import { describe, expect, it } from 'vitest';
import { dragStep } from './drag-step.ts';
import { optionsOf, questionOf } from './question.spec-support.ts';

const a = { id: 'a', group: 'g' };
const b = { id: 'b', group: 'h' };
const of = (...figures: readonly string[]) => ({ about: { figures } });

describe('a counter that is dragged', () => {
  it('is sent when somebody is to be sent, or its group', () => {
    const send = (figure: string) =>
      questionOf({ options: optionsOf({ id: `go ${figure}`, figure, starts: 'send' }, 'nobody') });
    expect(dragStep(send('a'), a, undefined)).toEqual({ answer: 'go a' });
    expect(dragStep(send('g'), a, undefined)).toEqual({ answer: 'go g' });
    expect(dragStep(send('b'), a, undefined)).toBeNull();
  });

  it('moves when it may', () => {
    const options = optionsOf('wait', { id: 'walk', starts: 'move' });
    expect(dragStep(questionOf({ options, ...of('a') }), a, undefined)).toEqual({ answer: 'walk' });
    expect(dragStep(questionOf({ options, ...of('g') }), a, undefined)).toEqual({ answer: 'walk' });
    expect(dragStep(questionOf({ options, ...of('a', 'b') }), b, undefined)).toBeNull();
    expect(dragStep(questionOf({ options: optionsOf('wait'), ...of('a') }), a, undefined)).toBeNull();
  });

  it('draws its own way, once its ground is known, and where its group goes', () => {
    const way = questionOf({ form: 'path', ...of('a') });
    expect(dragStep(way, a, 'a')).toBe('draw');
    expect(dragStep(way, a, undefined)).toBeNull();
    expect(dragStep(way, b, 'a')).toBeNull();
    expect(dragStep(questionOf({ form: 'formation', ...of('g') }), a, undefined)).toBe('draw');
    expect(dragStep(questionOf({ form: 'formation', ...of('g') }), b, undefined)).toBeNull();
  });

  it('is no target because it was touched', () => {
    const aim = questionOf({ options: optionsOf({ id: 'b', figure: 'b' }), ...of('a') });
    expect(dragStep(aim, b, undefined)).toBeNull();
    expect(dragStep(null, a, undefined)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Dispatch } from '../referee/messages.ts';
import { logLines } from './log-lines.ts';

let number = 0;

function told(text: string, figure: string, key: string | null): Dispatch {
  const together = key === null ? {} : { together: { key, words: `${key}.` } };
  return {
    number: number++,
    text,
    rule: 'R-1',
    telling: { kind: 'move', figures: [figure], dice: [], modifiers: [], ...together },
    event: {},
  } as unknown as Dispatch;
}

const texts = (dispatches: readonly Dispatch[]) => logLines(dispatches).map(({ text }) => text);

describe('lines of the log', () => {
  it('a group that moves man by man is one line, about all of them', () => {
    const lines = logLines([
      told('One goes.', 'a', 'The guard goes'),
      told('Two goes.', 'b', 'The guard goes'),
      told('Three goes.', 'c', 'The guard goes'),
    ]);
    expect(lines.map(({ text }) => text)).toEqual(['The guard goes.']);
    expect(lines[0]!.telling.figures).toEqual(['a', 'b', 'c']);
  });

  it('one man alone is told of as he is', () => {
    expect(texts([told('One goes.', 'a', 'The guard goes'), told('A shot.', 'x', null)])).toEqual([
      'One goes.',
      'A shot.',
    ]);
  });

  it('other groups, and the same after something else, have lines of their own', () => {
    const guard = () => [told('One goes.', 'a', 'The guard goes'), told('Two goes.', 'b', 'The guard goes')];
    expect(
      texts([...guard(), told('He goes.', 'd', 'The line goes'), told('A shot.', 'x', null), ...guard()]),
    ).toEqual(['The guard goes.', 'He goes.', 'A shot.', 'The guard goes.']);
  });
});

import { describe, expect, it } from 'vitest';
import { toolOfKey } from './tools.ts';

const pressed = (key: string, held: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

describe('a tool is taken up by its letter', () => {
  it('large or small', () => {
    expect(['l', 'V', 'r', 'C'].map((key) => toolOfKey(pressed(key)))).toEqual([
      'look',
      'view',
      'ruler',
      'rings',
    ]);
    expect(toolOfKey(pressed('x'))).toBeUndefined();
  });

  it('but not with a key that makes it one of the browser’s', () => {
    for (const held of ['ctrlKey', 'metaKey', 'altKey'])
      expect(toolOfKey(pressed('r', { [held]: true }))).toBeUndefined();
  });
});

import { expect, it } from 'vitest';
import { isId } from '../referee/file-id.ts';
import { newId } from './new-id.ts';

it('ids have the form of random UUIDs, also where the browser makes none, and no two are alike', () => {
  const ids = Array.from({ length: 200 }, newId);
  expect(ids.every((id) => isId(id) && /^.{14}4.{4}[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(200);
});

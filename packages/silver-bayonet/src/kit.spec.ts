import { expect, it } from 'vitest';
import { carries, entryOf, give, levelOf, setLevel, startingKit, take } from './kit.ts';

it('SB-ATT-01 the same thing twice counts once, in whatever order it came', () => {
  const figure = { kit: '' };
  for (const entry of ['strong', 'nimble', 'strong']) give(figure, entry);
  expect(figure.kit).toBe('nimble+strong');
});

it('takes off what is there, and nothing else', () => {
  const figure = { kit: 'cursed:1+nimble+strong' };
  take(figure, 'nimble');
  take(figure, 'large');
  expect(figure.kit).toBe('cursed:1+strong');
  expect(carries(figure, 'strong')).toBe(true);
  expect(carries(figure, 'cursed')).toBe(false);
  expect(entryOf(figure, 'cursed')).toBe('cursed:1');
  expect(entryOf(figure, 'curse')).toBe(null);
});

it('a condition with a number takes the place of the weaker one', () => {
  const figure = { kit: 'strong' };
  expect(levelOf(figure, 'cursed')).toBe(0);
  setLevel(figure, 'cursed', 1);
  setLevel(figure, 'cursed', 2);
  expect(figure.kit).toBe('cursed:2+strong');
  expect(levelOf(figure, 'cursed')).toBe(2);
  setLevel(figure, 'cursed', 0);
  expect(figure.kit).toBe('strong');
});

it('SB-EQ-24 of all equipment only torches are in a kit', () => {
  expect(startingKit(['strong'], ['musket', 'holy-symbol', 'oil-and-torches'])).toBe(
    'oil-and-torches+strong',
  );
});

import type { ScenePhase } from '@vedette/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Phase } from './Objectives.tsx';

const phase = { name: 'Ashdown, first half', now: true, own: { seat: 0, name: 'Your first half' } };

const read = (shown: ScenePhase, viewer: number | null) =>
  renderToStaticMarkup(createElement(Phase, { phase: shown, viewer })).replaceAll(/<[^>]*>/g, '');

describe('a phase in the bar', () => {
  it('is mine to me and theirs to others, and says which of so many acts', () => {
    expect(read({ ...phase, progress: { at: 2, of: 4 } }, 0)).toBe('Your first half · 2 of 4');
    expect(read({ ...phase, progress: { at: 2, of: 4 } }, 1)).toBe('Ashdown, first half · 2 of 4');
    expect(read({ ...phase, now: false, progress: { at: 2, of: 4 } }, 0)).toBe('Your first half');
    expect(read(phase, null)).toBe('Ashdown, first half');
  });
});

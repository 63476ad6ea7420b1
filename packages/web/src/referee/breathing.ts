import type { Breathing } from '@vedette/referee';

/** Thinks and looks for so many milliseconds at a time; then the messages have their turn. */
export const breathing: Breathing = {
  portion: 12,
  now: () => performance.now(),
  breathe: () => new Promise((resolve) => setTimeout(resolve)),
};

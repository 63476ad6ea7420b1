import { use } from 'react';
import { openStacks, type Stacks } from './stacks.ts';

/** Everything there is to look up; whoever asks waits until it is there. */
export function useStacks(): Stacks {
  return use(openStacks());
}

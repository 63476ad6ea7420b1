import { createContext } from 'react';
import type { Ref } from './entry.ts';

/** How a link within an entry is followed: on a page it leads there, on a slip the slip turns over. */
export const Follow = createContext<((to: Pick<Ref, 'shelf' | 'id'>) => void) | null>(null);

import type { Ref } from '@vedette/engine';
import { createContext } from 'react';

/** How a link within an entry is followed: on a page it leads there, on a slip the slip turns over. */
export const Follow = createContext<((to: Pick<Ref, 'shelf' | 'id'>) => void) | null>(null);

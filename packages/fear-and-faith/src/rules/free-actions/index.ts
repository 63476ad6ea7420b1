import { drop } from './drop.ts';
import type { FreeAction } from './free-action.ts';
import { resume } from './resume.ts';
import { revive } from './revive.ts';
import { tighten } from './tighten.ts';
import { useAdvance } from './use-advance.ts';

/** FF-ACT-12: all of them, one file each. */
export const FREE_ACTIONS: readonly FreeAction[] = [drop, resume, revive, tighten, useAdvance];

import type { Tongues } from '@vedette/engine';
import { en } from './en/index.ts';

export const tongues: Tongues<typeof en> = { en };

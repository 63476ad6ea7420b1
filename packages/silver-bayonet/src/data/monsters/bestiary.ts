import { finder } from '@vedette/engine';
import { CANADA_MONSTERS } from './canada.ts';
import { CARPATHIANS_MONSTERS } from './carpathians.ts';
import { CORE_MONSTERS } from './core.ts';
import { EGYPT_MONSTERS } from './egypt.ts';
import { ITALY_MONSTERS } from './italy.ts';
import type { MonsterType } from './monster.ts';

/** Every monster of the core book and the four supplements, by id. */
export const MONSTER_TYPES: readonly MonsterType[] = [
  ...CORE_MONSTERS,
  ...CARPATHIANS_MONSTERS,
  ...CANADA_MONSTERS,
  ...EGYPT_MONSTERS,
  ...ITALY_MONSTERS,
].sort((a, b) => (a.id < b.id ? -1 : 1));

export const monsterType = finder('monster', MONSTER_TYPES);

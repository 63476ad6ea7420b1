import { monsterType } from '../../data/monsters/bestiary.ts';
import type { MonsterType } from '../../data/monsters/monster.ts';
import type { Figure, SilverBayonetState } from '../../state.ts';

type Bestiary = Pick<SilverBayonetState, 'bestiary'>;

/** A monster of this game, the players' own included (SB-MON-12). */
export function monsterIn({ bestiary }: Bestiary, id: string): MonsterType {
  return bestiary.find((own) => own.id === id) ?? monsterType(id);
}

/** SB-MON-04: what kind of creature it is; nothing for a unit member. */
export function tagsOf(s: Bestiary, { home, type }: Figure): readonly string[] {
  return home === null ? monsterIn(s, type).tags : [];
}

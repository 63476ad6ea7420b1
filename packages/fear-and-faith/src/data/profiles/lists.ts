import { finder } from '@vedette/engine';
import { COMMON_FAMILIARS, FRANKENSTEIN, OTHER_MONSTERS, SWARMS, WEREWOLVES } from './beast-lists.ts';
import { DEMONS, SLASHERS_LUNATICS_AND_SERIAL_KILLERS, THINGS_FROM_BEYOND } from './dark-lists.ts';
import {
  INVESTIGATORS_AND_HUNTERS,
  OCCULT_INVESTIGATORS_AND_GHOST_HUNTERS,
  ZOMBIE_HUNTERS_AND_SURVIVORS,
} from './hunter-lists.ts';
import type { ProfileRow, Side } from './profile.ts';
import { GHOSTS_AND_SPIRITS, MUMMIES, VAMPIRE_MINIONS, VAMPIRES, ZOMBIES } from './undead-lists.ts';
import { TRANSYLVANIAN_VILLAGERS, VICTORIAN_HUNTERS } from './villager-lists.ts';

/** FF-PARTY-06: a side, unless one of its profiles has its own; FF-PARTY-19. */
const LIST_ROWS = {
  'zombie-hunters-and-survivors': ['Zombie hunters and survivors', 'good', ZOMBIE_HUNTERS_AND_SURVIVORS],
  zombies: ['Zombies', 'evil', ZOMBIES],
  frankenstein: ['Frankenstein', 'evil', FRANKENSTEIN],
  werewolves: ['Werewolves', 'evil', WEREWOLVES],
  'victorian-hunters': ['Victorian hunters', 'good', VICTORIAN_HUNTERS],
  'transylvanian-villagers': ['Transylvanian villagers', 'good', TRANSYLVANIAN_VILLAGERS],
  'slashers-lunatics-and-serial-killers': [
    'Slashers, lunatics and serial killers',
    'evil',
    SLASHERS_LUNATICS_AND_SERIAL_KILLERS,
  ],
  'investigators-and-hunters': ['Investigators and hunters', 'good', INVESTIGATORS_AND_HUNTERS],
  'other-monsters': ['Other monsters', 'neutral', OTHER_MONSTERS],
  'occult-investigators-and-ghost-hunters': [
    'Occult investigators and ghost hunters',
    'good',
    OCCULT_INVESTIGATORS_AND_GHOST_HUNTERS,
  ],
  'ghosts-and-spirits': ['Ghosts and spirits', 'evil', GHOSTS_AND_SPIRITS],
  demons: ['Demons', 'evil', DEMONS],
  vampires: ['Vampires', 'evil', VAMPIRES],
  'vampire-minions': ['Vampire minions', 'evil', VAMPIRE_MINIONS],
  'things-from-beyond': ['Things from beyond', 'evil', THINGS_FROM_BEYOND],
  mummies: ['Mummies', 'evil', MUMMIES],
  swarms: ['Swarms', 'neutral', SWARMS],
  'common-familiars': ['Common familiars', 'evil', COMMON_FAMILIARS],
} as const satisfies Record<string, readonly [string, Side, readonly ProfileRow[]]>;

export type ListId = keyof typeof LIST_ROWS;
export type PrintedId = (typeof LIST_ROWS)[ListId][2][number][0];

export const LIST_IDS = Object.keys(LIST_ROWS) as unknown as readonly [ListId, ...ListId[]];

export interface ProfileList {
  readonly id: ListId;
  readonly title: string;
  readonly side: Side;
}

export const LISTS: readonly ProfileList[] = LIST_IDS.map((id) => {
  const [title, side] = LIST_ROWS[id];
  return { id, title, side };
});

export const profileList = finder('list of profiles', LISTS);

export function rowsOf(id: ListId): readonly (ProfileRow & readonly [PrintedId, ...unknown[]])[] {
  return LIST_ROWS[id][2];
}

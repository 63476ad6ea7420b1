import type { Attribute } from '../game.ts';
import { carrying } from '../scenario/objects/carrying.ts';
import { status } from '../scenario/statuses/status.ts';
import { imbued } from '../scenario/story/imbued.ts';
import { story } from '../scenario/story/rules.ts';
import { burning } from './burning.ts';
import { cursed } from './cursed.ts';
import { emboldened } from './emboldened.ts';
import { flamingWeapon } from './flaming-weapon.ts';
import { otherForm } from './form.ts';
import { infected } from './infected.ts';
import { knockedDown } from './knocked-down.ts';
import { litTorch } from './lit-torch.ts';
import { poisoned } from './poisoned.ts';
import { slowing } from './slowing.ts';
import { sneaking } from './sneaking.ts';
import { wasting } from './wasting.ts';

/** What a spell, miracle, item or attribute can put on a figure in play. */
export const conditions: readonly Attribute[] = [
  burning,
  flamingWeapon,
  infected,
  knockedDown,
  poisoned,
  slowing,
  sneaking,
  wasting,
  cursed,
  emboldened,
  litTorch,
  otherForm,
  carrying,
  status,
  imbued,
  story,
];

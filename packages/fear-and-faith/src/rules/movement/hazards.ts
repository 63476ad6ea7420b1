import { DREADED } from '../../data/moving.ts';
import type { FaithCx, Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { raise } from '../aftermath/raise.ts';
import { leave } from '../leaving/leaving.ts';
import { passesQuality } from '../quality/quality.ts';

export type Dreaded = keyof typeof DREADED;
const ALL = Object.keys(DREADED) as Dreaded[];

/** The rule of each kind of ground. */
export const DREAD_RULES: Readonly<Record<Dreaded, string>> = {
  holy: 'FF-MOV-25',
  pentagram: 'FF-MOV-26',
  'running-water': 'FF-MOV-28',
};

const BURNING = 'burning';

/** FF-MOV-25, -26, -28, -30, FF-HTH-16: traits of ground that this model should not be in. */
export function hazardsOf(look: Look, model: Model): readonly string[] {
  const dreaded = ALL.filter((trait) => DREADED[trait].some((tag) => model.tags.includes(tag)));
  return look.modify('hazards', model, [...dreaded, BURNING]);
}

/** Of them, what it may enter by a roll. */
export function dreadedBy(look: Look, model: Model): readonly Dreaded[] {
  const harmful = hazardsOf(look, model);
  return ALL.filter((trait) => harmful.includes(trait));
}

/** FF-MOV-25, -26, -28, -30: recoil or flight took it into such ground. */
export function sufferGround(cx: FaithCx, model: Model, trait: string): void {
  cx.react('forcedInto', model, { trait });
  if (model.standing !== 'table') return;
  if (trait === BURNING) {
    raise(cx.s, { kind: 'fire', model: model.id });
    return;
  }
  const rule = 'FF-HTH-16';
  if (!passesQuality(cx, model, { purpose: 'hazard', rule })) leave(cx, model, 'killed', null, rule);
}

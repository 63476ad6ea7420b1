import type { Power } from '../../data/magic.ts';
import { POWERS } from '../magic/aim.ts';
import { summon, summonable } from '../magic/demons.ts';
import { mayCast } from '../magic/spells.ts';
import { isStopped } from '../magic/stopped.ts';
import type { ActionKind } from './action.ts';
import { offer } from './offer.ts';

/** FF-SPEC-15: chosen after the roll, for the least power that can bring it. */
export const summonDemon: ActionKind = {
  id: 'summon',
  rule: 'FF-SPEC-15',
  takesMind: true,
  offers(look, model) {
    if (look.s.activation?.declared !== 'spell/summon' || !mayCast(look, model)) return [];
    return POWERS.flatMap((power) => {
      const weaker = power === 1 ? [] : summonable(look, model, (power - 1) as Power);
      return summonable(look, model, power)
        .filter((demon) => !weaker.includes(demon))
        .map(({ id }) => offer('summon', power, { thing: id }));
    });
  },
  perform(cx, model, { thing }) {
    cx.s.activation!.declared = null;
    if (!isStopped(cx, model, null)) summon(cx, model, thing!);
  },
};

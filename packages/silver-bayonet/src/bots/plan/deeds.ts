import type { Intent } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { deedId, dieForGun } from '../../option-ids.ts';
import { ownDice } from '../../rules/fate/pool.ts';
import { objectDocument } from '../../scenario/objects/object.ts';
import type { Figure } from '../../state.ts';
import type { Guns } from '../attacks/fighters.ts';
import type { Aim } from '../worth/aims.ts';
import { type Errand, inchesLeft, undisturbed } from './errands.ts';
import type { Exposure, Faced } from './exposure.ts';
import { cheapest, priceOf } from './fate.ts';
import type { Survey } from './survey.ts';

/** Something a figure could do with its action where it stands. */
export interface Deed {
  /** Points it brings by itself. */
  readonly gain: number;
  readonly steps: readonly Intent[];
  /** Whether its guns are loaded afterwards; null: as before. */
  readonly loaded: boolean | null;
  /** The aim that it sees to. */
  readonly aim: Aim | null;
  /** The weapon that it fires. */
  readonly gun: string | null;
}

/** An enemy who is shot at fires back if he can; some prefer to dive. */
const FIRES_BACK = 0.8;
/** A shot is never quite as good as it looks: Fate Dice negate. */
const SHOT = 0.95;
/** Opening a thing may need a Check, and what it brings is a promise. */
const DONE = 1.15;
/** What is picked up still has to be brought home. */
const PICKED_UP = 0.6;

/** An answer to a question about this figure. */
export function step(figure: Figure, kind: string, answer: unknown): Intent {
  return { kind, facts: { figure: figure.id }, answer };
}

/** The best shots from a place at the enemies it has in sight, best first. */
export function shots(
  survey: Survey,
  figure: Figure,
  { faced }: Exposure,
  moved: boolean,
  guns: Guns = 'ready',
): readonly Deed[] {
  const deeds: Deed[] = [];
  for (const faces of faced) {
    const deed = shotAt(survey, figure, faces, moved, guns);
    if (deed !== null) deeds.push(deed);
  }
  return deeds.sort((a, b) => b.gain - a.gain);
}

function shotAt(survey: Survey, figure: Figure, faces: Faced, moved: boolean, guns: Guns): Deed | null {
  const { attacks, worth } = survey;
  const { foe, away } = faces;
  const sight = attacks.range(figure, guns) < away ? null : faces.sight();
  if (sight === null) return null;
  const shot = attacks.shot(figure, guns, foe, away, { cover: sight.cover, moved, answer: false });
  if (shot === null) return null;
  const seen = faces.seen();
  const aimed = { cover: seen?.cover === true, moved: false, answer: true };
  const back = seen === null ? null : attacks.shot(foe, 'ready', figure, away, aimed);
  const answer = back === null ? 0 : (1 - shot.chances.out) * back.harm * worth(figure) * FIRES_BACK;
  return {
    gain: shot.harm * worth(foe) * SHOT - answer,
    loaded: false,
    aim: null,
    gun: shot.weapon,
    steps: [
      step(figure, 'act', deedId('shoot', shot.weapon)),
      step(figure, 'shootWhom', [foe.id]),
      step(figure, 'shot', shot.load),
    ],
  };
}

/** SB-FATE-08: the best shots with a gun that a Fate Die loads in a trice. */
export function hastyShots(
  survey: Survey,
  figure: Figure,
  exposure: Exposure,
  moved: boolean,
): readonly Deed[] {
  const { s, attacks } = survey;
  if (s.activation?.figure === figure.id && s.activation.quickReloaded) return [];
  if (figure.side !== survey.seat || attacks.empty(figure).length === 0) return [];
  const die = cheapest(survey, ownDice(s, figure.side));
  if (die === null) return [];
  return shots(survey, figure, exposure, moved, 'empty').map((shot) => ({
    ...shot,
    gain: shot.gain - priceOf(survey, die),
    steps: [step(figure, 'act', deedId('quick-reload', dieForGun(die, shot.gun!))), ...shot.steps],
  }));
}

/** Loading what is empty, as an action or for the Move. */
export function reloads(survey: Survey, figure: Figure, how: 'reload' | 'reload-for-move'): readonly Deed[] {
  // The gun that carries farthest first.
  const best = survey.attacks.empty(figure).toSorted((a, b) => b.shot.range - a.shot.range)[0];
  if (best === undefined) return [];
  return [
    { gain: 0, loaded: true, aim: null, gun: null, steps: [step(figure, 'act', deedId(how, best.id))] },
  ];
}

/** What the aims offer to whoever stands in a place: markers to look into, things to take up. */
export function openings(
  survey: Survey,
  figure: Figure,
  errands: readonly Errand[],
  at: Spot,
): readonly Deed[] {
  return errands.flatMap((errand): readonly Deed[] => {
    const { aim, worth } = errand;
    if ((aim.what !== 'clue' && aim.what !== 'object') || inchesLeft(survey, figure, errand, at) > TOUCHING)
      return [];
    if (!undisturbed(survey, figure, aim, at)) return [];
    const act = aim.what === 'clue' ? deedId('investigate', aim.id) : takingUp(survey, aim.id);
    if (act === null) return [];
    const gain = worth * (aim.what === 'clue' ? DONE : PICKED_UP);
    return [{ gain, loaded: null, aim, gun: null, steps: [step(figure, 'act', act)] }];
  });
}

const TOUCHING = 0.02;

/** SB-SCN-GEN-18 to -21: the action that gets it; null where none is needed. */
function takingUp({ s }: Survey, id: string): string | null {
  if (s.objects.some((object) => object.id === id && object.stuck)) return deedId('free', id);
  return objectDocument(s, id)?.carry.pickup === 'action' ? deedId('pick-up', id) : null;
}

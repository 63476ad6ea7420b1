import { figure as figureOf } from '../../figures.ts';
import { readDeedId } from '../../option-ids.ts';
import { distanceBetween } from '../../rules/measuring.ts';
import { sees } from '../../rules/shooting/sight.ts';
import type { Figure, FigureId } from '../../state.ts';
import { meleeGain } from './exposure.ts';
import type { Survey } from './survey.ts';

/** What an answer promises, in points. */
export interface Weighed {
  readonly answer: unknown;
  readonly worth: number;
}

/** Standing off an inch from an enemy who may come again is a little better than standing in his face. */
const ROOM = 0.03;
/** A man in Cover, or out of sight, is safe from the rest of them for a while. */
const DIVE = 0.04;

/** SB-MEL-07: whether to strike back or give way. */
export function strikeBack(
  survey: Survey,
  options: readonly string[],
  id: FigureId,
  attacker: FigureId,
): readonly Weighed[] {
  const figure = figureOf(survey.s, id);
  const foe = figureOf(survey.s, attacker);
  const harm = survey.attacks.blow(figure, foe, 'answer').harm * survey.worth(foe);
  return options.map((answer) => ({ answer, worth: answer === 'strike-back' ? harm : ROOM }));
}

/** SB-MOV-14: forcing lets the mover strike first, but holds it up. */
export function force(survey: Survey, id: FigureId, mover: FigureId): readonly Weighed[] {
  const figure = figureOf(survey.s, id);
  const foe = figureOf(survey.s, mover);
  const gain = -meleeGain(survey, foe, figure);
  const stops = foe.carries.length > 0 ? CARRIER : HOLD_UP;
  return [
    { answer: 'force', worth: gain + stops },
    { answer: 'let-pass', worth: 0 },
  ];
}

/** Holding up somebody who wants to get somewhere, above all with something. */
const HOLD_UP = 0.05;
const CARRIER = 0.5;

/** SB-SHT-12: fire back, dive or stay. */
export function reactToShot(
  survey: Survey,
  options: readonly string[],
  id: FigureId,
  shooter: FigureId,
): readonly Weighed[] {
  const figure = figureOf(survey.s, id);
  const foe = figureOf(survey.s, shooter);
  return options.flatMap((answer): readonly Weighed[] => {
    if (answer === 'stay') return [{ answer, worth: 0 }];
    if (answer === 'dive') return [{ answer, worth: DIVE }];
    return [{ answer, worth: answerTo(survey, figure, foe, readDeedId(answer).of) }];
  });
}

/** An empty gun afterwards is part of the price. */
const EMPTIED = 0.6;

function answerTo(survey: Survey, figure: Figure, foe: Figure, weapon: string): number {
  const { attacks, worth, look } = survey;
  const { cover } = sees(look, figure, foe);
  const aimed = { cover, moved: false, answer: true };
  const shot = attacks.shot(figure, 'ready', foe, distanceBetween(figure, foe), aimed);
  const own = shot?.weapon === weapon ? shot.harm : 0;
  return own * worth(foe) * (figure.activated ? 1 : EMPTIED);
}

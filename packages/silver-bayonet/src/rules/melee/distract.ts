import { DISTRACT_WITHIN } from '../../data/play.ts';
import { enemiesOf, figure as figureOf } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure, FigureId } from '../../state.ts';
import { fatigueLimit, tire } from './fatigue.ts';

/** SB-MEL-14. */
const WITHIN = DISTRACT_WITHIN;

/** SB-MEL-14: the closest enemies it could Distract now; more than one only when equally close. */
export function distractable(look: Look, figure: Figure): FigureId[] {
  // SB-MONA-12
  if (figure.side === null) return [];
  const near = look.table.within(figure, WITHIN, enemiesOf(look.s, figure));
  const [closest = []] = near.length < 2 ? [near] : look.table.inOrder(figure, near);
  return closest
    .filter((enemy) => enemy.fatigue < fatigueLimit(look, enemy))
    .filter((enemy) => !look.s.options['distraction-needs-los'] || look.table.sight(figure, enemy).visible)
    .map(({ id }) => id);
}

/** SB-MEL-14: a token for the enemy, and the activation is over. */
export function distract(cx: SilverCx, figure: Figure): void {
  const options = distractable(cx, figure);
  const enemy =
    options.length === 1
      ? options[0]!
      : cx.ask('chooseFigure', figure.side!, { options, purpose: 'distract', rule: 'SB-MEL-14' });
  cx.emit({ type: 'acted', rule: 'SB-MEL-14', figure: figure.id, action: 'distract', at: enemy });
  tire(cx, figureOf(cx.s, enemy), 'SB-MEL-14');
  cx.s.activation!.over = true;
}

import { figure as figureOf } from '../../figures.ts';
import type { FigureId } from '../../state.ts';
import { bestBlow } from '../attacks/best.ts';
import { exchangeOf } from './exchange.ts';
import { harmOf } from './harm.ts';
import type { Mind } from './mind.ts';

/** SB-MOV-11: of those in contact the one from whom most is to be hoped. */
export function attackWhom(
  { figure, options }: { readonly figure: FigureId; readonly options: readonly FigureId[] },
  mind: Mind,
): FigureId {
  const attacker = figureOf(mind.s, figure);
  return bestOf(options, (id) => exchangeOf(mind, attacker, figureOf(mind.s, id)));
}

/** SB-MOV-14: whoever carries what is wanted, and whoever will be the sorrier. */
export function force(
  { figure, mover }: { readonly figure: FigureId; readonly mover: FigureId },
  mind: Mind,
): 'force' | 'let-pass' {
  const forcer = figureOf(mind.s, figure);
  const passer = figureOf(mind.s, mover);
  const theirs = bestBlow(mind.look, passer, forcer, 'own', harmOf);
  const ours = bestBlow(mind.look, forcer, passer, 'answer', harmOf);
  const gain = (1 - theirs.chances.out) * ours.harm * mind.worthOf(passer);
  const loss = theirs.harm * mind.worthOf(forcer);
  return passer.carries.length > 0 || gain > loss ? 'force' : 'let-pass';
}

/** SB-MEL-07: a blow back costs nothing, so only where it can do nothing is there another answer. */
export function strikeBack(
  {
    figure,
    attacker,
    options,
  }: {
    readonly figure: FigureId;
    readonly attacker: FigureId;
    readonly options: readonly ('strike-back' | 'back-off' | 'hold')[];
  },
  mind: Mind,
): 'strike-back' | 'back-off' | 'hold' {
  const blow = bestBlow(mind.look, figureOf(mind.s, figure), figureOf(mind.s, attacker), 'answer', harmOf);
  const other = options.find((option) => option !== 'strike-back');
  return blow.chances.damage > 0 || other === undefined ? 'strike-back' : other;
}

/** SB-MEL-02. */
export function meleeWeapon(
  {
    figure,
    target,
    options,
  }: { readonly figure: FigureId; readonly target: FigureId; readonly options: readonly string[] },
  { look, s }: Mind,
): string {
  const striker = figureOf(s, figure);
  const occasion = s.activation?.figure === figure ? 'own' : 'answer';
  const { weapon } = bestBlow(look, striker, figureOf(s, target), occasion, harmOf);
  return options.includes(weapon) ? weapon : options[0]!;
}

/** The option with the most to it; the first of equals. */
export function bestOf<T>(options: readonly T[], value: (option: T) => number): T {
  let best: T = options[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = value(option);
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

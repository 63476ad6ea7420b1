import { give } from '../../../kit.ts';
import { IMBUED } from '../imbued.ts';
import { toEach } from './each.ts';

/** SB-OPS-49, SB-SCN-GEN-13: the figure's attacks count as a material, whatever the weapon. */
export const imbue = toEach<'imbue'>((cx, figure, { attacks, as, until = 'game-end' }) => {
  cx.s.story.imbuings.push({ figure: figure.id, attacks, as, until });
  give(figure, IMBUED);
  cx.emit({ type: 'imbued', rule: 'SB-OPS-49', figure: figure.id, attacks, as });
  return true;
});

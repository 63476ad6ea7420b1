import { receive } from '../../../rules/setup/receive.ts';
import { toEach } from './each.ts';

/** SB-OPS-50, SB-SCN-GEN-12: a found thing, the figure's own for this game, outside slots and limits. */
export const giveItem = toEach<'give-item'>((cx, figure, { item, as }) => {
  receive(figure, item, as ?? null);
  cx.emit({ type: 'found', rule: 'SB-OPS-50', figure: figure.id, item, as: as ?? null });
  return true;
});

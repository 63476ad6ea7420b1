import type { FaithCx } from '../../game.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { tableFrom } from '../ground/terrain.ts';
import { drawnByChance } from './layout-by-chance.ts';

/** FF-SET-03: the defender lays out the ground; a game master has done it before (FF-OPT-30). */
export function layTerrain(cx: FaithCx): void {
  const { s } = cx;
  const defender = s.parties.findIndex(({ role }) => role === 'defender');
  if (s.options['game-master'] || defender < 0) {
    tell(cx);
    return;
  }
  const how = cx.ask('layout', defender, { options: ['as-drawn', 'by-chance', 'own'] });
  if (how === 'by-chance')
    lay(
      cx,
      drawnByChance(s.terrain, (sides) => cx.roll(sides, 'terrain')),
    );
  if (how === 'own') lay(cx, cx.ask('layOut', defender, {}));
  tell(cx);
}

function lay({ s }: FaithCx, documents: readonly TerrainDocument[]): void {
  s.terrain = tableFrom(s.terrain.width, s.terrain.depth, documents, s.portals);
}

function tell(cx: FaithCx): void {
  cx.emit({ type: 'terrain', rule: 'FF-SET-03', pieces: cx.s.terrain.pieces.length });
}

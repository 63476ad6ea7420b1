import type { Seat } from '@vedette/engine';
import type { FaithCx } from '../../game.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { millimetres } from '../../scenario/story/filter.ts';
import { groundOf } from '../../scenario/story/ground.ts';
import { unheard } from '../../scenario/story/heard.ts';
import { amountOf } from '../../scenario/story/number.ts';
import { seatOf } from '../../scenario/story/sides.ts';
import type { FaithState } from '../../state.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { lay } from './lay.ts';
import { drawnByChance } from './layout-by-chance.ts';
import { limitsFrom, USUAL_LIMITS } from './layout-limits.ts';

const AS_DRAWN = 'as-drawn';

/** FF-SET-03: the defender lays out the ground, or whom the scenario names; a game master has done it before (FF-OPT-30). */
export function layTerrain(cx: FaithCx): void {
  const { s } = cx;
  const by = layer(s);
  const layouts = choices(cx);
  const own = ownLimits(s);
  const drawn = layouts.length === 0 ? [AS_DRAWN] : layouts;
  const options = own === null ? drawn : [...drawn, 'by-chance', 'own'];
  const asked = by !== null && options.length > 1 && (!s.options['game-master'] || layouts.length > 1);
  const how = asked ? cx.ask('layout', by, { options }) : drawn[0]!;
  if (how === 'by-chance')
    replace(
      s,
      drawnByChance(s.terrain, (sides) => cx.roll(sides, 'terrain'), own!),
    );
  else if (how === 'own') replace(s, cx.ask('layOut', by!, { limits: own! }));
  else if (how !== AS_DRAWN) take(cx, how);
  cx.emit({ type: 'terrain', rule: 'FF-SET-03', pieces: s.terrain.pieces.length });
}

function layer(s: FaithState): Seat | null {
  const { layout } = s.story.document;
  return seatOf(s, layout?.by ?? 'defender');
}

/** The layouts of the scenario that can be had as things stand. */
function choices(cx: FaithCx): readonly string[] {
  const { story } = cx.s;
  return (story.document.layouts ?? [])
    .filter((layout) => layout.if === undefined || isTrue(cx, layout.if, unheard(story)))
    .map(({ id }) => id);
}

/** What a ground of the player's own must keep to; null: it is as the scenario has it. */
function ownLimits({ story: { document } }: FaithState) {
  if (document.layout?.limits !== undefined) return limitsFrom(document.layout.limits);
  return document.layouts === undefined && document.layout === undefined ? USUAL_LIMITS : null;
}

function take(cx: FaithCx, layout: string): void {
  const { s } = cx;
  s.story = { ...s.story, layout };
  const { sight, pieces } = s.story.document.layouts!.find(({ id }) => id === layout)!;
  if (sight !== undefined) s.clock = { ...s.clock, sight: millimetres(sight) };
  const ground = groundOf(s.story);
  const most = pieces === undefined ? undefined : amountOf(cx, pieces, unheard(s.story));
  lay(s, { ...ground, terrain: ground.terrain.slice(0, most) });
}

/** In place of everything that is drawn; what the scenario itself needs stays. */
function replace(s: FaithState, terrain: readonly TerrainDocument[]): void {
  const { zones, anchors, captives } = groundOf(s.story);
  const kept = { doors: [], rooms: [], slots: [], zones, anchors, captives };
  lay(s, { ...kept, terrain });
}

import { type Chronicler, type Fallen, winnersOf } from '@vedette/engine';
import { LEAVING } from './data/leaving.ts';
import type { AttackKind, FaithEvent } from './events.ts';
import type { FearAndFaith } from './game.ts';
import { model } from './models.ts';
import { scoreOf } from './scenario/story/score.ts';
import type { FaithState, ModelId } from './state.ts';

type Told = readonly FaithEvent[];

export const chronicler: Chronicler<FearAndFaith> = {
  beginsTurn: (event) => event.type === 'phase' && event.phase === 'turn',
  chronicle: (told, s) => ({
    first: told.find((event) => event.type === 'initiative')?.order[0] ?? null,
    sides: s.parties.map(({ edge }) => edge),
    earned: s.parties.map((_, seat) => scoreOf(s, seat, s.ended === null ? [] : winnersOf(s.ended))),
    fallen: fallen(told, s),
    ground: { width: s.terrain.width, depth: s.terrain.depth },
  }),
};

const KILLED: readonly string[] = ['killed', 'killed-gruesome'];

/** FF-GEN-21: whoever is out of play for good and counts as lost, what took it out, and where it stood last. */
function fallen(told: Told, s: FaithState): readonly Fallen[] {
  const blows = new Map<ModelId, AttackKind>();
  const places = new Map<ModelId, { readonly x: number; readonly y: number }>();
  return told.flatMap((event) => {
    if (event.type === 'moved') places.set(event.model, event);
    if (event.type === 'fought') {
      if (event.target.model !== null && event.result !== 'none') blows.set(event.target.model, event.kind);
      if (event.attacker.model !== null && event.back !== 'none') blows.set(event.attacker.model, event.kind);
    }
    if (event.type !== 'left' || !LEAVING[event.how].countsForHalf) return [];
    const { party: seat, x, y } = model(s, event.model);
    const cause = KILLED.includes(event.how) ? (blows.get(event.model) ?? event.how) : event.how;
    const place = places.get(event.model) ?? { x, y };
    return [{ seat, cause, x: place.x, y: place.y }];
  });
}

import { type Chronicler, type Fallen, winnersOf } from '@vedette/engine';
import { LEAVING } from './data/leaving.ts';
import type { AttackKind, FaithEvent } from './events.ts';
import type { FearAndFaith } from './game.ts';
import { model } from './models.ts';
import { roleOf } from './scenario/forces.ts';
import { scoreLines, scoreOf } from './scenario/story/score.ts';
import { DUMMY, type FaithState, type ModelId } from './state.ts';

type Told = readonly FaithEvent[];

export const chronicler: Chronicler<FearAndFaith> = {
  beginsTurn: (event) => event.type === 'phase' && event.phase === 'turn',
  chronicle: (told, s) => ({
    first: told.find((event) => event.type === 'initiative')?.order[0] ?? null,
    sides: s.parties.map(({ edge }) => edge),
    roles: s.parties.map(({ role }, seat) => roleOf(s.story.roles, seat) ?? role),
    earned: s.parties.map((_, seat) => scoreOf(s, seat, s.ended === null ? [] : winnersOf(s.ended))),
    rewards: scoreLines(s, s.ended === null ? [] : winnersOf(s.ended)),
    rules: Object.fromEntries((s.story.document.rules ?? []).map(({ id }) => [id, s.story.ran[id] ?? 0])),
    cards: turnedUp(told, s),
    fallen: fallen(told, s),
    ground: { width: s.terrain.width, depth: s.terrain.depth },
  }),
  figures: (s, seat) => s.models.filter(({ home }) => home === seat),
};

/** FF-GEN-19: what lay face down and was turned up, by the kind of token and what it came to. */
function turnedUp(told: Told, { story }: FaithState): Readonly<Record<string, number>> {
  const cards: Record<string, number> = {};
  for (const { id, faces = {} } of story.document.tokens ?? [])
    for (const face of Object.keys(faces)) cards[`${id}/${face}`] = 0;
  for (const event of told) {
    if (event.type !== 'revealed') continue;
    // Tokens are numbered within their kind.
    const card = `${event.token.replace(/-\d+$/, '')}/${event.kind ?? DUMMY}`;
    cards[card] = (cards[card] ?? 0) + 1;
  }
  return cards;
}

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

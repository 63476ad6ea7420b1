import type { Json } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Placing } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { newest } from './drafting.ts';
import { spotOf } from './placing-spot.ts';
import { usePlay } from './play-state.ts';
import { setOut } from './store.ts';

const set = usePlay.setState;
const get = usePlay.getState;

/** Has places proposed for everybody who is to be set up now; nothing is decided. */
export async function proposePlaces(): Promise<void> {
  const { snapshot } = get();
  const placings = await referee().call('proposals');
  // They are looked at on the map: what lies on it has been read.
  if (get().snapshot?.seq === snapshot?.seq && placings.length > 0)
    set({ placings, draft: null, refused: null, brief: null });
}

/** Puts one who was proposed elsewhere, if he may stand there; of several places in a row only the newest counts. */
export function replace(index: number, to: () => Promise<Spot>): Promise<void> {
  return newest(() => replaced(index, to));
}

async function replaced(index: number, to: () => Promise<Spot>): Promise<void> {
  const { snapshot, placings } = get();
  const old = placings?.[index];
  if (placings === null || old === undefined) return;
  const ahead = placings.slice(0, index).map(({ answer }) => answer);
  const answer = movedTo(old.answer, await referee().call('nearest', await to(), ahead));
  const refused = await referee().call('objection', answer, ahead);
  if (get().snapshot?.seq !== snapshot?.seq || get().placings !== placings) return;
  if (refused !== null) set({ refused });
  else set({ refused: null, placings: await stood(placings.with(index, { ...old, answer })) });
}

/** With everybody where he would stand now: who comes later makes room for whoever came before. */
async function stood(placings: readonly Placing[]): Promise<readonly Placing[]> {
  const stands = await referee().call(
    'stands',
    placings.map(({ answer }) => answer),
  );
  return placings.map((one, i) => ({ ...one, stands: stands[i] ?? [] }));
}

/** Which of those who were proposed is taken up here; -1: none. */
export function nearestTo(
  placings: readonly Placing[],
  from: { readonly x: number; readonly y: number },
  reach: number,
): number {
  const far = placings.map((placing) =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...[...placing.stands, ...[spotOf(placing)].flatMap((spot) => spot ?? [])].map(({ x, y }) =>
        Math.hypot(x - from.x, y - from.y),
      ),
    ),
  );
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : -1;
}

function movedTo(answer: Json, spot: Spot): Json {
  const whole = Object(answer) as { readonly [key: string]: Json };
  return 'middle' in whole ? { ...whole, middle: { ...spot } } : { ...spot };
}

/** Sets everybody up as it is proposed; taken back as a whole. */
export function placeThem(): void {
  const { placings, snapshot } = get();
  const seat = snapshot?.question?.seat;
  if (placings === null || seat === undefined) return;
  const orders = placings.map(({ kind, figure, answer }) => ({ kind, about: figure, answer }));
  setOut({ seat, figure: placings[0]?.figure ?? '', orders, lastly: null, goal: null });
}

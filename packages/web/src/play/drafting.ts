import type { Formation, Json } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import { referee } from '../referee/referee.ts';
import { facingTo } from '../table/facing.ts';
import type { Draft } from './draft.ts';
import { anotherPlace } from './picking.ts';
import { giveAnswer, type PlayState, usePlay } from './store.ts';

const set = usePlay.setState;
const get = usePlay.getState;

/** One question to the referee at a time; of those that come meanwhile only the newest counts. */
let asking = false;
let next: (() => Promise<void>) | null = null;

async function newest(work: () => Promise<void>): Promise<void> {
  next = work;
  if (asking) return;
  asking = true;
  try {
    while (next !== null) {
      const now: () => Promise<void> = next;
      next = null;
      await now();
    }
  } finally {
    asking = false;
  }
}

/** Draws what the open question asks for, at this place. */
export function draftTo(to: Spot): Promise<void> {
  return newest(async () => {
    const { snapshot, draft } = get();
    switch (snapshot?.question?.form) {
      case 'path':
        if (draft?.form === 'path' && draft.way.places === true)
          return measured(anotherPlace(draft.path, to, draft.way.budget));
        return cheapest(to);
      case 'point':
        return nearest(to);
      case 'formation':
        return formed(
          draft?.form === 'formation' ? { ...draft.formation, middle: to } : facingTheEnemy(get(), to),
        );
      default:
        return undefined;
    }
  });
}

/** The cheapest way to a place; where it is too far, as near as can be. */
async function cheapest(to: Spot): Promise<void> {
  const { snapshot } = get();
  const found = await referee().call('wayTo', to);
  if (found !== null && get().snapshot === snapshot)
    set({ draft: { form: 'path', ...found }, refused: null });
}

async function measured(path: readonly Waypoint[]): Promise<void> {
  const { snapshot } = get();
  const way = await referee().call('way', path);
  if (get().snapshot === snapshot) set({ draft: { form: 'path', path, way }, refused: null });
}

async function nearest(to: Spot): Promise<void> {
  const { snapshot } = get();
  const spot = await referee().call('nearest', to);
  const problem = await referee().call('objection', { ...spot });
  if (get().snapshot === snapshot) set({ draft: { form: 'point', spot, problem }, refused: null });
}

async function formed(formation: Formation): Promise<void> {
  const { snapshot } = get();
  const problem = await referee().call('objection', formation as unknown as Json);
  const stands = await referee().call('formed', formation);
  if (get().snapshot === snapshot)
    set({ draft: { form: 'formation', formation, problem, stands }, refused: null });
}

/** A group looks to the middle of the others; while none of them is to be seen, to the middle of the table. */
function facingTheEnemy({ snapshot, chart }: PlayState, middle: Spot): Formation {
  const { seat, options } = snapshot!.question!;
  const others = snapshot!.scene.figures.filter(({ side, place }) => side !== seat && place === 'table');
  const { width, depth } = chart!.terrain;
  const mean = (of: 'x' | 'y', none: number) =>
    others.length === 0 ? none : others.reduce((sum, figure) => sum + figure[of], 0) / others.length;
  const enemy = { x: mean('x', width / 2), y: mean('y', depth / 2) };
  return { middle, facing: facingTo(middle, enemy), shape: options[0]?.id ?? '' };
}

/** Draws where a group goes, which way it faces and in what shape. */
export function draftFormation(formation: Formation): Promise<void> {
  return newest(() => formed(formation));
}

/** Draws just this path, straight from place to place. */
export function draftPath(path: readonly Waypoint[]): Promise<void> {
  return newest(() => measured(path));
}

export function dropDraft(): void {
  set({ draft: null, refused: null });
}

/** Gives the answer that is drawn. */
export async function giveDraft(): Promise<void> {
  const { draft } = get();
  if (draft !== null) await giveAnswer(answerOf(draft) as Json);
}

function answerOf(draft: Draft): unknown {
  switch (draft.form) {
    case 'path':
      return draft.path;
    case 'point':
      return { ...draft.spot };
    case 'formation':
      return draft.formation;
  }
}

import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { answersOf } from './plan.ts';
import { usePlay } from './play-state.ts';

const set = usePlay.setState;
const get = usePlay.getState;

export function select(figure: string | null): void {
  set({ selected: figure });
}

/** Says why a figure that was pointed at is no answer to the open question, where that is known. */
export function explain(figure: string): void {
  const found = get().snapshot?.question?.denied.find(({ id }) => id === figure);
  if (found !== undefined)
    set({ refused: { ...found.problem, message: `${found.words}: ${found.problem.message}` } });
}

/** Says why somebody who was pointed at cannot be shot at, where nothing else can be done about him. */
export async function sayWhyNot(target: string): Promise<void> {
  const { snapshot } = get();
  await pointAt(target);
  const list = get().prospects?.target === target ? get().prospects!.list : [];
  const problem = (list.find(({ shoots }) => shoots === true) ?? list[0])?.problem ?? null;
  const name = snapshot?.scene.figures.find(({ id }) => id === target)?.name ?? '';
  const refused = problem ?? { code: 'page.no-deed', message: say.decide.nothingTo };
  if (get().snapshot === snapshot) set({ refused: { ...refused, message: `${name}: ${refused.message}` } });
}

/** Asks what could be done to a figure, from here or from the end of the way that is drawn. */
export async function pointAt(target: string | null): Promise<void> {
  const { snapshot, draft, plan } = get();
  const form = snapshot?.question?.form;
  // Whoever is only being placed attacks nobody yet.
  if (
    target === null ||
    snapshot === null ||
    form === undefined ||
    form === 'point' ||
    form === 'formation'
  ) {
    if (get().prospects !== null) set({ prospects: null });
    return;
  }
  const from = draft?.form === 'path' ? (draft.way.points.at(-1) ?? null) : null;
  const lead = from === null ? plan?.act : plan?.way;
  const list = await referee().call('prospects', target, from, answersOf(lead?.orders ?? []));
  if (get().snapshot === snapshot) set({ prospects: list.length === 0 ? null : { target, list } });
}

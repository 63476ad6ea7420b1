import type { Deed, Told } from '@vedette/referee';
import { create } from 'zustand';
import { settings } from '../app/settings.ts';
import { draftPath, dropDraft } from '../play/drafting.ts';
import { usePlay } from '../play/play-state.ts';
import { giveAnswer, setOut, takeBack } from '../play/store.ts';
import { referee } from '../referee/referee.ts';
import { say } from '../words/say.ts';
import { wordsOf } from '../words/words-of.ts';
import { announce, repeat } from './announcer.ts';
import { lookUp } from './look-up.ts';
import { sweep } from './soundscape.ts';

interface EarState {
  /** What the table said last, to be read again. */
  readonly told: Told | null;
  /** Something is planned, and done by Enter. */
  readonly planned: boolean;
  /** The numbered answers to the question after so many decisions. */
  readonly answers: { readonly seq: number; readonly lines: readonly string[] } | null;
}

export const useEar = create<EarState>(() => ({ told: null, planned: false, answers: null }));

const set = useEar.setState;

/** Asks the table, says what it answers, and does what comes of it; `lastly`: whoever does it is done then. */
export async function askTable(line: string, lastly: 'done' | null = null): Promise<void> {
  const { snapshot } = usePlay.getState();
  const told = await referee()
    .call('ask', line)
    .catch((error: unknown) => {
      // Whoever asks hears something, whatever goes wrong.
      announce(wordsOf(error));
      return null;
    });
  if (told === null) return;
  // Another question came while the key was on its way: it was meant for the one before.
  if (told.deed?.does === 'give' && usePlay.getState().snapshot !== snapshot) return;
  const spoken = say.ear.told(told.text, told.lines);
  announce(spoken);
  set(({ told: before }) => ({ told: spoken === '' ? before : told, planned: told.deed?.does === 'plan' }));
  if (settings().earSound) sweep(told.at, usePlay.getState().chart);
  if (told.deed !== null) await doing(told.deed, lastly);
}

async function doing(deed: Deed, lastly: 'done' | null): Promise<void> {
  switch (deed.does) {
    case 'give':
      return give(deed, lastly);
    case 'plan':
      return draw(deed);
    case 'forget':
      dropDraft();
      return fetchAnswers(usePlay.getState().snapshot?.seq ?? 0);
    case 'offer':
      return offer();
    case 'take-back':
      return takeBack();
    case 'repeat':
      repeat();
      return;
    case 'look-up':
      announce(await lookUp(deed.wanted, usePlay.getState().snapshot?.ruleset ?? ''));
      return;
    case 'help':
      return;
  }
}

/** One answer is given by hand; several are a plan that is carried out, and taken back together. */
async function give({ intents }: Extract<Deed, { does: 'give' }>, lastly: 'done' | null): Promise<void> {
  set({ planned: false });
  const [first, ...more] = intents;
  const seat = usePlay.getState().snapshot?.question?.seat;
  if (first === undefined || seat === undefined) return;
  if (more.length === 0 && lastly === null) return giveAnswer(first.answer);
  setOut({ seat, figure: intents.at(-1)!.about ?? '', orders: intents, lastly, goal: null });
}

/** The list shows what the numbers stand for, as they were told. */
function offer(): void {
  const seq = usePlay.getState().snapshot?.seq;
  const { told } = useEar.getState();
  if (seq !== undefined && told !== null) set({ answers: { seq, lines: told.lines } });
}

/** A way that is planned is drawn on the map, for whoever looks on. */
async function draw({ intents }: Extract<Deed, { does: 'plan' }>): Promise<void> {
  const [only, ...more] = intents;
  const form = usePlay.getState().snapshot?.question?.form;
  if (only === undefined || more.length > 0 || form !== 'path' || !Array.isArray(only.answer)) return;
  if (only.answer.length > 0) await draftPath(only.answer as never);
}

/** Forgets what is planned. */
export function thinkAgain(): void {
  void askTable(':no');
}

/** Fetches the numbered answers to the open question; nothing is planned for it yet. */
export async function fetchAnswers(seq: number): Promise<void> {
  set({ planned: false });
  const { lines } = await referee().call('ask', ':orders');
  if (usePlay.getState().snapshot?.seq === seq) set({ answers: { seq, lines } });
}

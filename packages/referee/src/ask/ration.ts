import { restOf } from './digest.ts';
import type { Eyes } from './eyes.ts';
import type { Draft } from './tiding.ts';

/** Words of what others do that are told at one go: less of what harms nobody here, so that what does has room. */
const ALLOWED = { harmless: 24, harmful: 38 } as const;
/** With what one's own roll in answer, which comes first as long as there is room for it. */
const ALLOWED_IN_ALL = 46;
const ANSWERED = 48;
/** Of a sum, of one with rolls in it, and of all that is told at one go: twenty seconds, at 200 words a minute. */
const SUMMED_UP = 13;
const WITH_ROLLS = 18;
const IN_ALL = 66;

const wordsIn = (text: string): number => text.split(' ').length;
const wordsOf = (drafts: readonly Draft[]): number =>
  drafts.reduce((sum, { text }) => sum + wordsIn(text), 0);

/** Keeps what others do short enough to be listened to, from one question or turn to the next: what harms first, the rest summed up. */
export class Ration {
  private spent = 0;
  /** Whose move it is said to be, as long as nothing has come of it. */
  private heading: Draft | null = null;
  private lastHeading: string | null = null;
  private rest: Draft[] = [];
  /** Others have done something since: what one's own roll in answer is told without its sum. */
  private othersActed = false;
  /** What was told last. */
  private last = '';

  share(eyes: Eyes, drafts: readonly Draft[]): readonly Draft[] {
    return drafts.flatMap((draft, i) => {
      const told = this.tell(eyes, draft, inAnswer(eyes, drafts.slice(i + 1)));
      this.last = told.at(-1)?.text ?? this.last;
      return told;
    });
  }

  private tell(eyes: Eyes, draft: Draft, toCome: number): readonly Draft[] {
    switch (draft.part) {
      case 'move':
        if (draft.settles === true) {
          this.heading = null;
          this.lastHeading = draft.text;
          return this.within(eyes, draft, toCome);
        }
        // Later in a turn whoever does something says by his name whose move it is.
        if (this.lastHeading === null) this.heading = draft;
        return [];
      case 'heading':
        this.heading = draft;
        return [];
      case 'end':
        return this.endWith([...this.summedUp(eyes), ...this.under(draft), draft], 0);
      case 'turn':
        this.heading = null;
        this.lastHeading = null;
        return this.endWith([...this.summedUp(eyes), draft], wordsIn(draft.text));
      default:
        return this.within(eyes, draft, toCome);
    }
  }

  private within(eyes: Eyes, whole: Draft, toCome: number): readonly Draft[] {
    const isAnswer = this.othersActed && whole.kind === 'result';
    const draft = isAnswer ? { ...whole, text: eyes.say.unrolled(whole.text) } : whole;
    this.othersActed ||= draft.deeds !== undefined;
    const allowed = draft.harms === true ? ALLOWED.harmful : ALLOWED.harmless;
    const left = Math.max(ALLOWED_IN_ALL - toCome, draft.harms === true ? ALLOWED.harmless : 0);
    const most = Math.min(allowed, left);
    if (draft.deeds !== undefined && this.spent + wordsIn(draft.text) > most) return this.hold(draft);
    // Before one's own are told of what became of them, it is said what was done to them.
    const before = draft.kind === 'result' && this.rest.some(({ deeds }) => deeds?.costs === true);
    const sum = before ? this.sum(eyes) : [];
    if (isAnswer && this.spent + wordsOf([...sum, draft]) > ANSWERED) return this.hold(draft);
    // The same again, with something between that was not told.
    if (isAnswer && !before && draft.text === this.last) return this.hold(draft);
    if (before) this.rest = [];
    const all = [...sum, ...this.headed(), draft];
    this.spent += wordsOf(all);
    return all;
  }

  private hold(draft: Draft): readonly Draft[] {
    this.rest.push(draft);
    return [];
  }

  /** The heading that something has come under at last, unless it is the same as before. */
  private headed(): readonly Draft[] {
    const { heading } = this;
    this.heading = null;
    if (heading === null || heading.text === this.lastHeading) return [];
    this.lastHeading = heading.text;
    return [heading];
  }

  private summedUp(eyes: Eyes): readonly Draft[] {
    const sum = this.sum(eyes);
    this.rest = [];
    return sum;
  }

  private sum(eyes: Eyes): readonly Draft[] {
    const { rest, spent } = this;
    const most = rest.some(({ kind }) => kind === 'result') ? WITH_ROLLS : SUMMED_UP;
    return rest.length === 0 ? [] : restOf(eyes, rest, Math.min(most, IN_ALL - spent));
  }

  /** A question says itself whom it is put to. */
  private under({ kind }: Draft): readonly Draft[] {
    if (kind !== 'question') return this.headed();
    this.heading = null;
    return [];
  }

  private endWith(drafts: readonly Draft[], spent: number): readonly Draft[] {
    this.spent = spent;
    this.othersActed = false;
    return drafts;
  }
}

/** Words of one's own rolls up to the next question or turn. */
function inAnswer(eyes: Eyes, drafts: readonly Draft[]): number {
  const end = drafts.findIndex(({ part }) => part === 'end' || part === 'turn');
  return drafts
    .slice(0, end < 0 ? drafts.length : end)
    .filter(({ kind }) => kind === 'result')
    .reduce((sum, { text }) => sum + wordsIn(eyes.say.unrolled(text)), 0);
}

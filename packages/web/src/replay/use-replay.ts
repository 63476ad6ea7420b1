import { useEffect, useState } from 'react';
import type { Frame, KeptReplay, ReplayMark } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { wordsOf } from '../words/words-of.ts';

interface Opened {
  readonly head: KeptReplay | null;
  readonly trouble: string | null;
}

/** A kept game, opened to be told again; null until the referee has read it. */
export function useReplay(id: string): Opened {
  const [opened, setOpened] = useState<Opened>({ head: null, trouble: null });
  useEffect(() => {
    referee()
      .call('replay', id)
      .then(
        (head) => setOpened({ head, trouble: null }),
        (error: unknown) => setOpened({ head: null, trouble: wordsOf(error) }),
      );
  }, [id]);
  return opened;
}

interface Shown {
  readonly frame: Frame | null;
  /** The one that was shown before it. */
  readonly before: Frame | null;
  readonly trouble: string | null;
}

/** How it stood after so many decisions; the frame before it until it is drawn. */
export function useFrame(head: KeptReplay | null, at: number): Shown {
  const [shown, setShown] = useState<Shown>({ frame: null, before: null, trouble: null });
  useEffect(() => {
    if (head === null) return;
    let wanted = true;
    referee()
      .call('frame', at)
      .then(
        (frame) => {
          if (wanted) setShown((last) => ({ frame, before: last.frame, trouble: null }));
        },
        (error: unknown) => setShown({ frame: null, before: null, trouble: wordsOf(error) }),
      );
    return () => {
      wanted = false;
    };
  }, [head, at]);
  return shown;
}

/** Decisions that are looked through at once, so that frames that are asked for meanwhile do not wait long. */
const PORTION = 25;

/** Turns and losses of the whole story, as far as it has been looked through. */
export function useMarks(head: KeptReplay | null): readonly ReplayMark[] {
  const [marks, setMarks] = useState<readonly ReplayMark[]>([]);
  useEffect(() => {
    if (head === null) return;
    let wanted = true;
    const gather = async (from: number, before: readonly ReplayMark[]): Promise<void> => {
      if (from >= head.length) return;
      const found = [...before, ...(await referee().call('marks', from, from + PORTION))];
      if (!wanted) return;
      setMarks(found);
      await gather(from + PORTION, found);
    };
    gather(0, []).catch(() => {
      // Frames say what cannot be read.
    });
    return () => {
      wanted = false;
    };
  }, [head]);
  return marks;
}

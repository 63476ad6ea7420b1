import { useEffect, useState } from 'react';
import type { Frame, KeptReplay } from '../referee/messages.ts';
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
  readonly trouble: string | null;
}

/** How it stood after so many decisions; the frame before it until it is drawn. */
export function useFrame(head: KeptReplay | null, at: number): Shown {
  const [shown, setShown] = useState<Shown>({ frame: null, trouble: null });
  useEffect(() => {
    if (head === null) return;
    let wanted = true;
    referee()
      .call('frame', at)
      .then(
        (frame) => {
          if (wanted) setShown({ frame, trouble: null });
        },
        (error: unknown) => setShown({ frame: null, trouble: wordsOf(error) }),
      );
    return () => {
      wanted = false;
    };
  }, [head, at]);
  return shown;
}

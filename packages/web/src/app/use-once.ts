import { useEffect, useState } from 'react';

interface Once {
  /** Somebody has asked, and it is not ready. */
  readonly waiting: boolean;
  readonly ask: () => void;
}

/** What is done as soon as it can be, however early it is asked for; forgotten when it would be about something else. */
export function useOnce(ready: boolean, about: string, act: () => void): Once {
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    if (asked === null || (asked === about && !ready)) return;
    setAsked(null);
    if (asked === about) act();
  }, [asked, about, ready, act]);
  return { waiting: asked === about && !ready, ask: () => setAsked(about) };
}

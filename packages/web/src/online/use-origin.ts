import { useEffect, useState } from 'react';
import { originFor, serverHere } from './server-here.ts';

/** For links to give away; null while nobody knows yet which address others can open. */
export function useOrigin(): ReturnType<typeof originFor> | null {
  const [found, setFound] = useState<ReturnType<typeof originFor> | null>(null);
  useEffect(() => {
    let wanted = true;
    const plain = originFor(location, []);
    if (plain.elsewhere) setFound(plain);
    else
      void serverHere().then((server) => {
        if (wanted) setFound(originFor(location, server?.addresses ?? []));
      });
    return () => {
      wanted = false;
    };
  }, []);
  return found;
}

import type { Unit } from '@vedette/silver-bayonet/muster';
import { useEffect, useState } from 'react';
import { unitAt } from './company.ts';

/** The unit at this address; undefined while it is fetched, null when there is none. */
export function useUnit(id: string): Unit | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly unit: Unit | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    unitAt(id).then(
      (unit) => wanted && setFound({ id, unit }),
      () => wanted && setFound({ id, unit: null }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.unit : undefined;
}

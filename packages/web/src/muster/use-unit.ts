import { useEffect, useState } from 'react';
import { type Company, unitAt } from './company.ts';

/** The unit at this address; undefined while it is fetched, null when there is none. */
export function useUnit(id: string): Company | null | undefined {
  const [found, setFound] = useState<{ readonly id: string; readonly company: Company | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    unitAt(id).then(
      (company) => wanted && setFound({ id, company }),
      () => wanted && setFound({ id, company: null }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return found?.id === id ? found.company : undefined;
}

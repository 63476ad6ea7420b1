import { useEffect } from 'react';
import { create } from 'zustand';
import type { Rule } from './documents.ts';

type Find = (id: string) => Rule | null;

const useFinder = create<{ readonly find: Find | null }>(() => ({ find: null }));

let asked = false;

/** Title and page of a rule. The catalogue is fetched when the first rule is named anywhere; null until it is there. */
export function useRule(id: string): Rule | null {
  const find = useFinder((s) => s.find);
  useEffect(() => {
    if (asked) return;
    asked = true;
    void import('./catalogue.ts')
      .then(({ fetchRules }) => fetchRules())
      .then(
        ({ ruleOf }) => useFinder.setState({ find: ruleOf }),
        () => {
          asked = false;
        },
      );
  }, []);
  return find?.(id) ?? null;
}

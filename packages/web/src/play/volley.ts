import type { Option, Question } from '../referee/messages.ts';

/** One who can shoot, and everything that he can shoot at. */
export interface Marksman {
  readonly figure: string;
  readonly aims: readonly Option[];
}

/** Whether it is asked who shoots at whom, all of them at once. */
export function isVolley({ form, options }: Pick<Question, 'form' | 'options'>): boolean {
  return form === 'some' && options.some(({ target }) => target !== undefined);
}

/** Figure by figure; an answer that leaves the target open is none where targets can be named. */
export function aimsOf(options: readonly Option[]): readonly Marksman[] {
  const figures = [...new Set(options.flatMap(({ figure }) => figure ?? []))];
  return figures.map((figure) => {
    const own = options.filter((option) => option.figure === figure);
    const named = own.filter(({ target }) => target !== undefined);
    return { figure, aims: named.length > 0 ? named : own };
  });
}

/** What everybody does unless somebody says otherwise. */
export function usualAims(men: readonly Marksman[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    men.flatMap(({ figure, aims }) => {
      const aim = aims.find(({ usual }) => usual === true);
      return aim === undefined ? [] : [[figure, aim.id]];
    }),
  );
}

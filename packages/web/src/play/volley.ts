import type { Scene } from '@vedette/engine';
import type { Option, Question } from '../referee/messages.ts';
import type { Line } from '../table/table-props.ts';

/** One who can shoot, and everything that he can shoot at. */
export interface Marksman {
  readonly figure: string;
  readonly aims: readonly Option[];
}

/** One man of a volley and whom he means to hit. */
export interface Aim {
  readonly by: string;
  readonly at: string;
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

/** Who fires at whom, of all who do not hold their fire. */
export function aimed(men: readonly Marksman[], chosen: Readonly<Record<string, string>>): readonly Aim[] {
  return men.flatMap(({ figure, aims }) => {
    const target = aims.find(({ id }) => id === chosen[figure])?.target;
    return target === undefined ? [] : [{ by: figure, at: target }];
  });
}

/** From man to mark, for those who are on the table. */
export function linesOf(aims: readonly Aim[], { figures }: Pick<Scene, 'figures'>): readonly Line[] {
  const find = (id: string) => figures.find((figure) => figure.id === id && figure.place === 'table');
  return aims.flatMap(({ by, at }) => {
    const [from, to] = [find(by), find(at)];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}

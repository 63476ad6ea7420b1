/** "Hans" is followed by "Hans 2", and that one by "Hans 3". */
export function successor(name: string): string {
  const [, before = name, number = '1'] = /^(.*?)(?: (\d+))?$/.exec(name) ?? [];
  return `${before.slice(0, 55)} ${Number(number) + 1}`;
}

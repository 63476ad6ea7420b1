const HERE = import.meta.url;

/** A module of this package as a thread runs it: compiled, also where whoever begins the thread is not. */
export function compiled(path: string): URL {
  return new URL(HERE.endsWith('.ts') ? `../../dist/${path}` : `../${path}`, HERE);
}

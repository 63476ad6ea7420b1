/** The line of a text on which each part of its JSON begins, by its pointer; a text that is no JSON has none. */
export function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;
  const blank = () => {
    while (at < text.length && /\s/.test(text[at]!)) if (text[at++] === '\n') line++;
  };
  const skipText = (): string => {
    const from = at++;
    while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
    at++;
    return text.slice(from, at);
  };
  const part = (path: string): void => {
    blank();
    lines.set(path, line);
    if (text[at] === '{') parts('}', path, keyAt);
    else if (text[at] === '[') parts(']', path, String);
    else if (text[at] === '"') skipText();
    else while (at < text.length && !/[\s,\]}]/.test(text[at]!)) at++;
  };
  const keyAt = (): string => {
    const key = JSON.parse(skipText()) as string;
    blank();
    at++;
    return key.replaceAll('~', '~0').replaceAll('/', '~1');
  };
  const parts = (close: string, path: string, name: (n: number) => string): void => {
    at++;
    for (let n = 0; ; n++) {
      blank();
      if (text[at] === close || at >= text.length) break;
      const key = name(n);
      part(`${path}/${key}`);
      blank();
      if (text[at] === ',') at++;
    }
    at++;
  };
  try {
    JSON.parse(text);
    part('');
  } catch {
    return new Map();
  }
  return lines;
}

/** The line of a part, or of the nearest that it would stand in. */
export function lineOf(lines: ReadonlyMap<string, number>, pointer: string): number | null {
  for (let path = pointer; ; path = path.slice(0, path.lastIndexOf('/'))) {
    const line = lines.get(path);
    if (line !== undefined) return line;
    if (path === '') return null;
  }
}

/** Where scenarios of a file begin in it; a bare one is the whole of it. */
export function pointerTo(text: string, scenario: number): string {
  return linesOf(text).has('/scenarios') ? `/scenarios/${scenario}` : '';
}

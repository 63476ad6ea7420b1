/** Strokes of one class become one path, so that a map of many pieces has few nodes. */
export interface Pen {
  stroke(style: string, d: string): void;
  /** Everything drawn, in the order in which the styles were named. */
  drawn(): string;
}

export function penWith(...styles: readonly string[]): Pen {
  const strokes = new Map<string, string[]>(styles.map((style) => [style, []]));
  return {
    stroke(style, d) {
      const list = strokes.get(style);
      if (list === undefined) strokes.set(style, [d]);
      else list.push(d);
    },
    drawn: () =>
      [...strokes]
        .map(([style, list]) => [style, list.join('')])
        .filter(([, d]) => d !== '')
        .map(([style, d]) => `<path class="${style}" d="${d}"/>`)
        .join(''),
  };
}

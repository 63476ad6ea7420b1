/** Somebody has seen and heard enough of what one of the others does: nothing of it takes time until the next begins. */
let enough = false;
let wake: () => void = () => {};

export const hasEnough = (): boolean => enough;

/** Decisions in a usual activation: what is walked and shown has a time of its own, so that it takes about a second. */
export const DECISIONS = 6;

export const betweenDecisions = (pace: number): number => pace / DECISIONS;

/** Milliseconds between two decisions of others; none where somebody has enough of it. */
export function pause(milliseconds: number): Promise<void> {
  if (enough) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    wake = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

export function enoughOfIt(): void {
  enough = true;
  wake();
}

/** Another acts, or somebody is asked. */
export function nextBegins(): void {
  enough = false;
}

import type { Spot } from '@vedette/engine/table';

/** What questions call a place that can be chosen from a list: "12.5/8/0". */
export function placeId({ x, y, z }: Spot): string {
  return `${x}/${y}/${z}`;
}

export function placeCalled(id: string): Spot {
  const [x = 0, y = 0, z = 0] = id.split('/').map(Number);
  return { x, y, z };
}

/** Whether an option of a question is a place. */
export function isPlaceId(id: string): boolean {
  return /^-?[\d.]+(\/-?[\d.]+){2}$/.test(id);
}

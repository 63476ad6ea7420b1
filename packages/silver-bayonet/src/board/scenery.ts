import type { Scenery } from '@vedette/engine';

/** Roads and fields on the maps of our own scenarios, in inches from the south-west corner. No rule minds them. */
const SCENERY: ReadonlyMap<string, readonly Scenery[]> = new Map(
  Object.entries<readonly Scenery[]>({
    'last-stand': [
      {
        kind: 'road',
        id: 'farm-road',
        stops: [-1, 10.6, 8, 11.4, 15, 15, 21, 21, 27, 25, 37, 25.4],
        width: 0.9,
      },
    ],
    skirmish: [
      {
        kind: 'road',
        id: 'mill-road',
        stops: [11, -1, 11.6, 6, 11, 12, 12.6, 18, 13.2, 23, 24, 23.6, 29, 26, 37, 26.4],
        width: 0.9,
      },
      { kind: 'field', id: 'barley', outline: [24, 29, 33, 29, 33, 34, 24, 34] },
    ],
    'the-haunted-ruins': [
      { kind: 'road', id: 'church-road', stops: [-1, 12, 10, 12, 12, 18, 13, 18], width: 0.8 },
      { kind: 'road', id: 'church-road-east', stops: [23, 18, 24.6, 18, 26, 24, 37, 24], width: 0.8 },
    ],
    'the-investigation': [
      {
        kind: 'road',
        id: 'village-road',
        stops: [-1, 16.2, 6, 16.6, 12, 17.6, 18, 18, 24, 18.9, 30, 19.6, 37, 19.4],
        width: 0.9,
      },
      { kind: 'field', id: 'field-west', outline: [2, 11, 8.6, 11, 8.6, 15, 2, 15] },
      { kind: 'field', id: 'field-east', outline: [27.4, 21, 34, 21, 34, 24.8, 27.4, 24.8] },
    ],
    'the-last-mile': [
      {
        kind: 'road',
        id: 'mile-road',
        stops: [10.6, -1, 13.4, 3.6, 11, 8, 11.6, 13, 14.8, 17, 15, 21, 15.2, 24.6, 14, 31],
        width: 0.9,
      },
    ],
    'the-revenants': [
      { kind: 'road', id: 'barn-road', stops: [18, -1, 19, 5, 18, 10, 18, 14.8], width: 0.9 },
      { kind: 'field', id: 'stubble-east', outline: [25, 14.6, 27.4, 14.6, 27.4, 23.4, 25, 23.4] },
      { kind: 'field', id: 'stubble-west', outline: [9, 12.4, 11.4, 12.4, 11.4, 21.4, 9, 21.4] },
    ],
    'troll-bridge': [
      {
        kind: 'road',
        id: 'toll-road',
        stops: [15.4, -1, 16.6, 4, 14.6, 9.6, 17.8, 14.4, 18, 18, 18.2, 21.6, 21.2, 26.4, 21.8, 31, 20.8, 37],
        width: 0.9,
      },
    ],
  }),
);

export const sceneryOf = (scenario: string): readonly Scenery[] => SCENERY.get(scenario) ?? [];

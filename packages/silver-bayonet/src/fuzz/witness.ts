import { item } from '../data/armoury/armoury.ts';
import type { SilverBayonetEvent } from '../events.ts';
import type { Figure, FigureId, SilverBayonetState } from '../state.ts';

type Told = readonly SilverBayonetEvent[];

/** Loaded pieces of each kind, by figure and item. */
type Loads = ReadonlyMap<string, { readonly pieces: number; readonly loaded: number }>;

/** What must hold from one boundary to the next, for one game. */
export function witness(): (told: Told, state: SilverBayonetState) => readonly string[] {
  const activated = new Set<FigureId>();
  let loads: Loads = new Map();
  return (told, state) => {
    const broken = [...twiceActivated(told, activated), ...wronglyLoaded(told, loads, loadsOf(state))];
    loads = loadsOf(state);
    return broken;
  };
}

/** SB-ACT-01: once a turn. */
function twiceActivated(told: Told, activated: Set<FigureId>): readonly string[] {
  const broken: string[] = [];
  for (const event of told) {
    if (event.type === 'turnBegan') activated.clear();
    if (event.type !== 'activated') continue;
    if (activated.has(event.figure)) broken.push(`${event.figure} is activated twice in a turn.`);
    activated.add(event.figure);
  }
  return broken;
}

/** SB-LOAD-02, -03, -05: only a reload loads, only a shot or a loss unloads, and some are never loaded again. */
function wronglyLoaded(told: Told, before: Loads, after: Loads): readonly string[] {
  const broken: string[] = [];
  for (const [key, { pieces, loaded }] of after) {
    const was = before.get(key);
    if (was === undefined || was.pieces !== pieces) continue;
    const [id, weapon] = key.split(' ') as [FigureId, string];
    const count = (type: SilverBayonetEvent['type']) =>
      told.filter(
        (event) => event.type === type && 'weapon' in event && event.figure === id && event.weapon === weapon,
      ).length;
    const most = was.loaded + count('reloaded');
    const least = most - count('fired') - count('gearLost');
    if (loaded > most || loaded < least)
      broken.push(`${id} has ${loaded} ${weapon} loaded, not ${least} to ${most}.`);
    if (item(weapon).shot?.loading === 'once' && loaded > was.loaded)
      broken.push(`${id} reloads a ${weapon}.`);
  }
  return broken;
}

function loadsOf({ figures }: SilverBayonetState): Loads {
  const loads = new Map<string, { pieces: number; loaded: number }>();
  for (const figure of figures)
    for (const weapon of firearmsOf(figure)) {
      const entry = loads.get(`${figure.id} ${weapon.item}`) ?? { pieces: 0, loaded: 0 };
      entry.pieces++;
      if (weapon.loaded) entry.loaded++;
      loads.set(`${figure.id} ${weapon.item}`, entry);
    }
  return loads;
}

function firearmsOf({ gear }: Figure): Figure['gear'] {
  return gear.filter((piece) => (item(piece.item).shot?.loading ?? 'always') !== 'always');
}

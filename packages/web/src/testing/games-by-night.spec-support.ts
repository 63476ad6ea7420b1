import {
  type Game,
  MARKER_KINDS,
  type Ruleset,
  type Scene,
  type SceneFigure,
  type SceneMarker,
  SIGN_KINDS,
  type SightReport,
} from '@vedette/engine';
import * as listed from '@vedette/games';
import { townTable } from './town.spec-support.ts';

const TOWN = townTable();

/** One bystander for each sign, in a row along the foot of the sheet. */
const BYSTANDERS: readonly SceneFigure[] = SIGN_KINDS.map((kind, i) => ({
  id: `b-${kind}`,
  name: `Bystander ${kind}`,
  type: 'Bystander',
  symbol: 'lantern',
  mark: 'By',
  side: i % 2,
  x: 2.2 + i * 2.2,
  y: 1.6,
  z: 0,
  radius: 0.5,
  height: 1.2,
  place: 'table',
  health: { left: 2, full: 3 },
  signs: [{ kind, words: `is ${kind}`, count: 2 }],
}));

const MARKERS: readonly SceneMarker[] = MARKER_KINDS.map((kind, i) => ({
  id: `m-${kind}`,
  kind,
  name: kind,
  x: 30 + i * 2.4,
  y: 6,
  z: 0,
}));

const PLAIN_SIGHT: SightReport = {
  visible: true,
  cover: false,
  distance: 1,
  eye: { x: 0, y: 0, z: 0 },
  lines: [],
};

/** A duel in a town by night, before everybody whom one might meet there. */
async function byNight(): Promise<Ruleset<Game>> {
  const duel = (await import('@vedette/duel')).default as unknown as Ruleset<Game>;
  const tongue = duel.speech.in();
  const board = tongue.board!;
  const scene = (view: Game['state']): Scene => {
    const drawn = board.scene(view);
    const duellists = drawn.figures.map((figure) => ({ ...figure, x: figure.x + 30, y: figure.y + 2 }));
    return {
      ...drawn,
      manner: 'night-sketch',
      terrain: TOWN,
      placeNames: { parlour: 'The parlour' },
      figures: [...duellists, ...BYSTANDERS],
      markers: MARKERS,
    };
  };
  const said = { ...tongue, board: { ...board, scene, sight: () => PLAIN_SIGHT } };
  return { ...duel, speech: { ...duel.speech, in: () => said } };
}

export const GAMES: typeof listed.GAMES = [...listed.GAMES, { id: 'duel', title: 'A Duel', by: 'the house' }];

export const RULESETS: typeof listed.RULESETS = { ...listed.RULESETS, duel: byNight };

export const { CAMPAIGNS, FRONT, LIBRARIES, MUSTERS, REFERENCES, TO_COME } = listed;

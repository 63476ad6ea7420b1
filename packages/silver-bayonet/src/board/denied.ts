import type { Asked, Denied, Refusal } from '@vedette/engine';
import { enemiesOf, figure as find, unitOf } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { readDeedId } from '../option-ids.ts';
import { refuse } from '../refusals.ts';
import { mayShoot } from '../rules/activation/may-attack.ts';
import { reloadable } from '../rules/loading/reload.ts';
import { projectileWeapons, unready } from '../rules/shooting/projectile-weapon.ts';
import { outOfReach } from '../rules/shooting/targets.ts';
import type { Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** What a player might look for among the answers in vain, and the rule that stands in the way. */
export function denied(asked: Asked<SilverBayonet>): readonly Denied[] {
  const look = looking(asked.view());
  const { options = [], figure: id = null } = asked.question as {
    readonly options?: readonly string[];
    readonly figure?: string | null;
  };
  switch (asked.kind) {
    case 'activate':
      return spent(look, unitOf(look.s, asked.seat));
    case 'act':
      return id === null ? [] : deeds(look, find(look.s, id), options, asked.question.stayed === true);
    case 'shootWhom':
      return id === null ? [] : outOfShot(look, find(look.s, id), asked.question);
    default:
      return [];
  }
}

interface ShootWhom {
  readonly options: readonly string[];
  readonly held: string;
}

/** SB-ACT-01. */
function spent({ s }: Look, unit: readonly Figure[]): readonly Denied[] {
  return unit
    .filter(({ activated }) => activated)
    .map(({ id }) => ({
      id,
      words: words.nameOf(s, id),
      problem: { code: 'activate.spent', rule: 'SB-ACT-01' },
    }));
}

/** SB-SHT-02, SB-SHT-03. */
function outOfShot(look: Look, shooter: Figure, { options, held }: ShootWhom): readonly Denied[] {
  const weapon = projectileWeapons(look, shooter).find((one) => one.id === held);
  if (weapon === undefined) return [];
  return enemiesOf(look.s, shooter)
    .filter(({ id }) => !options.includes(id))
    .flatMap((enemy) => {
      const problem = outOfReach(look, shooter, weapon, enemy);
      return problem === null ? [] : [{ id: enemy.id, words: words.nameOf(look.s, enemy.id), problem }];
    });
}

const NO_MOVE = refuse('act.move-spent', 'SB-ACT-02');
const STAYED = refuse('act.stayed', 'SB-ACT-05');
const NO_ACTION = refuse('act.action-spent', 'SB-ACT-02');
const NO_MOVE_YET = refuse('act.not-moved', 'SB-MOV-04');
const BARRED = refuse('act.barred', 'SB-SHT-01');
const NOBODY = refuse('act.no-target', 'SB-SHT-02');
const NO_CLUE = refuse('act.no-clue', 'SB-CLUE-01');
const MOUNTED = refuse('act.mounted', 'SB-CAV-08');
const NO_LOAD = refuse('act.no-load', 'SB-LOAD-05');

/** SB-ACT-05, -06, -09: the common deeds that are not on offer. */
function deeds(look: Look, figure: Figure, options: readonly string[], stayed: boolean): readonly Denied[] {
  const offered = new Set(options.map((id) => readDeedId(id).deed));
  const why: readonly (readonly [id: keyof typeof words.board.deeds, problem: Refusal | null])[] = [
    ['move', look.s.activation?.moveSpent === true ? NO_MOVE : stayed ? STAYED : null],
    ['sprint', noSprint(look)],
    ['shoot', noShot(look, figure)],
    ['reload', noReload(look, figure)],
    ['investigate', noSearch(look, figure)],
  ];
  return why.flatMap(([id, problem]) =>
    problem === null || offered.has(id) || offered.has(`${id}-for-move`)
      ? []
      : [{ id, words: words.board.deeds[id], problem }],
  );
}

function noSprint({ s }: Look): Refusal | null {
  if (s.activation?.actionSpent === true) return NO_ACTION;
  return s.activation?.moved === true ? null : NO_MOVE_YET;
}

function noShot(look: Look, figure: Figure): Refusal | null {
  const weapons = projectileWeapons(look, figure);
  if (weapons.length === 0) return null;
  if (look.s.activation?.actionSpent === true) return NO_ACTION;
  if (!mayShoot(look, figure)) return BARRED;
  const problems = weapons.map((weapon) => unready(look, figure, weapon, 'own'));
  return problems.includes(null) ? NOBODY : problems[0]!;
}

/** SB-LOAD-03, -04, -05. */
function noReload(look: Look, figure: Figure): Refusal | null {
  if (projectileWeapons(look, figure).every(({ loaded }) => loaded)) return null;
  return reloadable(look, figure).length > 0 ? NO_ACTION : NO_LOAD;
}

function noSearch({ s }: Look, { mounted }: Figure): Refusal | null {
  if (s.clues.length === 0) return null;
  if (s.activation?.actionSpent === true && s.activation.moveSpent) return NO_ACTION;
  return mounted ? MOUNTED : NO_CLUE;
}

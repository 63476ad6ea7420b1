import type { Asked, Denied, Refusal } from '@vedette/engine';
import { enemiesOf, figure as find, unitOf } from '../figures.ts';
import type { Look, SilverBayonet } from '../game.ts';
import { looking } from '../hooks.ts';
import { mayShoot } from '../rules/activation/may-attack.ts';
import { reloadable } from '../rules/loading/reload.ts';
import { projectileWeapons, unready } from '../rules/shooting/projectile-weapon.ts';
import { outOfReach } from '../rules/shooting/targets.ts';
import type { Figure } from '../state.ts';
import { boardWords } from '../words/board.ts';
import { nameOf } from '../words/names.ts';

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
      return id === null ? [] : deeds(look, find(look.s, id), options);
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
      words: nameOf(s, id),
      problem: { code: 'activate.spent', rule: 'SB-ACT-01', message: boardWords.denied.acted },
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
      return problem === null ? [] : [{ id: enemy.id, words: nameOf(look.s, enemy.id), problem }];
    });
}

const { deeds: DEEDS, denied: WHY } = boardWords;

const refusal = (code: string, rule: string, message: string): Refusal => ({ code, rule, message });

const NO_MOVE = refusal('act.move-spent', 'SB-ACT-02', WHY.moveSpent);
const NO_ACTION = refusal('act.action-spent', 'SB-ACT-02', WHY.actionSpent);
const NO_MOVE_YET = refusal('act.not-moved', 'SB-MOV-04', WHY.notMoved);
const BARRED = refusal('act.barred', 'SB-SHT-01', WHY.barred);
const NOBODY = refusal('act.no-target', 'SB-SHT-02', WHY.noTarget);
const NO_CLUE = refusal('act.no-clue', 'SB-CLUE-01', WHY.noClue);
const MOUNTED = refusal('act.mounted', 'SB-CAV-08', WHY.mounted);
const NO_LOAD = refusal('act.no-load', 'SB-LOAD-05', WHY.noLoad);

/** SB-ACT-05, -06, -09: the common deeds that are not on offer. */
function deeds(look: Look, figure: Figure, options: readonly string[]): readonly Denied[] {
  const offered = new Set(options.map((id) => id.split(':')[0]!));
  const why: readonly (readonly [id: keyof typeof DEEDS, problem: Refusal | null])[] = [
    ['move', look.s.activation?.moveSpent === true ? NO_MOVE : null],
    ['sprint', noSprint(look)],
    ['shoot', noShot(look, figure)],
    ['reload', noReload(look, figure)],
    ['investigate', noSearch(look, figure)],
  ];
  return why.flatMap(([id, problem]) =>
    problem === null || offered.has(id) || offered.has(`${id}-for-move`)
      ? []
      : [{ id, words: DEEDS[id], problem }],
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

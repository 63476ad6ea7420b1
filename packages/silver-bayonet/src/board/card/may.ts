import { enemiesOf, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { readDeedId } from '../../option-ids.ts';
import { openActions } from '../../rules/activation/actions.ts';
import { mayForce } from '../../rules/movement/forced-attack.ts';
import { speedOf } from '../../rules/movement/speed.ts';
import { readyWeapons } from '../../rules/shooting/projectile-weapon.ts';
import { mayAnswerShot } from '../../rules/shooting/react-to-shot.ts';
import type { Figure } from '../../state.ts';
import { words } from '../../words/now.ts';

/** What it may still do in this turn: in its own activation, and in others'. */
export function mayDo(look: Look, figure: Figure): readonly string[] {
  const said = words.card.may;
  if (look.s.stage !== 'play' || look.s.ended !== null || figure.standing === 'waiting') return [];
  if (!stands(figure)) return figure.standing === 'down' ? [] : [said.out];
  return [ownTurn(look, figure), ...inOthers(look, figure)];
}

/** SB-ACT-01, -05, -06. */
function ownTurn(look: Look, figure: Figure): string {
  const said = words.card.may;
  const { activation } = look.s;
  if (figure.side === null) return figure.activated ? said.acted : said.monster;
  if (activation?.figure !== figure.id) return figure.activated ? said.acted : said.fresh;
  if (activation.over) return said.nothing;
  const deeds = [...new Set(openActions(look, figure).map((id) => readDeedId(id).deed))].filter(
    (deed) => deed !== 'end',
  );
  if (deeds.length === 0) return said.nothing;
  return said.now(
    deeds.map((deed) => (deed === 'move' ? said.move(inches(speedOf(look, figure))) : said.deed(deed))),
  );
}

function inches(n: number): string {
  return `${Math.round(n * 10) / 10}`;
}

/** SB-MOV-14, SB-SHT-12, -13. */
function inOthers(look: Look, figure: Figure): readonly string[] {
  const said = words.card.may;
  const [mover] = enemiesOf(look.s, figure);
  const forces = mover !== undefined && mayForce(look, figure, mover);
  const force = figure.side === null ? said.forces : said.force;
  const lines = mover === undefined ? [] : [forces ? force : said.noForce];
  if (!mayAnswerShot(look, figure)) return [...lines, said.noAnswer];
  const answers = [
    ...(readyWeapons(look, figure, 'answer').length > 0 ? [said.fireBack] : []),
    ...(figure.side === null ? [] : [said.dive]),
  ];
  return answers.length === 0 ? lines : [...lines, said.answers(answers)];
}

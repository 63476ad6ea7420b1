import { onTable } from '../../figures.ts';
import { mayBeTested } from '../../rules/activation/who-may.ts';
import { mayCharge } from '../../rules/charge/reach.ts';
import { mayShoot } from '../../rules/shooting/targets.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { words } from '../../words/now.ts';

/** BP-INI-02, BP-SEQ-05: what is left of this turn for his unit, and what he could do in it. */
export function mayDo(s: BayonetPointState, f: Figure, u: Unit): readonly string[] {
  const said = words.card.may;
  if (f.standing === 'waiting' || s.ended !== null) return [];
  if (!onTable(f)) return [said.out];
  const turn = ofUnit(s, u);
  if (turn !== said.untested && turn !== said.now) return [turn];
  return [turn, ...(mayShoot(s, f) ? [said.shoot] : []), mayCharge(s, f) ? said.charge : said.noCharge];
}

function ofUnit(s: BayonetPointState, u: Unit): string {
  const said = words.card.may;
  switch (u.test) {
    case 'untested':
      return mayBeTested(s, u) ? said.untested : said.unable;
    case 'active':
      return s.step === 'activations' && s.picked.at(-1) === u.id ? said.now : said.done;
    case 'failed':
      return said.failed;
    case 'left-out':
      return said.leftOut;
  }
}

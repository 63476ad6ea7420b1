import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import { returnFireId } from '../../option-ids.ts';
import type { Figure } from '../../state.ts';
import { diveAway } from '../monsters/dive-away.ts';
import { hardestHitting } from '../monsters/hardest-hitting.ts';
import { reacts } from '../reacts.ts';
import { diveForCover } from './dive-for-cover.ts';
import { returnFire, returnFireWith } from './return-fire.ts';

/** SB-SHT-12: a survivor of a shot that cost it so much Health, hit or missed, may Return Fire, Dive for Cover or do nothing; a monster fires back if it can. */
export function reactToShot(cx: SilverCx, target: Figure, shooter: Figure, hurt: number): void {
  if (!mayAnswerShot(cx, target)) return;
  // SB-EQ-17.R1: nobody can fire back at a shooter who is gone.
  const weapons = stands(shooter) ? returnFireWith(cx, target, shooter) : [];
  if (target.side === null) {
    // SB-MON-10 before SB-MONA-09.
    if (cx.modify('divesFromShots', target, false)) diveAway(cx, target, shooter);
    else if (weapons.length > 0) {
      returnFire(cx, target, shooter, hardestHitting(cx, target, shooter, weapons, 'answer'));
    }
    return;
  }
  const options = ['stay', 'dive', ...weapons.map(({ id }) => returnFireId(id))];
  const choice = cx.ask('reactToShot', target.side, {
    options,
    figure: target.id,
    shooter: shooter.id,
    hurt,
  });
  if (choice === 'dive') diveForCover(cx, target, shooter);
  const weapon = weapons.find(({ id }) => choice === returnFireId(id));
  if (weapon !== undefined) returnFire(cx, target, shooter, weapon);
}

/** SB-SHT-12: whether a survivor whose attention it has can react at all. */
export function mayAnswerShot(look: Look, target: Figure): boolean {
  return look.modify('mayAnswer', target, reacts(look, target));
}

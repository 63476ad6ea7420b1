import type { OptionWordsOf } from '@vedette/engine';
import { ROUNDS, type options as table } from '../../options.ts';

const CONSENT = { allowed: 'allowed', ask: 'by consent', forbidden: 'forbidden' };

/** FF-SET-14 */
const rounds = Object.fromEntries(
  ROUNDS.map((count) => [count, count === 'none' ? 'to the end' : count]),
) as Record<(typeof ROUNDS)[number], string>;

export const options: OptionWordsOf<typeof table> = {
  'recoil-fallen-hackers': { title: 'Fallen enemies strike at those who recoil into them' },
  'printed-points': { title: 'Every profile costs what is printed' },
  'carbine-is-rifle': { title: "The mounted hunter's carbine is a bolt action rifle" },
  'custom-profiles': { title: "Profiles of the players' own", values: CONSENT },
  'point-limit': { title: 'Points for each party' },
  'round-limit': { title: 'Rounds to play', values: rounds },
  'multi-shot-firearms': { title: 'Pistols and automatics shoot once for every action' },
  'no-weapon-draw': { title: 'Every weapon is always ready' },
  'friends-passable': { title: 'Friends can be moved through' },
  'recoil-strict': { title: 'Recoil goes exactly straight away' },
  'vampires-ignore-claws': { title: 'Claws of monsters do not kill Vampires by night' },
  'strict-los': { title: 'One line from middle to middle decides what is seen' },
  'silver-no-automatics': { title: 'Semi- and full automatics never fire silver' },
  'assault-burst-short': { title: 'Bursts of assault rifles spread as far as others' },
  'wood-edge-return-fire': { title: 'Whoever stands at the edge of a wood can be shot from outside' },
  'fallen-ranged-quick-kill': { title: 'Any shot that beats a fallen model kills it' },
  'fear-only-monsters': { title: 'Only monsters, zombies and the fearful frighten by charging' },
  'fear-vs-fear-fearful': { title: 'Monsters fear only those with a fear trait' },
  'aura-affects-all': { title: 'An Aura of Terror frightens its own side too' },
  'spiritual-leader-medium': { title: 'A Spiritual Leader helps as far as Medium' },
  'free-spell-target': { title: 'Targets of spells are chosen after the dice' },
  'mob-three-moves': { title: 'The free move of a mob is not one of its two' },
  'immaterial-anchor': { title: 'A spirit is bound to an object until that is found' },
  'stake-and-decapitate': { title: 'A staked Vampire needs a second blow' },
  'instant-infection': { title: 'Victims may turn within one game' },
  'zombie-entry-points': { title: 'Zombies come at agreed points, not at edges' },
  'hidden-twitchers': { title: 'Twitchers pass for Walking Dead until they run' },
  'extra-ban-types': { title: 'A scenario may name more that can be banned' },
  'astral-body': { title: 'A spirit is the dream of somebody who wakes next game' },
  'game-master': { title: 'A third player lays out the terrain' },
  'three-players': { title: 'Several evil parties, or any mix' },
  'printed-rules': { title: 'Two profiles have the rules that are printed' },
  're-equip': { title: 'More equipment on printed profiles', values: CONSENT },
  'werewolf-claws-kill-werewolves': { title: 'Werewolves can kill each other' },
  'chainsaw-attack-only': { title: 'A chainsaw helps in its own attacks only' },
  'shoot-lights': { title: 'Lamps can be shot out' },
  'test-deaths-are-kills': { title: 'Whoever a failed test puts out of action counts as killed' },
};

import type { Pending } from '@vedette/engine';
import type { SilverBayonet } from '../../game.ts';
import { readDeedId } from '../../option-ids.ts';

type Kind = Pending<SilverBayonet>['kind'];

/** What choosing an option means, by the first word of its id. */
const NOTES: { readonly [K in Kind]?: Readonly<Record<string, string>> } = {
  act: {
    move: 'Up to full Speed. Into contact means a fight, and ends the turn.',
    sprint: 'Takes the action: up to 4" more, 2" if the Check fails.',
    fight: 'Strike whoever is in contact. Costs the Move, and ends the turn.',
    shoot: 'Takes the action. Moving first would cost 1.',
    reload: 'Takes the action.',
    'reload-for-move': 'Costs the Move; the action is still there.',
    'quick-reload': 'Costs no action.',
    investigate: 'Takes the action: draws a card.',
    'investigate-for-move': 'Costs the Move; the action is still there.',
    distract: 'The nearest enemy takes a fatigue token. Ends the turn.',
    dismount: 'Costs the Move, and is for good.',
    'pick-up': 'Takes the action.',
    free: 'Takes the action.',
    do: 'Takes the action.',
    'do-for-move': 'Instead of a Move.',
    drop: 'Costs no action.',
    spell: 'Takes the action: Courage 10, and 1 Health.',
    miracle: 'Takes the action: Courage 10, and 1 Health.',
    skinshift: 'Takes the action: Courage 14.',
    tend: 'Takes the action, standing still: a friend within 1" gets 2 Health back.',
    'light-torch': 'Takes the action: fire in hand.',
    'start-fire': 'Takes the action: a special item becomes Oil and Torches.',
    'start-fire-for-move': 'Costs the Move: a special item becomes Oil and Torches.',
    lunge: 'Attack from 1" away.',
    end: 'This one is done for the turn.',
  },
  force: {
    force: 'It stops, and has to fight here and now.',
    'let-pass': 'It goes on, and is not asked about again.',
  },
  strikeBack: {
    'strike-back': 'A blow in return; then the attacker, if alive, backs off.',
    'back-off': '2" straight away, and it is over.',
    hold: 'Neither blow nor a step back.',
  },
  reactToShot: {
    stay: 'Nothing more happens.',
    dive: 'Up to 2", and no nearer to an enemy close by.',
    'return-fire': 'The shooter cannot answer that.',
  },
  shot: {
    plain: 'Nothing out of the ordinary.',
    silver: 'For whatever cannot abide silver.',
    'cold-iron': 'For whatever cannot abide iron. A natural 1 misses, two foul the gun.',
    salt: 'Hurts only what salt hurts. A natural 1 misses, two foul the gun.',
  },
  leave: { leave: 'Safe, no casualty, and no way back.' },
  chooseItem: {
    curse: 'An enemy has every roll at a penalty.',
    manipulate: 'A Fate Die of yours becomes one of another kind.',
    'enchant-weapon': 'A weapon is enchanted for the rest of the game.',
    healing: '3 Health for a friend.',
    courage: 'Courage +1 for a friend.',
    'bless-weapon': 'A weapon is blessed for the rest of the game.',
    'control-creature': 'A Monster Die for you.',
    'flaming-weapon': 'A weapon burns like fire.',
    viper: 'A viper appears beside the caster.',
  },
  activate: { 'call-it-a-day': 'Ends the game, if the others agree.' },
};

/** SB-SHT-10: said when it counts. */
const AFTER_A_MOVE = 'Takes the action. The Move costs 1: that is reckoned in.';

/** `moved`: whoever is asked about has made his Move. */
export function noteOn(kind: Kind, id: string, moved: boolean): string | null {
  const { deed } = readDeedId(id);
  return moved && deed === 'shoot' ? AFTER_A_MOVE : (NOTES[kind]?.[deed] ?? null);
}

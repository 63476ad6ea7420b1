/** What the members of a unit can have, each short enough for a card in the hand; the Library says more. */
export const ATTRIBUTE_REMINDERS: Readonly<Record<string, string>> = {
  artillerist: 'Works guns that stand on the table; +2 in the Artillery Strike event.',
  'combat-engineer': 'At home with crates, rubble and chests: scenarios say when.',
  'combat-rider': 'May begin the game on horseback.',
  'damage-reduction': 'So much less damage from every hit, unless it is allergic to it.',
  'expert-climber': 'Climbs at the cost of walking.',
  'fey-touched': 'All attacks are enchanted. Costs 4 points.',
  'fire-starter': 'Gives up Move or action to turn a special item into Oil and Torches.',
  'great-faith': 'All weapons count as blessed.',
  'hard-to-put-down': 'Fate Dice that undo damage are rolled twice; pick one.',
  indefatigable: 'Never more than one fatigue token.',
  inspiring: 'Friends in sight within 6″: +1 to Courage and Terror Checks.',
  'light-infantry-training': 'No −1 for shooting after a Move of up to 4″.',
  lunge: 'Attacks hand to hand from 1″ away.',
  'master-of-cover': 'Cover counts −2 against shots at it, not −1.',
  medic: 'Standing still, gives a friend within 1″ back 2 Health.',
  miracles: 'Courage 10: heal 3, +1 Courage or bless a weapon. Costs 1 Health.',
  'monster-expert': 'One Monster Die more in the pool.',
  nimble: 'Difficult ground costs nothing extra.',
  'quick-load': 'May fire unloaded at −2; dice of 2 to 4 ruin the gun.',
  skinshift: 'Courage 14 to change form, by action or when hurt.',
  sneak: 'Once a game: goes unseen behind cover, away from enemies.',
  'sow-fear': 'At the end of a turn those in sight within 6″ test for Terror.',
  spells: 'Courage 10: curse, turn a Fate Die or enchant a weapon. Costs 1 Health.',
  'steady-legs': '+2 against falling; a rolling deck is firm ground.',
  strong: '+1 damage hand to hand.',
  'supernatural-veteran': 'One special item more.',
  swimmer: 'Water is easy ground, and can be cover.',
  tactician: 'One Skill Die more in the pool.',
  unflappable: 'Any Fate Die passes a failed Courage Check.',
};

const ITEM_REMINDERS: Readonly<Record<string, string>> = {
  'cartridge-box': 'reloads musket and rifle',
  'shot-bag': 'reloads the blunderbuss',
  'cold-iron-shot': 'cold iron if declared: a natural 1 misses, two foul the gun',
  'cold-iron-weapon': 'a natural 1 misses, two break it',
  'holy-symbol': 'those weakened by faith have −3 against the bearer',
  'oil-and-torches': 'lit by an action: fire in hand, Power −1',
  'salt-bag': 'any firearm, if declared: hurts only what salt hurts; a natural 1 misses, two foul the gun',
};

/** What to remember of an attribute; nothing of one that nobody knows. */
export function attributeReminder(id: string): string {
  return ownWords(ATTRIBUTE_REMINDERS, id);
}

export function itemReminder(id: string): string {
  return ownWords(ITEM_REMINDERS, id);
}

function ownWords(list: Readonly<Record<string, string>>, id: string): string {
  return (Object.hasOwn(list, id) ? list[id] : undefined) ?? '';
}

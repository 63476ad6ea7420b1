import { gearTitle } from '../../../words/en/names.ts';
import { soldierTitle } from '../../../words/en/things.ts';
import { term } from '../../../words/en/vocabulary.ts';
import { scenarioCards } from '../../founding.ts';
import { memberOf } from '../../members.ts';
import type { CampaignState, MemberId } from '../../state.ts';

export function playerName({ players }: CampaignState, seat: number): string {
  return players[seat]?.name ?? `Player ${seat + 1}`;
}

/** A member by its id, still here or long gone. */
export function memberName({ players, departed }: CampaignState, id: MemberId): string {
  for (const player of players) {
    const who = memberOf(player, id);
    if (who !== null) return who.entry.name;
  }
  return departed.find((gone) => gone.id === id)?.name ?? 'somebody';
}

export function scenarioName({ scenarios }: CampaignState, id: string): string {
  return scenarioCards(scenarios).find((card) => card.id === id)?.name ?? term(id);
}

/** What somebody is: an Officer, or of a type of soldier. */
export function typeTitle(type: string): string {
  return type === 'officer' ? 'officer' : soldierTitle(type).toLowerCase();
}

/** Something brought home, by the scenario's name for it. */
export function securedName(id: string): string {
  return term(id);
}

/** "a Power Die", "2 Power Dice", "a Fate Die". */
export function diceWords(count: number, die: string): string {
  return count === 1 ? `a ${capital(die)} Die` : `${count} ${capital(die)} Dice`;
}

/** Dice and choices whose own letters say too little. */
const SAID: Readonly<Record<string, string>> = {
  play: 'The next game',
  correct: 'Correct the books by hand',
  end: 'Enough: close the books',
  random: 'Let the die decide',
  own: 'One of our own',
  keep: 'Leave it',
  power: 'Power Die',
  skill: 'Skill Die',
  monster: 'Monster Die',
  study: 'Study it',
  leave: 'Better not',
  'go-on': 'Soldiers on',
  retire: 'Retires on half pay',
  'new-officer': 'Another Officer takes over',
  disband: 'Disband, and raise a new unit',
  none: 'Nothing',
};

/** An option of any question in words. */
export function optionWords(s: CampaignState, kind: string, id: string): string {
  if (kind === 'players') return playerName(s, Number(id));
  if (Object.hasOwn(SAID, id)) return SAID[id]!;
  if (kind === 'scenario') return scenarioName(s, id);
  if (kind === 'extraItem') return id.split('@').map(gearTitle).join(' on ');
  return memberName(s, id);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** FF-PARTY-15, FF-PARTY-20: `ask` needs the opponent's consent. */
type Consent = 'allowed' | 'ask' | 'forbidden';

/** The options of a match that speak of parties (FF-OPT-02 to -05, -32, -33). */
export interface PartyOptions {
  readonly 'carbine-is-rifle': boolean;
  readonly 'custom-profiles': Consent;
  readonly 'extra-ban-types': boolean;
  readonly 'point-limit': number;
  readonly 'printed-points': boolean;
  readonly 'printed-rules': boolean;
  readonly 're-equip': Consent;
}

/** What a match says about parties. */
export interface PartyTerms {
  /** FF-PARTY-04; null: what each party was bought for. */
  readonly limit: number | null;
  readonly ownProfiles: Consent;
  readonly extras: Consent;
  /** FF-SCN-29: equipment that a scenario allows whatever the players agreed on. */
  readonly givenExtras: readonly string[];
  readonly printedPoints: boolean;
  readonly printedRules: boolean;
  readonly carbineIsRifle: boolean;
  /** FF-SPEC-08: Bans beyond the printed types. */
  readonly extraBans: boolean;
}

/** As long as nobody knows what match it will be: whatever can be agreed on. */
export const ANY_TERMS: PartyTerms = {
  limit: null,
  ownProfiles: 'allowed',
  extras: 'allowed',
  givenExtras: [],
  printedPoints: true,
  printedRules: false,
  carbineIsRifle: false,
  extraBans: true,
};

/** `limit`: what a scenario has in place of the option's. */
export function termsOf(
  options: PartyOptions,
  limit: number = options['point-limit'],
  givenExtras: readonly string[] = [],
): PartyTerms {
  return {
    limit,
    ownProfiles: options['custom-profiles'],
    extras: options['re-equip'],
    givenExtras,
    printedPoints: options['printed-points'],
    printedRules: options['printed-rules'],
    carbineIsRifle: options['carbine-is-rifle'],
    extraBans: options['extra-ban-types'],
  };
}

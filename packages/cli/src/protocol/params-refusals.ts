interface Place {
  readonly at: string;
}

/** What the schemas of requests refuse beyond their form, by the sentence for it. */
export interface ParamsRefusals {
  readonly 'params.dice': Place;
  readonly 'params.dice-or-seed': Place;
  readonly 'params.match-or-save': Place;
  readonly 'params.no-options': Place;
  readonly 'params.not-both': Place;
  readonly 'params.scenario-or-position': Place;
  readonly 'params.seats': Place;
}

/** As a schema names its sentence. */
export function says(code: keyof ParamsRefusals): string {
  return code;
}

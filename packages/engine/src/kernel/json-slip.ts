/** What a text is not JSON for. */
export type JsonSlip =
  | 'comma-too-many'
  | 'comma-missing'
  | 'comment'
  | 'quotes'
  | 'key'
  | 'unfinished'
  | 'other';

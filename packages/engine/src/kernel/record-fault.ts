/** What a part of a save or replay should be. */
export type RecordPart =
  | 'answer-list'
  | 'boundary-ruleset'
  | 'dice-script'
  | 'dice-source'
  | 'event'
  | 'faces'
  | 'floor'
  | 'floor-cause'
  | 'fork'
  | 'given-answers'
  | 'hash'
  | 'mark'
  | 'name'
  | 'object'
  | 'origin'
  | 'schema'
  | 'script-place'
  | 'seat-count'
  | 'told-to'
  | 'words';

/** What is wrong with a record. */
/** `at`: where the whole record lies in something larger, its place in that. */
export type RecordFault = { readonly at?: string } & (
  | { readonly fault: 'form'; readonly path: string; readonly wanted: RecordPart; readonly most?: number }
  | { readonly fault: 'key'; readonly path: string; readonly key: string }
  /** Code tripped over it: where, in the words of the machine. */
  | { readonly fault: 'senseless'; readonly stumbled: string }
  | { readonly fault: 'lost-answers'; readonly count: number }
);

/** What one figure sees of another. */
export interface Sighting {
  /** SB-SHT-03: in line of sight. */
  readonly visible: boolean;
  /** SB-SHT-05: seen, but not the whole of it. */
  readonly cover: boolean;
}

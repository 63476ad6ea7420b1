export { DIRECTIONS, rightOf, towards, turned } from './ground/directions.ts';
export { distance, distanceToEdge, distanceToSpot, gap } from './ground/distance.ts';
export { snap } from './ground/grid.ts';
export { arrivalOf, atLinkEnd, type LinkWay, linkWaysAt } from './ground/link.ts';
export type {
  Body,
  Edge,
  Link,
  LinkEnd,
  Piece,
  Region,
  Shape,
  SightClass,
  Spot,
  Surface,
  TableData,
} from './ground/piece.ts';
export { inRegion, regionCrossings } from './ground/region.ts';
export { groundAt, groundPiecesAt, type Level, standingOn, surfacesAt, TABLE_TOP } from './ground/surface.ts';
export { type Table, tableOf } from './ground/table.ts';
export type { Bulk, Gait } from './move/gait.ts';
export { firstInterruption, type Interruption, pointOn, type Watch } from './move/interrupt.ts';
export { measureLeg } from './move/leg.ts';
export { measureJump } from './move/leg-jump.ts';
export {
  measure,
  type PathRefusal,
  type Stretch,
  type StretchKind,
  type Trace,
  type Waypoint,
} from './move/measure.ts';
export { type AlongRules, along, backAlong, type Reached } from './move/measure-along.ts';
export { firstObstacle, type Hit, type Obstacle } from './move/obstacle.ts';
export { distanceToPiece, stretchToPiece, sweptPieces } from './move/sweep.ts';
export { sweptGround } from './move/sweep-ground.ts';
export {
  barrierBetween,
  type ContactRules,
  contactLevels,
  inContact,
  type LevelReach,
} from './place/contact.ts';
export { type Drop, type DropRules, dropsNear, landing, nearestDrop } from './place/fall.ts';
export { besideFace } from './place/fall-face.ts';
export {
  legalPlace,
  nearestPlace,
  overlaps,
  type PlaceRefusal,
  type PlaceRules,
  placeRefusal,
  type SearchRules,
} from './place/place.ts';
export { type Shifted, type ShiftRules, type Stop, shift } from './place/shift.ts';
export type { Fall } from './place/shift-way.ts';
export type { Goal } from './search/goal.ts';
export { type Reach, type ReachOptions, reach } from './search/reach.ts';
export { reachOutline } from './search/reach-outline.ts';
export { type Route, type RouteOptions, route } from './search/route.ts';
export { explain, type Hindrance, type SightExplanation, type SightLine } from './sight/explain.ts';
export { look } from './sight/look.ts';
export { type SightPattern, type SightPoint, sightPattern } from './sight/pattern.ts';
export type { Screen, Sight, SightRules } from './sight/rules.ts';
export { type Passage, traverse } from './sight/traverse.ts';

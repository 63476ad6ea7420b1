export {
  barrierBetween,
  type ContactRules,
  contactLevels,
  inContact,
  type LevelReach,
} from './contact.ts';
export { DIRECTIONS, rightOf, towards, turned } from './directions.ts';
export { distance, distanceToEdge, distanceToSpot, gap } from './distance.ts';
export { type Drop, type DropRules, dropsNear, landing, nearestDrop } from './fall.ts';
export { besideFace } from './fall-face.ts';
export type { Bulk, Gait } from './gait.ts';
export { snap } from './grid.ts';
export { firstInterruption, type Interruption, pointOn, type Watch } from './interrupt.ts';
export { measureLeg } from './leg.ts';
export { measureJump } from './leg-jump.ts';
export { arrivalOf, atLinkEnd, type LinkWay, linkWaysAt } from './link.ts';
export {
  measure,
  type PathRefusal,
  type Stretch,
  type StretchKind,
  type Trace,
  type Waypoint,
} from './measure.ts';
export { type AlongRules, along, backAlong, type Reached } from './measure-along.ts';
export { firstObstacle, type Hit, type Obstacle } from './obstacle.ts';
export type { Body, Edge, Link, LinkEnd, Piece, Region, Shape, SightClass, Spot, Surface, TableData } from './piece.ts';
export {
  legalPlace,
  nearestPlace,
  overlaps,
  type PlaceRefusal,
  type PlaceRules,
  placeRefusal,
  type SearchRules,
} from './place.ts';
export { type Reach, type ReachOptions, reach } from './reach.ts';
export { reachOutline } from './reach-outline.ts';
export { inRegion, regionCrossings } from './region.ts';
export { type Route, type RouteOptions, route } from './route.ts';
export type { Goal } from './search/goal.ts';
export { type Shifted, type ShiftRules, type Stop, shift } from './shift.ts';
export type { Fall } from './shift-way.ts';
export { explain, type Hindrance, type SightExplanation, type SightLine } from './sight/explain.ts';
export { look } from './sight/look.ts';
export { type SightPattern, type SightPoint, sightPattern } from './sight/pattern.ts';
export type { Screen, Sight, SightRules } from './sight/rules.ts';
export { type Passage, traverse } from './sight/traverse.ts';
export { groundAt, groundPiecesAt, type Level, standingOn, surfacesAt, TABLE_TOP } from './surface.ts';
export { distanceToPiece, stretchToPiece, sweptPieces } from './sweep.ts';
export { sweptGround } from './sweep-ground.ts';
export { type Table, tableOf } from './table.ts';

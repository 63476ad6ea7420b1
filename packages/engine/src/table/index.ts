export { distanceToEdge } from './ground/area.ts';
export {
  barrierBetween,
  type ContactRules,
  contactLevels,
  inContact,
  type LevelReach,
} from './ground/contact.ts';
export { DIRECTIONS, rightOf, towards, turned } from './ground/directions.ts';
export { distance, distanceToSpot, gap } from './ground/distance.ts';
export { besideFace } from './ground/face.ts';
export { snap } from './ground/grid.ts';
export { type NumberMemory, numberMemory, recall, retain } from './ground/number-memory.ts';
export { outlinesOverlap, preparedOutline } from './ground/outline-overlap.ts';
export { overlaps } from './ground/overlap.ts';
export type {
  Area,
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
export type { Problem } from './ground/problem.ts';
export { inRegion, regionCrossings } from './ground/region.ts';
export { edgeSpan, pieceSpans, type Span } from './ground/span.ts';
export { groundAt, groundPiecesAt, type Level, standingOn, surfacesAt, TABLE_TOP } from './ground/surface.ts';
export { distanceToPiece, isClearOf, stretchToPiece, sweptPieces } from './ground/sweep.ts';
export { type Table, tableOf } from './ground/table.ts';
export { tableProblems } from './ground/table-problems.ts';
export { type Bulk, bodyAt, type Gait } from './move/gait.ts';
export { firstInterruption, type Interruption, nearPath } from './move/interrupt.ts';
export { measureLeg } from './move/leg.ts';
export { hangingPiece } from './move/leg-hang.ts';
export { measureJump } from './move/leg-jump.ts';
export { arrivalOf, atLinkEnd, type LinkWay, linkWaysAt } from './move/link.ts';
export { measure, type Waypoint } from './move/measure.ts';
export { type AlongRules, along, backAlong, type Reached } from './move/measure-along.ts';
export { firstObstacle, type Hit, type Obstacle } from './move/obstacle.ts';
export { inOpening } from './move/opening.ts';
export { partOfWay } from './move/part-of-way.ts';
export { pointOn } from './move/settle.ts';
export { legalPlace, type PlaceRefusal, type PlaceRules, placeRefusal } from './move/stand.ts';
export type { PathRefusal, Stretch, StretchKind, Trace } from './move/stretch.ts';
export { sweptGround } from './move/sweep-ground.ts';
export type { Watch } from './move/watch.ts';
export { type Drop, type DropRules, dropsNear, landing, nearestDrop } from './place/fall.ts';
export { nearestPlace, type SearchRules } from './place/place.ts';
export { shift } from './place/shift.ts';
export { type FaceWay, hangsOn, shiftOnFace } from './place/shift-face.ts';
export type { Fall, Shifted, ShiftRules, Stop } from './place/shift-rules.ts';
export { placesTouching, placeTouchingPiece, type TouchRules } from './place/touching.ts';
export { laid, type Measures } from './relations/laid.ts';
export type { Limit, Relations } from './relations/relations.ts';
export type { Goal } from './search/goal.ts';
export { leastFactorOf } from './search/lattice.ts';
export { type Reach, type ReachOptions, reach } from './search/reach.ts';
export { reachOutline } from './search/reach-outline.ts';
export { type Route, type RouteOptions, route } from './search/route.ts';
export { explain, type Hindrance, type SightExplanation, type SightLine } from './sight/explain.ts';
export { look, screened } from './sight/look.ts';
export { type SightPattern, type SightPoint, sightPattern } from './sight/pattern.ts';
export type { Screen, Sight, SightRules } from './sight/rules.ts';
export { lengthInside, type Passage, traverse } from './sight/traverse.ts';

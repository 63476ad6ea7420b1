import {
  drawBuildings,
  drawFloors,
  drawHouses,
  drawPlatforms,
  drawRims,
  drawSteps,
  planking,
} from './building.ts';
import { drawCoffins, drawGraves, drawTombstones } from './burial.ts';
import { drawGravestones, drawHaystacks, drawStandingStones, drawWells } from './churchyard.ts';
import { drawNorth } from './frame.ts';
import { drawFurniture } from './furniture.ts';
import {
  drawFields,
  drawHedges,
  drawOrchards,
  drawSnow,
  drawThickets,
  drawTrees,
  drawUndergrowths,
  drawWetGround,
  drawWoods,
} from './growth.ts';
import { handOf } from './hash.ts';
import type { Kind } from './kind.ts';
import { drawLamps, drawNight, drawSquares } from './night.ts';
import { drawFires, drawGarlic, drawHolyGround, drawPentagrams } from './omen.ts';
import { drawDoors, drawWindows } from './opening.ts';
import { drawNames } from './place-names.ts';
import { drawCliffs, drawHills, drawRocks, drawRopes, drawRubble } from './relief.ts';
import {
  drawFences,
  drawHighWalls,
  drawLowWalls,
  drawRoads,
  drawRuinWalls,
  drawTrenches,
} from './road-and-wall.ts';
import { drawRoomNames } from './room-names.ts';
import { at, boundsOf, centreOf, contains, distanceToOutline, num, type Point } from './shape.ts';
import type { Sheet } from './sheet.ts';
import { drawGraticule, drawSheetFrame, MARGIN } from './sheet-frame.ts';
import type { Plot, Survey } from './survey.ts';
import {
  drawBarrels,
  drawBenches,
  drawBoats,
  drawBridges,
  drawCampfires,
  drawCrates,
  drawHatches,
  drawPosts,
  drawSkylights,
  drawWagons,
} from './timber.ts';
import { drawBlocks, drawInsideWalls, drawOutsides, drawRooms } from './town.ts';
import { drawGhosts, drawUnknown } from './unknown.ts';
import { drawVehicles } from './vehicle.ts';
import { drawWaters } from './water.ts';
import { drawWays } from './way.ts';
import { drawCornfields, drawDeadTrees, drawLadders, drawRuins, drawScrap, drawWoodpiles } from './yard.ts';

interface Layer {
  readonly kinds: readonly Kind[];
  readonly draw: (plots: readonly Plot[], survey: Survey) => string;
}

/** What lies flat is drawn before what stands on it, and what is low before what would hide it. */
const LAYERS: readonly Layer[] = [
  { kinds: ['outside'], draw: drawOutsides },
  { kinds: ['field'], draw: drawFields },
  { kinds: ['hill'], draw: drawHills },
  { kinds: ['snow'], draw: drawSnow },
  { kinds: ['undergrowth'], draw: drawUndergrowths },
  { kinds: ['bog', 'mud'], draw: drawWetGround },
  { kinds: ['water', 'ford'], draw: (plots, { sheets }) => drawWaters(plots, sheets) },
  { kinds: ['road'], draw: drawRoads },
  { kinds: ['trench'], draw: drawTrenches },
  { kinds: ['floor'], draw: drawFloors },
  { kinds: ['room'], draw: drawRooms },
  { kinds: ['holy-ground'], draw: drawHolyGround },
  { kinds: ['pentagram'], draw: drawPentagrams },
  { kinds: ['ruins'], draw: drawRuins },
  { kinds: ['scrap'], draw: drawScrap },
  { kinds: ['grave'], draw: drawGraves },
  { kinds: ['hatch'], draw: drawHatches },
  { kinds: ['stairs'], draw: drawSteps },
  { kinds: ['bridge'], draw: drawBridges },
  { kinds: ['unknown'], draw: drawUnknown },
  { kinds: ['cliff'], draw: drawCliffs },
  { kinds: ['rubble'], draw: drawRubble },
  { kinds: ['rope'], draw: drawRopes },
  { kinds: ['campfire'], draw: drawCampfires },
  { kinds: ['building', 'hut'], draw: drawBuildings },
  { kinds: ['pew'], draw: drawBenches },
  { kinds: ['gravestone'], draw: drawGravestones },
  { kinds: ['tombstones'], draw: drawTombstones },
  { kinds: ['coffin'], draw: drawCoffins },
  { kinds: ['bed', 'bookcase', 'chair', 'slab', 'sofa', 'table'], draw: drawFurniture },
  { kinds: ['woodpile'], draw: drawWoodpiles },
  { kinds: ['low-wall'], draw: drawLowWalls },
  { kinds: ['fence', 'palisade', 'barricade'], draw: drawFences },
  { kinds: ['rock'], draw: drawRocks },
  { kinds: ['boat'], draw: drawBoats },
  { kinds: ['barrel'], draw: drawBarrels },
  { kinds: ['skylight'], draw: drawSkylights },
  { kinds: ['crate'], draw: drawCrates },
  { kinds: ['wagon'], draw: drawWagons },
  { kinds: ['bus', 'car', 'truck'], draw: drawVehicles },
  { kinds: ['well'], draw: drawWells },
  { kinds: ['haystack'], draw: drawHaystacks },
  { kinds: ['standing-stone'], draw: drawStandingStones },
  { kinds: ['ruin-wall'], draw: drawRuinWalls },
  { kinds: ['house'], draw: drawHouses },
  { kinds: ['barn', 'block', 'vault'], draw: drawBlocks },
  { kinds: ['high-wall', 'bulkhead'], draw: drawHighWalls },
  { kinds: ['inside-wall'], draw: drawInsideWalls },
  { kinds: ['door'], draw: drawDoors },
  { kinds: ['window'], draw: drawWindows },
  { kinds: ['garlic'], draw: drawGarlic },
  { kinds: ['ladder'], draw: drawLadders },
  { kinds: ['post', 'mast'], draw: drawPosts },
  { kinds: ['lamp'], draw: drawLamps },
  { kinds: ['hedge'], draw: drawHedges },
  { kinds: ['thicket'], draw: drawThickets },
  { kinds: ['cornfield'], draw: drawCornfields },
  { kinds: ['orchard'], draw: drawOrchards },
  {
    kinds: ['wood'],
    draw: (plots, survey) =>
      drawWoods(
        plots,
        survey.plots.filter(({ kind }) => kind === 'tree'),
      ),
  },
  { kinds: ['tree'], draw: drawTrees },
  { kinds: ['dead-tree'], draw: drawDeadTrees },
  { kinds: ['platform'], draw: drawPlatforms },
];

/** The whole paper with its margins, for a viewBox: left, top, width, height. */
export function paperOf({
  width,
  height,
}: Pick<Survey, 'width' | 'height'>): readonly [number, number, number, number] {
  return [-MARGIN.left, -MARGIN.top, width + MARGIN.left + MARGIN.right, height + MARGIN.top + MARGIN.bottom];
}

/**
 * The ground of a table as SVG text, nothing on it that moves. Of one of the survey's levels one sees what is up to
 * there, and what is higher as a ghost; without one, all from above. The same survey always gives the same text.
 */
export function drawGround(survey: Survey, chosen: number | null = null): string {
  const level = chosen ?? Number.POSITIVE_INFINITY;
  return [
    ...survey.sheets.map((sheet) => drawSheet(survey, sheet, level)),
    ...survey.sheets.map((sheet) => drawSheetFrame(survey, sheet)),
  ].join('');
}

/** A nested svg cuts off what reaches over the edge, without an id that another map on the page might have too. */
function drawSheet(survey: Survey, sheet: Sheet, level: number): string {
  const [x, y, width, height] = [sheet.left, sheet.top, sheet.width, sheet.height].map(num);
  const here = survey.plots.filter(({ outline }) => touches(sheet, outline));
  const open = here.filter(({ storey }) => storey <= level);
  const seen = open.filter((plot) => !open.some((other) => isRoofOf(other, plot)));
  const part = { ...survey, plots: here };
  return [
    `<svg class="ground" x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    survey.manner === 'survey' ? '' : drawSquares(survey, sheet),
    sheet.floor === 'planks' ? drawDeck(sheet) : drawGraticule(survey, sheet),
    ...survey.levels.filter((storey) => storey <= level).map((storey) => drawStorey(seen, storey, part)),
    drawRims(seen),
    survey.manner === 'night-sketch' ? drawNight(sheet, seen) : '',
    drawFires(seen),
    drawGhosts(here.filter(({ storey }) => storey > level)),
    drawElevations(seen),
    survey.manner === 'survey' ? drawNames(seen, sheet) : drawRoomNames(seen),
    drawWays(survey, level, (place) => touches(sheet, [place])),
    sheet.floor === 'planks' ? '' : drawCompass(sheet, here),
    '</svg>',
  ].join('');
}

/** Nothing is seen of what lies under a floor that is looked at from above. */
function isRoofOf({ kind, outline, storey }: Plot, below: Plot): boolean {
  const covers = (p: Point): boolean => contains(outline, p) || distanceToOutline(p, outline) < 1;
  return kind === 'platform' && storey > below.storey && below.outline.every(covers);
}

function touches({ left, top, width, height }: Sheet, outline: readonly Point[]): boolean {
  const box = boundsOf(outline);
  return box.left <= left + width && box.right >= left && box.top <= top + height && box.bottom >= top;
}

function drawStorey(plots: readonly Plot[], storey: number, survey: Survey): string {
  const layers = LAYERS.map(({ kinds, draw }) => {
    const found = plots.filter((plot) => plot.storey === storey && kinds.includes(plot.kind));
    return found.length === 0 ? '' : draw(found, survey);
  });
  return layers.join('');
}

/** Below this, a figure on it would be larger than what it is written on. */
const ROOMY = 30;

function drawElevations(plots: readonly Plot[]): string {
  return plots
    .filter(({ elevation, outline, storey }) => {
      if (elevation === null) return false;
      const middle = centreOf(outline);
      return !plots.some((other) => other.storey > storey && contains(other.outline, middle));
    })
    .map(({ elevation, outline }) => {
      const { left, top, right, bottom } = boundsOf(outline);
      const roomy = Math.min(right - left, bottom - top) > ROOMY;
      const middle = centreOf(outline);
      const style = roomy ? 'elevation' : 'elevation elevation-small';
      return `<text class="${style}" x="${num(middle.x)}" y="${num(middle.y + (roomy ? 5 : 3.5))}">${elevation}</text>`;
    })
    .join('');
}

/** Planks from end to end of a deck, with butts here and there. */
function drawDeck(sheet: Sheet): string {
  const { left, top, width, height } = sheet;
  const hand = handOf(`deck ${num(left)} ${num(top)}`);
  const outline = [
    at(left, top),
    at(left + width, top),
    at(left + width, top + height),
    at(left, top + height),
  ];
  const butts: string[] = [];
  const courses = Math.round(height / 11);
  for (let i = 0; i < courses; i++) {
    for (let x = left + hand.between(20, 120); x < left + width; x += hand.between(90, 190)) {
      butts.push(`M${num(x)} ${num(top + (i * height) / courses)}v${num(height / courses)}`);
    }
  }
  return [
    `<rect class="deck" x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}"/>`,
    `<path class="deck-seams" d="${planking(outline, 11, (reach) => hand.shake(reach))}${butts.join('')}"/>`,
    `<rect class="bulwark" x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}"/>`,
  ].join('');
}

/** North in the corner that has most room. */
function drawCompass({ left, top, width, height }: Sheet, plots: readonly Plot[]): string {
  if (width < 300 || height < 300) return '';
  const corners = [
    at(left + width - 46, top + height - 62),
    at(left + 46, top + height - 62),
    at(left + width - 46, top + 80),
    at(left + 46, top + 80),
  ];
  const crowded = (corner: Point): number =>
    plots.filter(({ outline }) => {
      const box = boundsOf(outline);
      return (
        box.left < corner.x + 30 &&
        box.right > corner.x - 30 &&
        box.top < corner.y + 45 &&
        box.bottom > corner.y - 60
      );
    }).length;
  const free = corners.reduce((best, corner) => (crowded(corner) < crowded(best) ? corner : best));
  return crowded(free) > 0 ? '' : drawNorth(free.x, free.y);
}

import type { TableFault } from '../../table/ground/table-fault.ts';

const EDGES = { guarded: 'A guarded edge', ramp: 'A ramp' } as const;

/** What is wrong with a table's data. */
export function tableFault(fault: TableFault): string {
  switch (fault.fault) {
    case 'grid':
      return `The grid is ${fault.grid}; it must be a whole number from 1 to ${fault.most} steps to a unit.`;
    case 'side':
      return `The ${fault.side} is ${fault.is}; with ${fault.grid} steps to a unit it must be more than 0 and at most ${fault.most}.`;
    case 'pieces':
      return `There are ${fault.count} pieces; at most ${fault.most} make a table.`;
    case 'id-twice':
      return `The id "${fault.id}" is that of ${fault.first} already; each needs its own.`;
    case 'top':
      return `The top is ${fault.top}, below the base at ${fault.base}; it must be at least as high.`;
    case 'edge-form':
    case 'edge-point':
    case 'edge-away':
      return edgeFault(fault);
    case 'tolerance':
      return `The tolerance is ${fault.tolerance}; it must be 0 or more.`;
    case 'tolerance-alone':
      return 'A tolerance without a level says nothing; give the level too.';
    case 'no-area':
      return 'There is no area; leave the key out for the whole table.';
    case 'area-side':
      return `The ${fault.side} is ${fault.is}; it must be more than 0 and at most ${fault.most}.`;
    case 'area-off':
      return `Some of it is off the table, which is ${fault.width} by ${fault.depth}.`;
    case 'shape-off':
      return `None of it is on the table, which is ${fault.width} by ${fault.depth}.`;
    case 'areas-meet':
      return `It meets area ${fault.other}; areas must lie apart.`;
    case 'far':
      return `This is ${fault.is}; on this table it must be a number from ${-fault.most} to ${fault.most}.`;
    default:
      return linkOrOutline(fault);
  }
}

function edgeFault({ fault, of, edge }: TableFault & { readonly fault: `edge-${string}` }): string {
  const [x0, y0, x1, y1] = edge;
  if (fault === 'edge-form') return `${EDGES[of]} is four numbers: x0, y0, x1, y1.`;
  if (fault === 'edge-point') return `${EDGES[of]} begins and ends at (${x0}, ${y0}); it must have a length.`;
  return `${EDGES[of]} from (${x0}, ${y0}) to (${x1}, ${y1}) leaves the outline; it must run along it.`;
}

type LinkOrOutline = Extract<
  TableFault,
  {
    readonly fault:
      | `link-${string}`
      | 'odd-coordinates'
      | 'few-corners'
      | 'many-corners'
      | 'same-corner'
      | 'crossing'
      | 'nothing-inside'
      | 'radius';
  }
>;

function linkOrOutline(fault: LinkOrOutline): string {
  switch (fault.fault) {
    case 'link-cost':
      return `The cost is ${fault.cost}; it must be a number, 0 or more.`;
    case 'link-ends':
      return 'A link has two ends.';
    case 'link-within':
      return `It is used from within ${fault.within}; that must be a number, 0 or more.`;
    case 'link-off':
      return `It lies at (${fault.x}, ${fault.y}), off the table, which is ${fault.width} by ${fault.depth}.`;
    case 'link-level': {
      const { levels } = fault;
      const where =
        levels.length === 0
          ? 'there is nothing to stand on there'
          : `one can stand at ${levels.join(', ')} there`;
      return `The level is ${fault.level}; ${where}.`;
    }
    case 'odd-coordinates':
      return `There are ${fault.count} coordinates; every corner needs an x and a y.`;
    case 'few-corners':
      return `There are ${fault.count} corners; an outline needs at least ${fault.limit}.`;
    case 'many-corners':
      return `There are ${fault.count} corners; an outline has at most ${fault.limit}.`;
    case 'same-corner':
      return 'This corner is the same as the one before it; leave one of them out.';
    case 'crossing':
      return `The edge from corner ${fault.corners[0]} meets the edge from corner ${fault.corners[1]}; an outline may not cross or touch itself.`;
    case 'nothing-inside':
      return 'The outline encloses nothing; its corners may not lie on one line.';
    case 'radius':
      return `The radius is ${fault.radius}; it must be more than 0.`;
  }
}

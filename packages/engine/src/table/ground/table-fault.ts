/** What is wrong with a table's data, with the numbers that say what would be right. */
export type TableFault =
  | { readonly fault: 'grid'; readonly grid: number; readonly most: number }
  | {
      readonly fault: 'side';
      readonly side: Side;
      readonly is: number;
      readonly grid: number;
      readonly most: number;
    }
  | { readonly fault: 'pieces'; readonly count: number; readonly most: number }
  | { readonly fault: 'id-twice'; readonly id: string; readonly first: string }
  | { readonly fault: 'top'; readonly top: number; readonly base: number }
  | {
      readonly fault: 'edge-form' | 'edge-point' | 'edge-away';
      readonly of: EdgeKind;
      readonly edge: readonly number[];
    }
  | { readonly fault: 'tolerance'; readonly tolerance: number }
  | { readonly fault: 'tolerance-alone' }
  | { readonly fault: 'no-area' }
  | { readonly fault: 'area-side'; readonly side: Side; readonly is: number; readonly most: number }
  | { readonly fault: 'area-off' | 'shape-off'; readonly width: number; readonly depth: number }
  | { readonly fault: 'areas-meet'; readonly other: number }
  | { readonly fault: 'link-cost'; readonly cost: number }
  | { readonly fault: 'link-ends' }
  | { readonly fault: 'link-within'; readonly within: number }
  | {
      readonly fault: 'link-off';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly depth: number;
    }
  | { readonly fault: 'link-level'; readonly level: number; readonly levels: readonly number[] }
  | { readonly fault: 'odd-coordinates'; readonly count: number }
  | { readonly fault: 'few-corners' | 'many-corners'; readonly count: number; readonly limit: number }
  | { readonly fault: 'same-corner' }
  | { readonly fault: 'crossing'; readonly corners: readonly [number, number] }
  | { readonly fault: 'nothing-inside' }
  | { readonly fault: 'radius'; readonly radius: number }
  | { readonly fault: 'far'; readonly is: number; readonly most: number };

type Side = 'width' | 'depth';
type EdgeKind = 'guarded' | 'ramp';

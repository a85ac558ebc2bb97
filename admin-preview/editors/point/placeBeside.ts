/** A box in the tool's window, in CSS pixels. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a popover is: fixed to the window by one side and by its top or its bottom, so that it may grow. */
export interface Place {
  readonly left: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly maxHeight: number;
}

const GAP = 8;
/** A popover keeps this much height where the window has it: beside a part all that it usually needs, over one less, so that the part is seen. */
const LEAST_HEIGHT = { beside: 460, over: 280 } as const;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** A place beside a box and inside the window: after it, else before it, else below or above it. */
export function placeBeside(
  box: Box,
  width: number,
  { innerWidth, innerHeight }: Pick<Window, 'innerWidth' | 'innerHeight'>,
): Place {
  const mostLeft = innerWidth - width - GAP;
  const [after, before] = [box.right + GAP, box.left - width - GAP];
  const isBeside = after <= mostLeft || before >= GAP;
  const left = within(after <= mostLeft ? after : isBeside ? before : box.left, GAP, Math.max(GAP, mostLeft));
  const mostEdge = Math.max(GAP, innerHeight - LEAST_HEIGHT[isBeside ? 'beside' : 'over'] - GAP);
  if (box.top + box.bottom <= innerHeight) {
    const top = within(isBeside ? box.top : box.bottom + GAP, GAP, mostEdge);
    return { left, top, maxHeight: innerHeight - top - GAP };
  }
  const bottom = within(innerHeight - (isBeside ? box.bottom : box.top - GAP), GAP, mostEdge);
  return { left, bottom, maxHeight: innerHeight - bottom - GAP };
}

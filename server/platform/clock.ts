/** Tells the time. Handed in, so that pictures and tests can hold it still. */
export type Clock = () => Date;

/** The machine's clock, or one that stands at `fixed`. */
export const createClock = (fixed?: Date): Clock => (fixed ? () => new Date(fixed) : () => new Date());

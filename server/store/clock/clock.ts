/** Gives the time that is stored, and that stored times are compared with. Passed in, so that tests can set it. */
export type Clock = () => Date;

/** The machine's clock, or a clock that stands at `fixed`. */
export const createClock = (fixed?: Date): Clock => (fixed ? () => new Date(fixed) : () => new Date());

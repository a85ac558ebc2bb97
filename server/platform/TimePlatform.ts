/** Runs one call of the merchant platform, and notes how long it took. */
export type TimePlatform = <T>(call: string, work: () => Promise<T>) => Promise<T>;

/** Without metrics. */
export const untimed: TimePlatform = (_call, work) => work();

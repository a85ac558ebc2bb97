/** Whether a value from outside is an object with keys: neither null nor a list. A file of its own, so that the player's first code needs no more. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

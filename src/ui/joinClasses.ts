/** One class attribute out of several that may be absent. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

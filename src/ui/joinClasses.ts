/** Joins class names, some of which may be absent. */
export const joinClasses = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

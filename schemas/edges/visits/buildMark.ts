/** The mark of a build, from the address of its first script: visits report it, and the server says it of itself. */
export const buildMark = (script: string): string => /-([\w-]{6,40})\.js$/.exec(script)?.[1] ?? 'unknown';

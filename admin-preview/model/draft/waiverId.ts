import type { Problem } from '#schemas/problem.ts';

/** What a waiver names: the server compares the same two. */
export const waiverId = ({ code, pointer }: Pick<Problem, 'code' | 'pointer'>): string => `${code} ${pointer}`;

import type { Problem } from '#schemas/base/json/problem.ts';

/** What a waiver names: the server compares the same two. */
export const waiverId = ({ code, pointer }: Pick<Problem, 'code' | 'pointer'>): string => `${code} ${pointer}`;

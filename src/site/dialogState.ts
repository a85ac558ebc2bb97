import { isObject } from '#schemas/isObject.ts';

/** History state of an address that was opened over home, so that home stays underneath. */
export const overHome = { over: 'home' } as const;

export const isOverHome = (state: unknown): boolean => isObject(state) && state['over'] === 'home';

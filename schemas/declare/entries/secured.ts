import type { CallName } from '../calls/declaredCalls.ts';
import type { Condition } from './condition.ts';
import { calls, noTrials } from './namedConditions.ts';

/** Condition of a part of the account (MEM-12): the calls that it needs. Trial accounts have no payments to protect. */
export const secured = (...names: readonly CallName[]): Condition => ({ all: [noTrials, calls(...names)] });

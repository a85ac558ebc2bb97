import type { CallName } from '../calls/declaredCalls.ts';
import type { Condition } from './condition.ts';
import { calls, noTrials } from './namedConditions.ts';

/** What a part of the account is nothing without (MEM-12). Of payments a trial account has nothing to protect. */
export const secured = (...names: readonly CallName[]): Condition => ({ all: [noTrials, calls(...names)] });

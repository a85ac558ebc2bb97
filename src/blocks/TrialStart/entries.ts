import type { Condition } from '#schemas/declare/entries/condition.ts';
import { isOn } from '#schemas/declare/entries/namedConditions.ts';

/** A trial can be made and logged into (TRIAL-04). */
const trials: Condition = {
  all: [isOn('TRIAL3'), { call: 'trialUser' }, { any: [{ call: 'freeplay' }, { call: 'testPlay' }] }],
};

/** Conditions of the parts of the block, by name. */
export const entries = { content: trials } as const satisfies Readonly<Record<string, Condition>>;

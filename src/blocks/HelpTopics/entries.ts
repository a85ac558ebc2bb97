import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop, service } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = { contact: prop('contact', service) } as const satisfies Readonly<Record<string, Condition>>;

import type { Condition } from '#schemas/declare/entries/condition.ts';
import { prop, service } from '#schemas/declare/entries/namedConditions.ts';

/** What parts of the block depend on. */
export const entries = { contact: prop('contact', service) } as const satisfies Readonly<Record<string, Condition>>;

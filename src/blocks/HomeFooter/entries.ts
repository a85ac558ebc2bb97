import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, depositing, guests, prop, registering, service } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  // HOME-18, HOME-27
  join: prop('intro', guests, { any: [{ not: { prop: 'joinTo', is: paths.register } }, registering] }),
  events: prop('intro'),
  deposit: prop('intro', { gate: 'deposit' }, depositing),
  games: prop('intro'),
  vendors: prop('vendors'),
  help: calls('help'),
  feedback: calls('feedback'),
  service,
} as const satisfies Readonly<Record<string, Condition>>;

import type { Migration } from './Migration.ts';

/** How much a merchant's home may take; null for the limits of the product. */
export const addHomeLimits: Migration = {
  name: '0044-home-limits',
  statements: [`alter table publish_rules add column home_limits jsonb`],
};

import type { ApiRoutes } from './apiRoute.ts';
import { VISIT_DAYS_MAX, visitsSchema } from './visits.schema.ts';

/** Measurements of players' visits. */
export const visitRoutes = {
  visits: {
    method: 'GET',
    path: '/merchants/:code/visits',
    summary: 'How fast pages were for players, and what failed, by time, page, release and language.',
    access: { role: 'viewer', at: 'merchant' },
    query: { days: { type: 'integer', minimum: 1, maximum: VISIT_DAYS_MAX, description: 'How many days back; 7 without it.' } },
    status: 200,
    answer: visitsSchema,
  },
} as const satisfies ApiRoutes;

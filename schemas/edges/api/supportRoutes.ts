import type { ApiRoutes } from './apiRoute.ts';
import { bundleBodySchema, bundleSchema } from './support.schema.ts';

/** Bundles for the support team. */
export const supportRoutes = {
  supportBundle: {
    method: 'POST',
    path: '/merchants/:code/support',
    summary: 'Make a support bundle: the state of a merchant and of the server, without secrets and personal data.',
    // A bundle leaves the company, and includes parts of the audit log and facts about the server, which editors do not see: so it needs the
    // role that already publishes to the outside.
    access: { role: 'publisher', at: 'merchant' },
    body: bundleBodySchema,
    isBodyOptional: true,
    status: 200,
    answer: bundleSchema,
  },
} as const satisfies ApiRoutes;

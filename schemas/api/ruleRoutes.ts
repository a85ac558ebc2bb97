import type { ApiRoutes } from './apiRoute.ts';
import { homeWeightSchema } from './homeWeight.schema.ts';
import { rulesBodySchema, rulesSchema } from './rules.schema.ts';

/** What a merchant asks for before something goes live: rules, and approvals of the draft. */
export const ruleRoutes = {
  rules: {
    method: 'GET',
    path: '/merchants/:code/rules',
    summary: 'What the merchant asks for before something goes live, and the approval of the draft.',
    access: { role: 'viewer', at: 'merchant' },
    status: 200,
    answer: rulesSchema,
  },
  setRules: {
    method: 'PUT',
    path: '/merchants/:code/rules',
    summary: 'Change what the merchant asks for before something goes live.',
    access: { role: 'admin', at: 'merchant' },
    refusesTokens: true,
    body: rulesBodySchema,
    status: 200,
    answer: rulesSchema,
  },
  homeWeight: {
    method: 'GET',
    path: '/merchants/:code/home/weight',
    summary:
      'What home of the saved draft and of the live release take, measured as a guest gets them, and how much home may take.',
    access: { role: 'viewer', at: 'merchant' },
    status: 200,
    answer: homeWeightSchema,
  },
  askApproval: {
    method: 'POST',
    path: '/merchants/:code/approval',
    summary: 'Ask another operator to approve the draft as it is now.',
    access: { role: 'publisher', at: 'merchant' },
    replacesDraft: true,
    status: 201,
    answer: rulesSchema,
    refusals: ['approval.nothing', 'draft.stale'],
  },
  approve: {
    method: 'PUT',
    path: '/merchants/:code/approval',
    summary: 'Approve the draft as it is now, which another operator asked for.',
    access: { role: 'publisher', at: 'merchant' },
    refusesTokens: true,
    replacesDraft: true,
    status: 200,
    answer: rulesSchema,
    refusals: ['approval.own', 'approval.unknown', 'draft.stale'],
  },
} as const satisfies ApiRoutes;

import { defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { RulesView } from '#schemas/edges/api/rules.schema.ts';

/** A merchant that asks for nothing before something goes live. */
export const sampleRules = (changes: Partial<RulesView> = {}): RulesView => ({
  confirmMinutes: null,
  fourEyes: false,
  homeLimits: defaultHomeLimits,
  change: null,
  approval: null,
  notes: [],
  ...changes,
});

/** A merchant whose releases need a second operator, with a request that is not answered yet. */
export const sampleApproval = (
  changes: Partial<NonNullable<RulesView['approval']>> = {},
): NonNullable<RulesView['approval']> => ({
  askedBy: 'ben',
  askedAt: '2026-03-01T12:00:00Z',
  approvedBy: null,
  approvedAt: null,
  rejectedBy: null,
  rejectedAt: null,
  isCurrent: true,
  ...changes,
});

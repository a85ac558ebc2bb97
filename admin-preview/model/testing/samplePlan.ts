import type { PlanView, PlanWithDocument } from '#schemas/edges/api/releases.schema.ts';
import { withValueAt } from '#schemas/base/json/overlay.ts';
import { sampleView } from './sampleView.ts';

/** A planned release of the sample merchant that turns one switch off. */
export const samplePlan: PlanView = {
  id: 7,
  hash: 'a'.repeat(64),
  dueAt: '2026-03-02T12:00:00Z',
  note: 'Spring',
  by: 'kim',
  createdAt: '2026-03-01T12:00:00Z',
  approvedBy: null,
  needsApproval: false,
  heldSince: null,
  failure: null,
};

export const samplePlanned: PlanWithDocument = {
  ...samplePlan,
  document: withValueAt(sampleView().live.document, '/switches/TRIAL3', '0'),
};

import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';

/** A line of the history: a release that a person published at once. */
export const sampleReleaseEntry = (changes: Partial<ReleaseEntry> = {}): ReleaseEntry => ({
  releaseId: 1,
  revision: 1,
  kind: 'publish',
  note: '',
  by: 'kim',
  token: null,
  createdAt: '2026-03-01T12:00:00Z',
  isLive: false,
  restoredRevision: null,
  plan: null,
  imported: null,
  waived: [],
  review: null,
  ...changes,
});

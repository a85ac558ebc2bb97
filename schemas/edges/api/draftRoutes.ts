import type { ApiRoutes } from './apiRoute.ts';
import { draftSavedSchema, waiverBodySchema, waiversSchema } from './drafts.schema.ts';
import { anyObject } from '../../base/json/jsonShapes.ts';
import { newShareSchema, shareBodySchema, sharesSchema } from './shares.schema.ts';

/** The draft of a merchant, which of its warnings may pass, and the links that show it on other devices. */
export const draftRoutes = {
  saveDraft: {
    method: 'PUT',
    path: '/merchants/:code/draft',
    summary: 'Save the draft. One with errors is kept like any other.',
    access: { role: 'editor', at: 'merchant' },
    query: { parentReleaseId: { type: 'integer', description: 'Puts the draft on top of another release.' } },
    replacesDraft: true,
    body: anyObject,
    status: 200,
    answer: draftSavedSchema,
    refusals: ['draft.stale', 'parent.unreadable', 'release.unknown'],
  },
  discardDraft: {
    method: 'DELETE',
    path: '/merchants/:code/draft',
    summary: 'Begin anew from what is live.',
    access: { role: 'editor', at: 'merchant' },
    replacesDraft: true,
    status: 200,
    answer: draftSavedSchema,
    refusals: ['draft.stale'],
  },
  waivers: {
    method: 'GET',
    path: '/merchants/:code/waivers',
    summary: 'Which warnings of the draft may pass, and why.',
    access: { role: 'viewer', at: 'merchant' },
    status: 200,
    answer: waiversSchema,
  },
  waive: {
    method: 'PUT',
    path: '/merchants/:code/waivers',
    summary: 'Let a warning of the draft pass, or no longer.',
    access: { role: 'editor', at: 'merchant' },
    body: waiverBodySchema,
    status: 200,
    answer: waiversSchema,
    refusals: ['waivers.tooMany'],
  },
  shares: {
    method: 'GET',
    path: '/merchants/:code/shares',
    summary: 'Links that show the draft, as long as they work.',
    access: { role: 'viewer', at: 'merchant' },
    status: 200,
    answer: sharesSchema,
  },
  addShare: {
    method: 'POST',
    path: '/merchants/:code/shares',
    summary: 'Make a link that shows the draft on another device.',
    access: { role: 'editor', at: 'merchant' },
    body: shareBodySchema,
    status: 201,
    answer: newShareSchema,
    refusals: ['share.tooMany'],
  },
  revokeShare: {
    method: 'DELETE',
    path: '/merchants/:code/shares/:share',
    summary: 'Revoke a link.',
    access: { role: 'editor', at: 'merchant' },
    status: 204,
  },
} as const satisfies ApiRoutes;

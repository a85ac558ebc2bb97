import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

const letter = { id: 1, title: 'Sample message', sentAt: '2026-01-01T12:00:00.000Z', read: false };

/** What a played member has set up and was written. Marked as samples wherever they have words. */
export const memberSamples = {
  headIcon: { icon: '' },
  securityConfig: {
    loginPassword: true,
    email: true,
    emailShown: 's•••@players.example',
    paymentPassword: true,
    payeeName: false,
  },
  securityQuestions: [{ id: 1, question: 'Sample question' }],
  ownQuestions: [],
  inboxUnread: { count: 1 },
  inboxList: { messages: [{ ...letter, preview: 'Sample text' }], pageNum: 1, totalPages: 1, totalCount: 1 },
  inboxMessage: { ...letter, content: '<p>Sample text</p>' },
} satisfies { readonly [C in CallName]?: Answer<C> };

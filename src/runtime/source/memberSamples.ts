import type { CallAnswer, CallName } from '#schemas/declare/calls/declaredCalls.ts';

const letterOf = (id: number, read: boolean) => ({ id, title: 'Sample message', sentAt: '2026-01-01T12:00:00.000Z', read });
const letters = [letterOf(1, false), letterOf(2, true), letterOf(3, true)];

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
  securityQuestions: [1, 2, 3].map((id) => ({ id, question: `Sample question ${id}` })),
  ownQuestions: [],
  inboxUnread: { count: 1 },
  inboxList: {
    messages: letters.map((letter) => ({ ...letter, preview: 'Sample text' })),
    pageNum: 1,
    totalPages: 1,
    totalCount: letters.length,
  },
  inboxMessage: { ...letterOf(1, false), content: '<p>Sample text</p>' },
} satisfies { readonly [C in CallName]?: CallAnswer<C> };

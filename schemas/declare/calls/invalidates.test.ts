import { expect, it } from 'vitest';
import { type ReadCall, type WriteCall, declaredCalls } from './declaredCalls.ts';

it.each<[WriteCall, ReadCall]>([
  ['setPaymentPassword', 'hasPaymentPassword'],
  ['setPaymentPassword', 'securityConfig'],
  ['resetPaymentPassword', 'hasPaymentPassword'],
  ['resetPaymentPassword', 'securityConfig'],
  ['addBankCard', 'bankCards'],
  ['addBankCard', 'securityConfig'],
  ['changePassword', 'securityConfig'],
  ['inboxMark', 'inboxUnread'],
  ['announcementRead', 'announcements'],
])('after %s a page asks again for %s, which shows what was saved', (write, read) => {
  const { invalidates }: { readonly invalidates: readonly string[] } = declaredCalls[write];
  expect(invalidates).toContain(read);
});

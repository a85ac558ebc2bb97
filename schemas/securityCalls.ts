import type { SecurityRow } from './blocks/securityList.schema.ts';
import type { CallName } from './platform/calls.ts';

/** What each row of the security centre is nothing without (MEM-12). */
export const securityCalls: Readonly<Record<SecurityRow, readonly CallName[]>> = {
  loginPassword: ['changePassword'],
  paymentPassword: ['hasPaymentPassword', 'setPaymentPassword'],
  email: ['setEmail'],
  payeeName: ['setPayeeName'],
  bankCard: ['bankCards', 'addBankCard'],
  questions: ['setOwnQuestions', 'securityQuestions'],
  nickname: ['setNickname'],
  headIcon: ['setHeadIcon'],
};

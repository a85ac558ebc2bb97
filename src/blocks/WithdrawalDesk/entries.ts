import type { Condition } from '#schemas/declare/entries/condition.ts';
import { calls, prop, withdrawing } from '#schemas/declare/entries/namedConditions.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  content: withdrawing,
  paymentPassword: calls('hasPaymentPassword', 'setPaymentPassword'),
  bankCard: calls('bankCards', 'addBankCard'),
  cancel: prop('waiting', calls('cancelWithdrawal'), { setting: 'behaviour.responsible.reverseWithdrawals' }),
} as const satisfies Readonly<Record<string, Condition>>;

import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';

/** What the preview shows of deposits and withdrawals. Marked as samples, so that they are not taken for real. */
export const paymentSamples: {
  readonly depositMethods: CallAnswer<'depositMethods'>;
  readonly hasPaymentPassword: CallAnswer<'hasPaymentPassword'>;
  readonly bankCards: CallAnswer<'bankCards'>;
  readonly withdrawal: CallAnswer<'withdrawal'>;
} = {
  depositMethods: {
    playMoney: true,
    methods: [
      { id: 'sample-1', name: 'Sample transfer', minimum: 50, maximum: 5000, quickAmounts: [50, 100, 500] },
      { id: 'sample-2', name: 'Sample voucher', minimum: 5, maximum: 200, quickAmounts: [5, 20, 100] },
    ],
  },
  hasPaymentPassword: true,
  bankCards: {
    playMoney: true,
    cards: [{ id: 'sample', bankName: 'Sample bank', number: '•••• 0000', payeeName: 'S•••' }],
    banks: [{ code: 'sample', name: 'Sample bank' }],
  },
  withdrawal: { playMoney: true, minimum: 20, maximum: 3000, takesMinutes: 10, waiting: [] },
};

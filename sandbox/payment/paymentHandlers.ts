import { contentLanguage } from '../system/homeOf.ts';
import type { Handlers } from '../calls/CallContext.ts';
import { readText } from '../calls/readQuery.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { addCard, listCards } from './bankCards.ts';
import { unitOf } from '../money/unitOf.ts';
import { depositMethods } from '../wallet/cashier.ts';
import { cancelWithdrawal, deposit, hasDailyBonus, withdraw, withdrawalFacts } from './moneyMoves.ts';
import { hasPaymentPassword, resetPaymentPassword, setPaymentPassword } from './paymentPassword.ts';

type PaymentHandlers = Pick<
  Handlers,
  | 'depositMethods'
  | 'deposit'
  | 'withdrawal'
  | 'withdraw'
  | 'cancelWithdrawal'
  | 'hasPaymentPassword'
  | 'setPaymentPassword'
  | 'resetPaymentPassword'
  | 'bankCards'
  | 'addBankCard'
>;

/** The play-money cashier: deposits, withdrawals, cards and the payment password. */
export const paymentHandlers = (parts: SandboxParts): PaymentHandlers => ({
  depositMethods: async ({ site, query, account }) => {
    const language = contentLanguage(site, readText(query, 'language', 10));
    return depositMethods(language, unitOf(site), await hasDailyBonus(parts.db, account.id, parts.clock()));
  },
  deposit: (context) => deposit(parts, context),
  withdrawal: (context) => withdrawalFacts(parts, context),
  withdraw: (context) => withdraw(parts, context),
  cancelWithdrawal: (context) => cancelWithdrawal(parts, context),
  hasPaymentPassword: (context) => hasPaymentPassword(parts, context),
  setPaymentPassword: (context) => setPaymentPassword(parts, context),
  resetPaymentPassword: (context) => resetPaymentPassword(parts, context),
  bankCards: (context) => listCards(parts, context),
  addBankCard: (context) => addCard(parts, context),
});

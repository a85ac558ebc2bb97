import type { Handlers } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { addCard, listCards } from './bankCards.ts';
import { cancelDeposit, deposit, depositFacts, depositProof, depositStatus } from './deposits.ts';
import { cancelWithdrawal, withdraw, withdrawalFacts } from './moneyMoves.ts';
import { hasPaymentPassword, resetPaymentPassword, setPaymentPassword } from './paymentPassword.ts';

type PaymentHandlers = Pick<
  Handlers,
  | 'depositMethods'
  | 'deposit'
  | 'depositStatus'
  | 'depositProof'
  | 'cancelDeposit'
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
  depositMethods: (context) => depositFacts(parts, context),
  deposit: (context) => deposit(parts, context),
  depositStatus: (context) => depositStatus(parts, context),
  depositProof: (context) => depositProof(parts, context),
  cancelDeposit: (context) => cancelDeposit(parts, context),
  withdrawal: (context) => withdrawalFacts(parts, context),
  withdraw: (context) => withdraw(parts, context),
  cancelWithdrawal: (context) => cancelWithdrawal(parts, context),
  hasPaymentPassword: (context) => hasPaymentPassword(parts, context),
  setPaymentPassword: (context) => setPaymentPassword(parts, context),
  resetPaymentPassword: (context) => resetPaymentPassword(parts, context),
  bankCards: (context) => listCards(parts, context),
  addBankCard: (context) => addCard(parts, context),
});

import type { HowToPay } from '#schemas/declare/platform/payment.schema.ts';
import { type Payment, type Till, banks } from '../wallet/cashier.ts';
import { paymentCode } from '../money/codes/paymentCode.ts';
import type { DepositPayment } from './depositPayments.ts';

/** The page that stands in for a bank or an e-wallet; see `payRoutes.ts`. */
export const PAY_PATH = '/sandbox/pay';

/** Whom all deposits go to; nobody is called so. */
const HOLDER = 'LIVERY DEMO LTD';
const ACCOUNT = '0000 0000 0000';

/** A credit is worth about one USDT. The address is invalid on purpose: addresses of this network never contain the digit 0. */
const CRYPTO = { currency: 'USDT', network: 'TRC20 · Nile testnet', address: 'TDEMO0000PLAY0MONEY0DO0NOT0SEND000' } as const;

/** An amount as its currency writes it, without separators. */
const written = (amount: number, { unit }: Till): string => amount.toFixed(unit.coin < 1 ? 2 : 0);

const wayOf = {
  code: ({ askedAt, expiresAt, reference, requested, ticket }, till) => ({
    url: `${PAY_PATH}?ticket=${ticket}`,
    amount: written(Number(requested), till),
    currency: till.currency,
    ...(till.scheme === undefined
      ? {}
      : {
          scheme: till.scheme.name,
          qr: paymentCode(till.scheme, { amount: written(Number(requested), till), reference, askedAt, expiresAt }),
        }),
  }),
  page: ({ requested, ticket }, till) => ({
    url: `${PAY_PATH}?ticket=${ticket}`,
    amount: written(Number(requested), till),
    currency: till.currency,
  }),
  account: ({ bank, reference, requested, hasProof }, till) => ({
    account: {
      bank: banks.find(({ code }) => code === bank)?.name ?? HOLDER,
      holder: HOLDER,
      number: ACCOUNT,
    },
    memo: reference,
    proof: hasProof ? 'sent' : 'wanted',
    amount: written(Number(requested), till),
    currency: till.currency,
  }),
  crypto: ({ requested }, { unit }) => ({
    qr: CRYPTO.address,
    ...CRYPTO,
    amount: (Number(requested) / unit.creditValue).toFixed(2),
  }),
} as const satisfies Record<Payment, (payment: DepositPayment, till: Till) => HowToPay>;

/** How a deposit that waits is paid. */
export const howToPay = (way: Payment, payment: DepositPayment, till: Till): HowToPay => ({
  ...wayOf[way](payment, till),
  expiresAt: payment.expiresAt.toISOString(),
});

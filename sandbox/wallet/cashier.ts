import type { Language } from '#schemas/declare/languages/languages.ts';
import type {
  DepositBonus,
  DepositMethodsAnswer,
  Fee,
  ReceiptAnswer,
  methodKinds,
} from '#schemas/declare/platform/payment.schema.ts';
import type { QrScheme } from '../money/codes/qrSchemes.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { MoneyUnit } from '../money/unitOf.ts';

/** How a deposit is handed over; without it, it is there at once. */
export type Payment = 'code' | 'account' | 'page' | 'crypto';

export interface Method {
  readonly id: 'qr' | 'lantern' | 'transfer' | 'crypto' | 'wallet' | 'voucher';
  readonly kind: (typeof methodKinds)[number];
  /** Its name, or a key of a text; a code has the name of its scheme. */
  readonly name?: string;
  readonly nameKey?: 'deposit.transfer' | 'deposit.wallet' | 'deposit.voucher';
  readonly payment?: Payment;
  readonly takesMinutes: number;
  readonly fee: Fee;
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
}

/** The ways to deposit, in credits. All are simulated: no money is paid. */
const methods: readonly Method[] = [
  {
    id: 'qr',
    kind: 'qr',
    payment: 'code',
    takesMinutes: 1,
    fee: {},
    minimum: 10,
    maximum: 2000,
    quickAmounts: [10, 50, 100, 500, 2000],
  },
  {
    id: 'lantern',
    kind: 'wallet',
    name: 'Lantern Pay',
    payment: 'page',
    takesMinutes: 1,
    fee: {},
    minimum: 10,
    maximum: 1000,
    quickAmounts: [10, 50, 100, 500, 1000],
  },
  {
    id: 'transfer',
    nameKey: 'deposit.transfer',
    kind: 'bank',
    payment: 'account',
    takesMinutes: 2,
    fee: {},
    minimum: 50,
    maximum: 5000,
    quickAmounts: [50, 100, 500, 1000, 5000],
  },
  {
    id: 'crypto',
    kind: 'crypto',
    name: 'USDT',
    payment: 'crypto',
    takesMinutes: 5,
    fee: {},
    minimum: 20,
    maximum: 5000,
    quickAmounts: [20, 100, 500, 1000, 5000],
  },
  {
    id: 'wallet',
    nameKey: 'deposit.wallet',
    kind: 'wallet',
    takesMinutes: 0,
    fee: {},
    minimum: 10,
    maximum: 2000,
    quickAmounts: [10, 50, 100, 500, 2000],
  },
  {
    id: 'voucher',
    nameKey: 'deposit.voucher',
    kind: 'voucher',
    takesMinutes: 0,
    fee: { fixed: 1 },
    minimum: 5,
    maximum: 200,
    quickAmounts: [5, 10, 20, 50, 200],
  },
];

/** Added to one deposit a day, if the member wants it. */
export const dailyBonus = (unit: MoneyUnit) =>
  ({ id: 'daily', percent: 10, minimum: unit.offer(100), maximum: unit.offer(100) }) as const;

const bonusIn = (language: Language, unit: MoneyUnit): DepositBonus => ({
  ...dailyBonus(unit),
  name: sandboxTexts[language]('deposit.bonus'),
  terms: sandboxTexts[language]('deposit.bonusTerms'),
});

const inMoney = (method: Method, { offer }: MoneyUnit): Method => ({
  ...method,
  fee: method.fee.fixed === undefined ? method.fee : { ...method.fee, fixed: offer(method.fee.fixed) },
  minimum: offer(method.minimum),
  maximum: offer(method.maximum),
  quickAmounts: method.quickAmounts.map(offer),
});

/** What a merchant's deposits are paid in. */
export interface Till {
  readonly unit: MoneyUnit;
  /** Code of its currency. */
  readonly currency: string;
  /** The payment codes of its currency, if it has any. */
  readonly scheme: QrScheme | undefined;
}

const offered = ({ scheme }: Till): readonly Method[] =>
  methods.flatMap((method) =>
    method.payment !== 'code' ? [method] : scheme === undefined ? [] : [{ ...method, name: scheme.name }],
  );

/**
 * @param hasBonus Today's bonus is still to be had.
 * @param waiting  Deposits that are not paid yet.
 */
export const depositMethods = (
  language: Language,
  till: Till,
  { hasBonus, waiting }: { readonly hasBonus: boolean; readonly waiting: readonly ReceiptAnswer[] },
): DepositMethodsAnswer => ({
  playMoney: true,
  ...(hasBonus ? { bonus: bonusIn(language, till.unit) } : {}),
  waiting: [...waiting],
  methods: offered(till).map((method) => {
    const { id, kind, fee, minimum, maximum, takesMinutes } = inMoney(method, till.unit);
    return {
      id,
      kind,
      fee,
      minimum,
      maximum,
      takesMinutes,
      name: method.nameKey ? sandboxTexts[language](method.nameKey) : (method.name ?? id),
      quickAmounts: method.quickAmounts.map(till.unit.offer),
      ...(method.payment === 'account' ? { banks: [...banks] } : {}),
    };
  }),
});

/** The way of paying by its id. */
export function depositMethod(id: string, till: Till): Method | undefined {
  const method = offered(till).find((one) => one.id === id);
  return method && inMoney(method, till.unit);
}

export const MINUTE_MS = 60_000;

/** An unpaid deposit can be paid this long. */
export const PAYABLE_MS = 15 * MINUTE_MS;

const WITHDRAWAL_MINUTES = 10;

/** The smallest withdrawal, in credits. */
export const LEAST_WITHDRAWAL = 20;

/** The limits of every withdrawal. */
export const withdrawalLimits = ({ offer }: MoneyUnit) => ({
  minimum: offer(LEAST_WITHDRAWAL),
  maximum: offer(5000),
  takesMinutes: WITHDRAWAL_MINUTES,
  fee: {},
});
/** A withdrawal waits this long, and can be cancelled until then. */
export const WITHDRAWAL_MS = WITHDRAWAL_MINUTES * MINUTE_MS;

/** Banks of cards; none of them exists. */
export const banks: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'HARBOUR', name: 'Harbour & Reed' },
  { code: 'LANTERNBK', name: 'Lantern Savings' },
  { code: 'NORTHPINE', name: 'North Pine Bank' },
  { code: 'ORCHARD', name: 'Orchard Mutual' },
  { code: 'TWORIVERS', name: 'Two Rivers Bank' },
];
export const MAX_CARDS = 5;

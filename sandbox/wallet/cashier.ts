import type { Language } from '#schemas/declare/languages/languages.ts';
import type { DepositBonus, DepositMethodsAnswer, Fee, methodKinds } from '#schemas/declare/platform/payment.schema.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';
import type { MoneyUnit } from '../money/unitOf.ts';

interface Method {
  readonly id: 'transfer' | 'wallet' | 'voucher';
  readonly kind: (typeof methodKinds)[number];
  readonly fee: Fee;
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
}

/** The ways to deposit, in credits. All are simulated: no money is paid. */
const methods: readonly Method[] = [
  {
    id: 'transfer',
    kind: 'bank',
    fee: {},
    minimum: 50,
    maximum: 5000,
    quickAmounts: [50, 100, 500, 1000, 5000],
  },
  {
    id: 'wallet',
    kind: 'wallet',
    fee: {},
    minimum: 10,
    maximum: 2000,
    quickAmounts: [10, 50, 100, 500, 2000],
  },
  {
    id: 'voucher',
    kind: 'voucher',
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

/** @param hasBonus Today's bonus is still to be had. */
export const depositMethods = (language: Language, unit: MoneyUnit, hasBonus: boolean): DepositMethodsAnswer => ({
  playMoney: true,
  ...(hasBonus ? { bonus: bonusIn(language, unit) } : {}),
  methods: methods.map((method) => ({
    ...inMoney(method, unit),
    takesMinutes: 0,
    name: sandboxTexts[language](`deposit.${method.id}`),
    quickAmounts: method.quickAmounts.map(unit.offer),
  })),
});

/** The way of paying by its id. */
export function depositMethod(id: string, unit: MoneyUnit): Method | undefined {
  const method = methods.find((one) => one.id === id);
  return method && inMoney(method, unit);
}

const MINUTE_MS = 60_000;

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

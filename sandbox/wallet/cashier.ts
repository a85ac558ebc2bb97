import type { Language } from '#schemas/declare/languages/languages.ts';
import type { DepositBonus, DepositMethodsAnswer, Fee, methodKinds } from '#schemas/declare/platform/payment.schema.ts';
import { sandboxTexts } from '../calls/sandboxTexts.ts';

interface Method {
  readonly id: 'transfer' | 'wallet' | 'voucher';
  readonly kind: (typeof methodKinds)[number];
  readonly fee: Fee;
  readonly minimum: number;
  readonly maximum: number;
  readonly quickAmounts: readonly number[];
}

/** The ways to deposit. All are simulated: no money is paid. */
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
export const dailyBonus = { id: 'daily', percent: 10, minimum: 100, maximum: 100 } as const;

const bonusIn = (language: Language): DepositBonus => ({
  ...dailyBonus,
  name: sandboxTexts[language]('deposit.bonus'),
  terms: sandboxTexts[language]('deposit.bonusTerms'),
});

/** @param hasBonus Today's bonus is still to be had. */
export const depositMethods = (language: Language, hasBonus: boolean): DepositMethodsAnswer => ({
  playMoney: true,
  ...(hasBonus ? { bonus: bonusIn(language) } : {}),
  methods: methods.map(({ quickAmounts, ...method }) => ({
    ...method,
    takesMinutes: 0,
    name: sandboxTexts[language](`deposit.${method.id}`),
    quickAmounts: [...quickAmounts],
  })),
});

/** The way of paying by its id. */
export const depositMethod = (id: string): Method | undefined => methods.find((method) => method.id === id);

const MINUTE_MS = 60_000;

/** The limits of every withdrawal. */
export const withdrawalLimits = { minimum: 20, maximum: 3000, takesMinutes: 10, fee: {} } as const;
/** A withdrawal waits this long, and can be cancelled until then. */
export const WITHDRAWAL_MS = withdrawalLimits.takesMinutes * MINUTE_MS;

/** Banks of cards; none of them exists. */
export const banks: readonly { readonly code: string; readonly name: string }[] = [
  { code: 'HARBOUR', name: 'Harbour & Reed' },
  { code: 'LANTERNBK', name: 'Lantern Savings' },
  { code: 'NORTHPINE', name: 'North Pine Bank' },
  { code: 'ORCHARD', name: 'Orchard Mutual' },
  { code: 'TWORIVERS', name: 'Two Rivers Bank' },
];
export const MAX_CARDS = 5;

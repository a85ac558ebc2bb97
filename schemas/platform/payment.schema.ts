import type { FromSchema } from 'json-schema-to-ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
/** Money on its way to the platform is a text: exact, and with no more than two decimals. */
const amount = { type: 'string', pattern: '^(0|[1-9]\\d{0,8})(\\.\\d{1,2})?$' } as const;
/** Made by the client once for each wish: what is sent again under it moves nothing again. */
const requestId = { type: 'string', pattern: '^[A-Za-z0-9-]{8,64}$' } as const;
/** That no real money moves: the page says so. */
const playMoney = { type: 'boolean' } as const;
const sum = { type: 'number', minimum: 0 } as const;

/** What the platform keeps of an amount: a share of it in percent, a fixed sum, or both. Without either nothing is kept. */
const fee = { type: 'object', properties: { percent: { type: 'number', minimum: 0, maximum: 100 }, fixed: sum } } as const;
export type Fee = FromSchema<typeof fee>;
/** How long it takes until the money is there; 0 for at once. */
const takesMinutes = { type: 'integer', minimum: 0 } as const;

/** One deposit or withdrawal, as its receipt tells it. */
const receipt = {
  type: 'object',
  required: ['reference', 'amount', 'status', 'createdAt'],
  properties: {
    reference: filled(60),
    /** What was asked for, before the fee. */
    amount: sum,
    fee: sum,
    /** What was added as a bonus. */
    bonus: sum,
    status: { type: 'string', enum: ['done', 'waiting', 'cancelled'] },
    createdAt: text(40),
    /** Way of paying, or the card by the end of its number. */
    subject: text(120),
    /** Of the wallet, afterwards. */
    balance: { type: 'number' },
    /** Until when it can be taken back. */
    cancellableUntil: text(40),
  },
} as const;
export const receiptAnswerSchema = { $id: 'platform/receipt', ...receipt } as const;
export type ReceiptAnswer = FromSchema<typeof receiptAnswerSchema>;

/** What a payment method is drawn as where the platform sends no logo. */
export const methodKinds = ['bank', 'wallet', 'voucher', 'card', 'qr', 'crypto'] as const;

/** A bonus that a member may choose with a deposit: a share of the amount, up to a sum, from a sum on. */
const bonus = {
  type: 'object',
  required: ['id', 'name', 'percent', 'minimum', 'maximum'],
  properties: {
    id: filled(40),
    name: filled(80),
    /** What else holds, in words. */
    terms: text(600),
    percent: { type: 'number', minimum: 0 },
    /** The lowest deposit that it is given for. */
    minimum: sum,
    /** The highest bonus. */
    maximum: sum,
  },
} as const;
export type DepositBonus = FromSchema<typeof bonus>;

/** Ways of paying in, each with its limits, and the bonus where there is one to choose (MEM-05). */
export const depositMethodsAnswerSchema = {
  $id: 'platform/deposit-methods',
  type: 'object',
  required: ['methods'],
  properties: {
    playMoney,
    bonus,
    methods: {
      type: 'array',
      maxItems: 60,
      items: {
        type: 'object',
        required: ['id', 'name', 'minimum', 'maximum'],
        properties: {
          id: filled(40),
          name: filled(80),
          note: text(200),
          /** Address of a picture: a path stands below the image host. */
          logo: text(400),
          kind: { type: 'string', enum: methodKinds },
          takesMinutes,
          fee,
          minimum: sum,
          maximum: sum,
          quickAmounts: { type: 'array', maxItems: 12, items: sum },
        },
      },
    },
  },
} as const;
export type DepositMethodsAnswer = FromSchema<typeof depositMethodsAnswerSchema>;

export const depositBodySchema = {
  $id: 'platform/deposit-body',
  type: 'object',
  additionalProperties: false,
  required: ['methodId', 'amount', 'requestId'],
  properties: { methodId: filled(40), amount, requestId, bonusId: filled(40) },
} as const;

/** What holds for withdrawals, and those that still wait (MEM-06). */
export const withdrawalAnswerSchema = {
  $id: 'platform/withdrawal',
  type: 'object',
  required: ['minimum', 'maximum'],
  properties: {
    playMoney,
    minimum: sum,
    maximum: sum,
    takesMinutes,
    fee,
    waiting: { type: 'array', maxItems: 100, items: receipt },
  },
} as const;
export type WithdrawalAnswer = FromSchema<typeof withdrawalAnswerSchema>;

export const withdrawBodySchema = {
  $id: 'platform/withdraw-body',
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'cardId', 'paymentPassword', 'requestId'],
  properties: { amount, cardId: filled(40), paymentPassword: filled(256), requestId },
} as const;

export const cancelWithdrawalBodySchema = {
  $id: 'platform/cancel-withdrawal-body',
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference: filled(60) },
} as const;

/** CALL-68: whether there is a payment password. */
export const hasPaymentPasswordAnswerSchema = { $id: 'platform/has-payment-password', type: 'boolean' } as const;

/** Body of CALL-69. A member who has one already sends it as `oldPaymentPassword`. */
export const paymentPasswordBodySchema = {
  $id: 'platform/payment-password-body',
  type: 'object',
  additionalProperties: false,
  required: ['paymentPassword'],
  properties: { paymentPassword: filled(256), oldPaymentPassword: text(256) },
} as const;

/** Body of CALL-70: `password` is the one of the login, and shows who asks. */
export const resetPaymentPasswordBodySchema = {
  $id: 'platform/reset-payment-password-body',
  type: 'object',
  additionalProperties: false,
  required: ['password', 'paymentPassword'],
  properties: { password: filled(256), paymentPassword: filled(256) },
} as const;

const card = {
  type: 'object',
  required: ['id', 'bankName', 'number'],
  properties: {
    id: filled(40),
    bankName: filled(80),
    /** Masked. */
    payeeName: text(120),
    /** Masked: only its end is shown. */
    number: filled(40),
  },
} as const;
export const bankCardAnswerSchema = { $id: 'platform/bank-card', ...card } as const;
export type BankCardAnswer = FromSchema<typeof bankCardAnswerSchema>;

/** CALL-71, read: the member's cards, the banks that one can be of, and the payee's name where it is fixed, masked (MEM-13). */
export const bankCardsAnswerSchema = {
  $id: 'platform/bank-cards',
  type: 'object',
  required: ['cards'],
  properties: {
    playMoney,
    cards: { type: 'array', maxItems: 60, items: card },
    banks: {
      type: 'array',
      maxItems: 400,
      items: { type: 'object', required: ['code', 'name'], properties: { code: filled(40), name: filled(80) } },
    },
    payeeName: text(120),
  },
} as const;
export type BankCardsAnswer = FromSchema<typeof bankCardsAnswerSchema>;

/** CALL-71, add. `payeeName` is left out where it is fixed. */
export const addBankCardBodySchema = {
  $id: 'platform/add-bank-card-body',
  type: 'object',
  additionalProperties: false,
  required: ['bank', 'number'],
  properties: { bank: filled(80), payeeName: text(120), number: { type: 'string', pattern: '^\\d{8,24}$' } },
} as const;

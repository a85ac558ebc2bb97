import type { FromSchema } from 'json-schema-to-ts';
import { MOST_PROOF_CHARACTERS } from './proofLimit.ts';

const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;
const filled = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const;
const amount = {
  description: 'Money on its way to the platform is a text: exact, and with no more than two decimals.',
  type: 'string',
  pattern: '^(0|[1-9]\\d{0,8})(\\.\\d{1,2})?$',
} as const;
const requestId = {
  description: 'Made by the client once for each wish: what is sent again under it moves nothing again.',
  type: 'string',
  pattern: '^[A-Za-z0-9-]{8,64}$',
} as const;
const playMoney = { description: 'That no real money moves: the page says so.', type: 'boolean' } as const;
const sum = { type: 'number', minimum: 0 } as const;

const fee = {
  description:
    'What the platform keeps of an amount: a share of it in percent, a fixed sum, or both. Without either nothing is kept.',
  type: 'object',
  properties: { percent: { type: 'number', minimum: 0, maximum: 100 }, fixed: sum },
} as const;
export type Fee = FromSchema<typeof fee>;
const takesMinutes = {
  description: 'How long it takes until the money is there; 0 for at once.',
  type: 'integer',
  minimum: 0,
} as const;

/** Parts of an address: https with a host and no user name, or a path of the site. Neither holds a backslash, which browsers read as a slash. */
const SAFE_ADDRESS = '^(?:https://[^\\s/\\\\?#@]+(?:[/?#][^\\p{Cc}\\\\]*)?|/(?!/)[^\\p{Cc}\\\\]*)$';

const pay = {
  description:
    'How a deposit that waits is paid. Every part is optional, and the page shows those that are sent: an address to open, a code to scan, an account or a crypto address to send money to.',
  type: 'object',
  properties: {
    url: {
      description:
        "Where the member pays, such as an e-wallet's page: an https address or a path of the site. It is opened in a new tab.",
      type: 'string',
      maxLength: 2000,
      pattern: SAFE_ADDRESS,
    },
    qr: { ...filled(1200), description: 'The text of a QR code, which the page draws.' },
    scheme: { ...filled(40), description: 'Name of the payment scheme of the code, such as VietQR, PromptPay or PIX.' },
    account: {
      description: 'The account to transfer to.',
      type: 'object',
      properties: { bank: filled(80), holder: filled(120), number: filled(60) },
    },
    address: { ...filled(200), description: 'The crypto address to send to.' },
    network: { ...filled(60), description: 'The network of the crypto address: what is sent on another is lost.' },
    memo: { ...filled(120), description: 'What the transfer must say, so that it can be matched to the deposit.' },
    amount: {
      ...filled(40),
      description: 'What is to be paid exactly, without a currency. It may differ from the amount of the deposit, as in crypto.',
    },
    currency: { ...filled(20), description: "Currency of `amount`; the site's without it." },
    proof: {
      description: 'That the member may send a picture which shows the payment: `wanted` until one is there, then `sent`.',
      type: 'string',
      enum: ['wanted', 'sent'],
    },
    expiresAt: { ...text(40), description: 'Until when it can be paid. The status says when that is over, not this time.' },
  },
} as const;
export type HowToPay = FromSchema<typeof pay>;

const receipt = {
  description: 'One deposit or withdrawal, as its receipt tells it.',
  type: 'object',
  required: ['reference', 'amount', 'status', 'createdAt'],
  properties: {
    reference: filled(60),
    amount: { ...sum, description: 'What was asked for, before the fee.' },
    fee: sum,
    bonus: { ...sum, description: 'What was added as a bonus.' },
    status: {
      description: '`expired`: it was not paid in time, and cannot be paid any more.',
      type: 'string',
      enum: ['done', 'waiting', 'cancelled', 'expired'],
    },
    createdAt: text(40),
    subject: { ...text(120), description: 'Way of paying, or the card by the end of its number.' },
    balance: { description: 'Of the wallet, afterwards.', type: 'number' },
    cancellableUntil: { ...text(40), description: 'Until when it can be taken back.' },
    pay,
  },
} as const;
export const receiptAnswerSchema = { $id: 'platform/receipt', ...receipt } as const;
export type ReceiptAnswer = FromSchema<typeof receiptAnswerSchema>;

/** Icon of a payment method if the platform sends no logo. */
export const methodKinds = ['bank', 'wallet', 'voucher', 'card', 'qr', 'crypto'] as const;

const bonus = {
  description: 'A bonus that a member may choose with a deposit: a share of the amount, up to a sum, from a sum on.',
  type: 'object',
  required: ['id', 'name', 'percent', 'minimum', 'maximum'],
  properties: {
    id: filled(40),
    name: filled(80),
    terms: { ...text(600), description: 'What else holds, in words.' },
    percent: { type: 'number', minimum: 0 },
    minimum: { ...sum, description: 'The lowest deposit that it is given for.' },
    maximum: { ...sum, description: 'The highest bonus.' },
  },
} as const;
export type DepositBonus = FromSchema<typeof bonus>;

export const depositMethodsAnswerSchema = {
  $id: 'platform/deposit-methods',
  description: 'Ways of paying in, each with its limits, and the bonus where there is one to choose (MEM-05).',
  type: 'object',
  required: ['methods'],
  properties: {
    playMoney,
    bonus,
    waiting: {
      description:
        'Deposits that the member has not paid yet, newest first, each with its `pay`: the page offers to go on with them.',
      type: 'array',
      maxItems: 20,
      items: receipt,
    },
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
          logo: { ...text(400), description: 'Address of a picture: a path stands below the image host.' },
          kind: { type: 'string', enum: methodKinds },
          takesMinutes,
          fee,
          minimum: sum,
          maximum: sum,
          quickAmounts: { type: 'array', maxItems: 12, items: sum },
          banks: {
            description: 'Banks to pay from, if the member chooses one: `bankCode` of the deposit.',
            type: 'array',
            maxItems: 100,
            items: {
              type: 'object',
              required: ['code', 'name'],
              properties: { code: filled(40), name: filled(80), logo: text(400) },
            },
          },
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
  properties: { methodId: filled(40), amount, requestId, bonusId: filled(40), bankCode: filled(40) },
} as const;

/** Names one deposit or withdrawal. */
const oneReference = {
  type: 'object',
  additionalProperties: false,
  required: ['reference'],
  properties: { reference: filled(60) },
} as const;

export const depositProofBodySchema = {
  $id: 'platform/deposit-proof-body',
  type: 'object',
  additionalProperties: false,
  required: ['reference', 'picture'],
  properties: {
    reference: filled(60),
    picture: {
      description: 'Re-encoded by the browser, without metadata such as place and device.',
      type: 'string',
      maxLength: MOST_PROOF_CHARACTERS,
      pattern: '^data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2}$',
    },
  },
} as const;

export const cancelDepositBodySchema = { $id: 'platform/cancel-deposit-body', ...oneReference } as const;

export const withdrawalAnswerSchema = {
  $id: 'platform/withdrawal',
  description: 'What holds for withdrawals, and those that still wait (MEM-06).',
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

export const cancelWithdrawalBodySchema = { $id: 'platform/cancel-withdrawal-body', ...oneReference } as const;

export const hasPaymentPasswordAnswerSchema = {
  $id: 'platform/has-payment-password',
  description: 'CALL-68: whether there is a payment password.',
  type: 'boolean',
} as const;

export const paymentPasswordBodySchema = {
  $id: 'platform/payment-password-body',
  description: 'Body of CALL-69. A member who has one already sends it as `oldPaymentPassword`.',
  type: 'object',
  additionalProperties: false,
  required: ['paymentPassword'],
  properties: { paymentPassword: filled(256), oldPaymentPassword: text(256) },
} as const;

export const resetPaymentPasswordBodySchema = {
  $id: 'platform/reset-payment-password-body',
  description: 'Body of CALL-70: `password` is the one of the login, and shows who asks.',
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
    payeeName: { ...text(120), description: 'Masked.' },
    number: { ...filled(40), description: 'Masked: only its end is shown.' },
  },
} as const;
export const bankCardAnswerSchema = { $id: 'platform/bank-card', ...card } as const;
export type BankCardAnswer = FromSchema<typeof bankCardAnswerSchema>;

export const bankCardsAnswerSchema = {
  $id: 'platform/bank-cards',
  description:
    "CALL-71, read: the member's cards, the banks that one can be of, and the payee's name where it is fixed, masked (MEM-13).",
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

export const addBankCardBodySchema = {
  $id: 'platform/add-bank-card-body',
  description: 'CALL-71, add. `payeeName` is left out where it is fixed.',
  type: 'object',
  additionalProperties: false,
  required: ['bank', 'number'],
  properties: { bank: filled(80), payeeName: text(120), number: { type: 'string', pattern: '^\\d{8,24}$' } },
} as const;

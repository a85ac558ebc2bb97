import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';

type Methods = CallAnswer<'depositMethods'>;
type Card = CallAnswer<'addBankCard'>;
type Receipt = CallAnswer<'deposit'>;

export const methods: Methods = {
  playMoney: true,
  methods: [
    { id: 'transfer', name: 'Bank transfer', minimum: 50, maximum: 5000, quickAmounts: [50, 100, 500] },
    {
      id: 'voucher',
      name: 'Voucher',
      note: 'With its code',
      kind: 'voucher',
      takesMinutes: 0,
      fee: { percent: 1, fixed: 1 },
      minimum: 5,
      maximum: 200,
      quickAmounts: [5, 10],
    },
  ],
};

export const bonus: NonNullable<Methods['bonus']> = {
  id: 'daily',
  name: 'Daily bonus',
  terms: 'Once a day.',
  percent: 10,
  minimum: 80,
  maximum: 100,
};

export const card = (changes: Partial<Card> = {}): Card => ({
  id: '7',
  bankName: 'Orchard Mutual',
  number: '•••• 7890',
  payeeName: 'M••• H•••',
  ...changes,
});

export const cards = (...list: Card[]): CallAnswer<'bankCards'> => ({
  playMoney: true,
  cards: list,
  banks: [
    { code: 'ORCHARD', name: 'Orchard Mutual' },
    { code: 'TWORIVERS', name: 'Two Rivers Bank' },
  ],
});

export const receipt = (changes: Partial<Receipt> = {}): Receipt => ({
  reference: 'W000000012',
  amount: 100,
  status: 'waiting',
  createdAt: '2026-03-01T12:00:00.000Z',
  subject: 'Orchard Mutual •••• 7890',
  balance: 900,
  ...changes,
});

export const withdrawalFacts = (...waiting: Receipt[]): CallAnswer<'withdrawal'> => ({
  playMoney: true,
  minimum: 20,
  maximum: 3000,
  takesMinutes: 10,
  waiting,
});

const unpaid = (subject: string, pay: NonNullable<Receipt['pay']>, changes: Partial<Receipt> = {}): Receipt => ({
  reference: 'D000000021',
  amount: 100,
  status: 'waiting',
  createdAt: '2026-03-01T12:00:00.000Z',
  subject,
  ...changes,
  pay: { expiresAt: '2026-03-01T12:15:00.000Z', ...pay },
});

/** Deposits that wait to be paid, one of each kind. */
export const payable = {
  account: unpaid('transfer', {
    account: { bank: 'Orchard Mutual', holder: 'LANTERN DEMO LTD', number: '0000 0000 0000' },
    memo: 'D000000021',
    amount: '100.00',
  }),
  qr: unpaid('VietQR', {
    qr: '00020101021238540010A00000072701240006970000011000000000000208QRIBFTTA52047995530370454061000005802VN5911LIVERY DEMO6005HANOI62140810D00000002163046C5A',
    scheme: 'VietQR',
    amount: '100',
  }),
  page: unpaid('Lantern Pay', { url: 'https://wallet.example/pay?order=21' }),
  crypto: unpaid('USDT', {
    qr: 'TDEMO0000PLAY0MONEY0DO0NOT0SEND000',
    address: 'TDEMO0000PLAY0MONEY0DO0NOT0SEND000',
    network: 'TRC20 · Nile testnet',
    amount: '100.00',
    currency: 'USDT',
  }),
} as const;

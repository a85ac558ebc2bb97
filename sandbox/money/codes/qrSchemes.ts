/** Fields of a code by their tags; a field may hold fields itself. */
export type Fields = readonly (readonly [tag: string, value: string | Fields])[];

/** A country's scheme of payment codes. */
export interface QrScheme {
  readonly name: string;
  /** Of ISO 4217, as three digits. */
  readonly currencyNumber: string;
  readonly country: string;
  readonly city: string;
  readonly postalCode?: string;
  /** Whom the payment goes to. The schemes' own names are real; banks and accounts are zeros or names that nobody can have. */
  readonly accounts: Fields;
  /** The field of 62 that holds the reference. */
  readonly referenceTag: string;
  /** The field that holds when the code was made and until when it holds, in ms, where the scheme has one. */
  readonly timesTag?: string;
}

/** Payment codes by the currency of a merchant. */
export const qrSchemes: Readonly<Record<string, QrScheme>> = {
  VND: {
    name: 'VietQR',
    currencyNumber: '704',
    country: 'VN',
    city: 'HANOI',
    accounts: [
      [
        '38',
        [
          ['00', 'A000000727'],
          [
            '01',
            [
              ['00', '970000'],
              ['01', '0000000000'],
            ],
          ],
          ['02', 'QRIBFTTA'],
        ],
      ],
    ],
    referenceTag: '08',
  },
  THB: {
    name: 'PromptPay',
    currencyNumber: '764',
    country: 'TH',
    city: 'BANGKOK',
    accounts: [
      [
        '29',
        [
          ['00', 'A000000677010111'],
          ['01', '0066000000000'],
        ],
      ],
    ],
    referenceTag: '05',
  },
  IDR: {
    name: 'QRIS',
    currencyNumber: '360',
    country: 'ID',
    city: 'JAKARTA',
    postalCode: '10110',
    accounts: [
      [
        '26',
        [
          ['00', 'ID.CO.LIVERY.WWW'],
          ['01', '936000000000000000'],
          ['02', '000000000000000'],
          ['03', 'UMI'],
        ],
      ],
      [
        '51',
        [
          ['00', 'ID.CO.QRIS.WWW'],
          ['02', 'ID0000000000000'],
          ['03', 'UMI'],
        ],
      ],
    ],
    referenceTag: '05',
  },
  KHR: {
    name: 'KHQR',
    currencyNumber: '116',
    country: 'KH',
    city: 'PHNOM PENH',
    accounts: [['29', [['00', 'demo@livery']]]],
    referenceTag: '01',
    timesTag: '99',
  },
  BRL: {
    name: 'PIX',
    currencyNumber: '986',
    country: 'BR',
    city: 'BRASILIA',
    accounts: [
      [
        '26',
        [
          ['00', 'br.gov.bcb.pix'],
          ['01', 'demo@livery.invalid'],
        ],
      ],
    ],
    referenceTag: '05',
  },
  MYR: {
    name: 'DuitNow QR',
    currencyNumber: '458',
    country: 'MY',
    city: 'KUALA LUMPUR',
    accounts: [
      [
        '26',
        [
          ['00', 'A0000006150001'],
          ['01', '000000'],
          ['02', '0000000000'],
        ],
      ],
    ],
    referenceTag: '05',
  },
};

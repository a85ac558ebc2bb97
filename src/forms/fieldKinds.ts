import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { FieldName } from '#schemas/rules/runRules.ts';

/** Kind of a field's control; each kind has one component. */
export type FieldKind = 'text' | 'password' | 'phone' | 'date' | 'code' | 'captcha';

export interface FieldFacts {
  readonly kind: FieldKind;
  /** Name of the control, as merchants' scripts and password managers know it (REG-22). */
  readonly inputName: string;
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly type?: 'text' | 'tel' | 'email';
  readonly inputMode?: 'numeric' | 'tel' | 'email';
  /** Latin letters and digits run left to right in every language. */
  readonly ltr?: true;
}

/** How each field is asked for. */
export const fieldFacts = {
  // Of an input of type `tel`, HTML allows only the whole number to be filled in, with the code of its country.
  mobileNum: { kind: 'phone', inputName: 'mobileNum', autoComplete: 'tel-national', inputMode: 'tel', ltr: true },
  verificationCode: {
    kind: 'code',
    inputName: 'verificationCode',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    ltr: true,
  },
  username: { kind: 'text', inputName: 'username', autoComplete: 'username', ltr: true },
  password: { kind: 'password', inputName: 'password', autoComplete: 'new-password', ltr: true },
  confirmPassword: { kind: 'password', inputName: 'confimpsw', autoComplete: 'new-password', ltr: true },
  oldPassword: { kind: 'password', inputName: 'oldPassword', autoComplete: 'current-password', ltr: true },
  confirmNewPassword: { kind: 'password', inputName: 'confirmNewPassword', autoComplete: 'new-password', ltr: true },
  paymentPassword: { kind: 'password', inputName: 'paymentPassword', autoComplete: 'off', inputMode: 'numeric', ltr: true },
  idNumber: { kind: 'text', inputName: 'idNumber', autoComplete: 'off', ltr: true },
  qqNum: { kind: 'text', inputName: 'qqNum', autoComplete: 'off', inputMode: 'numeric', ltr: true },
  facebook: { kind: 'text', inputName: 'facebook', autoComplete: 'off', ltr: true },
  wechat: { kind: 'text', inputName: 'wechat', autoComplete: 'off', ltr: true },
  line: { kind: 'text', inputName: 'line', autoComplete: 'off', ltr: true },
  whatsapp: { kind: 'text', inputName: 'whatsapp', autoComplete: 'off', type: 'tel', inputMode: 'tel', ltr: true },
  zalo: { kind: 'text', inputName: 'zalo', autoComplete: 'off', type: 'tel', inputMode: 'tel', ltr: true },
  email: { kind: 'text', inputName: 'email', autoComplete: 'email', type: 'email', inputMode: 'email', ltr: true },
  nickname: { kind: 'text', inputName: 'nickname', autoComplete: 'nickname' },
  payeeName: { kind: 'text', inputName: 'payeeName', autoComplete: 'name' },
  recommenderId: { kind: 'text', inputName: 'recommenderId', autoComplete: 'off', ltr: true },
  birthday: { kind: 'date', inputName: 'birthday', autoComplete: 'bday' },
  affiliateCode: { kind: 'text', inputName: 'affiliateCode', autoComplete: 'off', ltr: true },
  firstAnswer: { kind: 'text', inputName: 'firstAnswer', autoComplete: 'off' },
  secondAnswer: { kind: 'text', inputName: 'secondAnswer', autoComplete: 'off' },
  thirdAnswer: { kind: 'text', inputName: 'thirdAnswer', autoComplete: 'off' },
  passkeyName: { kind: 'text', inputName: 'passkeyName', autoComplete: 'off' },
  oldPaymentPassword: { kind: 'password', inputName: 'oldPaymentPassword', autoComplete: 'off', ltr: true },
  confirmPaymentPassword: { kind: 'password', inputName: 'confirmPaymentPassword', autoComplete: 'off', ltr: true },
  bank: { kind: 'text', inputName: 'bank', autoComplete: 'off' },
  cardNumber: { kind: 'text', inputName: 'cardNumber', autoComplete: 'off', inputMode: 'numeric', ltr: true },
  captcha: { kind: 'captcha', inputName: 'identifying', autoComplete: 'off', inputMode: 'numeric', ltr: true },
} as const satisfies Record<FieldName, FieldFacts>;

export const factsOf = (name: FieldName): FieldFacts => fieldFacts[name];

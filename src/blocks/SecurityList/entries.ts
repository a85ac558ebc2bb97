import type { Condition } from '#schemas/declare/entries/condition.ts';
import { registering } from '#schemas/declare/entries/namedConditions.ts';
import { secured } from '#schemas/declare/entries/secured.ts';

/** Conditions of the parts of the block, by name. */
export const entries = {
  loginPassword: secured('changePassword'),
  passkeys: {
    all: [{ setting: 'behaviour.login.passkeys' }, secured('passkeys', 'passkeyOptions', 'addPasskey', 'removePasskey')],
  },
  paymentPassword: secured('hasPaymentPassword', 'setPaymentPassword'),
  email: secured('setEmail'),
  payeeName: secured('setPayeeName'),
  bankCard: secured('bankCards', 'addBankCard'),
  questions: secured('setOwnQuestions', 'securityQuestions'),
  nickname: secured('setNickname'),
  headIcon: secured('setHeadIcon'),
  register: { all: [{ audience: ['trial'] }, registering] },
} as const satisfies Readonly<Record<string, Condition>>;

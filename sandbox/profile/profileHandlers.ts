import type { StoredBehaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import type { Account } from '../calls/Account.ts';
import type { Handlers } from '../calls/CallContext.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { maskedEmail, maskedName } from './masked.ts';
import { answeredQuestions, profileOf } from './profileQueries.ts';
import { securityQuestions } from './securityQuestions.ts';
import { changeAnswers, changeEmail, changeHeadIcon, changeNickname, changePayeeName } from './setProfile.ts';

type ProfileHandlers = Pick<
  Handlers,
  | 'headIcon'
  | 'setHeadIcon'
  | 'securityConfig'
  | 'ownQuestions'
  | 'setOwnQuestions'
  | 'securityQuestions'
  | 'setEmail'
  | 'setPayeeName'
  | 'setNickname'
>;

async function securityOf(
  { db }: SandboxParts,
  { id, passwordHash, mobileKey, email, nickname }: Account,
  { member, login }: Pick<StoredBehaviour, 'member' | 'login'>,
): Promise<SecurityConfigAnswer> {
  const profile = await profileOf(db, id);
  return {
    loginPassword: passwordHash !== null,
    mobile: mobileKey !== null,
    paymentPassword: profile.hasPaymentPassword,
    bankCard: profile.hasBankCard,
    email: email !== null,
    payeeName: profile.payeeName !== '',
    nickname: nickname !== null,
    headIcon: profile.headIcon !== null,
    // Fewer answers than the merchant requires now do not count.
    securityQuestions: profile.questionCount >= member.questionCount,
    ...(login.passkeys ? { passkeys: profile.hasPasskey } : {}),
    ...(email === null ? {} : { emailShown: maskedEmail(email) }),
    ...(profile.payeeName === '' ? {} : { payeeNameShown: maskedName(profile.payeeName) }),
  };
}

/** The security centre and the member's picture (CALL-22, CALL-23, CALL-67, CALL-72 to CALL-76). */
export const profileHandlers = (parts: SandboxParts): ProfileHandlers => ({
  headIcon: async ({ account }) => ({ icon: (await profileOf(parts.db, account.id)).headIcon ?? '' }),
  setHeadIcon: (context) => changeHeadIcon(parts, context),
  securityConfig: ({ account, site }) => securityOf(parts, account, site.full.template.behaviour),
  ownQuestions: async ({ account }) => (await answeredQuestions(parts.db, account.id)).map((questionId) => ({ questionId })),
  setOwnQuestions: (context) => changeAnswers(parts, context),
  securityQuestions: () => securityQuestions,
  setEmail: (context) => changeEmail(parts, context),
  setPayeeName: (context) => changePayeeName(parts, context),
  setNickname: (context) => changeNickname(parts, context),
});

import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import type { Account } from '../accounts/accountQueries.ts';
import { requireAccount } from '../accounts/sessions.ts';
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
  questionCount: number,
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
    // Fewer than the merchant asks for today are not enough.
    securityQuestions: profile.questionCount >= questionCount,
    ...(email === null ? {} : { emailShown: maskedEmail(email) }),
    ...(profile.payeeName === '' ? {} : { payeeNameShown: maskedName(profile.payeeName) }),
  };
}

/** The security centre and the member's picture (CALL-22, CALL-23, CALL-67, CALL-72 to CALL-76). */
export const profileHandlers = (parts: SandboxParts): ProfileHandlers => ({
  headIcon: async (context) => {
    const { id } = await requireAccount(parts, context);
    return { icon: (await profileOf(parts.db, id)).headIcon ?? '' };
  },
  setHeadIcon: (context) => changeHeadIcon(parts, context),
  securityConfig: async (context) =>
    securityOf(parts, await requireAccount(parts, context), context.site.full.template.behaviour.member.questionCount),
  ownQuestions: async (context) => {
    const { id } = await requireAccount(parts, context);
    return (await answeredQuestions(parts.db, id)).map((questionId) => ({ questionId }));
  },
  setOwnQuestions: (context) => changeAnswers(parts, context),
  securityQuestions: async (context) => {
    await requireAccount(parts, context);
    return securityQuestions;
  },
  setEmail: (context) => changeEmail(parts, context),
  setPayeeName: (context) => changePayeeName(parts, context),
  setNickname: (context) => changeNickname(parts, context),
});

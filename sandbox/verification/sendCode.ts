import type { SmsAnswer, SmsBody } from '#schemas/declare/platform/access.schema.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { runRules } from '#schemas/rules/runRules.ts';
import { codeMessage, noAccountMessage } from '#server/messages/composeMessage.ts';
import { refuse, refuseFor } from '#server/playerCalls/refusals.ts';
import { findByMobile } from '../accounts/accountQueries.ts';
import { demandCaptcha } from '../captcha/captchas.ts';
import { hashSecret } from '../credentials/hashSecret.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { countOf, limitRequests, secondsUntil } from '../calls/counters.ts';
import { isOn } from '../calls/isOn.ts';
import { messageHeadOf } from '../calls/messageHeadOf.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { type CodePurpose, type CodeRef, codeSentAt, issueCode } from './codes.ts';
import { mobileOf } from './mobileNumber.ts';
import { phoneFault, prefixOf } from './phoneFault.ts';
import { dayOf } from '../calls/days.ts';

/** Whether the site accepts codes of this purpose. A first password does, wherever accounts are made by a proven number. */
const takesCodes: Readonly<Record<CodePurpose, (isOnHere: (name: SwitchName) => boolean) => boolean>> = {
  register: (isOnHere) => isOnHere('REGMOBVERF3'),
  noLogin: (isOnHere) =>
    isOnHere('MOBILECODELOGIN3') || isOnHere('PSWPHONE3') || (isOnHere('MOBILENUMREG3') && isOnHere('REGMOBVERF3')),
};

/** The number to send a code to. Refuses numbers that the register form refuses, and codes for a purpose that is switched off. */
function readNumber({ site, body }: CallContext, purpose: CodePurpose, today: Date): SmsBody {
  const request = readBody('smsForRegister', body);
  const { mobileNum } = request;
  if (!takesCodes[purpose]((name) => isOn(site, name))) throw refuse('code.off');
  const { rules } = site.full.registerSettings.fields.mobileNum;
  const fault =
    purpose === 'register'
      ? runRules(mobileNum, { required: true, rules }, { values: { mobileNum }, today: dayOf(today) })
      : undefined;
  if (fault) throw refuse('fields.invalid', { fields: { mobileNum: fault } });
  return request;
}

/**
 * CALL-13 and CALL-14. Neither the answer nor its time shows whether a number is known: a code is made for every number, and sent
 * after the answer only if it can be used. Otherwise the message says that no account has this number, so that its owner does not wait.
 */
export async function sendCode(parts: SandboxParts, context: CallContext, purpose: CodePurpose): Promise<SmsAnswer> {
  const { db, clock, limits, later, messenger } = parts;
  const { merchantCode, site, network } = context;
  const now = clock();
  const fromHere = await limitRequests(db, `codes ${network}`, limits.codesPerIp, now);
  const request = readNumber(context, purpose, parts.today());
  const ref: CodeRef = { merchantCode, purpose, mobileKey: mobileOf(site, request) };
  const fault = phoneFault(site, ref.mobileKey);
  if (fault) throw refuse('fields.invalid', { fields: { mobileNum: fault } });

  const { resendSeconds, codeSeconds } = site.full.template.behaviour.verification;
  const [resendMs, validMs] = [resendSeconds * 1000, codeSeconds * 1000];
  const sentAt = await codeSentAt(db, ref);
  const isSoon = sentAt !== undefined && sentAt.getTime() + resendMs > now.getTime();
  if (isSoon) throw refuseFor('rate.limited', secondsUntil(new Date(sentAt.getTime() + resendMs), now));

  const number = `codes ${hashSecret(`${merchantCode} ${ref.mobileKey}`)}`;
  const { count: toNumber } = await countOf(db, number, now);
  const { perNumber, perIp } = limits.codesBeforeCaptcha;
  const isOften = toNumber >= perNumber || fromHere > perIp; // SMS-08
  if (isOften) await demandCaptcha(parts, context, request, `mobile ${ref.mobileKey}`);
  await limitRequests(db, number, limits.codesPerNumber, now);
  await limitRequests(db, `codes ${merchantCode} +${prefixOf(ref.mobileKey)}`, limits.codesPerPrefix, now);
  await limitRequests(db, `codes of ${merchantCode}`, limits.codesPerMerchant, now);

  const code = await issueCode(parts, ref, { notAfter: new Date(now.getTime() - resendMs), validMs });
  if (code === undefined) throw refuseFor('rate.limited', resendMs / 1000);
  const isUseful = (await findByMobile(db, merchantCode, ref.mobileKey)) !== undefined || purpose === 'register';
  const [head, to] = [messageHeadOf(context), `+${ref.mobileKey}`];
  later.do(() => messenger.send(isUseful ? codeMessage(head, to, code, validMs) : noAccountMessage(head, to)));
  return { expirationTime: now.getTime() + resendMs };
}

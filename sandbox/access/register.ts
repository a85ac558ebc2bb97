import { randomInt } from 'node:crypto';
import type { RegisteredAnswer, RegisterPayload } from '#schemas/declare/platform/session.schema.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import { type FormField, allowedMethods, checkForm, formFields, typedFields } from '#schemas/rules/registerForm.ts';
import { MAX_LOGIN_NAME } from '#schemas/rules/loginName.ts';
import { readValue } from '#schemas/rules/readValue.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';
import { readBody } from '../calls/readBody.ts';
import { isOn } from '../calls/isOn.ts';
import type { SandboxParts } from '../calls/SandboxParts.ts';
import { joinInviter } from '../team/joinInviter.ts';
import { type PhoneProof, verifyPhone } from '../verification/verifyPhone.ts';
import { weakPassword } from '../credentials/weakPassword.ts';
import { isReserved } from './reservedNames.ts';
import { mobileOf } from '../verification/mobileNumber.ts';
import { affiliateExists, findByMobile, findByUsername, recordTerms } from '../accounts/accountQueries.ts';
import { type NewAccount, insertAccount } from './insertAccount.ts';
import { captchaFits } from '../captcha/captchas.ts';
import { dayOf } from '../calls/days.ts';

const SUFFIXES = 36 ** 6;
/** Fields that are not stored in `details`: one-time proofs, and fields with a column of their own. */
const notDetails: readonly RegisterField[] = [
  'captcha',
  'verificationCode',
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'mobileNum',
  'email',
];

type Faults = Partial<Record<RegisterField, RuleFault>>;
type Values = Partial<Record<RegisterField, string>>;

/** Refuses with the faults by field, as the register form reports its own. */
function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw refuse('fields.invalid', { fields: faults });
}

interface FilledForm {
  readonly payload: RegisterPayload;
  readonly fields: readonly FormField[];
  readonly values: Values;
  readonly username: string;
  /** The field that the username comes from. */
  readonly nameField: RegisterField;
  /** The number in its normal form, if the account is made by it. */
  readonly mobileKey: string | undefined;
  /** Code of the link that the player came by, or of the agent who opens the account; also where the form has no field for it. */
  readonly invitation: string;
}

/** Reads the payload and the form that it must match. Values of fields that the form does not have are dropped, except the invitation. */
function readForm({ site, body }: CallContext, method: RegisterMethodTab, invitedBy: string | undefined): FilledForm {
  const sent = readBody('registerByUsername', body);
  const payload = invitedBy === undefined ? sent : { ...sent, affiliateCode: invitedBy };
  const isOnHere = (name: SwitchName) => isOn(site, name);
  if (!allowedMethods(isOnHere).includes(method)) throw refuse('register.methodOff');
  if (!payload.terms) throw refuse('register.terms');
  const fields = formFields(site.full.registerSettings, method, isOnHere);
  const values: Values = Object.fromEntries(fields.map(({ name }) => [name, readValue(name, payload[name] ?? '')]));
  const byName = method === 'username';
  const { mobileNum = '' } = values;
  const { countryDialingCode } = payload;
  const mobileKey = byName
    ? undefined
    : mobileOf(site, { mobileNum, ...(countryDialingCode === undefined ? {} : { countryDialingCode }) });
  return {
    payload,
    fields,
    values,
    username: mobileKey ?? values.username ?? '',
    nameField: byName ? 'username' : 'mobileNum',
    mobileKey,
    invitation: readValue('affiliateCode', payload.affiliateCode ?? ''),
  };
}

const faultOf = (name: RegisterField, message: string): Faults => ({ [name]: { message, params: {} } });

/**
 * Checks that need the server's data. The code comes first: only the owner of a number learns whether it is taken.
 * The captcha is checked last: it is valid once, and another fault should not use it up.
 *
 * @returns Faults, or the code's proof where the form asks for a code.
 */
async function checkFacts(
  parts: SandboxParts,
  context: CallContext,
  form: FilledForm,
): Promise<{ readonly faults: Faults; readonly proof?: PhoneProof }> {
  const { db } = parts;
  const { merchantCode, site } = context;
  const { payload, fields, values, username, nameField, mobileKey } = form;
  const has = (name: RegisterField) => fields.some((field) => field.name === name);
  const fault = (name: RegisterField, message: string) => ({ faults: faultOf(name, message) });
  if (has('confirmPassword') && values.confirmPassword !== values.password) return fault('confirmPassword', 'rule.equals');
  if (values.affiliateCode && !(await affiliateExists(db, merchantCode, values.affiliateCode))) {
    return fault('affiliateCode', 'rule.affiliateUnknown');
  }
  const isVerified = has('verificationCode') && mobileKey !== undefined;
  const proof = isVerified
    ? await verifyPhone(
        parts,
        context,
        { merchantCode, purpose: 'register', mobileKey },
        { code: values.verificationCode ?? '', firebaseIdToken: payload.firebaseIdToken },
      )
    : undefined;
  if (isVerified && proof === undefined) return fault('verificationCode', 'rule.codeWrong');
  // An account whose number is unproven does not block the owner of the number.
  const holder =
    proof === undefined || mobileKey === undefined
      ? await findByUsername(db, merchantCode, username)
      : await findByMobile(db, merchantCode, mobileKey);
  if (holder !== undefined || isReserved(site, username)) return fault(nameField, 'rule.usernameTaken');
  const weak = values.password ? weakPassword(site, values.password, username) : undefined;
  if (weak) return { faults: { password: weak } };
  if (has('captcha') && !(await captchaFits(parts, context, payload, username))) {
    return fault('captcha', 'rule.captchaWrong');
  }
  return { faults: {}, ...(proof === undefined ? {} : { proof }) };
}

function detailsOf(
  values: Values,
  { registerMethod, registerUrl, domain, countryDialingCode = '' }: RegisterPayload,
  invitation: string | undefined,
): Record<string, string> {
  const filled = Object.entries(values).filter(([name, value]) => value !== '' && !notDetails.some((known) => known === name));
  const invited = invitation === undefined ? {} : { affiliateCode: invitation };
  return { ...Object.fromEntries(filled), ...invited, registerMethod, registerUrl, domain, countryDialingCode };
}

/** A free username for the owner of a number that another account, without proof, has as its username. The owner logs in with the number. */
const nextTo = (username: string): string => `${username}m${randomInt(SUFFIXES).toString(36)}`;

const textOrNull = (text: string | undefined): string | null => text || null;

async function accountOf(
  { passwords, clock }: SandboxParts,
  merchantCode: string,
  { payload, values, username, mobileKey }: FilledForm,
  {
    isProven,
    invitation,
    isOpenedByAgent,
  }: { readonly isProven: boolean; readonly invitation: string | undefined; readonly isOpenedByAgent: boolean },
): Promise<NewAccount> {
  const hashOrNull = async (text: string | undefined) => (text ? passwords.hash(text) : null);
  return {
    merchantCode,
    username,
    createdAt: clock(),
    passwordHash: await hashOrNull(values.password),
    paymentPasswordHash: await hashOrNull(values.paymentPassword),
    nickname: textOrNull(values.nickname),
    mobile: textOrNull(values.mobileNum),
    ...(isProven && mobileKey !== undefined ? { mobileKey } : {}),
    email: textOrNull(values.email),
    details: detailsOf(values, payload, invitation),
    // The agent fills in the form, so the member must still accept age and terms.
    mustAccept: isOpenedByAgent,
  };
}

/**
 * CALL-08 and CALL-09, and the account that an agent opens (AGTEAM-09). Enforces the merchant's switches and register settings
 * with the code that the form itself runs, and takes nothing from the body but the fields of that form.
 *
 * @param invitedBy Code of the agent who opens the account: it counts instead of one in the body.
 */
export async function register(
  parts: SandboxParts,
  context: CallContext,
  method: RegisterMethodTab,
  invitedBy?: string,
): Promise<RegisteredAnswer> {
  const { db, clock, today } = parts;
  const now = clock();
  const { merchantCode, site, ip } = context;
  const form = readForm(context, method, invitedBy);
  const { fields, values, username, nameField } = form;
  const isTooLong = username.length > MAX_LOGIN_NAME;
  const tooLong: Faults = isTooLong ? { [nameField]: { message: 'rule.maxLength', params: { value: MAX_LOGIN_NAME } } } : {};
  const typed = typedFields(fields, site.full.template.behaviour.captcha.kind);
  refuseFaults({ ...tooLong, ...checkForm(typed, { values, today: dayOf(today()) }) });
  const { faults, proof } = await checkFacts(parts, context, form);
  refuseFaults(faults);

  const invitation = (await affiliateExists(db, merchantCode, form.invitation)) ? form.invitation : undefined;
  const isProven = proof !== undefined;
  const isNameHeld = isProven && (await findByUsername(db, merchantCode, username)) !== undefined;
  const named = isNameHeld ? { ...form, username: nextTo(username) } : form;
  const isOpenedByAgent = invitedBy !== undefined;
  const account = await accountOf(parts, merchantCode, named, { isProven, invitation, isOpenedByAgent });
  await db.transaction(async (queries) => {
    if (proof && !(await proof.spend(queries))) refuseFaults(faultOf('verificationCode', 'rule.codeWrong'));
    // If a form is submitted twice, the unique index accepts only the first.
    const id = await insertAccount(queries, account);
    if (id === undefined) return refuseFaults(faultOf(nameField, 'rule.usernameTaken'));
    if (invitation !== undefined) await joinInviter(queries, context, id, invitation);
    if (!isOpenedByAgent && site.full.template.behaviour.responsible.recordTerms) {
      await recordTerms(queries, id, { merchantCode, revision: site.revision, ip }, now);
    }
  });
  return { userName: account.username };
}

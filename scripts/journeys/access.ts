import { recovery } from '#schemas/declare/entries/recovery.ts';
import { entries } from '#schemas/judge/entries/entries.ts';
import { type FormField, checkForm } from '#schemas/rules/registerForm.ts';
import { type FieldName } from '#schemas/rules/runRules.ts';
import { goodValues } from '#schemas/rules/sampleValues.ts';
import { GUEST, sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { changePasswordFields, firstPasswordFields } from '#src/blocks/ChangePasswordForm/changePasswordFields.ts';
import { emailFields, phoneFields, resetFields } from '#src/blocks/ForgotForm/forgotMethods.ts';
import { loginFields } from '#src/blocks/LoginForm/loginFields.ts';
import { sendEncrypted } from '#src/features/auth/inside/sendEncrypted.ts';
import { blockSeen, holds } from './offers.ts';
import { type Account, codeFor } from './registration.ts';
import { NeedsPerson, StepFailure, type Walk, faultText } from './Walk.ts';

type Values = Readonly<Partial<Record<FieldName, string>>>;

/** Throws for values that the form would not send. */
function fill({ today }: Pick<Walk, 'today'>, fields: readonly FormField[], values: Values): void {
  const [fault] = Object.entries(checkForm(fields, { values, today }));
  if (fault) throw new StepFailure(faultText(...fault));
}

export async function loginByPassword(
  walk: Pick<Walk, 'site' | 'http' | 'today'>,
  username: string,
  password: string,
): Promise<string> {
  fill(walk, loginFields(walk.site.registerSettings, 'username', false), { username, password });
  return (await sendEncrypted(walk.http, 'login', { type: 'username', username, password })).token;
}

async function loginByCode(walk: Walk, mobile: NonNullable<Account['mobile']>): Promise<string> {
  const { mobileNum, countryDialingCode } = mobile;
  const code = await codeFor(walk, 'smsWithoutLogin', { mobileNum, countryDialingCode });
  fill(walk, loginFields(walk.site.registerSettings, 'mobile', false), { mobileNum, verificationCode: code });
  const fields = { type: 'sms', username: mobileNum, password: code, countryDialingCode };
  return (await sendEncrypted(walk.http, 'login', fields)).token;
}

/** Logs in by every way that is offered and fits the account. Gives the token of the last session. */
export async function login(walk: Walk, { userName, password, mobile }: Account): Promise<string> {
  const byCode = mobile?.isProven === true && holds(walk.site, GUEST, entries['login-form'].mobileLogin);
  if (password === undefined && !byCode)
    throw new StepFailure('the account has neither a password nor a number that a login by code accepts');
  let token = '';
  if (byCode && mobile) token = await loginByCode(walk, mobile);
  // Players who registered with a number log in with it.
  if (password !== undefined) token = await loginByPassword(walk, mobile?.isProven ? mobile.mobileNum : userName, password);
  return token;
}

/** The ways of recovery that the screen offers and that this account can go. */
export function recoveryWays({ site }: Walk, { email, mobile }: Account): ('email' | 'phone')[] {
  if (blockSeen(site, GUEST, 'forget', 'forgot-form') === undefined) return [];
  return [
    ...(email !== undefined && holds(site, GUEST, recovery.email) ? (['email'] as const) : []),
    ...(mobile?.isProven && holds(site, GUEST, recovery.phone) ? (['phone'] as const) : []),
  ];
}

/** A password that the rules of new passwords accept, and that the account does not have. */
export function otherPassword(walk: Walk, account: Account): string {
  const { password: rules } = walk.site.registerSettings.shared;
  const { password: sample = '' } = goodValues([{ name: 'password', required: true, rules }], walk.today);
  const others = ['x7', '7x', '73', 'xy'].map((end) => sample.slice(0, Math.max(1, sample.length - end.length)) + end);
  const passes = (password: string) =>
    Object.keys(checkForm([{ name: 'password', required: true, rules }], { values: { password }, today: walk.today })).length ===
    0;
  return [sample, ...others].find((password) => password !== account.password && passes(password)) ?? sample;
}

async function recoverByEmail(walk: Walk, { userName, email = '' }: Account, password: string): Promise<void> {
  const { http, inbox, site } = walk;
  fill(walk, emailFields(site.registerSettings), { username: userName, email });
  await http.send('recoverByEmail', { username: userName, email });
  if (inbox === undefined) throw new NeedsPerson('follows the link of a mail');
  const link = await inbox.newest(email);
  if (!link || !URL.canParse(link)) throw new StepFailure(`no mail was sent to ${email}`);
  fill(walk, resetFields(site.registerSettings), { password, confirmNewPassword: password });
  const body = { token: new URL(link).searchParams.get('token') ?? '', newPassword: password };
  await http.send('resetByEmail', body);
}

async function recoverByPhone(walk: Walk, { mobile }: Account, password: string): Promise<void> {
  if (!mobile) throw new StepFailure('the account has no number');
  const { mobileNum, countryDialingCode } = mobile;
  const verificationCode = await codeFor(walk, 'smsWithoutLogin', { mobileNum, countryDialingCode });
  fill(walk, phoneFields(walk.site.registerSettings, false), { mobileNum, verificationCode, password });
  await sendEncrypted(walk.http, 'setPasswordByPhone', {
    newPassword: password,
    mobileNum,
    verificationCode,
    countryDialingCode,
  });
}

/** Sets another password by each way that is offered, and logs in with it. */
export async function recover(walk: Walk, account: Account): Promise<Account> {
  let now = account;
  for (const way of recoveryWays(walk, account)) {
    const password = otherPassword(walk, now);
    await (way === 'email' ? recoverByEmail : recoverByPhone)(walk, now, password);
    now = { ...now, password };
    await loginByPassword(walk, now.userName, password);
  }
  return now;
}

export const offersChangePassword = ({ site }: Walk): boolean =>
  holds(site, sampleVisitor.member, entries['security-list'].loginPassword);

/** Changes the password with the old one; sets the first one by a fresh code. */
export async function changePassword(walk: Walk, account: Account, token: string): Promise<Account> {
  const { registerSettings } = walk.site;
  if (blockSeen(walk.site, sampleVisitor.member, 'changePassword', 'change-password-form') === undefined)
    throw new StepFailure('the page has no change-password-form');
  const client = walk.http.as(token);
  const password = otherPassword(walk, account);
  const fresh = { newPassword: password, confirmNewPassword: password };
  if (account.password !== undefined) {
    const values = { oldPassword: account.password, password, confirmNewPassword: password };
    fill(walk, changePasswordFields(registerSettings, true), values);
    await client.send('changePassword', { oldPassword: account.password, ...fresh });
  } else {
    if (!account.mobile) throw new StepFailure('the account has no number');
    const { mobileNum, countryDialingCode } = account.mobile;
    const verificationCode = await codeFor(walk, 'smsWithoutLogin', { mobileNum, countryDialingCode });
    const values = { mobileNum, verificationCode, password, confirmNewPassword: password };
    fill(walk, firstPasswordFields(registerSettings, false), values);
    await client.send('changePassword', { mobileNum, countryDialingCode, verificationCode, ...fresh });
  }
  await loginByPassword(walk, account.mobile?.isProven ? account.mobile.mobileNum : account.userName, password);
  return { ...account, password };
}

import { createReader } from '#schemas/createReader.ts';
import { registerPayload as isRegisterPayload } from '#schemas/generated/platform.js';
import type { RegisteredAnswer, RegisterPayload } from '#schemas/platform/session.schema.ts';
import type { RegisterField } from '#schemas/release/registerSettings.schema.ts';
import { type FormField, type RegisterMethodTab, allowedMethods, checkForm, formFields } from '#schemas/rules/registerForm.ts';
import type { RuleFault } from '#schemas/rules/runRules.ts';
import { type SwitchName, switchFacts } from '#schemas/switchNames.ts';
import { readSwitch } from '#schemas/wire/readSwitch.ts';
import type { Database } from '../../../store/Database.ts';
import type { Clock } from '../../clock.ts';
import { refuse } from '../../refusals.ts';
import type { CallContext } from '../CallContext.ts';
import { limitRequests } from '../counters.ts';
import type { Limits } from '../limits.ts';
import { type NewAccount, affiliateExists, findByUsername, insertAccount } from './accountQueries.ts';
import { captchaFits } from './captchas.ts';
import { hashPassword } from './passwords.ts';

const readPayload = createReader<RegisterPayload>(isRegisterPayload);

/** The login takes no longer names, whatever a merchant's rules allow. */
const MAX_USERNAME = 64;
/** Fields that prove something once and are not kept, and those that have columns of their own. */
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

interface Needs {
  readonly db: Database;
  readonly clock: Clock;
  /** What the rules take for today. */
  readonly today: Clock;
  readonly limits: Limits;
}

/** Refuses with the faults, if there are any: in the shape that the form shows its own. */
function refuseFaults(faults: Faults): void {
  if (Object.keys(faults).length > 0) throw refuse('register.fields', { fields: faults });
}

interface FilledForm {
  readonly payload: RegisterPayload;
  readonly fields: readonly FormField[];
  readonly values: Values;
  readonly username: string;
  /** The field that the username comes from. */
  readonly nameField: RegisterField;
}

/** Reads the payload and the form that it must fit. Values of fields that the form does not have are dropped. */
function readForm({ site, body }: CallContext, method: RegisterMethodTab): FilledForm {
  const read = readPayload(body);
  if (!read.ok) throw refuse('body.invalid');
  const payload = read.value;
  const { switches, registerSettings } = site.full;
  const isOn = (name: SwitchName) => readSwitch(switches[name], switchFacts[name].default, '').on;
  if (!allowedMethods(isOn).includes(method)) throw refuse('register.methodOff');
  if (!payload.terms) throw refuse('register.terms');
  const fields = formFields(registerSettings, method, isOn);
  const values: Values = Object.fromEntries(fields.map(({ name }) => [name, payload[name] ?? '']));
  const byName = method === 'username';
  const username = byName ? (values.username ?? '') : `${payload.countryDialingCode ?? ''}${values.mobileNum ?? ''}`;
  return { payload, fields, values, username, nameField: byName ? 'username' : 'mobileNum' };
}

const faultOf = (name: RegisterField, message: string): Faults => ({ [name]: { message, params: {} } });

/** What only the server can know. The captcha comes last: it serves once, and should not be lost to another fault. */
async function checkFacts(db: Database, merchantCode: string, form: FilledForm, now: Date): Promise<Faults> {
  const { payload, fields, values, username, nameField } = form;
  const has = (name: RegisterField) => fields.some((field) => field.name === name);
  if (has('confirmPassword') && values.confirmPassword !== values.password) return faultOf('confirmPassword', 'rule.equals');
  if (values.affiliateCode && !(await affiliateExists(db, merchantCode, values.affiliateCode))) {
    return faultOf('affiliateCode', 'rule.affiliateUnknown');
  }
  // No call sends such a code yet, so none can be right.
  if (has('verificationCode') && values.verificationCode !== '') return faultOf('verificationCode', 'rule.codeWrong');
  if (await findByUsername(db, merchantCode, username)) return faultOf(nameField, 'rule.usernameTaken');
  if (has('captcha') && !(await captchaFits(db, merchantCode, payload.captchaId, values.captcha, now))) {
    return faultOf('captcha', 'rule.captchaWrong');
  }
  return {};
}

function detailsOf(
  values: Values,
  { registerMethod, registerUrl, domain, countryDialingCode = '' }: RegisterPayload,
): Record<string, string> {
  const filled = Object.entries(values).filter(([name, value]) => value !== '' && !notDetails.some((known) => known === name));
  return { ...Object.fromEntries(filled), registerMethod, registerUrl, domain, countryDialingCode };
}

const textOrNull = (text: string | undefined): string | null => text || null;
const hashOrNull = async (text: string | undefined): Promise<string | null> => (text ? hashPassword(text) : null);

const accountOf = async (
  merchantCode: string,
  { payload, values, username }: FilledForm,
  createdAt: Date,
): Promise<NewAccount> => ({
  merchantCode,
  username,
  createdAt,
  passwordHash: await hashOrNull(values.password),
  paymentPasswordHash: await hashOrNull(values.paymentPassword),
  nickname: textOrNull(values.nickname),
  mobile: textOrNull(values.mobileNum),
  email: textOrNull(values.email),
  details: detailsOf(values, payload),
});

/**
 * CALL-08 and CALL-09. Enforces the merchant's switches and register settings with the code that the form itself runs,
 * and takes nothing from the body but the fields of that form.
 */
export async function register(needs: Needs, context: CallContext, method: RegisterMethodTab): Promise<RegisteredAnswer> {
  const { db, clock, today, limits } = needs;
  const now = clock();
  const { merchantCode, ip } = context;
  await limitRequests(db, `register ${ip}`, limits.registrationsPerIp, now);

  const form = readForm(context, method);
  const { fields, values, username, nameField } = form;
  const isTooLong = username.length > MAX_USERNAME;
  const tooLong: Faults = isTooLong ? { [nameField]: { message: 'rule.maxLength', params: { value: MAX_USERNAME } } } : {};
  refuseFaults({ ...tooLong, ...checkForm(fields, { values, today: today().toISOString().slice(0, 10) }) });
  refuseFaults(await checkFacts(db, merchantCode, form, now));

  const account = await accountOf(merchantCode, form, now);
  // Of two submits of one form the unique index lets the first one in.
  const isNew = await db.transaction((queries) => insertAccount(queries, account));
  if (!isNew) refuseFaults(faultOf(nameField, 'rule.usernameTaken'));
  return { userName: username };
}

import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import { solveWork } from '#sandbox/testing/solveWork.ts';
import type { RegisterMethodTab } from '#schemas/declare/register/registerEntries.ts';
import type { RegisterPayload } from '#schemas/declare/platform/session.schema.ts';
import type { RegisterField } from '#schemas/declare/register/registerSettings.schema.ts';
import { type FormField, checkForm, formFields, typedFields } from '#schemas/rules/registerForm.ts';
import type { FieldName } from '#schemas/rules/runRules.ts';
import { runRules } from '#schemas/rules/runRules.ts';
import { goodValues, samplesOf } from '#schemas/rules/sampleValues.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Client } from './createClient.ts';
import { NeedsPerson, StepFailure, type Walk, faultText } from './Walk.ts';

export interface Mobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** An account that the walk has made. */
export interface Account {
  /** The name that the platform gave it. */
  readonly userName: string;
  readonly password?: string;
  readonly paymentPassword?: string;
  readonly mobile?: Mobile & { readonly isProven: boolean };
  readonly email?: string;
}

interface RegistrationOptions {
  readonly method: RegisterMethodTab;
  /** Code of the link that the player came by. */
  readonly invitation?: string;
  /** The session of the agent who fills in the form. */
  readonly agent?: Client;
}

type CodeCall = 'smsForRegister' | 'smsWithoutLogin';

/** Fetches a captcha and does its work, or reads its picture where a platform for tests leaves the answer. */
async function solveCaptcha({ http, inbox }: Walk): Promise<{ readonly captchaId: string; readonly captcha: string }> {
  const { captchaId, challenge, provider } = await http.read('captcha');
  if (provider !== undefined) throw new NeedsPerson('passes the check of a provider');
  if (challenge !== undefined) return { captchaId, captcha: await solveWork(challenge) };
  const captcha = await inbox?.newest(captchaId);
  if (captcha === undefined) throw new NeedsPerson('reads the captcha');
  return { captchaId, captcha };
}

/** E.164 as the platform of tests writes the receiver of a message. */
const receiverOf = ({ mobileNum, countryDialingCode }: Mobile): string => `+${countryDialingCode}${mobileNum.replace(/^0+/, '')}`;

/** Requests a code, with a captcha if the platform demands one, and reads it. */
export async function codeFor(walk: Walk, call: CodeCall, mobile: Mobile): Promise<string> {
  const { http, inbox, site } = walk;
  const { phone } = site.behaviour.verification;
  if (phone === 'firebase') throw new NeedsPerson('asks Firebase for a code');
  if (inbox === undefined) throw new NeedsPerson('reads the code on a phone');
  await http.send(call, mobile).catch(async (error: unknown) => {
    const code = error instanceof ApiError ? error.code : '';
    if (code !== 'captcha.required') throw error;
    await http.send(call, { ...mobile, ...(await solveCaptcha(walk)) });
  });
  const code = await inbox.newest(receiverOf(mobile));
  if (!code) throw new StepFailure(`no code was sent to ${receiverOf(mobile)}`);
  return code;
}

/** The sample of a field with other characters at its end, so that every account has its own. */
function distinct(field: FormField<RegisterField>, sample: string, walk: Walk): string {
  const digits = walk.next();
  const letters = [...digits].map((digit) => 'abcdefghij'[Number(digit)]).join('');
  const context = { values: { [field.name]: sample }, today: walk.today };
  const ends = [digits, letters].map((end) => sample.slice(0, Math.max(1, sample.length - end.length)) + end);
  const starts = field.name === 'email' ? [`${letters}@players.example`] : [];
  return (
    [...starts, ...ends].find((value) => runRules(value, field, { ...context, values: { [field.name]: value } }) === undefined) ??
    sample
  );
}

/** A mobile number for a dialling code, with a unique end; undefined if the merchant's rules refuse it. */
function ownNumber(field: FormField<RegisterField>, dialingCode: string, walk: Walk): string | undefined {
  const country = getCountries().find((code) => getCountryCallingCode(code) === dialingCode && examples[code] !== undefined);
  const example = country && getExampleNumber(country, examples)?.nationalNumber;
  if (!example) return undefined;
  const value = example.slice(0, -OWN_DIGITS) + walk.next().slice(-OWN_DIGITS).padStart(OWN_DIGITS, '0');
  return runRules(value, field, { values: { mobileNum: value }, today: walk.today }) ? undefined : value;
}

const OWN_DIGITS = 5;
const DISTINCT: readonly RegisterField[] = ['username', 'mobileNum', 'email'];

/** The player's input: every visible field, valid by its rules. */
function filledIn(
  walk: Walk,
  fields: readonly FormField<RegisterField>[],
  { invitation, dialingCode }: { readonly invitation: string | undefined; readonly dialingCode: string },
) {
  const values = goodValues(fields, walk.today);
  for (const field of fields) {
    const { name, required } = field;
    if (DISTINCT.includes(name)) values[name] = distinct(field, values[name] ?? '', walk);
    if (name === 'mobileNum') values[name] = ownNumber(field, dialingCode, walk) ?? values[name];
    if (name === 'affiliateCode') values[name] = invitation ?? (required ? (walk.invitation ?? '') : '');
    if (name === 'verificationCode' || name === 'captcha') values[name] = required ? '0' : '';
  }
  for (const field of fields.filter(({ rules }) => rules.some(({ rule }) => rule === 'equals'))) {
    const [sample] = samplesOf(field, { values, today: walk.today });
    values[field.name] = sample?.aim === 'typical' ? sample.value : '';
  }
  return values;
}

function refuseFaults(fields: readonly FormField[], values: Readonly<Partial<Record<FieldName, string>>>, today: string): void {
  const faults = Object.entries(checkForm(fields, { values, today }));
  if (faults.length > 0) throw new StepFailure(faults.map(([name, fault]) => faultText(name, fault)).join(', '));
}

const withoutEmpty = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** The dialling code that the form of the player presets (LOGIN-25). */
export async function presetDialingCode({ http, site }: Walk): Promise<string> {
  const { dialingCode } = site.behaviour.login;
  return dialingCode || ((await http.read('countries'))[0]?.dialingCode ?? '');
}

/** Fills in the register form as a player does and sends it. */
export async function register(walk: Walk, { method, invitation, agent }: RegistrationOptions): Promise<Account> {
  const { site, today } = walk;
  const allFields = formFields(site.registerSettings, method, (name) => site.switches[name]);
  const fields = agent === undefined ? allFields : allFields.filter(({ name }) => name !== 'affiliateCode');
  const has = (wanted: RegisterField) => fields.some(({ name }) => name === wanted);
  const countryDialingCode = has('mobileNum') ? await presetDialingCode(walk) : '';
  const values = filledIn(walk, fields, { invitation, dialingCode: countryDialingCode });
  const mobile = values.mobileNum ? { mobileNum: values.mobileNum, countryDialingCode } : undefined;

  const captcha = has('captcha') ? await solveCaptcha(walk) : {};
  const code = has('verificationCode') && mobile ? { verificationCode: await codeFor(walk, 'smsForRegister', mobile) } : {};
  const filled = { ...values, ...captcha, ...code };
  refuseFaults(typedFields(fields, site.behaviour.captcha.kind), filled, today);
  const isInvited = invitation !== undefined && agent === undefined;
  const payload = {
    ...withoutEmpty({ ...filled, countryDialingCode, ...(isInvited ? { affiliateCode: invitation } : {}) }),
    registerUrl: `https://${site.merchantCode}.example/m/register`,
    registerMethod: 'H5',
    type: 0,
    domain: `${site.merchantCode}.example`,
    terms: true,
  } as RegisterPayload; // the names are those of the form's fields
  const client = agent ?? walk.http;
  const calls = agent
    ? ({ username: 'openByUsername', mobile: 'openByMobile' } as const)
    : ({ username: 'registerByUsername', mobile: 'registerByMobile' } as const);
  const { userName } = await client.send(calls[method], payload);
  const isProven = method === 'mobile' && has('verificationCode');
  return {
    userName,
    ...(values.password ? { password: values.password } : {}),
    ...(values.paymentPassword ? { paymentPassword: values.paymentPassword } : {}),
    ...(values.email ? { email: values.email } : {}),
    ...(method === 'mobile' && mobile ? { mobile: { ...mobile, isProven } } : {}),
  };
}

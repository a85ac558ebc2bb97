import { expect, test } from 'vitest';
import { brandCodes, presets, resolvedWith, shippedRelease } from '#tests/support/releases.ts';
import { resolveSite } from '../resolve/resolveSite.ts';
import { checkJourneys } from './journeys.ts';
import type { JourneyName } from './journey.ts';

/** The state of each step, and the codes of what prevents it. */
const outcome = (journey: JourneyName, changes: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    checkJourneys(resolvedWith(changes))[journey].map(({ step, state, obstacles }) => [
      step,
      obstacles.length > 0 ? [state, ...obstacles.map(({ code }) => code)].join(' ') : state,
    ]),
  );

const without = (...calls: readonly string[]) =>
  Object.fromEntries(calls.map((call) => [`/template/behaviour/platform/paths/${call}`, '']));
const byPhone = { '/switches/MOBILENUMREG3': '1' };
const verified = { ...byPhone, '/switches/REGMOBVERF3': '1' };
const withoutPassword = { '/switches/MOBILENUMPASSREG3': '0' };
const withEmail = { '/registerSettings/fields/email/enabled': true };
const agentsOnly = { '/template/behaviour/login/audience': 'agents' };
const noRegisterForm = { '/template/layout/register': [] };
const nowhere = { register: 'notOffered', login: 'notOffered', recover: 'notOffered', changePassword: 'notOffered' };
const all = { register: 'possible', login: 'possible', recover: 'possible', changePassword: 'possible' };

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
  ['the preset asks for no e-mail', {}, { ...all, recover: 'notOffered' }],
  ['an e-mail is asked for', withEmail, all],
  ['recovery by e-mail without its call', { ...withEmail, ...without('recoverByEmail') }, { ...all, recover: 'notOffered' }],
  ['only phones recover', { ...verified, '/switches/PSWPHONE3': '1' }, { ...all, recover: 'notOffered' }],
  ['the username is off', { '/switches/USERNAMEREG3': '0' }, nowhere],
  ['the platform registers no usernames', without('registerByUsername'), nowhere],
  [
    'neither entries nor invitations lead to the registration',
    { '/template/parameters/switch_register_button': '0', '/switches/REFERRAL': '0' },
    nowhere,
  ],
  ['invitations alone lead to the registration', { '/template/parameters/switch_register_button': '0', ...withEmail }, all],
  [
    'a captcha without its call',
    { ...withEmail, ...without('captcha') },
    {
      register: 'impossible register.noCaptcha',
      login: 'impossible register.noCaptcha',
      recover: 'possible',
      changePassword: 'impossible register.noCaptcha',
    },
  ],
  [
    'a captcha of a provider without its key',
    { ...withEmail, '/template/behaviour/captcha/kind': 'turnstile' },
    {
      register: 'impossible captcha.noSiteKey',
      login: 'impossible captcha.noSiteKey',
      recover: 'possible',
      changePassword: 'impossible captcha.noSiteKey',
    },
  ],
  [
    'no form',
    noRegisterForm,
    {
      register: 'impossible register.unreachable',
      login: 'impossible register.unreachable',
      recover: 'notOffered',
      changePassword: 'impossible register.unreachable',
    },
  ],
  [
    'agents only',
    { ...agentsOnly, ...withEmail },
    {
      ...all,
      login: 'impossible login.audience',
      changePassword: 'impossible login.audience',
    },
  ],
  ['agents only, where everybody is one', { ...agentsOnly, ...withEmail, '/template/behaviour/roles/nonAgentTypes': [4] }, all],
  [
    'names of digits',
    { ...withEmail, '/registerSettings/fields/username/rules': [{ rule: 'format', value: 'digits' }] },
    {
      register: 'impossible register.noNameFits',
      login: 'impossible register.noNameFits',
      recover: 'possible',
      changePassword: 'impossible register.noNameFits',
    },
  ],
  [
    'names that the login refuses',
    { ...withEmail, '/registerSettings/shared/loginUsername': [{ rule: 'pattern', value: '^vip' }] },
    {
      ...all,
      login: 'impossible login.rules',
      changePassword: 'impossible login.rules',
    },
  ],
  [
    'the change of passwords without its call',
    { ...withEmail, ...without('changePassword') },
    { ...all, changePassword: 'notOffered' },
  ],
  [
    'no form to change the password',
    { ...withEmail, '/template/layout/changePassword': [] },
    { ...all, changePassword: 'impossible way.empty' },
  ],
  ['no form to recover it', { ...withEmail, '/template/layout/forget': [] }, { ...all, recover: 'impossible way.empty' }],
  [
    'no form to log in',
    { ...withEmail, '/template/layout/login': [] },
    {
      ...all,
      login: 'impossible login.unreachable',
      changePassword: 'impossible login.unreachable',
    },
  ],
])('an account by name: %s', (_title, changes, steps) => {
  expect(outcome('accountByName', changes)).toEqual(steps);
});

test.each<[string, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
  ['it is off', {}, nowhere],
  ['with a password, unverified', byPhone, { ...all, recover: 'notOffered' }],
  ['with a password, verified', { ...verified, '/switches/PSWPHONE3': '1' }, all],
  ['unverified, but recovery by phone', { ...byPhone, '/switches/PSWPHONE3': '1' }, { ...all, recover: 'notOffered' }],
  [
    'recovery by phone without codes',
    { ...verified, '/switches/PSWPHONE3': '1', ...without('smsWithoutLogin') },
    { ...all, recover: 'impossible code.noCall' },
  ],
  [
    'without a password, a code logs in',
    { ...verified, ...withoutPassword, '/switches/MOBILECODELOGIN3': '1' },
    { ...all, recover: 'notOffered' },
  ],
  [
    'without a password, no code logs in',
    { ...verified, ...withoutPassword },
    {
      register: 'possible',
      login: 'impossible login.noPassword',
      recover: 'notOffered',
      changePassword: 'impossible login.noPassword',
    },
  ],
  [
    'without a password or a proof',
    { ...byPhone, ...withoutPassword, '/switches/MOBILECODELOGIN3': '1' },
    {
      register: 'possible',
      login: 'impossible login.unproven',
      recover: 'notOffered',
      changePassword: 'impossible login.unproven',
    },
  ],
  [
    'codes that are never sent',
    { ...verified, ...without('smsForRegister') },
    {
      register: 'impossible code.noCall',
      login: 'impossible code.noCall',
      recover: 'notOffered',
      changePassword: 'impossible code.noCall',
    },
  ],
  [
    'Firebase that is not set up',
    { ...verified, '/template/behaviour/verification/phone': 'firebase' },
    {
      register: 'impossible code.firebase',
      login: 'impossible code.firebase',
      recover: 'notOffered',
      changePassword: 'impossible code.firebase',
    },
  ],
  [
    'a login that takes no numbers',
    { ...byPhone, '/registerSettings/shared/loginUsername': [{ rule: 'pattern', value: '[a-z]' }] },
    {
      register: 'possible',
      login: 'impossible login.rules',
      recover: 'notOffered',
      changePassword: 'impossible login.rules',
    },
  ],
])('an account by phone: %s', (_title, changes, steps) => {
  expect(outcome('accountByPhone', changes)).toEqual(steps);
});

const google = { '/switches/GOOGLELOGIN3': '1' };
const isSetUp = { '/template/behaviour/social/google': { issuer: 'https://id.example', clientId: 'x' } };
test.each<[string, JourneyName, Readonly<Record<string, unknown>>, Readonly<Record<string, string>>]>([
  ['off', 'accountBySocial', {}, { register: 'notOffered', login: 'notOffered' }],
  ['on, but not set up', 'accountBySocial', google, { register: 'notOffered', login: 'notOffered' }],
  ['set up', 'accountBySocial', { ...google, ...isSetUp }, { register: 'possible', login: 'possible' }],
  [
    'set up, without a call',
    'accountBySocial',
    { ...google, ...isSetUp, ...without('socialFinish') },
    { register: 'notOffered', login: 'notOffered' },
  ],
  [
    'set up, for agents only',
    'accountBySocial',
    { ...google, ...isSetUp, ...agentsOnly },
    { register: 'impossible login.audience', login: 'impossible login.audience' },
  ],
  ['shipped', 'invitation', {}, { open: 'possible', register: 'possible', login: 'possible' }],
  [
    'switched off',
    'invitation',
    { '/switches/REFERRAL': '0' },
    { open: 'notOffered', register: 'notOffered', login: 'notOffered' },
  ],
  [
    'into no registration',
    'invitation',
    { '/switches/USERNAMEREG3': '0' },
    { open: 'notOffered', register: 'notOffered', login: 'notOffered' },
  ],
  [
    'without entries to register',
    'invitation',
    { '/template/parameters/switch_register_button': '0' },
    { open: 'possible', register: 'possible', login: 'possible' },
  ],
  [
    'one of two ways fails',
    'invitation',
    { ...verified, ...without('smsForRegister') },
    { open: 'possible', register: 'possible', login: 'possible' },
  ],
  [
    'no form',
    'invitation',
    noRegisterForm,
    {
      open: 'impossible register.unreachable',
      register: 'impossible register.unreachable',
      login: 'impossible register.unreachable',
    },
  ],
  [
    'no page of the link',
    'invitation',
    { '/template/layout/invite': [] },
    { open: 'impossible way.empty', register: 'possible', login: 'possible' },
  ],
  ['shipped', 'trial', {}, { open: 'possible', toAccount: 'possible' }],
  ['off', 'trial', { '/switches/TRIAL3': '0' }, { open: 'notOffered', toAccount: 'notOffered' }],
  ['without a call', 'trial', without('freeplay'), { open: 'notOffered', toAccount: 'notOffered' }],
  [
    'no entries to register',
    'trial',
    { '/template/parameters/switch_register_button': '0' },
    { open: 'possible', toAccount: 'notOffered' },
  ],
  ['no page', 'trial', { '/template/layout/trial': [] }, { open: 'impossible way.empty', toAccount: 'impossible way.empty' }],
  ['shipped', 'money', {}, { deposit: 'possible', withdraw: 'possible' }],
  ['without calls', 'money', without('deposit', 'withdraw'), { deposit: 'notOffered', withdraw: 'notOffered' }],
  [
    'without its pages',
    'money',
    { '/template/layout/deposit': [], '/template/layout/withdraw': [] },
    { deposit: 'impossible way.empty', withdraw: 'impossible way.empty' },
  ],
  [
    'a page for agents',
    'money',
    { '/template/behaviour/gates/pages': ['/m/voucherCenter=agent'] },
    { deposit: 'impossible way.refused', withdraw: 'possible' },
  ],
  [
    'no way to set what it asks for',
    'money',
    without('setPaymentPassword', 'addBankCard'),
    { deposit: 'possible', withdraw: 'impossible withdraw.noPassword withdraw.noCard' },
  ],
  [
    'a payment password from the registration',
    'money',
    { ...without('setPaymentPassword'), '/registerSettings/fields/paymentPassword/enabled': true },
    { deposit: 'possible', withdraw: 'possible' },
  ],
  ['shipped', 'agent', {}, { openAccount: 'possible', memberLogin: 'possible' }],
  ['without its call', 'agent', without('openByUsername'), { openAccount: 'notOffered', memberLogin: 'notOffered' }],
  [
    'by link only',
    'agent',
    { '/template/layout/openAccount/0/props': { ways: ['link'] } },
    { openAccount: 'notOffered', memberLogin: 'notOffered' },
  ],
  [
    'no agents',
    'agent',
    { '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42] },
    { openAccount: 'notOffered', memberLogin: 'notOffered' },
  ],
  ['a login that refuses the member', 'agent', agentsOnly, { openAccount: 'possible', memberLogin: 'impossible login.audience' }],
  [
    'a form that cannot be sent',
    'agent',
    without('captcha'),
    { openAccount: 'impossible register.noCaptcha', memberLogin: 'impossible register.noCaptcha' },
  ],
])('%s: %s', (_title, journey, changes, steps) => {
  expect(outcome(journey, changes)).toEqual(steps);
});

test.each<[string, Readonly<Record<string, unknown>>, string, string]>([
  ['its page', {}, 'rewards', 'possible'],
  ['its switch off', { '/switches/REWCEN3': '0' }, 'rewards', 'notOffered'],
  ['no call', without('rewards'), 'rewards', 'notOffered'],
  ['an address of no page', { '/template/behaviour/menus/rewards/path': '/m/prizes' }, 'rewards', 'impossible way.nowhere'],
  [
    'a page that refuses everybody',
    {
      '/template/behaviour/gates/pages': ['/m/rewardCenter=agent'],
      '/template/behaviour/roles/nonAgentTypes': [0, 1, 2, 4, 40, 41, 42],
    },
    'rewards',
    'impossible way.refused',
  ],
  ['an empty page', { '/template/layout/rewards': [] }, 'rewards', 'impossible way.empty'],
  ['a hidden block', { '/template/layout/rewards/0/when': { audience: ['guest'] } }, 'rewards', 'impossible way.empty'],
  ['a sheet, not a page', {}, 'service', 'possible'],
  ['no money to deposit', without('depositMethods'), 'deposit', 'notOffered'],
])('an entry with %s', (_title, changes, entry, state) => {
  expect(outcome('entries', changes)[entry]).toBe(state);
});

test('every brand and preset lets players do all that it offers', () => {
  const releases = [...brandCodes.map((code) => shippedRelease(`brands/${code}`)), ...Object.values(presets)];
  const impossible = releases.flatMap((release) =>
    Object.entries(checkJourneys(resolveSite(release, presets[release.template.version]))).flatMap(([journey, steps]) =>
      steps.filter(({ state }) => state === 'impossible').map(({ step }) => [release.template.merchantCode, journey, step]),
    ),
  );
  expect(impossible).toEqual([]);
});

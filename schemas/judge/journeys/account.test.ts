import { expect, test } from 'vitest';
import {
  type Changes,
  agentsOnly,
  byPhone,
  journeyOutcome,
  noRegisterForm,
  verifiedPhone,
  without,
} from '#tests/support/journeyOutcome.ts';

const withoutPassword = { '/switches/MOBILENUMPASSREG3': '0' };
const withEmail = { '/registerSettings/fields/email/enabled': true };
const nowhere = { register: 'notOffered', login: 'notOffered', recover: 'notOffered', changePassword: 'notOffered' };
const all = { register: 'possible', login: 'possible', recover: 'possible', changePassword: 'possible' };

test.each<[string, Changes, Readonly<Record<string, string>>]>([
  ['the preset asks for no e-mail', {}, { ...all, recover: 'notOffered' }],
  ['an e-mail is asked for', withEmail, all],
  ['recovery by e-mail without its call', { ...withEmail, ...without('recoverByEmail') }, { ...all, recover: 'notOffered' }],
  ['only phones recover', { ...verifiedPhone, '/switches/PSWPHONE3': '1' }, { ...all, recover: 'notOffered' }],
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
  expect(journeyOutcome('accountByName', changes)).toEqual(steps);
});

test.each<[string, Changes, Readonly<Record<string, string>>]>([
  ['it is off', {}, nowhere],
  ['with a password, unverified', byPhone, { ...all, recover: 'notOffered' }],
  ['with a password, verified', { ...verifiedPhone, '/switches/PSWPHONE3': '1' }, all],
  ['unverified, but recovery by phone', { ...byPhone, '/switches/PSWPHONE3': '1' }, { ...all, recover: 'notOffered' }],
  [
    'recovery by phone without codes',
    { ...verifiedPhone, '/switches/PSWPHONE3': '1', ...without('smsWithoutLogin') },
    { ...all, recover: 'impossible code.noCall' },
  ],
  [
    'without a password, a code logs in',
    { ...verifiedPhone, ...withoutPassword, '/switches/MOBILECODELOGIN3': '1' },
    { ...all, recover: 'notOffered' },
  ],
  [
    'without a password, no code logs in',
    { ...verifiedPhone, ...withoutPassword },
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
    { ...verifiedPhone, ...without('smsForRegister') },
    {
      register: 'impossible code.noCall',
      login: 'impossible code.noCall',
      recover: 'notOffered',
      changePassword: 'impossible code.noCall',
    },
  ],
  [
    'Firebase that is not set up',
    { ...verifiedPhone, '/template/behaviour/verification/phone': 'firebase' },
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
  expect(journeyOutcome('accountByPhone', changes)).toEqual(steps);
});

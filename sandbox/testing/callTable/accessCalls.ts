import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { calls } from '#schemas/generated/calls.js';
import { codeFor, newestMessage } from '../askForCode.ts';
import { encryptLogin, encryptNewPassword, loginAs } from '../encryptLogin.ts';
import { addPasskey, device, optionsOf } from '../passkeys.ts';
import { person } from '../person.ts';
import { signTelegram } from '../signTelegram.ts';
import type { CallRows } from './CallRow.ts';

const start = { provider: 'telegram', returnPath: paths.home };

export const number = (mobileNum: string) => ({ countryDialingCode: '84', mobileNum });

/** How players come in, and show who they are. */
export const accessCalls: CallRows = {
  checkUsername: { send: () => ({ query: '?username=nobody' }) },
  checkAffiliate: { send: () => ({ query: '?affiliateCode=100001' }) },
  login: {
    send: async ({ sandbox }) => ({ json: { data: await encryptLogin(sandbox, {}) }, headers: { encryption: 'jwe' } }),
  },
  freeplay: { send: () => ({ json: { moduleId: 'RNG' } }) },
  testPlay: { send: () => ({ json: { moduleId: 'LIVE' } }) },
  socialStart: { send: () => ({ json: start }) },
  socialFinish: {
    send: async ({ sandbox }) => {
      const started = readAnswer('socialStart', (await sandbox.call('POST', calls.socialStart.path, { json: start })).body.value);
      const state = started.ok ? started.value.state : '';
      const fields = signTelegram({ id: '7', first_name: 'Mei', auth_date: String(sandbox.now().getTime() / 1000) });
      return { json: { provider: 'telegram', state, query: new URLSearchParams([['state', state], ...fields]).toString() } };
    },
  },
  passkeyLogin: {
    send: async ({ sandbox }) => {
      const phone = device(sandbox);
      await addPasskey(sandbox, await loginAs(sandbox, 'demomember'), phone);
      const { challenge } = await optionsOf(sandbox, 'passkeyChallenge');
      return { json: { passkey: phone.sign(challenge) } };
    },
  },
  passkeyChallenge: { send: () => ({ json: {} }) },
  acceptTerms: { send: () => ({ json: { terms: true, birthday: '1990-01-01' } }) },
  sessionNote: { send: () => ({ json: { what: 'active' } }) },
  firebaseSend: {
    send: ({ open }) => {
      open('firebase');
      return { json: number('912345678') };
    },
  },
  firebaseVerify: {
    send: async ({ open, firebase }) => {
      open('firebase');
      return { json: { firebaseIdToken: await firebase.token() } };
    },
  },
  registerByUsername: { send: () => ({ json: { ...person, username: 'contract1' } }) },
  registerByMobile: {
    send: async ({ sandbox }) => {
      const verificationCode = await codeFor(sandbox, number('912345678'), 'register');
      return { json: { ...person, ...number('912345678'), verificationCode } };
    },
  },
  smsForRegister: { send: () => ({ json: number('912345670') }) },
  smsWithoutLogin: { send: () => ({ json: number('912345671') }) },
  checkCode: {
    send: () => ({ query: '?mobileNum=912345671&countryDialingCode=84&verificationCode=123456&purpose=noLogin' }),
  },
  recoverByEmail: {
    send: () => ({ json: { username: 'demomember', email: 'mia@players.example' } }),
  },
  resetByEmail: {
    send: async ({ sandbox }) => {
      const json = { username: 'demospecial', email: 'sol@players.example' };
      await sandbox.call('POST', calls.recoverByEmail.path, { json });
      const token = (await newestMessage(sandbox, json.email))?.answer.split('token=')[1];
      return { json: { token, newPassword: 'livery-demo-2' } };
    },
  },
  setPasswordByPhone: {
    send: async ({ sandbox }) => {
      const verificationCode = await codeFor(sandbox);
      return { json: { data: await encryptNewPassword(sandbox, { verificationCode }) }, headers: { encryption: 'jwe' } };
    },
  },
  changePassword: {
    as: 'demoagent',
    send: () => ({
      json: { oldPassword: 'livery-demo-1', newPassword: 'livery-demo-3', confirmNewPassword: 'livery-demo-3' },
      headers: { version: '2' },
    }),
  },
};

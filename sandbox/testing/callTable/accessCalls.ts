import { paths } from '#schemas/addresses.ts';
import * as isBody from '#schemas/generated/platform.js';
import { calls } from '#schemas/platform/calls.ts';
import { answerReaders } from '#server/platform/answerReaders.ts';
import { codeFor, newestMessage } from '../askForCode.ts';
import { encryptLogin, encryptNewPassword } from '../encryptLogin.ts';
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
    body: isBody.loginBody,
    send: async ({ sandbox }) => ({ json: { data: await encryptLogin(sandbox, {}) }, headers: { encryption: 'jwe' } }),
  },
  logout: { body: isBody.logoutBody },
  freeplay: { body: isBody.trialBody, send: () => ({ json: { moduleId: 'RNG' } }) },
  testPlay: { body: isBody.trialBody, send: () => ({ json: { moduleId: 'LIVE' } }) },
  socialStart: { body: isBody.socialStartBody, send: () => ({ json: start }) },
  socialFinish: {
    body: isBody.socialFinishBody,
    send: async ({ sandbox }) => {
      const started = answerReaders.socialStart((await sandbox.call('POST', calls.socialStart.path, { json: start })).body.value);
      const state = started.ok ? started.value.state : '';
      const fields = signTelegram({ id: '7', first_name: 'Mei', auth_date: String(sandbox.now().getTime() / 1000) });
      return { json: { provider: 'telegram', state, query: new URLSearchParams([['state', state], ...fields]).toString() } };
    },
  },
  firebaseSend: {
    body: isBody.firebaseSendBody,
    send: ({ open }) => {
      open('firebase');
      return { json: number('912345678') };
    },
  },
  firebaseVerify: {
    body: isBody.firebaseVerifyBody,
    send: async ({ open, firebase }) => {
      open('firebase');
      return { json: { firebaseIdToken: await firebase.token() } };
    },
  },
  registerByUsername: { body: isBody.registerPayload, send: () => ({ json: { ...person, username: 'contract1' } }) },
  registerByMobile: {
    body: isBody.registerPayload,
    send: async ({ sandbox }) => {
      const verificationCode = await codeFor(sandbox, number('912345678'), 'register');
      return { json: { ...person, ...number('912345678'), verificationCode } };
    },
  },
  smsForRegister: { body: isBody.smsBody, send: () => ({ json: number('912345670') }) },
  smsWithoutLogin: { body: isBody.smsBody, send: () => ({ json: number('912345671') }) },
  checkCode: {
    send: () => ({ query: '?mobileNum=912345671&countryDialingCode=84&verificationCode=123456&purpose=noLogin' }),
  },
  recoverByEmail: {
    body: isBody.recoverBody,
    send: () => ({ json: { username: 'demomember', email: 'mia@players.example' } }),
  },
  resetByEmail: {
    body: isBody.resetBody,
    send: async ({ sandbox }) => {
      const json = { username: 'demospecial', email: 'sol@players.example' };
      await sandbox.call('POST', calls.recoverByEmail.path, { json });
      const token = (await newestMessage(sandbox, json.email))?.answer.split('token=')[1];
      return { json: { token, newPassword: 'livery-demo-2' } };
    },
  },
  setPasswordByPhone: {
    body: isBody.loginBody,
    send: async ({ sandbox }) => {
      const verificationCode = await codeFor(sandbox);
      return { json: { data: await encryptNewPassword(sandbox, { verificationCode }) }, headers: { encryption: 'jwe' } };
    },
  },
  changePassword: {
    as: 'demoagent',
    body: isBody.changePasswordBody,
    send: () => ({
      json: { oldPassword: 'livery-demo-1', newPassword: 'livery-demo-3', confirmNewPassword: 'livery-demo-3' },
      headers: { version: '2' },
    }),
  },
};

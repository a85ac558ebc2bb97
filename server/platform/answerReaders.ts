import { type Reader, createReader } from '#schemas/createReader.ts';
import * as isAnswer from '#schemas/generated/answers.js';
import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

type Readers = { readonly [C in CallName]: Reader<Answer<C>> };

const noValue = () => ({ ok: true, value: undefined }) as const;

/** Judges the `value` of every call's answer where it enters. */
export const answerReaders: Readers = {
  template: createReader(isAnswer.template),
  settings: createReader(isAnswer.settings),
  whitelabel: createReader(isAnswer.whitelabel),
  registerSettings: createReader(isAnswer.registerSettings),
  status: createReader(isAnswer.status),
  countries: createReader(isAnswer.countries),
  service: createReader(isAnswer.service),
  captcha: createReader(isAnswer.captcha),
  loginKey: createReader(isAnswer.loginKey),
  login: createReader(isAnswer.login),
  logout: noValue,
  freeplay: createReader(isAnswer.freeplay),
  testPlay: createReader(isAnswer.testPlay),
  trialUser: createReader(isAnswer.trialUser),
  socialProviders: createReader(isAnswer.socialProviders),
  socialStart: createReader(isAnswer.socialStart),
  socialFinish: createReader(isAnswer.socialFinish),
  smsForRegister: createReader(isAnswer.smsForRegister),
  smsWithoutLogin: createReader(isAnswer.smsWithoutLogin),
  checkCode: createReader(isAnswer.checkCode),
  firebaseSend: createReader(isAnswer.firebaseSend),
  firebaseVerify: createReader(isAnswer.firebaseVerify),
  setPasswordByPhone: createReader(isAnswer.setPasswordByPhone),
  checkAffiliate: createReader(isAnswer.checkAffiliate),
  recoverByEmail: noValue,
  resetByEmail: noValue,
  changePassword: noValue,
  registerByUsername: createReader(isAnswer.registerByUsername),
  registerByMobile: createReader(isAnswer.registerByMobile),
  checkUsername: createReader(isAnswer.checkUsername),
  member: createReader(isAnswer.member),
  wallet: createReader(isAnswer.wallet),
  games: createReader(isAnswer.games),
  hotGames: createReader(isAnswer.hotGames),
  vendors: createReader(isAnswer.vendors),
  winners: createReader(isAnswer.winners),
  favouriteAdd: noValue,
  favouriteRemove: noValue,
  favouriteIds: createReader(isAnswer.favouriteIds),
  favouriteList: createReader(isAnswer.favouriteList),
  recentAdd: noValue,
  recentList: createReader(isAnswer.recentList),
  launch: createReader(isAnswer.launch),
  launchByRelay: createReader(isAnswer.launchByRelay),
  announcements: createReader(isAnswer.announcements),
};

import { type Reader, createReader } from '#schemas/createReader.ts';
import * as isAnswer from '#schemas/generated/answers.js';
import type { Answer } from '#schemas/platform/answers.ts';
import type { CallName } from '#schemas/platform/calls.ts';

type Readers = { readonly [C in CallName]: Reader<Answer<C>> };

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
  logout: () => ({ ok: true, value: undefined }),
  registerByUsername: createReader(isAnswer.registerByUsername),
  registerByMobile: createReader(isAnswer.registerByMobile),
  checkUsername: createReader(isAnswer.checkUsername),
  member: createReader(isAnswer.member),
  wallet: createReader(isAnswer.wallet),
  games: createReader(isAnswer.games),
  hotGames: createReader(isAnswer.hotGames),
  vendors: createReader(isAnswer.vendors),
  winners: createReader(isAnswer.winners),
  announcements: createReader(isAnswer.announcements),
};

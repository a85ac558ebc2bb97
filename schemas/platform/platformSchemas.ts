import { announcementsAnswerSchema } from './announcements.schema.ts';
import type { CallName } from './calls.ts';
import { gameListAnswerSchema, hotGamesAnswerSchema, vendorsAnswerSchema, winnersAnswerSchema } from './games.schema.ts';
import {
  affiliateAnswerSchema,
  checkCodeAnswerSchema,
  firebaseVerifyAnswerSchema,
  setPasswordAnswerSchema,
  smsAnswerSchema,
  socialProvidersAnswerSchema,
  socialSessionAnswerSchema,
  socialStartAnswerSchema,
} from './access.schema.ts';
import {
  captchaAnswerSchema,
  trialSessionAnswerSchema,
  trialUserAnswerSchema,
  loginKeyAnswerSchema,
  memberAnswerSchema,
  registeredAnswerSchema,
  sessionAnswerSchema,
  usernameAnswerSchema,
  walletAnswerSchema,
} from './session.schema.ts';
import {
  countriesAnswerSchema,
  serviceAnswerSchema,
  settingsAnswerSchema,
  statusAnswerSchema,
  templateAnswerSchema,
  whitelabelAnswerSchema,
} from './system.schema.ts';
import { registerSettingsSchema } from '../release/registerSettings.schema.ts';

/** Schema of `value` in the successful answer of each call. `null` where a call answers no value. */
export const answerSchemas = {
  template: templateAnswerSchema,
  settings: settingsAnswerSchema,
  whitelabel: whitelabelAnswerSchema,
  registerSettings: registerSettingsSchema,
  status: statusAnswerSchema,
  countries: countriesAnswerSchema,
  service: serviceAnswerSchema,
  captcha: captchaAnswerSchema,
  loginKey: loginKeyAnswerSchema,
  login: sessionAnswerSchema,
  logout: null,
  freeplay: trialSessionAnswerSchema,
  testPlay: trialSessionAnswerSchema,
  trialUser: trialUserAnswerSchema,
  socialProviders: socialProvidersAnswerSchema,
  socialStart: socialStartAnswerSchema,
  socialFinish: socialSessionAnswerSchema,
  smsForRegister: smsAnswerSchema,
  smsWithoutLogin: smsAnswerSchema,
  checkCode: checkCodeAnswerSchema,
  firebaseSend: smsAnswerSchema,
  firebaseVerify: firebaseVerifyAnswerSchema,
  recoverByEmail: null,
  resetByEmail: null,
  setPasswordByPhone: setPasswordAnswerSchema,
  changePassword: null,
  checkAffiliate: affiliateAnswerSchema,
  registerByUsername: registeredAnswerSchema,
  registerByMobile: registeredAnswerSchema,
  checkUsername: usernameAnswerSchema,
  member: memberAnswerSchema,
  wallet: walletAnswerSchema,
  games: gameListAnswerSchema,
  hotGames: hotGamesAnswerSchema,
  vendors: vendorsAnswerSchema,
  winners: winnersAnswerSchema,
  announcements: announcementsAnswerSchema,
} as const satisfies Record<CallName, object | null>;

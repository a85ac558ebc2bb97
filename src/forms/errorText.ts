import type { ErrorText } from '#schemas/declare/names/errorTexts.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import type { TextValue } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';

/**
 * Code of a failed call to its text, unless the merchant's map of codes says otherwise (ERR-06). A platform's other codes
 * come with its own message.
 */
const textOf: Readonly<Record<string, ErrorText>> = {
  network: 'error.network',
  'answer.unreadable': 'error.platform',
  'http.401': 'error.session',
  'http.403': 'error.permission',
  'http.429': 'error.limited',
  'http.502': 'error.upgrading',
  'http.503': 'error.upgrading',
  'http.504': 'error.upgrading',
  'platform.internal': 'error.platform',
  'platform.failed': 'error.platform',
  'platform.nonsense': 'error.platform',
  'platform.slow': 'error.upgrading',
  'platform.unreachable': 'error.upgrading',
  'platform.busy': 'error.limited',
  'platform.unavailable': 'error.upgrading',
  'session.missing': 'error.session',
  'session.expired': 'error.session',
  'rate.limited': 'error.limited',
  'url.empty': 'error.urlEmpty',
  'account.unknown': 'error.account',
  'account.disabled': 'error.account',
  'account.permission': 'error.permission',
  'login.insecure': 'error.insecure',
  'login.wrong': 'error.login.wrong',
  'login.locked': 'error.locked',
  'login.stale': 'error.login.again',
  'login.replayed': 'error.login.again',
  'login.undecryptable': 'error.login.again',
  'login.type': 'error.loginType',
  'login.membersOnly': 'error.membersOnly',
  'login.agentsOnly': 'error.agentsOnly',
  'code.wrong': 'error.code',
  'code.off': 'error.codeOff',
  'trial.off': 'error.trialOff',
  'trial.unknown': 'error.trialGone',
  'recover.methodOff': 'error.recoverOff',
  'recover.link': 'error.link',
  'password.oldWrong': 'error.oldWrong',
  'payeeName.locked': 'error.payeeLocked',
  'fields.invalid': 'error.fields',
  'call.version': 'error.outdated',
  'captcha.required': 'rule.required.captcha',
  'captcha.wrong': 'rule.captchaWrong',
  'register.terms': 'register.termsNeeded',
  'register.methodOff': 'error.permission',
  'game.unknown': 'error.gameUnknown',
  'message.unknown': 'error.messageUnknown',
  'announcement.unknown': 'error.announcementUnknown',
  'game.maintenance': 'error.gameMaintenance',
  'game.noFreeplay': 'error.noFreeplay',
  'favourites.full': 'error.favouritesFull',
};

const MINUTE_S = 60;

/** Codes after which the very same request may well succeed. */
export const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ApiError &&
  (['network', 'answer.unreadable'].includes(error.code) || /^(platform\.|http\.5)/.test(error.code));

/** Message for the player about a failed call, with the time to wait if the platform names one. */
export function errorText({ t, has, codes }: TextValue, error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.unknown');
  const named = codes?.get(error.code);
  if (named === undefined && has(error.code)) return t(error.code);
  const key = named ?? textOf[error.code];
  if (key === undefined) return error.code.startsWith('http.') || error.message === '' ? t('error.unknown') : error.message;
  const waitS = isObject(error.value) ? error.value['retryAfterS'] : undefined;
  const timed = `${key}.in`;
  if (typeof waitS !== 'number' || !has(timed)) return t(key);
  const minutes = Math.max(1, Math.ceil(waitS / MINUTE_S));
  return t(timed, { minutes, count: minutes });
}

import { PlatformRefusal, type PlatformStatus } from '../errors/PlatformRefusal.ts';

/**
 * Every refusal of the platform: stable words that clients translate, with the HTTP status and an English sentence for
 * those who read answers by hand.
 */
export const refusals = {
  'call.unknown': [404, 'No such call.'],
  'call.method': [405, 'This call does not answer that method.'],
  'merchant.unknown': [404, 'No merchant answers at this host.'],
  'query.invalid': [400, 'A query parameter is not as it must be; value.name says which.'],
  'body.malformed': [400, 'The body is no JSON.'],
  'body.notJson': [415, 'Send the body as application/json.'],
  'body.tooLarge': [413, 'The body is too large.'],
  'body.hostile': [400, 'The call holds keys or characters that are never accepted.'],
  'body.invalid': [422, 'The body does not have the fields of this call.'],
  'session.missing': [401, 'Log in first.'],
  'session.expired': [401, 'Your session has ended. Log in again.'],
  'login.encryption': [400, 'Send the body as a JWE and name it in the encryption header.'],
  'login.undecryptable': [400, 'The body was not encrypted for this platform. Fetch the key and try again.'],
  'login.payload': [422, 'The encrypted body does not have the fields it needs.'],
  'login.type': [422, 'This way of logging in is not available.'],
  'login.stale': [400, 'This body is too old or from the future. Fetch the key and try again.'],
  'login.replayed': [409, 'This body was used already.'],
  'login.wrong': [401, 'Username or password is wrong.'],
  'login.locked': [429, 'Too many failed logins. Wait a while.'],
  'login.membersOnly': [403, 'Non-member account unable to login.'],
  'login.agentsOnly': [403, 'Non-agents cannot log in.'],
  'code.wrong': [403, 'Verification code error.'],
  'code.off': [403, 'Codes for phones are not available.'],
  'trial.off': [403, 'Free trial is not available.'],
  'trial.unknown': [404, 'There is no such trial account. Ask for a new one.'],
  'recover.methodOff': [403, 'This way of recovering a password is not available.'],
  'recover.link': [403, 'This link was used already or is too old. Ask for a new one.'],
  'password.oldWrong': [403, 'The old password is wrong.'],
  'modify.new.old.same': [422, 'The new password is the same as the old one.'],
  'payeeName.locked': [409, 'The name of the payee is set and stays.'],
  'fields.invalid': [422, 'Some fields are not as they must be; value.fields says which.'],
  'account.permission': [403, 'This account may not do that.'],
  'call.version': [400, 'Name the version of this call in the version header.'],
  'captcha.required': [403, 'Answer the captcha.'],
  'captcha.wrong': [403, 'The captcha answer is wrong or too old.'],
  'register.methodOff': [403, 'This way of registering is not available.'],
  'register.terms': [422, 'Accept the terms to register.'],
  'register.fields': [422, 'Some fields are not as they must be; value.fields says which.'],
  'social.off': [403, 'This way of logging in is not available.'],
  'social.state': [400, 'This login was not started here, was used already or took too long. Start again.'],
  'social.cancelled': [403, 'The login was cancelled.'],
  'social.refused': [403, 'What the provider sent proves nothing. Start again.'],
  'social.unreachable': [502, 'The provider cannot be reached.'],
  'firebase.off': [403, 'Phones are not verified by Firebase here.'],
  'firebase.token': [403, 'This token does not prove a phone number.'],
  'firebase.number': [403, 'This token proves another phone number.'],
  'firebase.used': [409, 'This token was used already.'],
  'game.unknown': [404, 'There is no such game here.'],
  'game.maintenance': [409, 'This game is being worked on. Try again later.'],
  'game.noFreeplay': [403, 'This game cannot be played for nothing.'],
  free_reject: [403, 'Trial accounts may play free games only.'],
  'favourites.full': [409, 'There are too many favourites. Remove some first.'],
  'contract.unknown': [404, 'There is no such contract.'],
  'contract.decided': [409, 'This contract was decided already.'],
  'contract.waiting': [409, 'A request is waiting for an answer already.'],
  'contract.rate': [422, 'The rate is outside of what can be asked for; value says the bounds.'],
  'dividend.notPayable': [409, 'There is no such dividend to be paid out.'],
  'announcement.unknown': [404, 'There is no such announcement.'],
  'downline.unknown': [404, 'There is no such member in your down-line.'],
  'downline.notLeader': [422, 'Nobody can stand below this member: it is no agent.'],
  'downline.circle': [409, 'A member cannot be moved below itself or one of its own down-line.'],
  'downline.rebateAbove': [409, 'The rebate of a moved member is higher than that of the new upline; value.memberId says whose.'],
  'downline.rebate': [422, 'This rebate is out of bounds; value says between which it must be.'],
  'message.unknown': [404, 'There is no such message.'],
  'play.ended': [403, 'This game was closed. Open it from the lobby again.'],
  'play.stake': [422, 'This stake is not one of the game.'],
  'play.balance': [409, 'The balance is too low for this stake.'],
  'payment.method': [404, 'There is no such way of paying.'],
  'payment.amount': [422, 'The amount is outside the limits; value.minimum and value.maximum say which.'],
  'payment.balance': [409, 'The balance is lower than this amount.'],
  'payment.passwordMissing': [409, 'Set a payment password first.'],
  'payment.passwordWrong': [403, 'The payment password is wrong.'],
  'payment.noLoginPassword': [409, 'This account has no login password. Set one first.'],
  'payment.card': [404, 'This account has no such bank card.'],
  'payment.cardsFull': [409, 'There are too many bank cards.'],
  'payment.cardKnown': [409, 'This bank card was added already.'],
  'payment.withdrawal': [409, 'This withdrawal can no longer be cancelled.'],
  'rate.limited': [429, 'Too many requests. Wait a while.'],
  'platform.slow': [503, 'The platform did not answer in time.'],
  'platform.unreachable': [502, 'The platform cannot be reached.'],
  'platform.failed': [502, 'The platform failed.'],
  'platform.nonsense': [502, 'The platform gave an answer that cannot be read.'],
  'platform.unavailable': [503, 'The platform is away for a moment.'],
  'platform.internal': [500, 'Something went wrong here.'],
} as const satisfies Record<string, readonly [PlatformStatus, string]>;

export type RefusalCode = keyof typeof refusals;

/** Makes a refusal to throw. */
export function refuse(code: RefusalCode, value?: unknown): PlatformRefusal {
  const [status, message] = refusals[code];
  return new PlatformRefusal(code, status, value, message);
}

/** A refusal that says how long to wait, in whole seconds: in the answer and in the `Retry-After` header. */
export function refuseFor(code: 'rate.limited' | 'login.locked' | 'platform.unavailable', retryAfterS: number): PlatformRefusal {
  return refuse(code, { retryAfterS });
}

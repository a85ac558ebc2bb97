import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import type { Limit, Limits } from './limits.ts';

type LimitName = { [N in keyof Limits]: Limits[N] extends Limit ? N : never }[keyof Limits];

/** How often a call may be made. Calls with the same counter are counted together. */
export interface CallLimit {
  readonly by: 'network' | 'account';
  readonly counter: string;
  readonly limit: LimitName;
}

const byNetwork = (counter: string, limit: LimitName): CallLimit => ({ by: 'network', counter, limit });
const byAccount = (counter: string, limit: LimitName): CallLimit => ({ by: 'account', counter, limit });

const claims = byAccount('benefits', 'claimsPerAccount');
const codes = byNetwork('firebase', 'firebaseCallsPerIp');
const contracts = byAccount('contracts', 'contractWritesPerAccount');
const inbox = byAccount('inbox', 'inboxWritesPerAccount');
const launches = byAccount('launch', 'launchesPerAccount');
const library = byAccount('library', 'libraryWritesPerAccount');
const money = byAccount('money', 'moneyWritesPerAccount');
const opened = byAccount('opened', 'openedPerAgent');
const passwords = byNetwork('password', 'passwordChangesPerIp');
const profile = byAccount('profile', 'profileWritesPerAccount');
const registrations = byNetwork('register', 'registrationsPerIp');
const session = byAccount('session', 'sessionTimesPerAccount');
const social = byNetwork('social', 'socialLoginsPerIp');
const team = byAccount('team', 'teamWritesPerAccount');
const trials = byNetwork('trial', 'trialsPerIp');

/**
 * The limits that count every request of a call, before its handler runs. Limits by the content of a request (a username, a
 * number, a payment password) are counted by its handler.
 */
export const callLimits: Readonly<Partial<Record<CallName, readonly CallLimit[]>>> = {
  addBankCard: [money],
  addPasskey: [profile],
  announcementRead: [byAccount('marks', 'libraryWritesPerAccount')],
  cancelDeposit: [money],
  cancelWithdrawal: [money],
  captcha: [byNetwork('captcha', 'captchasPerIp')],
  changePassword: [passwords],
  chatLaunch: [byNetwork('chat', 'chatsPerIp')],
  checkAffiliate: [byNetwork('affiliate', 'affiliateChecksPerIp')],
  checkCode: [byNetwork('code', 'codeChecksPerIp')],
  checkUsername: [byNetwork('username', 'usernameChecksPerIp')],
  claimReward: [claims],
  deleteAccount: [passwords],
  deposit: [money],
  depositProof: [money],
  dividendPayout: [contracts],
  dividendProcess: [contracts],
  exportOwnData: [byAccount('export', 'exportsPerAccount')],
  favouriteAdd: [library],
  favouriteRemove: [library],
  firebaseSend: [codes],
  firebaseVerify: [codes],
  freeplay: [trials],
  hourProcess: [contracts],
  inboxDelete: [inbox],
  inboxMark: [inbox],
  launch: [launches],
  launchByRelay: [launches],
  login: [byNetwork('login', 'loginsPerIp')],
  openByMobile: [registrations, opened],
  openByUsername: [registrations, opened],
  passkeyChallenge: [byNetwork('passkey', 'loginsPerIp')],
  passkeyLogin: [byNetwork('login', 'loginsPerIp')],
  passkeyOptions: [profile],
  recentAdd: [library],
  recoverByEmail: [byNetwork('recover', 'recoveriesPerIp')],
  redeemItem: [claims],
  registerByMobile: [registrations],
  registerByUsername: [registrations],
  removePasskey: [profile],
  resetByEmail: [passwords],
  resetPaymentPassword: [money],
  salaryApply: [contracts],
  salaryProcess: [contracts],
  sessionNote: [session],
  sessionTimes: [session],
  setEmail: [profile],
  setHeadIcon: [profile],
  setNickname: [profile],
  setOwnQuestions: [profile],
  setPasswordByPhone: [passwords],
  setPayeeName: [profile],
  setPaymentPassword: [money],
  socialFinish: [social],
  socialStart: [social],
  testPlay: [trials],
  transferDownline: [team],
  transferDownlines: [team],
  trialUser: [trials],
  updateRebates: [team],
  withdraw: [money],
};

/**
 * The endpoint table (CALL-99): every platform call the product makes, once, for the player and for the sandbox.
 * A merchant whose platform differs is configured (`behaviour.platform`), not forked.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Where it lives unless the merchant says otherwise; empty for one that few platforms have. A relay's operation is at `/wps/relay/{operation}` (CALL-02). */
  readonly path: string;
  /** Only a session may call it: without a token the client does not even ask. */
  readonly session?: true;
  /** Sent in the version header (CALL-103). */
  readonly version?: number;
  /** Longest wait for its answer, in ms, where the usual one does not fit. */
  readonly timeoutMs?: number;
  /** A read asked again within this time, in ms, gets the answer that is here or on its way. */
  readonly throttleMs?: number;
  /** Sends the id of its module (CONST-05). */
  readonly module?: ModuleGroup;
  /** Its body is form-encoded (CALL-18). */
  readonly form?: true;
  /** Names the session's token in its body as well (CALL-07, CALL-79, CALL-80, CALL-101). */
  readonly tokenInBody?: true;
  /** Names it in its query as well, where there is one (ANN-01, CALL-81, CALL-101). */
  readonly tokenInQuery?: true;
  /** Goes on when the page is left while it is on its way. */
  readonly outlivesPage?: true;
  /** Says that it comes from an installed page (CALL-03). */
  readonly device?: true;
  /** Sends a mobile number, by a name that the merchant may change (SMS-08). */
  readonly number?: true;
}

/** Module ids that calls send, and what each stands for unless the merchant says otherwise (CONST-02, CONST-05). */
export const moduleIds = {
  entry: 'REG3',
  captcha: 'CAPTCHA3',
  wallet: 'FUNDTRANS3',
  chat: 'CBS3',
  agentNotices: 'AGEANNOUNCE3',
  records: 'MEMTRANS3',
  profitLoss: 'PERSPNL3',
  agent: 'AGEINFO3',
  downline: 'AGEDOWNMAN3',
  /** Every other read of a member's own. */
  others: 'COMM3',
} as const;
export type ModuleGroup = keyof typeof moduleIds;

/** Code of the mobile site among a platform's gateways; the desktop's is 1 (CONST-01). */
export const MOBILE_GATEWAY = 3;

export const calls = {
  template: { method: 'GET', path: '/wps/system/templates' },
  settings: { method: 'GET', path: '/wps/system/settings/consolidated' },
  whitelabel: { method: 'GET', path: '/wps/system/whitelabel' },
  registerSettings: { method: 'GET', path: '/wps/system/setting/register' },
  domainRoute: { method: 'GET', path: '/wps/system/domainRoute', timeoutMs: 5_000 },
  status: { method: 'GET', path: '/wps/system/status', timeoutMs: 5_000, throttleMs: 1_000 },
  countries: { method: 'GET', path: '/wps/system/country' },
  service: { method: 'GET', path: '/wps/system/customerService' },
  captcha: { method: 'GET', path: '/wps/captcha', module: 'captcha' },
  loginKey: { method: 'GET', path: '/wps/session/key' },
  login: { method: 'POST', path: '/wps/session/login', device: true },
  freeplay: { method: 'POST', path: '/wps/session/login/freeplay', module: 'entry' },
  // Asks and answers what free play does (CALL-05). The trial enters by free play (TRIAL-04); where a platform's begins by test play,
  // the merchant gives free play this address.
  testPlay: { method: 'POST', path: '/wps/session/login/testplay', module: 'entry' },
  trialUser: { method: 'GET', path: '/wps/member/trialuser' },
  socialProviders: { method: 'GET', path: '/wps/session/social' },
  socialStart: { method: 'POST', path: '/wps/session/social/start' },
  socialFinish: { method: 'POST', path: '/wps/session/social/finish' },
  logout: { method: 'DELETE', path: '/wps/session/logout', session: true, tokenInBody: true },
  registerByUsername: { method: 'PUT', path: '/wps/member/register', module: 'entry' },
  registerByMobile: { method: 'PUT', path: '/wps/member/register/mobile', module: 'entry' },
  smsForRegister: { method: 'POST', path: '/wps/verification/sms/register', number: true },
  smsWithoutLogin: { method: 'POST', path: '/wps/verification/sms/noLogin', number: true },
  checkCode: { method: 'GET', path: '/wps/verification' },
  firebaseSend: { method: 'POST', path: '/wps/verification/firebase/send' },
  firebaseVerify: { method: 'POST', path: '/wps/verification/firebase/verify' },
  recoverByEmail: { method: 'POST', path: '/wps/member/password/email', timeoutMs: 30_000, form: true },
  resetByEmail: { method: 'POST', path: '/wps/member/password/email/reset' },
  setPasswordByPhone: { method: 'POST', path: '/wps/member/password/verification' },
  changePassword: { method: 'POST', path: '/wps/member/password', session: true, version: 2 },
  checkAffiliate: { method: 'GET', path: '/wps/agent/affiliate' },
  checkUsername: { method: 'GET', path: '/wps/check/username' },
  member: { method: 'GET', path: '/wps/member/info', session: true },
  headIcon: { method: 'GET', path: '/wps/member/info/icon', session: true },
  setHeadIcon: { method: 'POST', path: '/wps/member/info/icon', session: true, form: true },
  securityConfig: { method: 'GET', path: '/wps/member/securityConfig', session: true },
  ownQuestions: { method: 'GET', path: '/wps/member/customerSecurityQuestions', session: true },
  setOwnQuestions: { method: 'POST', path: '/wps/member/customerSecurityQuestions', session: true },
  securityQuestions: { method: 'GET', path: '/wps/member/securityQuestions', session: true },
  setEmail: { method: 'POST', path: '/wps/member/info/email', session: true },
  setPayeeName: { method: 'POST', path: '/wps/member/info/payeename', session: true },
  setNickname: { method: 'POST', path: '/wps/member/info/nickname', session: true },
  wallet: { method: 'GET', path: '/wps/wallets/gcs', session: true, throttleMs: 250, module: 'wallet' },
  walletTransfer: { method: 'POST', path: '/wps/relay/GCS_walletTransfer', session: true, module: 'wallet' },
  depositMethods: { method: 'GET', path: '/wps/payment/methods', session: true },
  deposit: { method: 'POST', path: '/wps/payment/deposit', session: true },
  withdrawal: { method: 'GET', path: '/wps/payment/withdrawal', session: true },
  withdraw: { method: 'POST', path: '/wps/payment/withdrawal', session: true },
  cancelWithdrawal: { method: 'DELETE', path: '/wps/payment/withdrawal', session: true },
  hasPaymentPassword: { method: 'GET', path: '/wps/member/hasWithdrawalPassword', session: true },
  setPaymentPassword: { method: 'POST', path: '/wps/member/paymentPassword', session: true },
  resetPaymentPassword: { method: 'POST', path: '/wps/member/paymentPassword/reset', session: true },
  bankCards: { method: 'GET', path: '/wps/member/bankCard', session: true },
  addBankCard: { method: 'POST', path: '/wps/member/bankCard', session: true },
  games: { method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
  hotGames: { method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
  vendors: { method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
  winners: { method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  favouriteAdd: { method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2', session: true, tokenInBody: true },
  favouriteRemove: { method: 'DELETE', path: '/wps/relay/MCSFE_removeFavoriteGameV2', session: true, tokenInBody: true },
  favouriteIds: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGames', session: true, tokenInQuery: true },
  favouriteList: { method: 'GET', path: '/wps/relay/MCSFE_getFavoriteGamesList', session: true },
  recentAdd: { method: 'POST', path: '/wps/relay/MCS2_addRecentGame', session: true, outlivesPage: true },
  recentList: { method: 'GET', path: '/wps/relay/GCS_recentGame', session: true },
  launch: { method: 'POST', path: '/wps/game/launchGame', session: true, timeoutMs: 20_000 },
  launchByRelay: { method: 'POST', path: '/wps/relay/GCS_gameLaunchFB', session: true, timeoutMs: 20_000 },
  announcements: { method: 'GET', path: '/wps/relay/MCSFE_getListAnnouncements', tokenInQuery: true },
  announcementRead: { method: 'POST', path: '/wps/relay/MCSFE_markAnnouncementAsRead', session: true },
  popularAnnouncements: { method: 'GET', path: '/wps/relay/MCSFE_getPopularAnnouncements' },
  promotionCategories: { method: 'GET', path: '/wps/relay/MCSFE_getPromoCategories' },
  lobbyNews: { method: 'GET', path: '/wps/relay/GLS2_lobbyNews' },
  chatLaunch: { method: 'GET', path: '/wps/relay/CBS_launchChat', module: 'chat' },
  chatModels: { method: 'GET', path: '/wps/relay/CBS_modelList', throttleMs: 1_000, module: 'chat' },
  chatUnread: { method: 'GET', path: '/wps/relay/CBS_unreadCount', session: true, throttleMs: 250, module: 'chat' },
  chatUnreadOther: { method: 'GET', path: '/wps/relay/CSP_unreadCount', session: true, throttleMs: 250, module: 'chat' },
  inboxUnread: { method: 'GET', path: '/wps/message/unreadCount', session: true, throttleMs: 250 },
  inboxList: { method: 'GET', path: '/wps/message/list', session: true },
  inboxMessage: { method: 'GET', path: '/wps/message', session: true },
  inboxMark: { method: 'POST', path: '/wps/message/read', session: true },
  inboxDelete: { method: 'DELETE', path: '/wps/message', session: true },
  feedback: { method: 'PUT', path: '/wps/feedback', session: true },
  help: { method: 'GET', path: '/wps/system/helpCenter' },
  teamKpiA: { method: 'GET', path: '/wps/relay/ODSFE2_TeamKPIA', session: true, module: 'agent' },
  teamKpiB: { method: 'GET', path: '/wps/relay/ODSFE2_TeamKPIB', session: true, module: 'agent' },
  teamKpiC: { method: 'GET', path: '/wps/relay/ODSFE2_TeamKPIC', session: true, module: 'agent' },
  subordinates: { method: 'GET', path: '/wps/relay/ODSFE2_Subordinate', session: true, module: 'downline' },
  downline: { method: 'GET', path: '/wps/agent/downline', session: true, module: 'downline' },
  downlines: { method: 'GET', path: '/wps/agent/downlines', session: true, module: 'downline' },
  transferDownline: { method: 'POST', path: '/wps/agent/transferDownline', session: true },
  transferDownlines: { method: 'POST', path: '/wps/agent/transferMultipleDownline', session: true },
  updateRebates: { method: 'POST', path: '/wps/agent/updateDownlineRebates', session: true },
  memberPnl: { method: 'GET', path: '/wps/relay/ODSFE2_MemPNL', session: true, module: 'downline' },
  // The spec names no call for the bets of a team (AGTEAM-04): this one is ours, and moves as every other.
  teamBets: { method: 'GET', path: '/wps/relay/ODSFE2_TeamBets', session: true, module: 'downline' },
  lotteryGames: { method: 'GET', path: '/lgw/games/mobile' },
  lotteryPopular: { method: 'GET', path: '/lgw/games/popular' },
  lotteryNumero: { method: 'GET', path: '/lgw/games/opened/numero', throttleMs: 1_000 },
  lotteryShowLogo: { method: 'GET', path: '/lgw/games/show_logo' },
  vnLotteryMenu: { method: 'GET', path: '/lgw/vn/games/game_menu' },
  vnLotteryNumero: { method: 'GET', path: '/lgw/vn/numeros/opened/game', throttleMs: 1_000 },
  vnLotteryRecent: { method: 'GET', path: '/lgw/vn/games/game_menu/recent' },
  vnLotteryShowLogo: { method: 'GET', path: '/lgw/vn/games/show_logo' },
  gameRecords: { method: 'GET', path: '/wps/record/bets', session: true, module: 'records' },
  transactions: { method: 'GET', path: '/wps/record/transactions', session: true, module: 'records' },
  profitLoss: { method: 'GET', path: '/wps/record/profitLoss', session: true, module: 'profitLoss' },
  playerRank: { method: 'GET', path: '/wps/relay/MCSFE_getPlayerRankProgress', session: true },
  rewards: { method: 'GET', path: '/wps/reward/list', session: true },
  claimReward: { method: 'POST', path: '/wps/reward/claim', session: true },
  mall: { method: 'GET', path: '/wps/mall/items', session: true },
  redeemItem: { method: 'POST', path: '/wps/mall/redeem', session: true },
  jackpot: { method: 'GET', path: '' },
  contracts: {
    method: 'GET',
    path: '/wps/relay/MCS2_getContractDividendInfo',
    session: true,
    tokenInQuery: true,
    module: 'agent',
  },
  dailySalary: { method: 'GET', path: '/wps/relay/ODSFE2_CurrentDailySalary', session: true, module: 'agent' },
  salaryInfo: { method: 'GET', path: '/wps/relay/MCS2_getContractDailySalInfo', session: true, module: 'agent' },
  salaryList: { method: 'GET', path: '/wps/relay/ODSFE2_QueryDailySalary', session: true, module: 'agent' },
  salaryApply: { method: 'POST', path: '/wps/relay/MCS2_applyContractDailySal', session: true },
  salaryProcess: { method: 'POST', path: '/wps/relay/MCS2_processDailySalContract', session: true },
  salaryRequests: { method: 'GET', path: '/wps/relay/MCS2_getContracDailySalReq', session: true, module: 'agent' },
  salaryHistory: { method: 'GET', path: '/wps/relay/MCS2_getDailySalContractHist', session: true, module: 'agent' },
  // The platforms' own addresses of these are not known (AGCON-05): a merchant gives its platform's.
  dividendProcess: { method: 'POST', path: '/wps/agent/contract/dividend', session: true },
  hourContract: { method: 'GET', path: '/wps/agent/contract/hour', session: true, module: 'agent' },
  hourProcess: { method: 'POST', path: '/wps/agent/contract/hour', session: true },
  dividend: { method: 'GET', path: '/wps/relay/ODSFE2_CurrentDividend', session: true, module: 'agent' },
  dividendHistory: { method: 'GET', path: '/wps/relay/ODSFE2_QueryDividend', session: true, module: 'agent' },
  dividendPayout: { method: 'POST', path: '/wps/relay/ODSFE2_PayoutDividend', session: true },
  agentIncome: { method: 'GET', path: '/wps/relay/ODS2_AgentPrevAndCurrIncome', session: true, module: 'agent' },
  openByUsername: { method: 'PUT', path: '/wps/agent/member', session: true, module: 'entry' },
  openByMobile: { method: 'PUT', path: '/wps/agent/member/mobile', session: true, module: 'entry' },
  redRain: { method: 'GET', path: '', session: true },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Where a call lives for a merchant (CALL-99); empty where the platform does not have it. */
export function pathOf(
  call: CallName,
  settings: { readonly paths?: Readonly<Partial<Record<CallName, string>>> } | undefined,
): string {
  return settings?.paths?.[call] ?? calls[call].path;
}

/** What home asks for, with all that opens over it: what checks these answers is found without a table more. */
export const homeCalls: ReadonlySet<CallName> = new Set<CallName>([
  'template',
  'settings',
  'whitelabel',
  'registerSettings',
  'domainRoute',
  'status',
  'service',
  'logout',
  'freeplay',
  'trialUser',
  'member',
  'wallet',
  'walletTransfer',
  'games',
  'hotGames',
  'vendors',
  'winners',
  'favouriteAdd',
  'favouriteRemove',
  'favouriteIds',
  'favouriteList',
  'recentAdd',
  'recentList',
  'launch',
  'launchByRelay',
  'announcements',
  'announcementRead',
  'popularAnnouncements',
  'lobbyNews',
  'chatLaunch',
  'chatModels',
  'chatUnread',
  'chatUnreadOther',
  'inboxUnread',
  'help',
  'lotteryGames',
  'lotteryPopular',
  'lotteryNumero',
  'lotteryShowLogo',
  'vnLotteryMenu',
  'vnLotteryNumero',
  'vnLotteryRecent',
  'vnLotteryShowLogo',
  'jackpot',
  'contracts',
]);

/** Calls that send a mobile number. */
export const numberCalls = ['smsForRegister', 'smsWithoutLogin'] as const satisfies CallName[];

/** Asked before anything of the merchant is known, so they are where the table says. */
export const startCalls = [
  'template',
  'settings',
  'whitelabel',
  'registerSettings',
  'domainRoute',
  'status',
] as const satisfies CallName[];
export type MovableCall = Exclude<CallName, (typeof startCalls)[number]>;

/** Names the merchant on calls that reach the platform by another host than the merchant's own. */
export const MERCHANT_HEADER = 'merchant';
/** Carries the session token unless the merchant names another header (CALL-101). */
export const TOKEN_HEADER = 'authorization';
/** Names the version of a call that has several, unless the merchant names another header (CALL-103). */
export const VERSION_HEADER = 'version';
/** Says that the page is installed, as `OTHERS`, unless the merchant names another header (CALL-03, LOGIN-20). */
export const DEVICE_HEADER = 'device';
export const INSTALLED_DEVICE = 'OTHERS';
/** Name of the mobile number in a body, unless the merchant's platform has another (SMS-08). */
export const NUMBER_FIELD = 'mobileNum';
/** Says how a body is encrypted, unless the merchant names another header (LOGIN-15, LOGIN-20); its value for a compact JWE is `jwe`. */
export const ENCRYPTION_HEADER = 'encryption';

import type { BlockType } from '../blockSchemas.ts';
import type { MessageRow } from '../blocks/messageCentre.schema.ts';
import type { OpenAccountProps } from '../blocks/openAccount.schema.ts';
import type { SalaryContractProps } from '../blocks/salaryContract.schema.ts';
import type { SecurityRow } from '../blocks/securityList.schema.ts';
import type { MenuEntry } from '../menuEntries.ts';
import type { CallName } from '../calls/declaredCalls.ts';
import type { SocialProvider } from '../release/behaviourWords.ts';
import type { FooterItem } from '../release/templateParameters.schema.ts';
import type { SwitchName } from '../switchNames.ts';
import type { AgentLink } from '../teamFigures.ts';
import type { Condition } from './condition.ts';
import { registerSwitches } from './registerEntries.ts';

const always: Condition = { all: [] };
const guests: Condition = { audience: ['guest'] };
const sessions: Condition = { not: guests };
const agents: Condition = { audience: ['agent'] };
const noTrials: Condition = { not: { audience: ['trial'] } };
const inBrowser: Condition = { installed: false };
const isOn = (name: SwitchName): Condition => ({ switch: name });
const calls = (...names: readonly CallName[]): Condition => ({ all: names.map((call) => ({ call })) });
const prop = (name: string, ...also: readonly Condition[]): Condition => ({ all: [{ prop: name }, ...also] });
const menu = (name: MenuEntry): Condition => ({ switchIn: `behaviour.menus.${name}.switch` });

/** REF-01. */
const invited: Condition = { any: [guests, { all: [isOn('REFERRAL'), { not: agents }] }] };

/** Sign-up is offered: the merchant shows its entries, and at least one way to register is on (HEAD-06, REG-33). */
const registering: Condition = {
  all: [{ setting: 'registerButton' }, { any: Object.values(registerSwitches).map(isOn) }],
};

const service = calls('service');
const chat: Condition = { all: [isOn('CBS3'), calls('chatLaunch')] };

/** AGHOME-11: the switch that the merchant names, else what the platform tells. */
const dividends: Condition = {
  all: [
    { switchIn: 'behaviour.team.dividendSwitch' },
    { any: [{ setting: 'behaviour.team.dividendSwitch' }, { call: 'dividend' }] },
  ],
};

const wantedSocial: Readonly<Record<SocialProvider, Condition>> = {
  facebook: isOn('FACEBOOKLOGIN3'),
  google: isOn('GOOGLELOGIN3'),
  telegram: isOn('telegram'),
};

const setUp = (provider: SocialProvider, ...settings: readonly ('issuer' | 'clientId' | 'bot')[]): Condition => ({
  all: [
    wantedSocial[provider],
    { call: 'socialProviders' },
    ...settings.map((name) => ({ setting: `behaviour.social.${provider}.${name}` as const })),
  ],
});

/** What a row of the security centre is nothing without (MEM-12); a trial account has nothing to protect. */
const secured = (...names: readonly CallName[]): Condition => ({ all: [noTrials, calls(...names)] });

/** What a block depends on: without it, the block is left out of its region (CALL-104). A block that is not named depends on nothing. */
export const blockConditions: { readonly [B in BlockType]?: Condition } = {
  'banner-carousel': calls('announcements'),
  'notice-marquee': calls('announcements'),
  'category-tabs': calls('vendors'),
  'hot-games': calls('hotGames'),
  'vendor-strip': calls('vendors'),
  'category-rails': calls('vendors'),
  'winner-board': calls('winners'),
  jackpot: { any: [{ prop: 'source', is: 'counter' }, { prop: 'source', is: 'ticker' }, { call: 'jackpot' }] },
  'lobby-news': {
    any: [
      { all: [{ prop: 'source', is: 'popular' }, { call: 'popularAnnouncements' }] },
      { all: [{ prop: 'source', is: 'news' }, { call: 'lobbyNews' }] },
    ],
  },
  'hot-games-list': calls('hotGames'),
  'lottery-draws': calls('lotteryGames'),
  'vendor-grid': calls('vendors'),
  'game-centre': calls('vendors'),
  'game-search': calls('games'),
  'game-carousel': calls('games'),
  'search-link': calls('games'),
  'game-list': calls('games'),
  'continue-playing': calls('recentList'),
  'lottery-frame': calls('launch'),
  'notice-list': calls('announcements'),
  'promotion-list': calls('announcements'),
  'help-topics': calls('help'),
  'member-identity': calls('member'),
  'member-balance': calls('wallet'),
  'vip-card': { all: [calls('playerRank'), isOn('VIPBENEFIT3')] },
  'deposit-desk': calls('depositMethods'),
  'withdrawal-desk': calls('withdrawal'),
};

/** Entries that several blocks list. */
const sharedEntries = {
  footer: {
    home: always,
    activity: always,
    invite: invited,
    deposit: always,
    withdraw: always,
    member: always,
    service,
    chat,
    notice: always,
  } satisfies Record<FooterItem, Condition>,
  /** Rows of the member's menus (MPOP-02, ROLE-16). */
  menu: {
    vip: menu('vip'),
    betRecords: menu('betRecords'),
    transactions: menu('transactions'),
    profitLoss: menu('profitLoss'),
    teamPnl: menu('teamPnl'),
    rewards: menu('rewards'),
    mall: menu('mall'),
    security: menu('security'),
    notices: menu('notices'),
    settings: menu('settings'),
    teamOverview: menu('teamOverview'),
    teamMembers: menu('teamMembers'),
    teamBets: menu('teamBets'),
    teamRebate: menu('teamRebate'),
    agentRebate: menu('agentRebate'),
    inbox: menu('inbox'),
    messages: menu('messages'),
    feedback: menu('feedback'),
    // Everybody else would be led home again (AGHOME-01).
    agentHome: { all: [agents, menu('agentHome')] },
  } satisfies Record<MenuEntry, Condition>,
  /** Logins elsewhere that the merchant wants (SOCIAL-01); which of them a live site can use, the platform tells. */
  wantedSocial,
  /** Logins elsewhere that are set up, which the preview goes by. */
  social: {
    facebook: setUp('facebook', 'issuer', 'clientId'),
    google: setUp('google', 'issuer', 'clientId'),
    telegram: setUp('telegram', 'bot'),
  } satisfies Record<SocialProvider, Condition>,
};

/** What a block shows to some visitors only, or lists. What everybody always sees is named where a list may hold it. */
const blockEntries = {
  'home-header': {
    login: guests,
    register: { all: [guests, registering] },
    balance: prop('balance', sessions, calls('wallet')),
    account: sessions,
  },
  'left-menu': {
    login: guests,
    register: { all: [guests, registering] },
    reward: prop('shortcuts', menu('rewards')),
    vip: prop('shortcuts', { any: [guests, isOn('VIPBENEFIT3')] }), // VIP-01
    invite: prop('shortcuts', invited),
    promotions: prop('promotions'),
    app: inBrowser, // LMENU-06
    categories: prop('categories'),
    languages: { setting: 'languages' },
    look: isOn('THEMESWITCH3'),
    logout: sessions,
  },
  'right-menu': { app: prop('app', inBrowser), social: prop('social') },
  'home-footer': {
    // HOME-18, HOME-27
    join: prop('intro', guests),
    events: prop('intro'),
    deposit: prop('intro', { gate: 'deposit' }),
    games: prop('intro'),
    vendors: prop('vendors'),
    service,
    licence: prop('licence'),
  },
  'download-bar': { bar: inBrowser },
  'login-form': {
    register: registering,
    mobileLogin: isOn('MOBILECODELOGIN3'),
    forgot: { any: [isOn('PSWEMAIL3'), isOn('PSWPHONE3')] }, // LOGIN-05
  },
  'forgot-form': { email: isOn('PSWEMAIL3'), phone: isOn('PSWPHONE3') }, // FORGOT-01, FORGOT-14
  'trial-start': { start: isOn('TRIAL3') },
  'message-centre': {
    messenger: always,
    notices: always,
    inbox: always,
    chat,
    affiliate: service,
  } satisfies Record<MessageRow, Condition>,
  'security-list': {
    loginPassword: secured('changePassword'),
    paymentPassword: secured('hasPaymentPassword', 'setPaymentPassword'),
    email: secured('setEmail'),
    payeeName: secured('setPayeeName'),
    bankCard: secured('bankCards', 'addBankCard'),
    questions: secured('setOwnQuestions', 'securityQuestions'),
    nickname: secured('setNickname'),
    headIcon: secured('setHeadIcon'),
    register: { all: [{ audience: ['trial'] }, registering] },
  } satisfies Record<SecurityRow | 'register', Condition>,
  'vip-card': { link: prop('link') },
  'vip-benefits': { content: { all: [calls('playerRank'), isOn('VIPBENEFIT3')] } },
  'member-identity': { picture: calls('setHeadIcon') },
  'help-topics': { contact: prop('contact', service) },
  'inbox-list': {
    content: calls('inboxList'),
    remove: prop('remove', calls('inboxDelete')),
    markAll: prop('markAll', calls('inboxMark', 'inboxUnread')),
  },
  'feedback-form': { content: calls('feedback') },
  'deposit-desk': { content: calls('depositMethods', 'deposit') },
  'withdrawal-desk': {
    content: calls('withdrawal', 'withdraw', 'hasPaymentPassword', 'bankCards'),
    paymentPassword: calls('hasPaymentPassword', 'setPaymentPassword'),
    bankCard: calls('bankCards', 'addBankCard'),
    cancel: prop('waiting', calls('cancelWithdrawal')),
  },
  'bet-records': { content: calls('gameRecords') },
  'transaction-records': { content: calls('transactions') },
  'profit-loss': { content: calls('profitLoss') },
  'reward-list': { content: calls('rewards') },
  'mall-items': { content: calls('mall') },
  'red-rain': { content: calls('redRain') },
  'agent-home': {
    teamOverview: menu('teamOverview'),
    transactions: menu('transactions'),
    teamMembers: menu('teamMembers'),
    redRain: always,
    teamPnl: menu('teamPnl'),
    teamBets: menu('teamBets'),
    agentRebate: menu('agentRebate'),
    teamRebate: menu('teamRebate'),
    security: menu('security'),
    inbox: menu('inbox'),
    service,
    dividends: prop('bar', dividends),
  } satisfies Record<AgentLink | 'dividends', Condition>,
  'team-overview': { content: { any: [{ call: 'teamKpiA' }, { call: 'teamKpiB' }, { call: 'teamKpiC' }] } },
  'team-members': {
    content: calls('downlines'),
    path: calls('downlines', 'subordinates', 'downline'),
    move: prop('move', calls('downlines'), { any: [{ call: 'transferDownline' }, { call: 'transferDownlines' }] }),
  },
  'team-profit': { content: calls('memberPnl') },
  'team-bets': { content: calls('teamBets') },
  'team-rebates': { content: calls('downlines'), change: calls('downlines', 'updateRebates') },
  'salary-contract': {
    content: calls('salaryInfo'),
    contract: calls('salaryInfo'),
    salary: calls('salaryInfo', 'salaryList'),
    history: calls('salaryInfo', 'salaryHistory'),
    today: calls('salaryInfo', 'salaryList', 'dailySalary'),
    requests: calls('salaryInfo', 'salaryRequests'),
    apply: calls('salaryInfo', 'salaryApply'),
    answer: calls('salaryInfo', 'salaryRequests', 'salaryProcess'),
  } satisfies Record<SalaryContractProps['parts'][number], Condition> & Readonly<Record<string, Condition>>,
  'dividend-contract': { content: calls('contracts'), answer: calls('contracts', 'dividendProcess') },
  'hour-contract': { content: calls('hourContract'), answer: calls('hourContract', 'hourProcess') },
  'agent-income': { content: calls('agentIncome') },
  dividends: {
    content: calls('dividend'),
    payOut: calls('dividend', 'dividendPayout'),
    terms: prop('terms', calls('dividend', 'contracts')),
    history: prop('history', calls('dividend', 'dividendHistory')),
  },
  'open-account': { create: calls('openByUsername'), link: always } satisfies Record<OpenAccountProps['ways'][number], Condition>,
} as const satisfies { readonly [B in BlockType]?: Readonly<Record<string, Condition>> };

/** Every entry of the player, by the block that has it or by the list that several blocks share, and what it depends on. */
export const entries = { ...sharedEntries, ...blockEntries };

export type EntryGroup = keyof typeof entries;
export type EntryName<G extends EntryGroup> = keyof (typeof entries)[G] & string;

import type { MessageRow } from '../blocks/messageCentre.schema.ts';
import type { OpenAccountProps } from '../blocks/openAccount.schema.ts';
import type { SalaryContractProps } from '../blocks/salaryContract.schema.ts';
import type { SecurityRow } from '../blocks/securityList.schema.ts';
import type { CallName } from '../calls/declaredCalls.ts';
import type { SocialProvider } from '../names/behaviourWords.ts';
import type { AgentLink } from '../names/teamFigures.ts';
import type { Condition } from './condition.ts';
import { menuConditions, pageContent } from './menuConditions.ts';
import {
  always,
  announced,
  calls,
  canRegister,
  chat,
  depositing,
  inviting,
  isOn,
  noTrials,
  prop,
  registering,
  service,
  vipContent,
  withdrawing,
} from './namedConditions.ts';
import { recovery } from './recovery.ts';
import { type RegisterMethodTab, registerSwitches } from '../register/registerEntries.ts';

/** AGHOME-11: the switch that the merchant names, else what the platform tells. */
const dividends: Condition = {
  all: [
    { switchIn: 'behaviour.team.dividendSwitch' },
    { any: [{ setting: 'behaviour.team.dividendSwitch' }, { call: 'dividend' }] },
  ],
};

/** A trial can be made and logged into (TRIAL-04). */
const trials: Condition = {
  all: [isOn('TRIAL3'), { call: 'trialUser' }, { any: [{ call: 'freeplay' }, { call: 'testPlay' }] }],
};

const socialCalls = calls('socialProviders', 'socialStart', 'socialFinish');
const wantedSocial: Readonly<Record<SocialProvider, Condition>> = {
  facebook: { all: [isOn('FACEBOOKLOGIN3'), socialCalls] },
  google: { all: [isOn('GOOGLELOGIN3'), socialCalls] },
  telegram: { all: [isOn('telegram'), socialCalls] },
};

const setUp = (provider: SocialProvider, ...settings: readonly ('issuer' | 'clientId' | 'bot')[]): Condition => ({
  all: [wantedSocial[provider], ...settings.map((name) => ({ setting: `behaviour.social.${provider}.${name}` as const }))],
});

/** The ways by which an agent opens an account (AGTEAM-09). */
export const openWays: Readonly<Record<RegisterMethodTab, Condition>> = {
  username: { all: [isOn(registerSwitches.username), calls('openByUsername')] },
  mobile: { all: [isOn(registerSwitches.mobile), calls('openByMobile')] },
};

/** What a row of the security centre is nothing without (MEM-12). Of payments a trial account has nothing to protect. */
const secured = (...names: readonly CallName[]): Condition => ({ all: [noTrials, calls(...names)] });

/** Entries of the blocks that only forms and pages have: home does without this file. */
export const pageEntries = {
  /** Logins elsewhere that the merchant wants (SOCIAL-01); which of them a live site can use, the platform tells. */
  wantedSocial,
  /** Logins elsewhere that are set up, which the preview goes by. */
  social: {
    facebook: setUp('facebook', 'issuer', 'clientId'),
    google: setUp('google', 'issuer', 'clientId'),
    telegram: setUp('telegram', 'bot'),
  } satisfies Record<SocialProvider, Condition>,
  'login-form': {
    register: registering,
    mobileLogin: isOn('MOBILECODELOGIN3'),
    forgot: { any: Object.values(recovery) }, // LOGIN-05
  },
  'forgot-form': recovery, // FORGOT-01
  'trial-start': { content: trials },
  'message-centre': {
    messenger: always,
    notices: announced,
    inbox: pageContent.inbox,
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
  'settings-list': {
    password: calls('changePassword'),
    exportData: prop('data', secured('exportOwnData')),
    deleteAccount: prop('data', secured('deleteAccount')),
    measuring: { all: [{ setting: 'behaviour.measuring.visits' }, { setting: 'behaviour.measuring.onlyAgreed' }] },
  },
  'vip-card': { link: prop('link') },
  'vip-benefits': { content: vipContent },
  'member-balance': { deposit: prop('actions', depositing), withdraw: prop('actions', withdrawing) },
  'member-identity': { picture: calls('setHeadIcon') },
  'invite-card': { content: inviting, friends: prop('friends', calls('invitedFriends')) },
  'help-topics': { contact: prop('contact', service) },
  'inbox-list': {
    content: pageContent.inbox,
    remove: prop('remove', calls('inboxDelete')),
    markAll: prop('markAll', calls('inboxMark', 'inboxUnread')),
  },
  'feedback-form': { content: pageContent.feedback },
  'deposit-desk': { content: depositing },
  'withdrawal-desk': {
    content: withdrawing,
    paymentPassword: calls('hasPaymentPassword', 'setPaymentPassword'),
    bankCard: calls('bankCards', 'addBankCard'),
    cancel: prop('waiting', calls('cancelWithdrawal'), { setting: 'behaviour.responsible.reverseWithdrawals' }),
  },
  'bet-records': { content: pageContent.betRecords },
  'transaction-records': { content: pageContent.transactions },
  'profit-loss': { content: pageContent.profitLoss },
  'reward-list': { content: pageContent.rewards },
  'mall-items': { content: pageContent.mall },
  'red-rain': { content: calls('redRain') },
  'agent-home': {
    teamOverview: menuConditions.teamOverview,
    transactions: menuConditions.transactions,
    teamMembers: menuConditions.teamMembers,
    redRain: always,
    teamPnl: menuConditions.teamPnl,
    teamBets: menuConditions.teamBets,
    agentRebate: menuConditions.agentRebate,
    teamRebate: menuConditions.teamRebate,
    security: menuConditions.security,
    inbox: menuConditions.inbox,
    service,
    dividends: prop('bar', dividends),
  } satisfies Record<AgentLink | 'dividends', Condition>,
  'team-overview': { content: pageContent.teamOverview },
  'team-members': {
    content: pageContent.teamMembers,
    path: calls('downlines', 'subordinates', 'downline'),
    move: prop('move', calls('downlines'), { any: [{ call: 'transferDownline' }, { call: 'transferDownlines' }] }),
  },
  'team-profit': { content: pageContent.teamPnl },
  'team-bets': { content: pageContent.teamBets },
  'team-rebates': { content: pageContent.teamRebate, change: calls('downlines', 'updateRebates') },
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
  'agent-income': { content: pageContent.agentRebate },
  dividends: {
    content: calls('dividend'),
    payOut: calls('dividend', 'dividendPayout'),
    terms: prop('terms', calls('dividend', 'contracts')),
    history: prop('history', calls('dividend', 'dividendHistory')),
  },
  'open-account': { create: { any: Object.values(openWays) }, link: canRegister } satisfies Record<
    OpenAccountProps['ways'][number],
    Condition
  >,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Condition>>>>;

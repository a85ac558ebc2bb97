import type { MessageRow } from '../blocks/messageCentre.schema.ts';
import type { OpenAccountProps } from '../blocks/openAccount.schema.ts';
import type { SalaryContractProps } from '../blocks/salaryContract.schema.ts';
import type { SecurityRow } from '../blocks/securityList.schema.ts';
import type { CallName } from '../calls/declaredCalls.ts';
import type { SocialProvider } from '../release/behaviourWords.ts';
import type { AgentLink } from '../teamFigures.ts';
import type { Condition } from './condition.ts';
import { always, calls, chat, isOn, menu, noTrials, prop, recovery, registering, service } from './namedConditions.ts';

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
    cancel: prop('waiting', calls('cancelWithdrawal'), { setting: 'behaviour.responsible.reverseWithdrawals' }),
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
} as const satisfies Readonly<Record<string, Readonly<Record<string, Condition>>>>;

import { isObject } from '#schemas/isObject.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as isBody from '#schemas/generated/platform.js';
import { type CallName, calls } from '#schemas/platform/calls.ts';
import { hashPassword } from './accounts/passwords.ts';
import { answerReaders } from '../answerReaders.ts';
import { codeFor, newestMessage } from '../testing/askForCode.ts';
import { encryptLogin, encryptNewPassword, loginAs } from '../testing/encryptLogin.ts';
import { BOT_TOKEN, signTelegram } from '../testing/signTelegram.ts';
import { API_KEY, PROJECT, type StandInFirebase, startFirebase } from '../testing/startFirebase.ts';
import { solveCaptcha } from '../testing/solveCaptcha.ts';
import { MERCHANT, type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';

const switches = {
  MOBILECODELOGIN3: '1',
  PSWPHONE3: '1',
  MOBILENUMREG3: '1',
  REGMOBVERF3: '1',
  TRIAL3: '1',
  CBS3: '1',
  telegram: '1',
};

let sandbox: TestSandbox;
let firebase: StandInFirebase;
let passwordHash: string;
/** A merchant whose players can log in with Telegram, and verify their phones by `phone`. */
function open(phone: 'sms' | 'firebase') {
  const verification = { phone, firebaseApiKey: API_KEY, firebaseProject: PROJECT };
  const behaviour = { social: { telegram: { bot: 'lantern_bot' } }, verification };
  sandbox.setRelease(release({ template: { ...release().template, behaviour }, switches }));
}
beforeAll(async () => {
  firebase = await startFirebase(() => sandbox.now());
  sandbox = await startTestSandbox(undefined, {
    socialSecrets: { [MERCHANT]: { telegram: BOT_TOKEN } },
    firebaseKeys: firebase.keys,
  });
  sandbox.setLimits({ loginsPerIp: { count: 1000, windowMs: 60_000 } }); // every call logs in
  passwordHash = await hashPassword('livery-demo-1');
});
beforeEach(async () => {
  open('sms');
  await sandbox.db.query('delete from counters'); // more log-ins than one address may have
  // Some of the calls change a password.
  await sandbox.db.query('update accounts set password_hash = $1 where password_hash is not null', [passwordHash]);
});
afterAll(async () => {
  await Promise.all([firebase.close(), sandbox.close()]);
});

const start = { provider: 'telegram', returnPath: '/m/home' };

const person = {
  registerUrl: 'http://lantern.localhost/',
  registerMethod: 'H5',
  type: 0,
  domain: 'lantern.localhost',
  terms: true,
  password: 'secret-1',
  confirmPassword: 'secret-1',
};
/** Where calls live that have no address of their own. */
const elsewhere: Partial<Record<CallName, string>> = { jackpot: '/wps/jackpot', redRain: '/wps/relay/RED_rain' };
/** Trial accounts may not call these. */
const membersOnly: readonly CallName[] = [
  'claimReward',
  'redeemItem',
  'announcementRead',
  'inboxMessage',
  'setHeadIcon',
  'setOwnQuestions',
  'setEmail',
  'setPayeeName',
  'setNickname',
];

/** Of formal members alone. */
const formalOnly: readonly CallName[] = [
  'deposit',
  'withdraw',
  'cancelWithdrawal',
  'setPaymentPassword',
  'resetPaymentPassword',
  'addBankCard',
];

/** And these are an agent's. */
const agentsOnly: readonly CallName[] = [
  'contracts',
  'dailySalary',
  'salaryInfo',
  'salaryList',
  'salaryApply',
  'salaryProcess',
  'salaryRequests',
  'salaryHistory',
  'dividendProcess',
  'hourContract',
  'hourProcess',
  'dividend',
  'dividendHistory',
  'dividendPayout',
  'agentIncome',
  'openByUsername',
  'openByMobile',
  'teamKpiA',
  'teamKpiB',
  'teamKpiC',
  'subordinates',
  'downline',
  'downlines',
  'transferDownline',
  'transferDownlines',
  'updateRebates',
  'memberPnl',
  'teamBets',
];
const accountFor = (name: CallName): string => {
  if (name === 'changePassword' || agentsOnly.includes(name)) return 'demoagent';
  if (formalOnly.includes(name)) return 'demomember';
  return membersOnly.includes(name) ? 'demospecial' : 'demotrial';
};

const FREE_GAME = { vassalage: 'NOVR', freeplay: 1 };

const number = (mobileNum: string) => ({ countryDialingCode: '84', mobileNum });

const DAYS = '?startDate=2026-02-01&endDate=2026-02-28&size=0';
/** One of the demo agent's down-line, of this customer type. */
async function memberId(type = 0): Promise<number> {
  const [row] = await sandbox.db.query<{ id: number }>(
    `select a.id from agent_lines l join accounts a on a.id = l.account_id
     where a.merchant_code = $1 and a.customer_type = $2 and not exists (select 1 from agent_lines b where b.upline_id = a.id) = ($2 = 0)
     limit 1`,
    [MERCHANT, type],
  );
  return row?.id ?? 0;
}

const PAYMENT_PASSWORD = '135790';
let withdrawals = 0;
/** What a withdrawal sends of a member who has a payment password and a card. */
async function readyToWithdraw() {
  const { db } = sandbox;
  await db.query('update accounts set payment_password_hash = $1', [await hashPassword(PAYMENT_PASSWORD)]);
  const [card] = await db.query<{ id: number }>(
    `insert into bank_cards (account_id, bank, payee_name, number_end, number_hash, created_at)
     select id, 'ORCHARD', 'Mia Hart', '0000', '', now() from accounts where username = 'demomember' and merchant_code = $1 returning id`,
    [MERCHANT],
  );
  withdrawals += 1;
  return {
    amount: '20',
    cardId: String(card?.id),
    paymentPassword: PAYMENT_PASSWORD,
    requestId: `contract-${withdrawals}`,
  };
}

interface Sent {
  readonly query?: string;
  readonly json?: unknown;
  readonly headers?: Record<string, string>;
}

/** Gives a call an address. */
async function moveElsewhere(): Promise<Sent> {
  const behaviour = { platform: { paths: elsewhere } };
  sandbox.setRelease(release({ template: { ...release().template, behaviour }, switches }));
  return {};
}

/** A contract that waits for the demo agent. */
async function contractId(kind: string): Promise<string> {
  const [row] = await sandbox.db.query<{ id: number }>(
    `select c.id from agent_contracts c join accounts a on a.id = c.account_id
     where a.merchant_code = $1 and c.kind = $2 and c.status = 'pending'`,
    [MERCHANT, kind],
  );
  return String(row?.id);
}

/** What each call needs beside its address. */
const needs: Partial<Record<CallName, () => Promise<Sent>>> = {
  checkUsername: async () => ({ query: '?username=nobody' }),
  checkAffiliate: async () => ({ query: '?affiliateCode=100001' }),
  games: async () => ({
    query:
      '?merchant=lantern&platform=html5&gameName=a&gameType=RNG&pageNo=2&pageSize=10&minBet=1&minLine=&sort=name&language=EN',
  }),
  vendors: async () => ({ query: '?typeId=1&merchant_code=lantern' }),
  hotGames: async () => ({ query: '?isPlatform=2&language=EN&platform=html5&username=demomember' }),
  winners: async () => ({ query: '?gameCategory=ALL&language=EN&limitNum=20' }),
  announcementRead: async () => ({ json: { announcementId: 1201, read: true } }),
  popularAnnouncements: async () => ({ query: '?language=KR' }),
  chatLaunch: async () => ({
    query: '?b2c=1&language=EN&backUrl=/m/home&headerColor=%23112233&title=Lantern&moduleId=CBS3',
  }),
  chatModels: async () => ({ query: '?moduleId=CBS3' }),
  inboxList: async () => ({ query: '?pageNo=1&pageSize=10&language=VN' }),
  inboxMessage: async () => {
    const [message] = await sandbox.db.query<{ id: number }>(
      `select m.id from member_messages m join accounts a on a.id = m.account_id
       where a.username = 'demospecial' and a.merchant_code = $1 limit 1`,
      [MERCHANT],
    );
    return { query: `?id=${message?.id}&language=AR` };
  },
  inboxMark: async () => ({ json: { all: true } }),
  inboxDelete: async () => ({ json: { ids: [1] } }),
  feedback: async () => ({ json: { content: 'Hello', sender: 'demotrial', type: 4, ...(await solveCaptcha(sandbox)) } }),
  help: async () => ({ query: '?device=MOBILE&language=TH' }),
  lotteryGames: async () => ({ query: '?language=EN&vassalage=LOTT,ELOTT' }),
  lotteryNumero: async () => ({ query: '?gameIds=ELOTT-001,ELOTT-002' }),
  vnLotteryNumero: async () => ({ query: '?gameId=TCG_LOTTO_VN-001&count=5' }),
  jackpot: moveElsewhere,
  redRain: moveElsewhere,
  salaryList: async () => ({ query: '?startDate=2026-02-01&endDate=2026-02-28&pageNo=1&pageSize=20&language=EN' }),
  salaryHistory: async () => ({ query: '?pageNo=1&pageSize=20' }),
  dividendHistory: async () => ({ query: '?startDate=2026-01-01&endDate=2026-02-28&pageNo=1&pageSize=20' }),
  salaryApply: async () => ({ json: { rate: '1.20' } }),
  salaryProcess: async () => ({ json: { contractId: await contractId('salary'), accept: true } }),
  dividendProcess: async () => ({ json: { contractId: await contractId('dividend'), accept: false } }),
  hourProcess: async () => ({ json: { contractId: await contractId('hour'), accept: true } }),
  dividendPayout: async () => ({ json: { dividendId: '2026-02' } }),
  openByUsername: async () => ({ json: { ...person, username: 'contract2' } }),
  openByMobile: async () => {
    const verificationCode = await codeFor(sandbox, number('912345679'), 'register');
    return { json: { ...person, ...number('912345679'), verificationCode } };
  },
  teamKpiA: async () => ({ query: DAYS }),
  teamKpiB: async () => ({ query: DAYS }),
  teamKpiC: async () => ({ query: DAYS }),
  subordinates: async () => ({ query: `?parentId=${await memberId(1)}&pageNo=1&pageSize=15` }),
  downline: async () => ({ query: `?memberId=${await memberId()}` }),
  downlines: async () => ({ query: '?username=o&agents=0&pageNo=1&pageSize=15' }),
  transferDownline: async () => ({ json: { memberId: await memberId() } }),
  transferDownlines: async () => ({ json: { memberIds: [await memberId()] } }),
  updateRebates: async () => ({ json: { rebates: [{ memberId: await memberId(), rebate: 1.5 }] } }),
  memberPnl: async () => ({ query: `${DAYS}&username=&pageNo=1&pageSize=15` }),
  teamBets: async () => ({ query: `${DAYS}&username=&pageNo=1&pageSize=15` }),
  depositMethods: async () => ({ query: '?language=TH' }),
  deposit: async () => ({ json: { methodId: 'wallet', amount: '50.5', requestId: 'contract-deposit' } }),
  withdraw: async () => ({ json: await readyToWithdraw() }),
  cancelWithdrawal: async () => {
    const headers = { authorization: await loginAs(sandbox, 'demomember') };
    const { body } = await sandbox.call('POST', calls.withdraw.path, { headers, json: await readyToWithdraw() });
    const waiting = answerReaders.withdraw(body.value);
    return { json: { reference: waiting.ok ? waiting.value.reference : '' } };
  },
  setPaymentPassword: async () => {
    await sandbox.db.query('update accounts set payment_password_hash = null');
    return { json: { paymentPassword: PAYMENT_PASSWORD } };
  },
  resetPaymentPassword: async () => ({ json: { password: 'livery-demo-1', paymentPassword: PAYMENT_PASSWORD } }),
  addBankCard: async () => ({ json: { bank: 'ORCHARD', payeeName: 'Mia Hart', number: '62220212345678' } }),
  favouriteAdd: async () => ({ json: { nodeId: 10_001, vendor: 'NOVR' } }),
  favouriteRemove: async () => ({ json: { nodeId: 10_001, vendor: 'NOVR' } }),
  favouriteIds: async () => ({ query: '?pageNo=1&pageSize=100' }),
  favouriteList: async () => ({ query: '?pageNo=1&pageSize=15&gameType=RNG&vendor=&language=EN' }),
  recentAdd: async () => ({ json: { nodeId: 10_001, vendor: 'NOVR' } }),
  recentList: async () => ({ query: '?page=1&pageSize=15&gameType=&vendor=&language=EN&clientType=2' }),
  transactions: async () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01&types=A&pageNo=1&pageSize=20' }),
  profitLoss: async () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01' }),
  claimReward: async () => ({ json: { rewardId: 'welcome' } }),
  redeemItem: async () => {
    await sandbox.db.query(
      `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
       select id, 'BGS-001', false, 300, 0, 0, '{}', $1 from accounts where merchant_code = $2`,
      [sandbox.now(), MERCHANT],
    );
    return { json: { itemId: 'bonus-5', requestId: 'contract-1' } };
  },
  gameRecords: async () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01&gameType=RNG&pageNo=1&pageSize=20' }),
  launch: async () => ({ json: FREE_GAME }),
  launchByRelay: async () => ({ json: { ...FREE_GAME, gameCode: 'lobby', playType: 'trad', isGameH5: 1 } }),
  announcements: async () => ({ query: '?types=B,PL,PR&groupName=m_home&language=VN' }),
  setHeadIcon: async () => ({ json: { icon: 'fox' } }),
  setOwnQuestions: async () => ({
    json: {
      answers: [
        { questionId: 1, answer: 'Rex' },
        { questionId: 2, answer: 'High Street' },
      ],
      password: 'livery-demo-1',
    },
  }),
  setEmail: async () => ({ json: { email: 'sol@players.example', password: 'livery-demo-1' } }),
  setPayeeName: async () => ({ json: { payeeName: 'Sol Rivera' } }),
  setNickname: async () => ({ json: { nickname: 'Sol' } }),
  walletTransfer: async () => ({ json: { moduleId: 'FUNDTRANS3' } }),
  login: async () => ({ json: { data: await encryptLogin(sandbox, {}) }, headers: { encryption: 'jwe' } }),
  socialStart: async () => ({ json: start }),
  socialFinish: async () => {
    const started = answerReaders.socialStart((await sandbox.call('POST', calls.socialStart.path, { json: start })).body.value);
    const state = started.ok ? started.value.state : '';
    const fields = signTelegram({ id: '7', first_name: 'Mei', auth_date: String(sandbox.now().getTime() / 1000) });
    return { json: { provider: 'telegram', state, query: new URLSearchParams([['state', state], ...fields]).toString() } };
  },
  firebaseSend: async () => {
    open('firebase');
    return { json: number('912345678') };
  },
  firebaseVerify: async () => {
    open('firebase');
    return { json: { firebaseIdToken: await firebase.token() } };
  },
  freeplay: async () => ({ json: { moduleId: 'RNG' } }),
  testPlay: async () => ({ json: { moduleId: 'LIVE' } }),
  registerByUsername: async () => ({ json: { ...person, username: 'contract1' } }),
  registerByMobile: async () => {
    const verificationCode = await codeFor(sandbox, number('912345678'), 'register');
    return { json: { ...person, ...number('912345678'), verificationCode } };
  },
  smsForRegister: async () => ({ json: number('912345670') }),
  smsWithoutLogin: async () => ({ json: number('912345671') }),
  checkCode: async () => ({ query: '?mobileNum=912345671&countryDialingCode=84&verificationCode=123456&purpose=noLogin' }),
  recoverByEmail: async () => ({ json: { username: 'demomember', email: 'mia@players.example' } }),
  resetByEmail: async () => {
    const json = { username: 'demospecial', email: 'sol@players.example' };
    await sandbox.call('POST', calls.recoverByEmail.path, { json });
    const token = (await newestMessage(sandbox, json.email))?.answer.split('token=')[1];
    return { json: { token, newPassword: 'livery-demo-2' } };
  },
  setPasswordByPhone: async () => {
    const verificationCode = await codeFor(sandbox);
    return { json: { data: await encryptNewPassword(sandbox, { verificationCode }) }, headers: { encryption: 'jwe' } };
  },
  changePassword: async () => ({
    json: { oldPassword: 'livery-demo-1', newPassword: 'livery-demo-3', confirmNewPassword: 'livery-demo-3' },
    headers: { version: '2' },
  }),
};

/** What the body of each call must be. */
const bodies: Partial<Record<CallName, (body: unknown) => boolean>> = {
  salaryApply: isBody.contractApplyBody,
  salaryProcess: isBody.contractDecisionBody,
  dividendProcess: isBody.contractDecisionBody,
  hourProcess: isBody.contractDecisionBody,
  dividendPayout: isBody.dividendPayoutBody,
  openByUsername: isBody.registerPayload,
  openByMobile: isBody.registerPayload,
  login: isBody.loginBody,
  walletTransfer: isBody.walletTransferBody,
  logout: isBody.logoutBody,
  freeplay: isBody.trialBody,
  testPlay: isBody.trialBody,
  registerByUsername: isBody.registerPayload,
  registerByMobile: isBody.registerPayload,
  smsForRegister: isBody.smsBody,
  smsWithoutLogin: isBody.smsBody,
  recoverByEmail: isBody.recoverBody,
  resetByEmail: isBody.resetBody,
  setPasswordByPhone: isBody.loginBody,
  changePassword: isBody.changePasswordBody,
  setHeadIcon: isBody.headIconBody,
  setOwnQuestions: isBody.ownQuestionsBody,
  setEmail: isBody.emailBody,
  setPayeeName: isBody.payeeNameBody,
  setNickname: isBody.nicknameBody,
  socialStart: isBody.socialStartBody,
  socialFinish: isBody.socialFinishBody,
  firebaseSend: isBody.firebaseSendBody,
  firebaseVerify: isBody.firebaseVerifyBody,
  announcementRead: isBody.readMarkBody,
  inboxMark: isBody.inboxMarkBody,
  inboxDelete: isBody.inboxDeleteBody,
  feedback: isBody.feedbackBody,
  deposit: isBody.depositBody,
  withdraw: isBody.withdrawBody,
  cancelWithdrawal: isBody.cancelWithdrawalBody,
  setPaymentPassword: isBody.paymentPasswordBody,
  resetPaymentPassword: isBody.resetPaymentPasswordBody,
  addBankCard: isBody.addBankCardBody,
  claimReward: isBody.claimBody,
  redeemItem: isBody.redeemBody,
  favouriteAdd: isBody.favouriteBody,
  favouriteRemove: isBody.favouriteBody,
  transferDownline: isBody.transferBody,
  transferDownlines: isBody.transferManyBody,
  updateRebates: isBody.rebatesBody,
  recentAdd: isBody.recentBody,
  launch: isBody.launchBody,
  launchByRelay: isBody.launchBody,
};

describe('every call of the table', () => {
  // The keys of a literal: Object.keys only says string.
  it.each(Object.keys(calls) as CallName[])('%s takes its body and answers in its shape', async (name) => {
    const { method, path } = calls[name];
    // Its own session, before its body: one of the calls ends it, others end all.
    const session: Record<string, string> =
      'session' in calls[name]
        ? {
            authorization: await loginAs(sandbox, accountFor(name)),
          }
        : {};
    const { query = '', json: sent, headers = {} } = (await needs[name]?.()) ?? {};
    const json = 'tokenInBody' in calls[name] ? { ...(isObject(sent) ? sent : {}), token: session['authorization'] } : sent;
    expect(bodies[name]?.(json) ?? json === undefined).toBe(true);
    const { status, body } = await sandbox.call(method, (elsewhere[name] ?? path) + query, {
      headers: { ...headers, ...session },
      ...(json === undefined ? {} : { json }),
    });
    expect(body).toMatchObject({ success: true });
    expect(status).toBe(200);
    expect(answerReaders[name](body.value)).toMatchObject({ ok: true });
  });

  // A log-out by its header says nothing in its body.
  it.each((Object.keys(bodies) as CallName[]).filter((name) => name !== 'logout'))(
    '%s refuses a body of another shape',
    async (name) => {
      const { method, path } = calls[name];
      const authorization = await loginAs(sandbox, accountFor(name));
      const { status, body } = await sandbox.call(method, path, {
        headers: { encryption: 'jwe', version: '2', ...('session' in calls[name] ? { authorization } : {}) },
        json: { surplus: true },
      });
      expect([status, body.errorCode]).toEqual([422, 'body.invalid']);
    },
  );
});

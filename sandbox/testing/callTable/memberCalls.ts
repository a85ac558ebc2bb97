import { readAnswer } from '#schemas/declare/calls/readAnswer.ts';
import { calls } from '#schemas/generated/calls.js';
import { hashPassword } from '../../credentials/passwords.ts';
import { loginAs } from '../encryptLogin.ts';
import { givenPaths } from '../givenPaths.ts';
import { addPasskey, device, optionsOf } from '../passkeys.ts';
import { MERCHANT } from '../startTestSandbox.ts';
import type { Bench, CallRows, Sent } from './CallRow.ts';

const PASSWORD = 'livery-demo-1';
const PAYMENT_PASSWORD = '135790';

let withdrawals = 0;
/** The body of a withdrawal by a member who has a payment password and a card. */
async function readyToWithdraw({ sandbox: { db } }: Bench) {
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

async function waitingWithdrawal(bench: Bench): Promise<Sent> {
  const { sandbox } = bench;
  const headers = { authorization: await loginAs(sandbox, 'demomember') };
  const { body } = await sandbox.call('POST', calls.withdraw.path, { headers, json: await readyToWithdraw(bench) });
  const waiting = readAnswer('withdraw', body.value);
  return { json: { reference: waiting.ok ? waiting.value.reference : '' } };
}

let deposits = 0;
async function unpaidDeposit({ sandbox }: Bench): Promise<string> {
  deposits += 1;
  const headers = { authorization: await loginAs(sandbox, 'demomember') };
  const json = { methodId: 'transfer', amount: '50', requestId: `contract-unpaid-${deposits}` };
  const { body } = await sandbox.call('POST', calls.deposit.path, { headers, json });
  const waiting = readAnswer('deposit', body.value);
  return waiting.ok ? waiting.value.reference : '';
}

async function enoughPoints({ sandbox }: Bench): Promise<Sent> {
  await sandbox.db.query(
    `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
     select id, 'BGS-001', false, 300, 0, 0, '{}', $1 from accounts where merchant_code = $2`,
    [sandbox.now(), MERCHANT],
  );
  return { json: { itemId: 'bonus-5', requestId: 'contract-1' } };
}

async function allItsMoney({ sandbox: { db } }: Bench): Promise<Sent> {
  const [wallet] = await db.query<{ balance: string }>(
    `select w.balance from wallets w join accounts a on a.id = w.account_id
     where a.username = 'demospecial' and a.merchant_code = $1`,
    [MERCHANT],
  );
  return { json: { oldPassword: PASSWORD, forfeits: Number(wallet?.balance) } };
}

async function newPasskey({ sandbox }: Bench): Promise<Sent> {
  const { challenge } = await optionsOf(sandbox, 'passkeyOptions', { token: await loginAs(sandbox, 'demospecial') });
  return { json: { name: 'Phone', passkey: device(sandbox).create(challenge) } };
}

async function ownPasskey({ sandbox }: Bench): Promise<Sent> {
  const token = await loginAs(sandbox, 'demospecial');
  await addPasskey(sandbox, token, device(sandbox));
  const { body } = await sandbox.call('GET', givenPaths.passkeys, { headers: { authorization: token } });
  const listed = readAnswer('passkeys', body.value);
  return { json: { id: listed.ok ? listed.value[0]?.id : '', password: PASSWORD } };
}

const answers = [
  { questionId: 1, answer: 'Rex' },
  { questionId: 2, answer: 'High Street' },
];

/** What members have, change and are given. */
export const memberCalls: CallRows = {
  invitedFriends: { as: 'demospecial', send: () => ({ query: '?pageNo=1&pageSize=20' }) },
  setHeadIcon: { as: 'demospecial', send: () => ({ json: { icon: 'fox' } }) },
  setOwnQuestions: {
    as: 'demospecial',
    send: () => ({ json: { answers, password: PASSWORD } }),
  },
  setEmail: {
    as: 'demospecial',
    send: () => ({ json: { email: 'sol@players.example', password: PASSWORD } }),
  },
  setPayeeName: { as: 'demospecial', send: () => ({ json: { payeeName: 'Sol Rivera' } }) },
  setNickname: { as: 'demospecial', send: () => ({ json: { nickname: 'Sol' } }) },
  passkeyOptions: { as: 'demospecial', send: () => ({ json: { password: PASSWORD } }) },
  addPasskey: { as: 'demospecial', send: newPasskey },
  removePasskey: { as: 'demospecial', send: ownPasskey },
  deleteAccount: { as: 'demospecial', send: allItsMoney },
  walletTransfer: { as: 'demomember', send: () => ({ json: { moduleId: 'FUNDTRANS3' } }) },
  depositMethods: { send: () => ({ query: '?language=TH' }) },
  deposit: {
    as: 'demomember',
    send: () => ({ json: { methodId: 'wallet', amount: '50.5', requestId: 'contract-deposit' } }),
  },
  depositStatus: { as: 'demomember', send: async (bench) => ({ query: `?reference=${await unpaidDeposit(bench)}` }) },
  depositProof: {
    as: 'demomember',
    send: async (bench) => ({ json: { reference: await unpaidDeposit(bench), picture: 'data:image/jpeg;base64,/9j/2wBDAA==' } }),
  },
  cancelDeposit: { as: 'demomember', send: async (bench) => ({ json: { reference: await unpaidDeposit(bench) } }) },
  withdraw: {
    as: 'demomember',
    send: async (bench) => ({ json: await readyToWithdraw(bench) }),
  },
  cancelWithdrawal: { as: 'demomember', send: waitingWithdrawal },
  setPaymentPassword: {
    as: 'demomember',
    send: async ({ sandbox }) => {
      await sandbox.db.query('update accounts set payment_password_hash = null');
      return { json: { paymentPassword: PAYMENT_PASSWORD } };
    },
  },
  resetPaymentPassword: {
    as: 'demomember',
    send: () => ({ json: { password: PASSWORD, paymentPassword: PAYMENT_PASSWORD } }),
  },
  addBankCard: {
    as: 'demomember',
    send: () => ({ json: { bank: 'ORCHARD', payeeName: 'Mia Hart', number: '62220212345678' } }),
  },
  gameRecords: { send: () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01&gameType=RNG&pageNo=1&pageSize=20' }) },
  transactions: { send: () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01&types=A&pageNo=1&pageSize=20' }) },
  profitLoss: { send: () => ({ query: '?startDate=2026-02-01&endDate=2026-03-01' }) },
  claimReward: { as: 'demospecial', send: () => ({ json: { rewardId: 'welcome' } }) },
  redeemItem: { as: 'demospecial', send: enoughPoints },
};

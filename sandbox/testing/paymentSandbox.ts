import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { BankCardsAnswer, WithdrawalAnswer } from '#schemas/declare/platform/payment.schema.ts';
import { loginAs } from './encryptLogin.ts';
import { type TestSandbox, release, startTestSandbox } from './startTestSandbox.ts';

export const CARD = '6222021234567890';
export const PAYMENT_PASSWORD = '135790';

/** A merchant whose members may take a withdrawal back while it waits. */
const REVERSIBLE = release({ template: { ...release().template, conduct: 'seed' } });

const accounts = { member: 'demomember', other: 'demoagent', trial: 'demotrial', special: 'demospecial' } as const;
type Account = keyof typeof accounts;

/** 1000 in each wallet, and nothing else that has to do with payments. */
async function resetMoney({ db }: TestSandbox): Promise<void> {
  await db.query('delete from counters');
  await db.query('delete from bank_cards');
  await db.query(`delete from ledger where kind <> 'bonus' or subject = 'deposit'`);
  await db.query(`update accounts set payment_password_hash = null, details = '{}'`);
  await db.query('update wallets set balance = 1000');
}

/**
 * Starts a sandbox for the tests of a file or of a group, with 1000 in each wallet before each of them, and gives the calls of payments.
 *
 * @param start The options of `startTestSandbox`.
 */
export function paymentSandbox(...start: Parameters<typeof startTestSandbox>) {
  let running: TestSandbox;
  const tokens = new Map<Account, string>();
  const sandbox = () => running;
  const who = (account: Account): string => tokens.get(account) ?? '';
  beforeAll(async () => {
    running = await startTestSandbox(...start);
    // The keys are those of the table above.
    for (const [account, name] of Object.entries(accounts) as [Account, string][])
      tokens.set(account, await loginAs(running, name));
  });
  afterAll(() => running.close());
  beforeEach(async () => {
    running.setRelease(REVERSIBLE);
    await resetMoney(running);
  });

  let requests = 0;
  const requestId = () => `request-${(requests += 1)}`;
  const call = async (method: string, path: string, json?: object, authorization = who('member')) => {
    const { status, body } = await sandbox().call(method, path, { headers: { authorization }, ...(json ? { json } : {}) });
    return { status, code: body.errorCode, value: body.value };
  };
  const deposit = (changes: object = {}, authorization = who('member')) =>
    call(
      'POST',
      '/wps/payment/deposit',
      { methodId: 'wallet', amount: '100', requestId: requestId(), ...changes },
      authorization,
    );
  const setPassword = (json: object, authorization = who('member')) =>
    call('POST', '/wps/member/paymentPassword', json, authorization);
  const reset = (json: object) => call('POST', '/wps/member/paymentPassword/reset', json);
  const addCard = (changes: object = {}, authorization = who('member')) =>
    call('POST', '/wps/member/bankCard', { bank: 'ORCHARD', number: CARD, payeeName: 'Mia Hart', ...changes }, authorization);
  const cards = async (authorization = who('member')) =>
    (await call('GET', '/wps/member/bankCard', undefined, authorization)).value as BankCardsAnswer;
  const facts = async () => (await call('GET', '/wps/payment/withdrawal')).value as WithdrawalAnswer;
  const balanceOf = async (authorization = who('member')) =>
    ((await call('GET', '/wps/wallets/gcs', undefined, authorization)).value as { sumBalance: number }).sumBalance;
  const withdraw = (changes: object = {}, authorization = who('member')) =>
    call(
      'POST',
      '/wps/payment/withdrawal',
      { amount: '100', paymentPassword: PAYMENT_PASSWORD, requestId: requestId(), ...changes },
      authorization,
    );
  const cancel = (reference: string, authorization = who('member')) =>
    call('DELETE', '/wps/payment/withdrawal', { reference }, authorization);
  const ledger = () =>
    sandbox().db.query<{ kind: string; amount: string; status: string }>(
      `select kind, amount, status from ledger where kind <> 'bonus' order by id`,
    );
  /** A member with a payment password and one card; gives the card's id. */
  async function prepared(): Promise<string> {
    await setPassword({ paymentPassword: PAYMENT_PASSWORD });
    return ((await addCard()).value as { id: string }).id;
  }

  return {
    sandbox,
    who,
    call,
    deposit,
    setPassword,
    reset,
    addCard,
    cards,
    facts,
    balanceOf,
    withdraw,
    cancel,
    ledger,
    prepared,
    requestId,
  };
}

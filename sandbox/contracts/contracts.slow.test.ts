import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#schemas/generated/calls.js';
import type {
  Contract,
  ContractHistoryAnswer,
  ContractInfoAnswer,
  ContractListAnswer,
  DividendAnswer,
  EarningsAnswer,
} from '#schemas/declare/platform/contracts.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { givenPaths } from '../testing/givenPaths.ts';
import { type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { person } from '../testing/person.ts';

let sandbox: TestSandbox;
let agent: string;
beforeAll(async () => {
  sandbox = await startTestSandbox();
  agent = await loginAs(sandbox, 'demoagent');
});
afterAll(() => sandbox.close());

type Name = keyof typeof calls;

/** Calls as the demo agent by default; the contract test holds answers to their shapes. */
async function ask(name: Name, sent: { json?: unknown; query?: string; token?: string; merchant?: string } = {}) {
  const { method, path } = calls[name];
  const headers = { authorization: sent.token ?? agent, ...(sent.merchant ? { merchant: sent.merchant } : {}) };
  return sandbox.call(method, path + (sent.query ?? ''), { headers, ...(sent.json === undefined ? {} : { json: sent.json }) });
}
const read = async <T>(name: Name, query?: string) => (await ask(name, query === undefined ? {} : { query })).body.value as T;
const refusal = async (answer: ReturnType<typeof ask>) => {
  const { status, body } = await answer;
  return [status, body.errorCode];
};
const events = (action: string) => sandbox.db.query<{ ip: string }>('select ip from contract_events where action = $1', [action]);
const balanceOf = async (username: string) => {
  const [row] = await sandbox.db.query<{ balance: string }>(
    `select w.balance from wallets w join accounts a on a.id = w.account_id
     where a.username = $1 and a.merchant_code = 'lantern'`,
    [username],
  );
  return Number(row?.balance);
};

describe('contracts', () => {
  it('wait for the demo agent, one of each kind', async () => {
    expect(await read('contracts')).toMatchObject({
      dailysalreqtype: 'TURNOVER',
      divtypecompperiodreq: 'LOSS_MONTH',
      contracthoursalreq: 'TURNOVER_HOUR',
      current: { status: 'active' },
      pending: { status: 'pending' },
    });
    expect(await read<ContractInfoAnswer>('hourContract')).toMatchObject({ pending: { status: 'pending' } });
  });

  it.each(['contracts', 'dailySalary', 'salaryInfo', 'salaryList', 'salaryRequests', 'hourContract', 'dividend'] as const)(
    '%s is for agents alone',
    async (name) => {
      for (const username of ['demomember', 'demotrial', 'demospecial']) {
        const token = await loginAs(sandbox, username);
        expect(await refusal(ask(name, { token }))).toEqual([403, 'account.permission']);
      }
      expect(await refusal(sandbox.call('GET', calls[name].path))).toEqual([401, 'session.missing']);
    },
  );

  it('are accepted once: the one before ends, and the same word again changes nothing', async () => {
    const before = await read<ContractInfoAnswer>('salaryInfo');
    const contractId = before.pending?.id;
    const words = await Promise.all([
      ask('salaryProcess', { json: { contractId, accept: true } }),
      ask('salaryProcess', { json: { contractId, accept: true } }),
    ]);
    expect(words.map(({ body }) => (body.value as Contract).status)).toEqual(['active', 'active']);
    const { current } = await read<ContractInfoAnswer>('salaryInfo');
    expect(current?.id).toBe(contractId);
    expect(current?.terms).toContainEqual({ key: 'startsOn', value: '2026-03-02', kind: 'day' });
    expect(await read('contracts')).toMatchObject({ dailysalreqtype: '' });
    const { list } = await read<ContractHistoryAnswer>('salaryHistory');
    expect(list).toContainEqual({ ...before.current, status: 'ended', endedAt: '2026-03-01T00:00:00.000Z' });
    expect(await events('accepted')).toHaveLength(1);
    expect(await events('ended')).toHaveLength(1);
    expect(await refusal(ask('salaryProcess', { json: { contractId, accept: false } }))).toEqual([409, 'contract.decided']);
  });

  it('are refused without touching what is in force', async () => {
    const { current, pending } = await read<ContractInfoAnswer>('contracts');
    const answer = await ask('dividendProcess', { json: { contractId: pending?.id, accept: false } });
    expect(answer.body.value).toMatchObject({ status: 'refused' });
    expect((await read<ContractInfoAnswer>('contracts')).current?.id).toBe(current?.id);
    expect(await events('refused')).toHaveLength(1);
  });

  it('of another member, of another kind or with an invalid id are unknown', async () => {
    const { pending } = await read<ContractInfoAnswer>('hourContract');
    const json = { contractId: pending?.id, accept: true };
    const [other] = await sandbox.db.query<{ id: number }>(
      `select c.id from agent_contracts c join accounts a on a.id = c.account_id
       where a.merchant_code = 'harbour' and c.kind = 'hour' and c.status = 'pending'`,
    );
    expect(await refusal(ask('salaryProcess', { json }))).toEqual([404, 'contract.unknown']);
    expect(await refusal(ask('hourProcess', { json: { ...json, contractId: String(other?.id) } }))).toEqual([
      404,
      'contract.unknown',
    ]);
    for (const contractId of ['1 or 1=1', '-1', '9999999999999999999', '0']) {
      expect(await refusal(ask('hourProcess', { json: { ...json, contractId } }))).toEqual([404, 'contract.unknown']);
    }
    expect(await refusal(ask('hourProcess', { json: { ...json, status: 'active' } }))).toEqual([422, 'body.invalid']);
    expect((await read<ContractInfoAnswer>('hourContract')).pending?.id).toBe(pending?.id);
  });

  it('are asked for within bounds, one at a time; a request cannot be accepted by who asks', async () => {
    expect(await refusal(ask('salaryApply', { json: { rate: '1.51' } }))).toEqual([422, 'contract.rate']);
    expect(await refusal(ask('salaryApply', { json: { rate: '-1' } }))).toEqual([422, 'body.invalid']);
    const { body } = await ask('salaryApply', { json: { rate: '1.20' } });
    const applied = body.value as Contract;
    expect(applied).toMatchObject({ status: 'applied', terms: [{ key: 'rate', value: 1.2, kind: 'percent' }] });
    expect(await refusal(ask('salaryApply', { json: { rate: '1' } }))).toEqual([409, 'contract.waiting']);
    expect((await read<ContractListAnswer>('salaryRequests')).list.map(({ id }) => id)).toEqual([applied.id]);
    expect(await read<ContractInfoAnswer>('salaryInfo')).not.toHaveProperty('apply');
    const json = { contractId: applied.id, accept: true };
    expect(await refusal(ask('salaryProcess', { json }))).toEqual([404, 'contract.unknown']);
  });

  it('are not said yes or no to without end', async () => {
    sandbox.setLimits({ contractWritesPerAccount: { count: 0, windowMs: 60_000 } });
    expect(await refusal(ask('salaryApply', { json: { rate: '1' } }))).toEqual([429, 'rate.limited']);
    sandbox.setLimits({ contractWritesPerAccount: { count: 60, windowMs: 60_000 } });
  });
});

describe('daily salary', () => {
  const range = '?startDate=2026-02-01&endDate=2026-03-01&pageNo=1&pageSize=10';

  it('is the same every time it is read, by the page, and its total is the sum of all days', async () => {
    const first = await read<EarningsAnswer>('salaryList', range);
    expect(first).toEqual(await read<EarningsAnswer>('salaryList', range));
    // The contract accepted today counts from tomorrow; today itself is not over.
    expect(first.totalCount).toBe(28);
    expect(first.list[0]).toMatchObject({ id: '2026-02-28', status: 'settled' });
    const rest = await Promise.all(
      [2, 3].map((page) => read<EarningsAnswer>('salaryList', range.replace('pageNo=1', `pageNo=${page}`))),
    );
    const all = [first, ...rest].flatMap(({ list }) => list);
    expect(new Set(all.map(({ id }) => id)).size).toBe(28);
    const cents = all.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(cents).toBeGreaterThan(0);
    expect(Math.round(Number(first.footer?.amount) * 100)).toBe(cents);
    expect(all.every(({ amount }) => amount <= 15)).toBe(true);
  });

  it('is reckoned by the contract of its day, and there is none before the first', async () => {
    const { list } = await read<EarningsAnswer>('salaryList', '?startDate=2025-09-29&endDate=2025-10-01');
    expect(list.map(({ id, rate }) => [id, rate])).toEqual([
      ['2025-10-01', 0.6],
      ['2025-09-30', 0.4],
      ['2025-09-29', 0.4],
    ]);
    expect((await read<EarningsAnswer>('salaryList', '?startDate=2025-03-01&endDate=2025-03-26')).totalCount).toBe(0);
  });

  it.each(['?startDate=2026-02-31&endDate=2026-03-01', '?startDate=2025-01-01&endDate=2026-03-01', '?pageSize=1000'])(
    'refuses %s',
    async (query) => {
      expect(await refusal(ask('salaryList', { query }))).toEqual([400, 'query.invalid']);
    },
  );
});

describe('dividends', () => {
  it('are earned with as many active members as the contract asks for', async () => {
    const terms = (change: string) =>
      sandbox.db.query(`update agent_contracts set terms = (select jsonb_agg(case when term->>'key' = 'activeMembers'
        then jsonb_set(term, '{value}', ${change}) else term end) from jsonb_array_elements(terms) as term)
        where kind = 'dividend' and status = 'active'`);
    const { payable } = await read<DividendAnswer>('dividend');
    expect(payable?.activeMembers).toBeGreaterThanOrEqual(5);
    await terms(`'1000'`);
    expect(await read<DividendAnswer>('dividend')).not.toHaveProperty('payable');
    const { list } = await read<EarningsAnswer>('dividendHistory', '?startDate=2026-02-01&endDate=2026-03-01');
    expect(list).toEqual([{ ...payable, amount: 0, status: 'settled' }]);
    expect(await refusal(ask('dividendPayout', { json: { dividendId: '2026-02' } }))).toEqual([409, 'dividend.notPayable']);
    await terms(`'5'`);
  });

  it('are paid out once, into the wallet and the ledger, however often they are asked for', async () => {
    const before = await balanceOf('demoagent');
    const { running, payable } = await read<DividendAnswer>('dividend');
    expect(running).toMatchObject({ id: '2026-03', status: 'running' });
    expect(payable).toMatchObject({ id: '2026-02', status: 'payable' });
    const json = { dividendId: payable?.id };
    const answers = await Promise.all([ask('dividendPayout', { json }), ask('dividendPayout', { json })]);
    const amount = payable?.amount ?? 0;
    expect(amount).toBeGreaterThan(0);
    const sumBalance = Math.round((before + amount) * 100) / 100;
    expect(answers.map(({ body }) => body.value)).toEqual([
      { amount, sumBalance },
      { amount, sumBalance },
    ]);
    expect(await balanceOf('demoagent')).toBe(sumBalance);
    const rows = await sandbox.db.query(`select kind, amount from ledger where subject = 'dividend'`);
    expect(rows).toEqual([{ kind: 'bonus', amount: amount.toFixed(2) }]);
    expect(await read<DividendAnswer>('dividend')).not.toHaveProperty('payable');
    const { list } = await read<EarningsAnswer>('dividendHistory', '?startDate=2026-01-01&endDate=2026-03-01');
    expect(list.map(({ id, status }) => [id, status])).toEqual([
      ['2026-02', 'paid'],
      ['2026-01', 'settled'],
    ]);
  });

  it.each(['2026-03', '2026-01', '2026-02; drop table ledger'])('%s cannot be paid out', async (dividendId) => {
    expect(await refusal(ask('dividendPayout', { json: { dividendId } }))).toEqual([409, 'dividend.notPayable']);
  });
});

describe('what an agent earns', () => {
  it('tells this month and the one before, and their parts make the total', async () => {
    const { body } = await ask('agentIncome');
    const { current, previous } = body.value as Record<'current' | 'previous', { total: number; items: { amount: number }[] }>;
    expect([current, previous]).toMatchObject([{ startDate: '2026-03-01' }, { startDate: '2026-02-01', endDate: '2026-02-28' }]);
    for (const { total, items } of [current, previous]) {
      expect(items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
    }
  });
});

describe('accounts that agents open', () => {
  const named = (username: string) => ({ ...person, username });

  it('keep the rules of the register form, and belong to the agent whatever the body says', async () => {
    const wrong = await ask('openByUsername', { json: { ...named('ab'), confirmPassword: 'other' } });
    expect([wrong.status, wrong.body.errorCode]).toEqual([422, 'fields.invalid']);
    const opened = await ask('openByUsername', { json: { ...named('newcomer1'), affiliateCode: 'SOMEBODY' } });
    expect(opened.body.value).toEqual({ userName: 'newcomer1' });
    const [made] = await sandbox.db.query<{ type: number; code: string; mustAccept: boolean; upline: string }>(
      `select a.customer_type as type, a.details->>'affiliateCode' as code, a.must_accept as "mustAccept", above.username as upline
       from accounts a left join agent_lines l on l.account_id = a.id left join accounts above on above.id = l.upline_id
       where a.username = 'newcomer1'`,
    );
    expect(made).toEqual({ type: 0, code: '100001', mustAccept: true, upline: 'demoagent' });
    expect(await refusal(ask('openByUsername', { json: { ...named('newcomer2'), customerType: 1 } }))).toEqual([
      422,
      'body.invalid',
    ]);
  });

  it('are opened by agents alone, and not without end', async () => {
    const token = await loginAs(sandbox, 'demomember');
    expect(await refusal(ask('openByUsername', { json: named('newcomer3'), token }))).toEqual([403, 'account.permission']);
    sandbox.setLimits({ openedPerAgent: { count: 0, windowMs: 60_000 } });
    expect(await refusal(ask('openByUsername', { json: named('newcomer4') }))).toEqual([429, 'rate.limited']);
  });
});

describe('red rain', () => {
  it('tells its rounds once it has an address', async () => {
    const { body } = await sandbox.call('GET', givenPaths.redRain, { headers: { authorization: agent } });
    expect(body.value).toMatchObject({ rounds: [{ startsAt: '2026-03-01T12:00:00.000Z' }, {}, {}] });
    expect((await sandbox.call('GET', givenPaths.redRain)).status).toBe(401);
  });
});

import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { codeFor } from '../askForCode.ts';
import { MERCHANT } from '../startTestSandbox.ts';
import { person } from '../person.ts';
import { number } from './accessCalls.ts';
import type { Bench, CallRows } from './CallRow.ts';

const DAYS = '?startDate=2026-02-01&endDate=2026-02-28&size=0';
const figures = { send: () => ({ query: DAYS }) };
const table = { send: () => ({ query: `${DAYS}&username=&pageNo=1&pageSize=15` }) };

/** One of the demo agent's down-line, of this customer type. */
async function memberId({ sandbox }: Bench, type = 0): Promise<number> {
  const [row] = await sandbox.db.query<{ id: number }>(
    `select a.id from agent_lines l join accounts a on a.id = l.account_id
     where a.merchant_code = $1 and a.customer_type = $2 and not exists (select 1 from agent_lines b where b.upline_id = a.id) = ($2 = 0)
     limit 1`,
    [MERCHANT, type],
  );
  return row?.id ?? 0;
}

/** The agent's word on a contract that waits. */
const decision = (kind: string, accept: boolean) => ({
  send: async ({ sandbox }: Bench) => {
    const [row] = await sandbox.db.query<{ id: number }>(
      `select c.id from agent_contracts c join accounts a on a.id = c.account_id
       where a.merchant_code = $1 and c.kind = $2 and c.status = 'pending'`,
      [MERCHANT, kind],
    );
    return { json: { contractId: String(row?.id), accept } };
  },
});

const rows: CallRows = {
  contracts: {},
  dailySalary: {},
  salaryInfo: {},
  salaryList: { send: () => ({ query: '?startDate=2026-02-01&endDate=2026-02-28&pageNo=1&pageSize=20&language=EN' }) },
  salaryApply: { send: () => ({ json: { rate: '1.20' } }) },
  salaryProcess: decision('salary', true),
  salaryRequests: {},
  salaryHistory: { send: () => ({ query: '?pageNo=1&pageSize=20' }) },
  dividendProcess: decision('dividend', false),
  hourContract: {},
  hourProcess: decision('hour', true),
  dividend: {},
  dividendHistory: { send: () => ({ query: '?startDate=2026-01-01&endDate=2026-02-28&pageNo=1&pageSize=20' }) },
  dividendPayout: { send: () => ({ json: { dividendId: '2026-02' } }) },
  agentIncome: {},
  openByUsername: { send: () => ({ json: { ...person, username: 'contract2' } }) },
  openByMobile: {
    send: async ({ sandbox }) => {
      const verificationCode = await codeFor(sandbox, number('912345679'), 'register');
      return { json: { ...person, ...number('912345679'), verificationCode } };
    },
  },
  teamKpiA: figures,
  teamKpiB: figures,
  teamKpiC: figures,
  subordinates: { send: async (bench) => ({ query: `?parentId=${await memberId(bench, 1)}&pageNo=1&pageSize=15` }) },
  downline: { send: async (bench) => ({ query: `?memberId=${await memberId(bench)}` }) },
  downlines: { send: () => ({ query: '?username=o&agents=0&pageNo=1&pageSize=15' }) },
  transferDownline: { send: async (bench) => ({ json: { memberId: await memberId(bench) } }) },
  transferDownlines: {
    send: async (bench) => ({ json: { memberIds: [await memberId(bench)] } }),
  },
  updateRebates: {
    send: async (bench) => ({ json: { rebates: [{ memberId: await memberId(bench), rebate: 1.5 }] } }),
  },
  memberPnl: table,
  teamBets: table,
};

/** Calls for agents only. */
export const agentCalls: CallRows = Object.fromEntries(
  // The keys of a literal: Object.keys only says string.
  (Object.keys(rows) as CallName[]).map((name) => [name, { ...rows[name], as: 'demoagent' as const }]),
);

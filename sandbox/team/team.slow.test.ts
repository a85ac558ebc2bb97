import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type {
  MemberPnlAnswer,
  TeamBetsAnswer,
  TeamKpiAnswer,
  TeamMember,
  TeamMemberAnswer,
  TeamMembersAnswer,
} from '#schemas/declare/platform/team.schema.ts';
import { loginAs } from '../testing/encryptLogin.ts';
import { type TestSandbox, release, startTestSandbox } from '../testing/startTestSandbox.ts';
import { roster } from './roster.ts';
import { person } from '../testing/person.ts';

let sandbox: TestSandbox;
let authorization: string;
let seededTree: Record<string, unknown>[];
beforeAll(async () => {
  sandbox = await startTestSandbox();
  authorization = await loginAs(sandbox, 'demoagent');
  seededTree = await sandbox.db.query('select account_id, upline_id, rebate::text from agent_lines');
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.db.query('delete from counters');
  await sandbox.db.query(
    `update agent_lines l set upline_id = f.upline_id, rebate = f.rebate
     from jsonb_to_recordset($1::jsonb) as f(account_id bigint, upline_id bigint, rebate numeric) where f.account_id = l.account_id`,
    [JSON.stringify(seededTree)],
  );
});

const ask = (path: string, token = authorization) => sandbox.call('GET', path, { headers: { authorization: token } });
const get = async (path: string) => (await ask(path)).body.value;
const post = (path: string, json: unknown) => sandbox.call('POST', path, { json, headers: { authorization } });
// The contract test has checked the shapes.
const everybody = async (query = '') => (await get(`/wps/agent/downlines?pageSize=100&${query}`)) as TeamMembersAnswer;
const below = async (id?: number) =>
  ((await get(`/wps/relay/ODSFE2_Subordinate?pageSize=100${id === undefined ? '' : `&parentId=${id}`}`)) as TeamMembersAnswer)
    .list;
async function named(nickname: string): Promise<TeamMember> {
  const found = (await everybody()).list.find((member) => member.nickname === nickname);
  if (!found) throw new Error(`${nickname} is not below the agent`);
  return found;
}
const one = async (id: number) => (await get(`/wps/agent/downline?memberId=${id}`)) as TeamMemberAnswer;
const kpi = async (letter: 'A' | 'B' | 'C', days: string) =>
  ((await get(`/wps/relay/ODSFE2_TeamKPI${letter}?size=0&${days}`)) as TeamKpiAnswer).footer;
/** A member of an agent with the same name at another merchant. */
async function stranger(): Promise<number> {
  const [row] = await sandbox.db.query<{ id: number }>(
    `select a.id from agent_lines l join accounts a on a.id = l.account_id where a.merchant_code = 'harbour' limit 1`,
  );
  return row?.id ?? 0;
}

describe('the down-line', () => {
  it('is everybody below the agent, in pages, each with the one above', async () => {
    const { list: content, totalCount } = await everybody();
    expect([content.length, totalCount]).toEqual([roster.length, roster.length]);
    expect(content.map(({ level }) => level)).toEqual(expect.arrayContaining([1, 2, 3]));
    const page = (await get('/wps/agent/downlines?pageNo=2&pageSize=15')) as TeamMembersAnswer;
    expect(page.list.map(({ username }) => username)).toEqual(content.slice(15, 30).map(({ username }) => username));
    expect(page).toMatchObject({ pageNo: 2, totalPages: Math.ceil(roster.length / 15) });
  });

  it('is walked from above, and one tells who is between', async () => {
    const [first] = await below();
    expect(first).toMatchObject({ level: 1, upline: 'demoagent' });
    const team = await below(first?.memberId);
    expect(team.every(({ uplineId }) => uplineId === first?.memberId)).toBe(true);
    const fenja = await named('Fenja');
    expect((await one(fenja.memberId)).uplines?.map(({ username }) => username)).toEqual([
      (await named('Orla')).username,
      (await named('Bram')).username,
    ]);
    expect((await named('Orla')).teamSize).toBe(6);
  });

  it('is searched by a part of a name, and for those who lead', async () => {
    expect((await everybody('username=FENJ')).list.map(({ nickname }) => nickname)).toEqual(['Fenja']);
    const leaders = (await everybody('agents=1')).list;
    expect(leaders.length).toBe(roster.filter(({ leads }) => leads).length);
  });

  it('is shown to its own agent only', async () => {
    expect((await ask(`/wps/agent/downline?memberId=${await stranger()}`)).body.errorCode).toBe('downline.unknown');
    expect((await ask(`/wps/relay/ODSFE2_Subordinate?parentId=${await stranger()}`)).body.errorCode).toBe('downline.unknown');
    expect((await sandbox.call('GET', '/wps/agent/downlines')).body.errorCode).toBe('session.missing');
    for (const path of [
      '/wps/agent/downlines',
      '/wps/relay/ODSFE2_TeamKPIA',
      '/wps/relay/ODSFE2_MemPNL',
      '/wps/relay/ODSFE2_TeamBets',
    ])
      expect((await ask(path, await loginAs(sandbox, 'demomember'))).body.errorCode).toBe('account.permission');
  });
});

describe('moving', () => {
  const move = (memberIds: readonly number[], targetId?: number) =>
    post('/wps/agent/transferMultipleDownline', { memberIds, ...(targetId === undefined ? {} : { targetId }) });

  it('takes one below another agent, with everybody below, and back to the top', async () => {
    const [bram, kavi] = [await named('Bram'), await named('Kavi')];
    expect((await post('/wps/agent/transferDownline', { memberId: bram.memberId, targetId: kavi.memberId })).status).toBe(200);
    expect((await one((await named('Fenja')).memberId)).uplines?.[0]?.username).toBe(kavi.username);
    expect((await post('/wps/agent/transferDownline', { memberId: bram.memberId })).status).toBe(200);
    expect((await named('Bram')).level).toBe(1);
  });

  it.each([
    ['below itself', ['Orla'], 'Orla', 'downline.circle'],
    ['below its own team', ['Orla'], 'Bram', 'downline.circle'],
    ['below one that no one can stand below', ['Orla'], 'Lior', 'downline.notLeader'],
    ['where its rebate is too high', ['Sanu', 'Kavi'], 'Bram', 'downline.rebateAbove'],
  ])('is refused %s, and then no member has moved', async (_where, nicknames, target, code) => {
    const ids = await Promise.all(nicknames.map(async (name) => (await named(name)).memberId));
    const before = (await everybody()).list;
    expect((await move(ids, (await named(target)).memberId)).body.errorCode).toBe(code);
    expect((await everybody()).list).toEqual(before);
  });

  it('takes one below an agent with the same rebate', async () => {
    const [{ memberId }, { memberId: targetId, rebate }] = [await named('Bram'), await named('Kavi')];
    expect((await post('/wps/agent/updateDownlineRebates', { rebates: [{ memberId, rebate }] })).status).toBe(200);
    expect((await move([memberId], targetId)).status).toBe(200);
  });

  it('stays inside the agent’s own tree', async () => {
    const lior = (await named('Lior')).memberId;
    const code = async (ids: number[], target?: number) => (await move(ids, target)).body.errorCode;
    expect(await code([await stranger(), lior])).toBe('downline.unknown');
    expect(await code([lior], await stranger())).toBe('downline.unknown');
    const surplus = { memberIds: [lior], uplineId: 1 };
    expect((await post('/wps/agent/transferMultipleDownline', surplus)).body.errorCode).toBe('body.invalid');
  });
});

describe('rebates', () => {
  const set = (...rebates: { memberId: number; rebate: number }[]) => post('/wps/agent/updateDownlineRebates', { rebates });

  it('are set up to that of the one above', async () => {
    const { memberId, maxRebate = 0 } = await named('Bram');
    expect(maxRebate).toBe(6);
    expect((await set({ memberId, rebate: maxRebate })).status).toBe(200);
    expect((await named('Bram')).rebate).toBe(6);
  });

  it.each([
    ['above that of the one above', 'Bram', 6.01],
    ['below that of one below', 'Bram', 1.19],
    ['with more than two decimals', 'Bram', 4.125],
  ])('are refused %s, with the bounds', async (_what, nickname, rebate) => {
    const { memberId } = await named(nickname);
    const lior = await named('Lior');
    const { body } = await set({ memberId: lior.memberId, rebate: 5 }, { memberId, rebate });
    expect([body.errorCode, body.value]).toEqual(['downline.rebate', { memberId, min: 1.2, max: 6 }]);
    expect((await named('Lior')).rebate).toBe(lior.rebate);
  });

  it('are refused for another tree, and too often', async () => {
    expect((await set({ memberId: await stranger(), rebate: 1 })).body.errorCode).toBe('downline.unknown');
    sandbox.setLimits({ teamWritesPerAccount: { count: 1, windowMs: 60_000 } });
    expect((await set({ memberId: (await named('Lior')).memberId, rebate: 1 })).status).toBe(429);
    sandbox.setLimits({ teamWritesPerAccount: { count: 120, windowMs: 60_000 } });
  });
});

describe('figures', () => {
  const month = 'startDate=2026-02-01&endDate=2026-02-28';

  it('agree with each other', async () => {
    const [a, b, c] = [await kpi('A', month), await kpi('B', month), await kpi('C', month)];
    const pnl = (await get(`/wps/relay/ODSFE2_MemPNL?pageSize=100&${month}`)) as MemberPnlAnswer;
    const bets = (await get(`/wps/relay/ODSFE2_TeamBets?pageSize=100&${month}`)) as TeamBetsAnswer;
    expect(a.teamBetAmount).toBeGreaterThan(0);
    expect(pnl.footer).toEqual({
      betAmount: a.teamBetAmount,
      winAmount: a.teamWinAmount,
      depositAmount: b.teamDepositAmount,
      withdrawAmount: b.teamWithdrawAmount,
      rebateAmount: c.teamRebateAmount,
      netAmount: c.teamNetAmount,
    });
    expect(bets.footer).toMatchObject({ betAmount: a.teamBetAmount, winAmount: a.teamWinAmount });
    expect(pnl.list.filter(({ betAmount }) => betAmount > 0).length).toBe(a.teamBetMemberCount);
    expect(pnl.list.reduce((sum, row) => sum + Math.round(row.betAmount * 100), 0)).toBe(
      Math.round((a.teamBetAmount ?? 0) * 100),
    );
    const [busy] = pnl.list;
    const theirs = (await get(`/wps/relay/ODSFE2_TeamBets?${month}&username=${busy?.username}`)) as TeamBetsAnswer;
    expect(theirs.footer?.betAmount).toBe(busy?.betAmount);
  });

  it('know nothing of what has not happened, and count who is online and who joined', async () => {
    const days = 'startDate=2026-03-01&endDate=2026-03-01';
    const { list: content } = (await get(`/wps/relay/ODSFE2_TeamBets?pageSize=100&${days}`)) as TeamBetsAnswer;
    expect(content.filter(({ betTime }) => betTime > sandbox.now().toISOString())).toEqual([]);
    const online = (await everybody()).list.filter(({ isOnline }) => isOnline === true);
    expect(online.length).toBeGreaterThan(0);
    expect(await kpi('C', days)).toMatchObject({ teamOnlineCount: online.length, teamMemberCount: roster.length });
    expect((await kpi('B', 'startDate=2025-12-20&endDate=2025-12-31')).teamRegisterMemberCount).toBe(2);
  });

  it('take in who registers with the agent’s code, and what was really paid in', async () => {
    const before = (await everybody()).totalCount;
    sandbox.setRelease(
      release({
        registerSettings: {
          fields: {
            ...release().registerSettings?.fields,
            affiliateCode: { enabled: true, required: false, rules: [] },
          },
        },
      }),
    );
    const register = (username: string, affiliateCode: string) =>
      sandbox.call('PUT', '/wps/member/register', { json: { ...person, username, affiliateCode } });
    expect((await register('invited1', '100001')).body).toMatchObject({ success: true });
    const { memberId, upline, rebate } = (await everybody('username=invited1')).list[0] ?? {};
    expect([upline, rebate, (await everybody()).totalCount]).toEqual(['demoagent', 0, before + 1]);
    const day = 'startDate=2026-03-01&endDate=2026-03-01&username=invited1';
    await sandbox.db.query(
      `insert into ledger (account_id, kind, amount, balance_after, status, subject, created_at)
       values ($1, 'deposit', 12.34, 12.34, 'done', 'card', $2), ($1, 'withdrawal', -5, 7.34, 'waiting', 'card', $2)`,
      [memberId, sandbox.now()],
    );
    expect(await kpi('B', day)).toEqual({ teamRegisterMemberCount: 1, teamDepositAmount: 12.34, teamWithdrawAmount: 0 });
    sandbox.setRelease(release());
    await sandbox.db.query('delete from accounts where id = $1', [memberId]);
  });

  it('count what a member of the tree really plays', async () => {
    const lior = await named('Lior');
    const days = 'startDate=2026-04-02&endDate=2026-04-02'; // simulated members have not logged in yet
    await sandbox.db.query(
      `insert into game_rounds (account_id, game_id, is_free, stake, payout, balance_after, reels, played_at)
       values ($1, 'NOVR-001', false, 12.35, 0.05, 0, '{}', '2026-04-02T10:00:00Z'), ($1, 'NOVR-001', true, 99, 0, 0, '{}', '2026-04-02T10:00:00Z')`,
      [lior.memberId],
    );
    const { list: content } = (await get(`/wps/relay/ODSFE2_MemPNL?${days}`)) as MemberPnlAnswer;
    expect(content).toMatchObject([
      { username: lior.username, betAmount: 12.35, winAmount: 0.05, rebateAmount: 0.37, netAmount: -11.93 },
    ]);
  });

  it.each(['startDate=2026-02-30', 'startDate=2026-03-02&endDate=2026-03-01', 'startDate=2025-01-01', 'endDate=soon'])(
    'are not given for %s',
    async (days) => {
      expect((await ask(`/wps/relay/ODSFE2_TeamKPIA?${days}`)).body.errorCode).toBe('query.invalid');
    },
  );
});

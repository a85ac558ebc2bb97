import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loginAs } from '../testing/encryptLogin.ts';
import { type TestSandbox, startTestSandbox } from '../testing/startTestSandbox.ts';
import { LEDGER_COLUMNS, type LedgerRow, ledgerKinds, moveMoney, movedBy } from './ledgerQueries.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const accountOf = async (username: string) => {
  const [row] = await sandbox.db.query<{ id: number; balance: string }>(
    `select a.id, w.balance from accounts a join wallets w on w.account_id = a.id
     where a.username = $1 and a.merchant_code = 'lantern'`,
    [username],
  );
  if (row === undefined) throw new Error(`no account ${username}`);
  return row;
};
const rowsOf = (id: number) =>
  sandbox.db.query<LedgerRow>(`select ${LEDGER_COLUMNS} from ledger where account_id = $1 order by id`, [id]);
const adjusted = (id: number, amount: string, requestId: string) =>
  sandbox.db.transaction((queries) =>
    moveMoney(queries, {
      accountId: id,
      kind: 'deposit',
      amount,
      status: 'done',
      subject: 'test',
      requestId,
      createdAt: sandbox.now(),
    }),
  );

describe('the ledger', () => {
  it('begins with what a wallet was opened with', async () => {
    const { id, balance } = await accountOf('demoagent');
    expect(await rowsOf(id)).toMatchObject([{ kind: 'bonus', amount: balance, balanceAfter: balance, subject: 'opening' }]);
  });

  it('moves money to the cent and gives each movement a number of its own', async () => {
    const { id } = await accountOf('demomember');
    expect(await adjusted(id, '0.10', 'one')).toMatchObject({ balanceAfter: '1286.50', status: 'done' });
    expect(await adjusted(id, '0.20', 'two')).toMatchObject({ balanceAfter: '1286.70' });
    const rows = await rowsOf(id);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(rows.length);
    expect(rows[1]?.reference).toMatch(/^D\d{9}$/);
    expect((await movedBy(sandbox.db, id, 'two'))?.amount).toBe('0.20');
    expect(await movedBy(sandbox.db, id, 'three')).toBeUndefined();
  });

  it('never takes more than there is, and leaves nothing of what failed', async () => {
    const { id, balance } = await accountOf('demospecial');
    expect(await adjusted(id, '-10000.00', 'too much')).toBeUndefined();
    expect((await accountOf('demospecial')).balance).toBe(balance);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it('holds stake and win of every paid round, and its rows add up to the balance', async () => {
    const authorization = await loginAs(sandbox, 'demospecial');
    const [game] = await sandbox.db.query<{ nodeId: number; vassalage: string; gameId: string }>(
      `select node_id as "nodeId", vassalage, game_id as "gameId" from games join vendors using (vassalage)
       where not maintenance and min_bet = 0.5 order by node_id limit 1`,
    );
    const opened = await sandbox.call('POST', '/wps/game/launchGame', {
      json: { nodeId: game?.nodeId, vassalage: game?.vassalage },
      headers: { authorization },
    });
    const { url } = opened.body.value as { url: string }; // the contract test's shape
    const ticket = new URLSearchParams(url.split('?')[1]).get('ticket');
    for (let turn = 0; turn < 12; turn += 1) await sandbox.call('POST', '/sandbox/play/rounds', { json: { ticket, stake: 0.5 } });
    const { id, balance } = await accountOf('demospecial');
    const rows = await rowsOf(id);
    const bets = rows.filter(({ kind }) => kind === 'bet');
    expect(bets).toHaveLength(12);
    expect(bets[0]).toMatchObject({ amount: '-0.50', balanceAfter: '9999.49', subject: game?.gameId });
    expect(rows.every(({ kind }) => ledgerKinds.includes(kind))).toBe(true);
    expect(rows.at(-1)?.balanceAfter).toBe(balance);
    const cents = rows.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(cents).toBe(Math.round(Number(balance) * 100));
  });
});

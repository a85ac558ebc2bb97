import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditCheck } from '#schemas/edges/api/audit.schema.ts';
import { createLog } from '../http/log/createLog.ts';
import { addAuditEntry } from '../store/repositories/audit.ts';
import { CHAIN_START, checkAuditChain, entriesAfter, linkHash } from '../store/repositories/auditChain.ts';
import type { Database } from '../store/database/Database.ts';
import { migrateDatabase } from '../store/migrations/migrateDatabase.ts';
import { migrations } from '../store/migrations/migrations.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { startEngine } from '../store/database/Engine.ts';
import { databaseOf } from '../store/engine/openPglite.ts';
import { madeDatabase } from '../store/testing/madeDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../store/testing/temporaryPostgres.ts';
import { type SignedIn, type TestServer, startTestServer } from '../testing/startTestServer.ts';
import { startAuditMaintenance } from './startAuditMaintenance.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
let admin: SignedIn;
beforeEach(async () => {
  server = await startTestServer([]);
  admin = await server.signIn('admin');
  for (const note of ['one', 'two', 'three']) await write(note);
});
afterEach(() => server.close());

const write = (note: string, at = server.now()) =>
  addAuditEntry(server.db, {
    by: null,
    merchantCode: 'aurora',
    action: 'draft.saved',
    detail: { note, b: 1, a: [2.5, null] },
    at,
  });

const check = async (): Promise<AuditCheck> => (await admin.api('GET', '/audit/chain')).json as AuditCheck;

/** The id of the entry with this note. */
async function idOf(note: string): Promise<number> {
  const [found] = await server.db.query<{ id: number }>(`select id from audit_log where detail->>'note' = $1`, [note]);
  return found?.id ?? 0;
}

async function careFor(keepDays?: number): Promise<void> {
  await startAuditMaintenance({ db: server.db, clock: server.now, log: createLog('silent'), keepDays })();
}

describe('the chain of the audit log', () => {
  it('is unbroken as long as entries are only added', async () => {
    const before = await check();
    expect(before).toMatchObject({ entries: 4, fault: null, keepDays: null });
    await write('four');
    const after = await check();
    expect(after).toMatchObject({ entries: 5, fault: null });
    expect(after.hash).not.toBe(before.hash);
  });

  it.each([
    ['a changed detail', `update audit_log set detail = '{"note":"forged"}' where id = $1`, 'two'],
    ['another operator', `update audit_log set operator_id = 1 where id = $1`, 'two'],
    ['another token', `update audit_log set token_id = 1 where id = $1`, 'two'],
    ['another action', `update audit_log set action = 'draft.waived' where id = $1`, 'two'],
    ['another merchant', `update audit_log set merchant_code = null where id = $1`, 'two'],
    ['another time', `update audit_log set created_at = created_at - interval '1 second' where id = $1`, 'two'],
    ['a hash that fits to a forged entry', `update audit_log set hash = repeat('f', 64) where id = $1`, 'two'],
    ['a removed entry, at the one after it,', 'delete from audit_log where id = $1', 'three'],
  ])('shows %s', async (_title, forge, named) => {
    const id = await idOf(named);
    await server.db.query(forge, [await idOf('two')]);
    expect((await check()).fault).toMatchObject({ kind: 'broken', id });
  });

  it('shows that the newest entries are missing', async () => {
    await server.db.query('delete from audit_log where id >= $1', [await idOf('two')]);
    expect((await check()).fault).toEqual({ kind: 'cut', id: null, at: null });
  });

  it('that was rewritten as a whole is unbroken, but its newest hash is another than who noted it knows', async () => {
    const noted = (await check()).hash;
    const entries = await entriesAfter(server.db, 0);
    let previousHash = CHAIN_START;
    for (const entry of entries) {
      const forged = { ...entry, merchantCode: null };
      const hash = linkHash(previousHash, forged);
      const values = [entry.id, previousHash, hash];
      await server.db.query('update audit_log set merchant_code = null, previous_hash = $2, hash = $3 where id = $1', values);
      previousHash = hash;
    }
    await server.db.query('update audit_chain set hash = $1', [previousHash]);
    const { fault, hash } = await check();
    expect([fault, hash === noted]).toEqual([null, false]);
  });

  it('is exported with what every hash covers', async () => {
    const { text } = await admin.api('GET', '/audit/chain/export');
    const lines = text.trimEnd().split('\n');
    expect(lines).toHaveLength(5); // the export itself too
    let previous = '0'.repeat(64);
    for (const line of lines) {
      const { previousHash, hash } = JSON.parse(line) as { previousHash: string; hash: string };
      const content = line.slice(line.indexOf('"content":') + '"content":'.length, -1);
      expect(previousHash).toBe(previous);
      expect(hash).toBe(createHash('sha256').update(`${previous}\n${content}`).digest('hex'));
      previous = hash;
    }
  });

  it('is checked by administrators of all merchants only', async () => {
    const ofAurora = await server.signIn('admin', 'aurora');
    for (const path of ['/audit/chain', '/audit/chain/export']) expect((await ofAurora.api('GET', path)).status).toBe(403);
  });
});

describe('old entries', () => {
  it('are removed after the days that are configured, and the chain stays checkable', async () => {
    server.wait(40 * DAY_MS);
    await write('newer');
    await careFor(30);
    const notes = await server.db.query('select action from audit_log order by id');
    expect(notes).toEqual([{ action: 'draft.saved' }, { action: 'audit.pruned' }]);
    admin = await server.signIn('admin');
    expect(await check()).toMatchObject({ entries: 3, fault: null });
    await server.db.query('delete from audit_log where id = $1', [await idOf('newer')]);
    expect((await check()).fault?.kind).toBe('broken');
  });

  it('stay without a setting, and where the chain is broken', async () => {
    server.wait(40 * DAY_MS);
    await careFor();
    await server.db.query(`update audit_log set merchant_code = null where id = $1`, [await idOf('two')]);
    await careFor(30);
    expect(await server.db.query('select 1 from audit_log')).toHaveLength(4);
  });
});

it('entries from before the chain are chained by the migration', async () => {
  const pglite = await startEngine({ loadDataDir: await madeDatabase({}) });
  const db = databaseOf(pglite);
  await migrateDatabase(
    db,
    'server',
    migrations.filter(({ name }) => name < '0028'),
  );
  await db.query(
    `insert into audit_log (action, detail, created_at) select 'draft.saved', jsonb_build_object('n', n), now() from generate_series(1, 1500) n`,
  );
  await migrateDatabase(db, 'server', migrations);
  await addAuditEntry(db, { by: null, merchantCode: null, action: 'draft.saved', at: new Date() });
  expect(await checkAuditChain(db)).toMatchObject({ entries: 1501, fault: undefined });
  await db.close();
});

const bin = findPostgres();

describe.skipIf(bin === undefined)('on PostgreSQL', () => {
  let postgres: TemporaryPostgres;
  let nodes: Database[];
  beforeAll(async () => {
    postgres = await startTemporaryPostgres(bin ?? '');
    const databaseUrl = await postgres.createDatabase('chain');
    nodes = [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })];
  });
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.close()));
    await postgres.remove();
  });

  it('many writers of two nodes, in and outside of transactions, write one chain', async () => {
    const entry = { by: null, merchantCode: null, action: 'draft.saved', at: new Date() } as const;
    const writing = nodes.flatMap((node) =>
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? addAuditEntry(node, entry) : node.transaction((queries) => addAuditEntry(queries, entry)),
      ),
    );
    await Promise.all(writing);
    for (const node of nodes) expect(await checkAuditChain(node)).toMatchObject({ entries: 40, fault: undefined });
  });
});

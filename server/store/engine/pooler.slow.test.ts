import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { NotificationsMissing } from './postgresListener.ts';
import { openDatabase } from './openDatabase.ts';
import { type TemporaryPgBouncer, findPgBouncer, startTemporaryPgBouncer } from '../testing/temporaryPgBouncer.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../testing/temporaryPostgres.ts';

const [bin, program] = [findPostgres(), findPgBouncer()];
const isHere = bin !== undefined && program !== undefined;
if (!isHere)
  console.warn('pooler.slow.test.ts: PostgreSQL or PgBouncer is missing on this machine, so the pooler is not tested here.');

const POLL_SECONDS = 0.2;

describe.runIf(isHere)('PgBouncer, with a connection for each transaction,', () => {
  let postgres: TemporaryPostgres;
  let pooler: TemporaryPgBouncer;
  let databaseUrl: string;
  const opened: Database[] = [];

  beforeAll(async () => {
    if (bin === undefined || program === undefined) return;
    postgres = await startTemporaryPostgres(bin);
    pooler = await startTemporaryPgBouncer(program, postgres.url);
    databaseUrl = await postgres.createDatabase('pooled');
  });
  afterAll(async () => {
    await Promise.all(opened.map((db) => db.close()));
    await pooler.remove();
    await postgres.remove();
  });

  /** A node's way to the store, with what it has heard and what its log was told. */
  async function open(listenUrl?: string) {
    const faults: unknown[] = [];
    const db = await openDatabase(
      { dataDir: '', databaseUrl: pooler.urlOf(databaseUrl), databaseListenUrl: listenUrl, databasePollSeconds: POLL_SECONDS },
      { onFault: (fault) => faults.push(fault) },
    );
    opened.push(db);
    const heard: string[] = [];
    await db.listen('news', (payload) => heard.push(payload));
    return { db, heard, faults };
  }

  it('takes queries and transactions, of more clients than it has connections', async () => {
    const { db } = await open(databaseUrl);
    await db.query('create table coins (amount int not null)');
    const put = (amount: number) => db.transaction(({ query }) => query('insert into coins values ($1)', [amount]));
    await Promise.all(Array.from({ length: 20 }, (_, amount) => put(amount)));
    expect(await db.query('select count(*) as coins from coins')).toEqual([{ coins: 20 }]);
    expect(await db.readiness()).toBe('ready');
  });

  it('ends a statement that takes too long, as PostgreSQL does without it', async () => {
    const { db } = await open(databaseUrl);
    // More at once than the pooler has connections: another client has left each of them without a limit.
    const times = Array.from({ length: 20 });
    await Promise.all(times.map(() => db.query('set statement_timeout = 0')));
    const show = () => db.transaction(({ query }) => query('show statement_timeout'));
    const shown = await Promise.all(times.map(show));
    expect(shown.flat()).toEqual(times.map(() => ({ statement_timeout: '15s' })));
  });

  it('may be killed in the middle: what it has acknowledged is there, and it is used again when it is back', async () => {
    const { db } = await open(databaseUrl);
    await db.query('create table notes (number int primary key)');
    const kept: number[] = [];
    const put = async (number: number) => {
      await db.transaction(({ query }) => query('insert into notes values ($1)', [number]));
      kept.push(number);
    };
    const putting = Promise.allSettled(Array.from({ length: 60 }, (_, number) => put(number)));
    await expect.poll(() => kept.length).toBeGreaterThan(5);
    await pooler.restart();
    for (const { reason } of (await putting).filter((each) => each.status === 'rejected'))
      expect(reason).toBeInstanceOf(DatabaseUnavailable);
    await put(100);
    const stored = await db.query<{ number: number }>('select number from notes');
    expect(stored.map(({ number }) => number)).toEqual(expect.arrayContaining(kept));
    expect(kept.length).toBeGreaterThan(6);
  });

  it('may stop without a word: a statement ends as unavailable, and works when it goes on', async () => {
    const { db } = await open(databaseUrl);
    await db.query('select 1');
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    pooler.pause();
    const asked = db.query('select 1').catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toBeInstanceOf(DatabaseUnavailable);
    vi.useRealTimers();
    pooler.goOn();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('notifies across nodes by an address past it', async () => {
    const [one, other] = [await open(databaseUrl), await open(databaseUrl)];
    await one.db.notify('news', 'hello');
    await expect.poll(() => other.heard).toContain('hello');
    expect(other.faults).toEqual([]);
  });

  it('without that address passes no notification on: changes are looked for, and the log says so once', async () => {
    const { db, heard, faults } = await open();
    await db.notify('news', 'unheard');
    await expect.poll(() => heard.length).toBeGreaterThan(2);
    expect(new Set(heard)).toEqual(new Set(['']));
    expect(faults).toEqual([expect.any(NotificationsMissing)]);
    expect(await db.readiness()).toBe('ready');
  });
});

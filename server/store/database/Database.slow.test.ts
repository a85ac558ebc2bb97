import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, Queries } from './Database.ts';
import { DatabaseBusy } from './DatabaseBusy.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openDatabase } from '../engine/openDatabase.ts';
import { openPostgres } from '../engine/openPostgres.ts';
import { openMemoryDatabase } from '../testing/openMemoryDatabase.ts';
import { isUniqueViolation } from './sqlState.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../testing/temporaryPostgres.ts';
import { migrations } from '../migrations/migrations.ts';

const bin = findPostgres();
if (bin === undefined) console.warn('Database.slow.test.ts: no initdb on this machine, so PostgreSQL itself is not tested here.');

let postgres: TemporaryPostgres | undefined;
beforeAll(async () => {
  if (bin !== undefined) postgres = await startTemporaryPostgres(bin);
});
afterAll(async () => {
  await postgres?.remove();
});

const server = (): TemporaryPostgres => {
  if (!postgres) throw new Error('PostgreSQL did not start');
  return postgres;
};

const openPostgresDatabase = async (name: string) =>
  openDatabase({ databaseUrl: await server().createDatabase(name), dataDir: '' });

const drivers = [
  { name: 'PGlite', open: openMemoryDatabase, isHere: true },
  { name: 'PostgreSQL', open: () => openPostgresDatabase('contract'), isHere: bin !== undefined },
];

/** Resolves with what `hear` gets. */
function nextOf() {
  const heard: string[] = [];
  let wake: (() => void) | undefined;
  return {
    hear: (payload: string) => {
      heard.push(payload);
      wake?.();
    },
    async until(payload: string): Promise<string[]> {
      while (!heard.includes(payload)) await new Promise<void>((resolve) => (wake = resolve));
      return heard;
    },
  };
}

describe.each(drivers.filter(({ isHere }) => isHere))('a database on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await db.query('create table rooms (name text primary key, guests int not null default 0)');
  });
  afterAll(() => db.close());

  it('gives every type as the interface says', async () => {
    const [row] = await db.query(
      `select 42::int4 as i4, 9007199254740991::int8 as i8, count(*) as counted, 12.50::numeric as exact, true as yes, null as nothing,
         '2026-02-03'::date as day, '2026-02-03T04:05:06Z'::timestamptz as moment, '{"a":[1,"x"]}'::jsonb as document,
         array['a','b'] as words, array[1,2]::int8[] as numbers from rooms`,
    );
    expect(row).toEqual({
      i4: 42,
      i8: 9007199254740991,
      counted: 0,
      exact: '12.50',
      yes: true,
      nothing: null,
      day: '2026-02-03',
      moment: new Date('2026-02-03T04:05:06Z'),
      document: { a: [1, 'x'] },
      words: ['a', 'b'],
      numbers: [1, 2],
    });
  });

  it('takes every type as a parameter', async () => {
    const [row] = await db.query(
      'select $1::int8 as a, $2::text as b, $3::timestamptz as c, $4::jsonb as d, $5::text[] as e, $6::boolean as f, $7::text as g, $8::date as h',
      [7, `it's "quoted"`, new Date(0), JSON.stringify(['x']), ['a', 'b"c', ''], false, null, '2026-05-06'],
    );
    expect(row).toEqual({
      a: 7,
      b: `it's "quoted"`,
      c: new Date(0),
      d: ['x'],
      e: ['a', 'b"c', ''],
      f: false,
      g: null,
      h: '2026-05-06',
    });
  });

  it('names a unique value that is there already', async () => {
    await db.query(`insert into rooms values ('hall')`);
    await expect(db.query(`insert into rooms values ('hall')`)).rejects.toSatisfy(isUniqueViolation);
  });

  it('runs a statement again, with other parameters, after it failed, alone and in a transaction', async () => {
    const add = 'insert into rooms values ($1, $2) returning guests';
    expect(await db.query(add, ['loft', 1])).toEqual([{ guests: 1 }]);
    await expect(db.query(add, ['loft', 2])).rejects.toSatisfy(isUniqueViolation);
    await expect(db.query(add, ['shed', 'many'])).rejects.toThrow('invalid input syntax');
    await expect(db.transaction(({ query }) => query(add, ['loft', 3]))).rejects.toSatisfy(isUniqueViolation);
    expect(await db.transaction(({ query }) => query(add, ['shed', 4]))).toEqual([{ guests: 4 }]);
  });

  it('runs a statement again after the shape of its table changed', async () => {
    await db.query('drop table if exists doors'); // of a first try
    await db.query('create table doors (id int)');
    await db.query('insert into doors values (1)');
    const all = () => db.query('select * from doors');
    expect(await all()).toEqual([{ id: 1 }]);
    await db.query(`alter table doors add column colour text default 'red'`);
    expect(await all()).toEqual([{ id: 1, colour: 'red' }]);
  });

  it('runs more statements than a driver keeps', async () => {
    const numbers = Array.from({ length: 700 }, (_, index) => index % 400);
    for (const number of numbers) expect(await db.query(`select $1::int + ${number} as sum`, [1])).toEqual([{ sum: number + 1 }]);
  });

  it('undoes a transaction that throws, and keeps one that does not', async () => {
    const fault = new Error('changed my mind');
    await expect(
      db.transaction(async ({ query }) => {
        await query(`insert into rooms values ('attic')`);
        throw fault;
      }),
    ).rejects.toBe(fault);
    await db.transaction(({ query }) => query(`insert into rooms values ('cellar')`));
    expect(await db.query(`select name from rooms where name in ('attic', 'cellar')`)).toEqual([{ name: 'cellar' }]);
  });

  it('lets no change get lost when transactions meet', async () => {
    await db.query(`insert into rooms values ('bar', 0)`);
    const enter = () =>
      db.transaction(async ({ query }) => {
        const [room] = await query<{ guests: number }>(`select guests from rooms where name = 'bar'`);
        await query(`update rooms set guests = $1 where name = 'bar'`, [(room?.guests ?? 0) + 1]);
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(await db.query(`select guests from rooms where name = 'bar'`)).toEqual([{ guests: 3 }]);
  });

  it('tells hearers of a channel, also from inside a transaction, until they stop', async () => {
    const doors = nextOf();
    const windows = nextOf();
    const stop = await db.listen('doors', doors.hear);
    await db.listen('windows', windows.hear);
    await db.notify('doors', 'open');
    await db.transaction(({ query }) => query('select pg_notify($1, $2)', ['doors', 'shut']));
    expect(await doors.until('shut')).toEqual(['open', 'shut']);
    await stop();
    await db.notify('doors', 'unheard');
    await db.notify('windows', 'last');
    await windows.until('last');
    expect(await doors.until('shut')).toEqual(['open', 'shut']);
  });

  it('is asked for several channels at once', async () => {
    const warned: string[] = [];
    const note = ({ message }: Error) => warned.push(message);
    process.on('warning', note);
    const heard = ['attics', 'cellars', 'sheds'].map((channel) => ({ channel, ...nextOf() }));
    await Promise.all(heard.map(({ channel, hear }) => db.listen(channel, hear)));
    for (const { channel, until } of heard) {
      await db.notify(channel, 'lit');
      await until('lit');
    }
    process.off('warning', note);
    expect(warned.join()).not.toContain('client.query'); // PostgreSQL's library takes no command while it is at another
  });

  it('refuses a channel name that would have to be quoted', async () => {
    await expect(db.listen('a"; drop table rooms; --', () => undefined)).rejects.toThrow(TypeError);
  });

  it('is ready', async () => {
    expect(await db.readiness()).toBe('ready');
  });

  it('answers whether it is ready while others hold every connection', async () => {
    let end = (): void => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const holding = Promise.all(Array.from({ length: 12 }, () => db.transaction(() => ended))); // more than a pool has connections
    expect(await db.readiness()).toBe('away');
    end();
    await holding;
    expect(await db.readiness()).toBe('ready');
  });
});

describe.runIf(bin !== undefined)('a PostgreSQL server', () => {
  it('is migrated once when several nodes start at the same time', async () => {
    const url = await server().createDatabase('cluster');
    const nodes = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl: url, dataDir: '' })));
    for (const node of nodes)
      expect(await node.query('select count(*) as steps from migrations')).toEqual([{ steps: migrations.length }]);
    const heard = nextOf();
    await nodes[0]?.listen('news', heard.hear);
    await nodes[1]?.notify('news', 'across nodes');
    expect(await heard.until('across nodes')).toEqual(['across nodes']);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('may go away and come back', async () => {
    const db = await openPostgresDatabase('patience');
    const heard = nextOf();
    await db.listen('news', heard.hear);
    await db.query('select 1');

    await server().stop();
    await expect(db.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(db.transaction(({ query }) => query('select 1'))).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(db.notify('news', 'lost')).rejects.toBeInstanceOf(DatabaseUnavailable);
    expect(await db.readiness()).toBe('away');

    await server().start();
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await heard.until(''); // "look again": something may have been missed
    await db.notify('news', 'back');
    expect(await heard.until('back')).toEqual(['', 'back']);
    await db.close();
  });

  it('lets fifty transactions of two nodes change one row in one moment', async () => {
    const databaseUrl = await server().createDatabase('crowd');
    const nodes = [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })] as const;
    await nodes[0].query('create table purse (coins int not null)');
    await nodes[0].query('insert into purse values (0)');
    const putCoin = async ({ query }: Queries) => {
      await query('select 1 from purse for update');
      await query('update purse set coins = coins + 1');
    };
    await Promise.all(Array.from({ length: 25 }, () => nodes.map((node) => node.transaction(putCoin))).flat());
    expect(await nodes[1].query('select coins from purse')).toEqual([{ coins: 50 }]);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('is busy, not away, when it answers others all the time, and nothing was changed', async () => {
    const db = await openPostgresDatabase('rush');
    let isOver = false;
    const work = async ({ query }: Queries) => {
      while (!isOver) await query('select pg_sleep(0.2)');
    };
    const holding = Promise.all(Array.from({ length: 10 }, () => db.transaction(work)));
    await expect(db.transaction(({ query }) => query('select 1'))).rejects.toBeInstanceOf(DatabaseBusy);
    isOver = true;
    await holding;
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('is read still while it takes no writes, and says which', async () => {
    const db = await openPostgresDatabase('standby');
    await db.query(`alter database standby set default_transaction_read_only = on`);
    const reader = openPostgres({ databaseUrl: server().url.replace(/[^/]*$/, 'standby') });
    expect(await reader.readiness()).toBe('readOnly');
    expect(await reader.query('select count(*) as live from live')).toEqual([{ live: 0 }]);
    await expect(reader.query(`insert into merchants values ('x')`)).rejects.toMatchObject({
      name: 'StoreReadOnly',
      reason: 'readOnly',
    });
    await reader.close();
    await db.close();
  });

  it('is full for a while after it had no room for a write', async () => {
    const db = await openPostgresDatabase('crowded');
    const noRoom = `do $$ begin raise exception 'no space left' using errcode = '53100'; end $$`;
    await expect(db.query(noRoom)).rejects.toMatchObject({ name: 'StoreReadOnly', reason: 'full' });
    expect(await db.readiness()).toBe('full');
    expect(await db.query('select 1 as one')).toEqual([{ one: 1 }]);
    await db.close();
  });

  it('is awaited where it comes up later than this server', async () => {
    const databaseUrl = await server().createDatabase('later');
    await server().stop();
    const waits: number[] = [];
    const opening = openDatabase(
      { databaseUrl, databaseWaitSeconds: 30, dataDir: '' },
      { onWait: (seconds) => waits.push(seconds) },
    );
    await expect.poll(() => waits).toEqual([30]);
    await server().start();
    const db = await opening;
    expect(await db.readiness()).toBe('ready');
    expect(waits).toEqual([30]);
    await db.close();
  });

  it('is not awaited where waiting does not help', async () => {
    const databaseUrl = server().url.replace(/[^/]*$/, 'nowhere');
    const onWait = vi.fn();
    await expect(openDatabase({ databaseUrl, databaseWaitSeconds: 30, dataDir: '' }, { onWait })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
    expect(onWait).not.toHaveBeenCalled();
  });

  it('refuses to start when it was never there', async () => {
    await expect(openDatabase({ databaseUrl: 'postgresql://livery@127.0.0.1:1/none', dataDir: '' })).rejects.toBeInstanceOf(
      DatabaseUnavailable,
    );
  });
});

import type { Database } from '../database/Database.ts';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';
import { type Engine, startEngine } from '../database/Engine.ts';
import type { Migration } from '../migrations/Migration.ts';
import { migrations } from '../migrations/migrations.ts';
import { databaseOf } from '../engine/openPglite.ts';
import { madeDatabase, migrateAll } from './madeDatabase.ts';

/** Engines that a test has closed, by the sandbox's steps. To start one takes 20 times as long as to empty its tables. */
const closed = new Map<readonly Migration[], Engine[]>();
const NO_STEPS: readonly Migration[] = [];

/** Keeps the only row that a step makes. */
const KEEP = 'create schema kept; select * into kept.audit_chain from audit_chain;';

/** Truncates the tables that hold something: to truncate all of them takes ten times as long. */
const EMPTY = `do $$
  declare
    name text;
    has_rows boolean;
    filled text[] := '{}';
  begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations' loop
      execute format('select exists (select from %I)', name) into has_rows;
      if has_rows then filled := filled || quote_ident(name); end if;
    end loop;
    execute format('truncate %s restart identity cascade', array_to_string(filled, ', '));
    insert into audit_chain select * from kept.audit_chain;
  end $$`;

async function open(sandbox: readonly Migration[]): Promise<Engine> {
  const free = closed.get(sandbox)?.pop();
  if (free) {
    await free.exec(EMPTY);
    return free;
  }
  const steps = { server: migrations, ...(sandbox.length > 0 ? { sandbox } : {}) };
  const engine = await startEngine({ loadDataDir: await madeDatabase(steps) });
  await migrateAll(databaseOf(engine), steps);
  await engine.exec(KEEP);
  return engine;
}

/**
 * An embedded database of today's shape that keeps nothing. A test that changes its shape changes it back.
 *
 * @param sandbox The sandbox's steps, for tests that need its tables.
 */
export async function openMemoryDatabase(sandbox = NO_STEPS): Promise<Database> {
  const engine = await open(sandbox);
  let isClosed = false;
  return databaseOf({
    async current() {
      if (isClosed) throw new DatabaseUnavailable(new Error('closed'));
      return engine;
    },
    isFull: () => false,
    listen: async (channel: string, listener: (payload: string) => void) => engine.listen(channel, listener),
    async close() {
      if (isClosed) return;
      isClosed = true;
      if (engine.failure === undefined) closed.set(sandbox, [...(closed.get(sandbox) ?? []), engine]);
    },
  });
}

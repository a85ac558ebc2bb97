import { messages, protocol } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sandboxMigrations } from '#sandbox/migrations/migrations.ts';
import { migrations } from '#server/store/migrations/migrations.ts';
import { type Engine, startEngine } from '#server/store/database/Engine.ts';
import { databaseOf } from '#server/store/engine/openPglite.ts';
import { madeDatabase } from '#server/store/testing/madeDatabase.ts';
import { type Statement, sqlStatements } from './support/sqlStatements.ts';

/** Both drivers' JavaScript type of a column, by the number of its PostgreSQL type. A JSON column may be declared as anything. */
const typesByOid: Readonly<Record<number, string | undefined>> = {
  16: 'boolean',
  17: 'Uint8Array', // bytea
  20: 'number', // int8
  21: 'number', // int2
  23: 'number', // int4
  25: 'string', // text
  701: 'number', // float8
  1007: 'number[]', // int4[]
  1009: 'string[]',
  1016: 'number[]', // int8[]
  1082: 'string', // date
  1184: 'Date', // timestamptz
  1700: 'string', // numeric
};
const JSONB = 3802;

let pglite: Engine;
let nullableColumns: ReadonlySet<string>;
beforeAll(async () => {
  const steps = { server: migrations, sandbox: sandboxMigrations };
  pglite = await startEngine({ loadDataDir: await madeDatabase(steps) });
  const db = databaseOf(pglite);
  const nullable = await db.query<{ tableId: number; place: number }>(
    'select attrelid::int8 as "tableId", attnum as place from pg_attribute where not attnotnull and attnum > 0',
  );
  nullableColumns = new Set(nullable.map(({ tableId, place }) => `${tableId} ${place}`));
});
afterAll(() => pglite.close());

/** The columns that a statement gives, without running it. */
async function describeColumns(sql: string): Promise<readonly messages.Field[]> {
  const { serialize } = protocol;
  try {
    await pglite.execProtocol(serialize.parse({ text: sql }));
    const described = await pglite.execProtocol(serialize.describe({ type: 'S' }));
    return described.messages.flatMap((each) => (each instanceof messages.RowDescriptionMessage ? each.fields : []));
  } finally {
    await pglite.execProtocol(serialize.sync());
  }
}

async function tableIdsLeftJoined(sql: string): Promise<number[]> {
  const names = [...sql.matchAll(/left join (\w+)/g)].map(([, name]) => name);
  const { rows } = await pglite.query<{ id: number }>('select oid::int8 as id from pg_class where relname = any($1)', [names]);
  return rows.map(({ id }) => id);
}

/** Differences between the declared row and the database's. */
async function faultsOf(sql: string, declared: Statement['columns']): Promise<string[]> {
  const fields = await describeColumns(sql);
  if (declared === undefined) return [];
  const optional = await tableIdsLeftJoined(sql);
  const missing = Object.keys(declared).filter((name) => !fields.some((field) => field.name === name));
  const wrong = fields.flatMap(({ name, dataTypeID, tableID, columnID }) => {
    const column = declared[name];
    if (column === undefined) return [`${name} is selected, but not declared`];
    const type = typesByOid[dataTypeID];
    const canBeNull = nullableColumns.has(`${tableID} ${columnID}`) || optional.includes(tableID);
    return [
      ...(dataTypeID !== JSONB && type !== column.type
        ? [`${name} is ${type ?? `of type ${dataTypeID}`}, declared ${column.type}`]
        : []),
      ...(canBeNull && !column.isNullable ? [`${name} can be null`] : []),
    ];
  });
  return [...missing.map((name) => `${name} is declared, but not selected`), ...wrong];
}

it('the row type of every query is what the database answers', async () => {
  const statements = sqlStatements();
  const faults: string[] = [];
  for (const { file, sql, columns } of statements) {
    if (sql === undefined) continue;
    const found = await faultsOf(sql, columns).catch((error: unknown) => [String(error)]);
    faults.push(...found.map((fault) => `${file}: ${fault} (${sql.trim().replaceAll(/\s+/g, ' ').slice(0, 60)})`));
  }
  expect(faults).toEqual([]);
  // Conditions and order of games depend on the request. `hotGames` selects the same columns.
  const unread = statements.filter(({ sql, columns }) => columns && sql === undefined).map(({ file }) => file);
  expect(unread).toEqual(['sandbox/games/gameQueries.ts', 'sandbox/games/gameQueries.ts']);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../store/database/Database.ts';
import { openDatabase } from '../store/engine/openDatabase.ts';
import { addOperator } from '../store/repositories/operators.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../store/testing/temporaryPostgres.ts';
import { ensureFirstOperator } from './ensureFirstOperator.ts';

const bin = findPostgres();
const NODES = 4;

describe.skipIf(bin === undefined)('nodes that start at once on an empty store', () => {
  let postgres: TemporaryPostgres;
  let nodes: readonly Database[];
  beforeAll(async () => {
    postgres = await startTemporaryPostgres(bin ?? '');
    const databaseUrl = await postgres.createDatabase('first');
    nodes = await Promise.all(Array.from({ length: NODES }, () => openDatabase({ databaseUrl, dataDir: '' })));
  });
  afterAll(async () => {
    await Promise.all(nodes.map((db) => db.close()));
    await postgres.remove();
  });

  it('make one first operator, and none of them fails', async () => {
    const ensure = (db: Database) => ensureFirstOperator({ db, clock: () => new Date(), dataDir: '', password: 'correct horse' });
    const made = await Promise.all(nodes.map(ensure));
    expect(made).toEqual(Array.from({ length: NODES }, () => ({ name: 'admin' })));
    expect(await nodes[0]?.query('select name from operators')).toEqual([{ name: 'admin' }]);
  });

  it('give a name to one operator, however often it is asked for at the same moment', async () => {
    for (let round = 0; round < 30; round += 1) {
      const operator = { name: `racer${round}`, passwordHash: null, role: null, at: new Date() };
      const ids = await Promise.all([...nodes, ...nodes].map((db) => addOperator(db, operator)));
      expect(ids.filter((id) => id !== undefined)).toHaveLength(1);
    }
  });
});

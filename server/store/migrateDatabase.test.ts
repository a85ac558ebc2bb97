import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './Database.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { databaseOf, startPglite } from './openPglite.ts';

const first = { name: '0001-shelf', statements: ['create table shelf (book text)', `insert into shelf values ('one')`] };
const second = {
  name: '0002-more',
  statements: ['alter table shelf add column pages int', `insert into shelf values ('two', 9)`],
};

describe('migrateDatabase', () => {
  let db: Database;
  beforeAll(async () => {
    db = databaseOf(await startPglite());
  });
  afterAll(() => db.close());

  const shelf = () => db.query('select * from shelf order by book');

  it('runs each step once, in order, over several starts', async () => {
    await migrateDatabase(db, [first]);
    expect(await shelf()).toEqual([{ book: 'one' }]);
    await migrateDatabase(db, [first, second]);
    await migrateDatabase(db, [first, second]);
    expect(await shelf()).toEqual([
      { book: 'one', pages: null },
      { book: 'two', pages: 9 },
    ]);
  });

  it('leaves nothing of a step that fails, nor of those before it', async () => {
    const good = { name: '0003-good', statements: ['create table half (a int)'] };
    const bad = { name: '0004-bad', statements: ['create table other (a int)', 'select * from nowhere'] };
    await expect(migrateDatabase(db, [first, second, good, bad])).rejects.toThrow(/nowhere/);
    await expect(db.query('select * from half')).rejects.toThrow(/half/);
    expect(await db.query('select count(*) as steps from migrations')).toEqual([{ steps: 2 }]);
  });

  it('refuses a database of a newer version', async () => {
    await expect(migrateDatabase(db, [first])).rejects.toThrow(/newer version.*0002-more/);
  });

  it('refuses a step that was edited after it ran', async () => {
    await expect(migrateDatabase(db, [{ ...first, statements: ['create table shelf (title text)'] }, second])).rejects.toThrow(
      /0001-shelf/,
    );
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import express from 'express';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask } from '../../testing/ask.ts';
import type { Database } from '../../store/database/Database.ts';
import { openDatabase } from '../../store/engine/openDatabase.ts';
import { openMemoryDatabase } from '../../store/testing/openMemoryDatabase.ts';
import { type TemporaryPostgres, findPostgres, startTemporaryPostgres } from '../../store/testing/temporaryPostgres.ts';
import { builtFiles } from './builtFiles.ts';
import { createOldBuildFiles } from './createOldBuildFiles.ts';
import { createLog } from '../log/createLog.ts';

const bin = findPostgres();
const DAY_MS = 24 * 60 * 60 * 1000;
const FONT = Buffer.from([0, 1, 2, 254, 255]);

let postgres: TemporaryPostgres | undefined;
const drivers = [
  { name: 'PGlite', open: openMemoryDatabase, isHere: true },
  {
    name: 'PostgreSQL',
    async open() {
      if (bin === undefined) throw new Error('no PostgreSQL');
      postgres = await startTemporaryPostgres(bin);
      return openDatabase({ databaseUrl: await postgres.createDatabase('kept'), dataDir: '' });
    },
    isHere: bin !== undefined,
  },
];
afterAll(() => postgres?.remove());

describe.each(drivers.filter(({ isHere }) => isHere))('files of other builds, kept in $name,', ({ open }) => {
  const root = mkdtempSync(join(tmpdir(), 'livery-kept-'));
  const said: string[] = [];
  const log = createLog('warn', { write: (line) => said.push(line) });
  let db: Database;
  let now = Date.parse('2026-03-01T12:00:00Z');
  const servers: Server[] = [];

  beforeAll(async () => {
    db = await open();
  });
  afterEach(async () => {
    servers.splice(0).forEach((server) => server.close());
    await db.query('delete from kept_files');
    said.length = 0;
  });
  afterAll(async () => {
    await db.close();
    rmSync(root, { recursive: true });
  });

  /** Starts a node of a build that has some files, by their addresses, and gives its port. */
  async function startNode(build: string, files: Readonly<Record<string, string | Buffer>>): Promise<number> {
    for (const [address, content] of Object.entries(files)) {
      const path = join(root, build, 'client', address);
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, content);
      if (typeof content === 'string') writeFileSync(`${path}.br`, brotliCompressSync(content));
    }
    const kept = createOldBuildFiles({ db, clock: () => new Date(now), log, days: 7 });
    const app = express();
    app.use(await builtFiles(join(root, build), false, kept), (_req, res) => void res.status(404).end());
    const server = createServer(app).listen(0, '127.0.0.1');
    servers.push(server);
    await new Promise((resolve) => server.once('listening', resolve));
    return (server.address() as AddressInfo).port; // a TCP server has no other kind of address
  }
  const get = (port: number, path: string, headers: Record<string, string> = {}) =>
    ask(port, 'aurora.localhost', path, { headers });

  const first = { 'assets/boot-11111111.js': 'first', 'assets/a-11111111.css': '.a{}', 'assets/f-11111111.woff2': FONT };
  const second = { 'assets/boot-22222222.js': 'second', 'assets/b-22222222.css': '.b{}', 'sw.js': 'worker' };

  it('are there on each node, whichever build was started first', async () => {
    const [older, newer] = [await startNode('first', first), await startNode('second', second)];
    const plain = await get(newer, '/assets/boot-11111111.js');
    expect([plain.status, plain.text]).toEqual([200, 'first']);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    const packed = await get(older, '/assets/boot-22222222.js', { 'accept-encoding': 'br' });
    expect([packed.headers['content-encoding'], brotliDecompressSync(packed.bytes).toString()]).toEqual(['br', 'second']);
    expect((await get(newer, '/assets/f-11111111.woff2')).bytes).toEqual(FONT);
  });

  it('are there as one sheet, too', async () => {
    await startNode('first', first);
    const newer = await startNode('second', second);
    const { status, text } = await get(newer, '/assets/b-22222222+a-11111111.css');
    expect([status, text]).toEqual([200, '.b{}.a{}']);
  });

  it('are forgotten when no node has used them for some days', async () => {
    await startNode('first', first);
    now += 6 * DAY_MS;
    await startNode('second', second);
    now += 6 * DAY_MS;
    const third = await startNode('third', { 'assets/boot-33333333.js': 'third' });
    expect((await get(third, '/assets/boot-11111111.js')).status).toBe(404);
    expect((await get(third, '/assets/boot-22222222.js')).text).toBe('second');
  });

  it('are looked for only by names that builds give', async () => {
    const port = await startNode('second', second);
    const asked = vi.spyOn(db, 'query');
    for (const path of ['/assets/boot.js', '/assets/../x-11111111.js', '/assets/x-11111111.html', '/brand/x-11111111.svg'])
      expect((await get(port, path)).status).toBe(404);
    expect(asked).not.toHaveBeenCalled();
    expect((await get(port, '/assets/gone-11111111.js')).status).toBe(404);
    expect((await get(port, '/assets/gone-11111111.js')).status).toBe(404);
    expect(asked).toHaveBeenCalledOnce(); // what is not there is not asked for again and again
    asked.mockRestore();
  });

  it('cost the store little, however many are asked for that are nowhere', async () => {
    const kept = createOldBuildFiles({ db, clock: () => new Date(now), log, days: 7 });
    const asked = vi.spyOn(db, 'query');
    const names = Array.from({ length: 1000 }, (_, index) => `/assets/gone-${String(index).padStart(8, '0')}.js`);
    expect(await Promise.all(names.map((name) => kept.find(name)))).toEqual(names.map(() => undefined));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(200); // they may fall into two seconds
    asked.mockRestore();
    kept.close();
  });

  it('keep no node from starting when the store takes no writes', async () => {
    const failing = vi.spyOn(db, 'query').mockRejectedValue(new Error('disk full'));
    const port = await startNode('second', second);
    failing.mockRestore();
    expect((await get(port, '/assets/boot-22222222.js')).text).toBe('second');
    expect(said.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ msg: 'files of this build could not be kept for open pages' }),
    ]);
  });
});

import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express, { type ErrorRequestHandler } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isHungUp } from './isHungUp.ts';

const MB = 1024 * 1024;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-hung-up-'));
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(32 * MB));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is thrown for a request that sends `head`, and goes away after the first byte of the answer, or at once where none will come. */
async function thrownFor(head: string, answered: boolean): Promise<readonly [hungUp: boolean, error: string]> {
  const app = express();
  const seen = new Promise<readonly [boolean, string]>((resolve) => {
    const note: ErrorRequestHandler = (error, _req, res, _next) => {
      resolve([isHungUp(error, res), String(error)]);
      res.destroy();
    };
    app.get('/large', (_req, res, next) => res.sendFile(join(folder, 'large.bin'), next));
    app.get('/broken', () => {
      throw new Error('a fault of ours');
    });
    app.post('/body', express.json(), (_req, res) => void res.end());
    app.use(note);
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // a TCP server has no other kind of address
  const asked = once(server, 'request');
  socket.on('error', () => undefined).write(head);
  await (answered ? once(socket, 'data') : asked);
  if (!head.includes('/broken')) socket.destroy();
  const thrown = await seen;
  socket.destroy();
  server.close();
  return thrown;
}

it.each([
  ['a download that is broken off', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n', true, [true, 'Error: Request aborted']],
  [
    'a body that does not arrive',
    'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"',
    false,
    [true, 'BadRequestError: request aborted'],
  ],
  ['no fault of ours', 'GET /broken HTTP/1.1\r\nHost: a\r\n\r\n', false, [false, 'Error: a fault of ours']],
] as const)('tells %s', async (_title, head, answered, expected) => {
  expect(await thrownFor(head, answered)).toEqual(expected);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRefusal } from '../../playerCalls/sendAnswer.ts';
import { DatabaseBusy } from '../../store/database/DatabaseBusy.ts';
import { ask } from '../../testing/ask.ts';
import { answerWithProblem } from './answerWithProblem.ts';
import { createLog } from '../log/createLog.ts';

const log = createLog('silent');
const busy: RequestHandler = () => {
  throw new DatabaseBusy(new Error('could not serialize access'));
};
const app = express();
app.get('/tool', busy, answerWithProblem(log));
app.get('/player', (_req, res) => sendRefusal(res, new DatabaseBusy(), log));
const server = createServer(app);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

it.each([
  ['/tool', { code: 'database.busy' }],
  ['/player', { errorCode: 'platform.busy' }],
])('%s is told to ask again in a moment when too much is written at once', async (path, expected) => {
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const { status, headers, text } = await ask(port, 'localhost', path);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(JSON.parse(text)).toMatchObject(expected);
});

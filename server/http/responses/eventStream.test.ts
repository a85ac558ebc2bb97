import type { AddressInfo } from 'node:net';
import { type Server, createServer } from 'node:http';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, listenTo } from '../../testing/ask.ts';
import { createEventStreams } from './eventStream.ts';

const streams = createEventStreams(2);
let server: Server;
let port: number;

beforeAll(async () => {
  const app = express().set('trust proxy', 1);
  app.get('/events', streams.admit, (req, res) => {
    streams.open(req, res, () => undefined).send('ready', {});
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo); // a TCP server has no other kind of address
});
afterAll(() => {
  streams.close();
  server.close();
});

it('one network listens so often at once, and again when it has hung up', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const listen = (address: string) => listenTo(port, 'a.localhost', '/events', from(address));
  const [first] = [await listen('2001:db8::1'), await listen('2001:db8::2')];
  const refused = await fetch(`http://127.0.0.1:${port}/events`, { headers: from('2001:db8::3') });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  const elsewhere = await listen('192.0.2.1');
  expect(await elsewhere.next()).toEqual({ event: 'ready', data: {} });
  first.close();
  await expect.poll(() => streams.size).toBe(2);
  const again = await listen('2001:db8::4');
  expect(await again.next()).toEqual({ event: 'ready', data: {} });
});

it('ends streams that are asked for after it has begun to stop, so that browsers ask another node', async () => {
  const open = await listenTo(port, 'a.localhost', '/events', { 'x-forwarded-for': '198.51.100.1' });
  streams.close();
  await open.ended;
  const late = await ask(port, 'a.localhost', '/events', { headers: { 'x-forwarded-for': '198.51.100.2' } });
  expect([late.status, late.headers['content-type']]).toEqual([200, 'text/event-stream; charset=utf-8']);
});

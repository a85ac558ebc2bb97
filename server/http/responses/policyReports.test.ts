import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { policyReports } from './policyReports.ts';

let lines: string[];
let reports: ReturnType<typeof policyReports>;
let app: express.Express;
beforeEach(() => {
  lines = [];
  const stream = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
  reports = policyReports(pino({ level: 'warn' }, stream));
  app = express().set('trust proxy', 1).use(reports.router);
});
afterEach(() => reports.close());

const send = (body: string, { type = 'application/csp-report', ip = '203.0.113.9' } = {}) =>
  request(app).post('/site/violations').set({ 'Content-Type': type, 'X-Forwarded-For': ip }).send(body);

/** What is in the log once the minute is over. */
function treportOf(): unknown {
  reports.close();
  return lines.map((line) => (JSON.parse(line) as { violations: unknown }).violations);
}

const reportOf = (blocked: string, directive = 'script-src-elem') =>
  JSON.stringify({
    'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked, 'document-uri': 'https://a.example/secret' },
  });

it('counts reports by directive and by the origin of what was stopped', async () => {
  await send(reportOf('https://evil.example/a.js?token=1')).expect(204);
  await send(reportOf('https://evil.example/b.js')).expect(204);
  await send(reportOf('inline')).expect(204);
  expect(treportOf()).toEqual([{ 'script-src-elem https://evil.example': 2, 'script-src-elem inline': 1 }]);
});

it('keeps only known shapes, so that nobody writes into the log', async () => {
  await send(reportOf('a\nb', 'x'.repeat(300))).expect(204);
  await send('{"csp-report":"none"}').expect(204);
  await send('{"csp-report":{}}').expect(204);
  await send(reportOf('inline'), { type: 'application/json' }).expect(204);
  expect(treportOf()).toEqual([{ 'other other': 2 }]);
});

it('tells of at most fifty kinds, and of the rest together', async () => {
  for (let sent = 0; sent < 60; sent += 1)
    await send(reportOf(`https://host-${sent}.example`), { ip: `203.0.113.${sent}` }).expect(204);
  const [counts] = treportOf() as [Record<string, number>];
  expect([Object.keys(counts).length, counts['more']]).toEqual([51, 10]);
});

it.each([
  ['no JSON', '{', 400],
  ['what is too long', reportOf('x'.repeat(20_000)), 400],
])('refuses %s', async (_title, body, status) => {
  await send(body).expect(status);
  expect(treportOf()).toEqual([]);
});

it('takes thirty reports a minute from a network, whichever of its addresses they come from', async () => {
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1)
    statuses.push((await send(reportOf('inline'), { ip: `2001:db8:1:2::${sent}` })).status);
  expect([new Set(statuses.slice(0, 30)), statuses.at(-1)]).toEqual([new Set([204]), 429]);
  await send(reportOf('inline'), { ip: '2001:db8:1:3::1' }).expect(204);
});

import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/store/database/Database.ts';
import { openSandboxDatabase } from '../testing/openSandboxDatabase.ts';
import { leaveInInbox } from './inboxQueries.ts';
import { inboxRoutes } from './inboxRoutes.ts';

let db: Database;
let now = new Date('2026-03-01T12:00:00Z');
const app = () => express().use(inboxRoutes({ db, clock: () => now }));
const leave = (answer: string, merchantCode = 'lantern') =>
  leaveInInbox(db, { merchantCode, kind: 'captcha', reference: `id-${answer}`, answer, message: null, createdAt: now });

beforeAll(async () => {
  db = await openSandboxDatabase();
});
afterAll(() => db.close());

it('shows codes as a page without scripts and as JSON, newest first', async () => {
  await leave('1111');
  await leave('2222', '<b>');
  const page = await request(app()).get('/sandbox/inbox').set('Accept', 'text/html').expect(200);
  expect(page.text).toMatch(/2222[\s\S]*1111/);
  expect(page.text).toContain('&lt;b&gt;');
  expect(page.text).not.toContain('<script');
  expect(page.headers['refresh']).toBe('4');
  const { body } = await request(app()).get('/sandbox/inbox').set('Accept', 'application/json').expect(200);
  expect(body).toMatchObject({
    entries: [
      { answer: '2222', reference: 'id-2222' },
      { answer: '1111', merchantCode: 'lantern', kind: 'captcha' },
    ],
  });
});

it('shows messages, with their link to follow and nothing else as markup', async () => {
  const link = 'http://lantern.localhost/m/forget?token=a&b';
  const entry = { merchantCode: 'lantern', kind: 'mail', reference: '<i>@b.example', createdAt: now } as const;
  await leaveInInbox(db, { ...entry, answer: link, message: `<script>x</script> ${link} end` });
  await leaveInInbox(db, { ...entry, kind: 'sms', answer: '123456', message: 'your code' });
  const page = await request(app()).get('/sandbox/inbox').set('Accept', 'text/html').expect(200);
  expect(page.text).toContain('<a href="http://lantern.localhost/m/forget?token=a&amp;b">');
  expect(page.text).toContain('mail → &lt;i&gt;@b.example');
  expect(page.text).toContain('<b>123456</b>');
  expect(page.text).not.toContain('<script');
});

it('keeps the newest fifty, for an hour', async () => {
  for (let number = 0; number < 60; number += 1) await leave(String(3000 + number));
  const count = async () => (await request(app()).get('/sandbox/inbox').set('Accept', 'application/json')).body.entries.length;
  expect(await count()).toBe(50);
  now = new Date(now.getTime() + 60 * 60 * 1000);
  expect(await count()).toBe(0);
});

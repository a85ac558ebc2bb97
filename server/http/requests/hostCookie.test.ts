import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { hostCookie } from './hostCookie.ts';

const cookie = hostCookie('operator', '/preview/');
const app = express()
  .set('trust proxy', 1)
  .get('/set', (req, res) => {
    cookie.set(req, res, 'secret', 60_000);
    res.end();
  })
  .get('/read', (req, res) => void res.send(cookie.read(req) ?? 'none'));

const setBy = async (proto: string): Promise<string | undefined> =>
  (await request(app).get('/set').set('x-forwarded-proto', proto)).headers['set-cookie']?.[0];

it('belongs to the host alone by https, and works on one’s own machine by http', async () => {
  expect(await setBy('https')).toMatch(/^__Host-operator=secret; Max-Age=60; Path=\/; .*HttpOnly; Secure; SameSite=Strict$/);
  expect(await setBy('http')).toMatch(/^operator=secret; Max-Age=60; Path=\/preview\/; .*HttpOnly; SameSite=Strict$/);
});

it.each([
  ['https', '__Host-operator=own', 'own'],
  ['https', 'operator=planted', 'none'],
  ['https', 'operator=planted; __Host-operator=own', 'own'],
  ['http', 'operator=own', 'own'],
])('by %s the cookie %s says %s', async (proto, sent, read) => {
  const answer = await request(app).get('/read').set({ 'x-forwarded-proto': proto, cookie: sent });
  expect(answer.text).toBe(read);
});

import { type Server, createServer } from 'node:http';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createHttp } from '#src/lib/http.ts';

/** Two hosts of a platform; one of them may be down. */
const seen: string[] = [];
const host = (name: string): Server =>
  createServer(({ method, url, headers }, res) => {
    seen.push(`${name} ${method} ${url} for ${String(headers['merchant'])}`);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"value":[]}');
  });
const urlOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
};
async function goAway(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
let [first, second] = [host('first'), host('second')];
let hosts: readonly string[];
const http = () =>
  createHttp({ token: () => 'tok', onExpired: () => undefined, elsewhere: () => ({ hosts, merchantCode: 'lotus' }) });

beforeEach(async () => {
  [first, second] = [host('first'), host('second')];
  await Promise.all([first, second].map((server) => once(server.listen(0, '127.0.0.1'), 'listening')));
  hosts = [urlOf(first), urlOf(second)];
  seen.length = 0;
});
afterEach(() => Promise.all([first, second].filter(({ listening }) => listening).map(goAway)));

// The page's own host is not a platform here, so it never answers.
it('a read goes from host to host until one answers, and what follows begins there', async () => {
  const lasting = http();
  await lasting.read('countries');
  await lasting.read('countries');
  await lasting.send('recoverByEmail', { username: 'mei', email: 'mei@post.example' });
  expect(seen).toEqual([
    'first GET /wps/system/country for lotus',
    'first GET /wps/system/country for lotus',
    'first POST /wps/member/password/email for lotus',
  ]);

  await goAway(first);
  seen.length = 0;
  await lasting.read('countries');
  expect(seen).toEqual(['second GET /wps/system/country for lotus']);
});

it('what changes something is sent once, however many hosts could answer', async () => {
  await goAway(first);
  await expect(http().send('recoverByEmail', { username: 'mei', email: 'mei@post.example' })).rejects.toMatchObject({
    code: 'network',
  });
  expect(seen).toEqual([]);
});

it('a host that is not listed any more is left', async () => {
  const lasting = http();
  await lasting.read('countries');
  hosts = [];
  await expect(lasting.read('countries')).rejects.toMatchObject({ code: 'network' });
});

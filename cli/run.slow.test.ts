import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusals } from '#schemas/edges/api/refusals.ts';
import { type LiveryServer, runLivery, startLiveryServer, titled } from '#tests/support/liveryServer.ts';
import { exitOfStatus } from './exitCodes.ts';

let site: LiveryServer;
let viewer: string;
beforeAll(async () => {
  site = await startLiveryServer(['aurora', 'sahara']);
  viewer = await site.tokenFor('viewer', 'aurora');
});
afterAll(() => site.close());

describe('a command line that is wrong', () => {
  it.each([
    ['no command', [], /Usage: livery/],
    ['an unknown command', ['pusch', 'aurora', 'x.json'], /unknown command 'pusch'\n\(Did you mean push\?\)/],
    ['an unknown option', ['pull', 'aurora', '--drafft'], /unknown option '--drafft'/],
    ['a missing argument', ['push', 'aurora'], /missing required argument 'file'/],
    ['a missing reason', ['publish', 'aurora'], /required option '--reason <text>' not specified/],
    ['a choice that there is not', ['validate', 'x.json', '--format', 'xml'], /Allowed choices are text, json, sarif/],
    ['two that exclude each other', ['pull', 'aurora', '--draft', '--release', '1'], /cannot be used with option/],
    ['a revision that is none', ['pull', 'aurora', '--release', 'last'], /A revision is a number from 1/],
    ['a file that there is not', ['validate', '/nowhere/x.json'], /\/nowhere\/x\.json cannot be read: ENOENT/],
    ['a release that is named in part', ['diff', 'release:aurora', 'live:aurora'], /Write release:<merchant>@<revision>/],
    ['a revision that there is not', ['diff', 'release:aurora@9', 'live:aurora'], /aurora has no revision 9/],
  ])('ends with 2 and says what: %s', async (_title, args, message) => {
    const { code, out, err } = await site.livery(args);
    expect([code, out, message.test(err) ? '' : err]).toEqual([2, '', '']);
  });
});

describe('help', () => {
  it.each([[['--help']], [['help']], [['publish', '--help']]])('is a result, not a fault: %j', async (args) => {
    const { code, out, err } = await site.livery(args);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain(args[0] === 'publish' ? 'Needs an API token with the role publisher at the merchant.' : 'Exit codes:');
  });
});

describe('without rights a command ends with 3', () => {
  it('when nobody has signed in', async () => {
    const { code, err } = await runLivery(['merchants'], { XDG_CONFIG_HOME: '/nowhere' });
    expect([code, err]).toEqual([3, expect.stringContaining('Run livery login <address>')]);
  });

  it('when the token is not valid', async () => {
    const { code, out, err } = await site.livery(['merchants'], { token: 'livery_guessed' });
    expect([code, out, err]).toEqual([3, '', expect.stringContaining('(token.invalid)')]);
  });

  it.each([
    ['saves', ['push', 'aurora', 'FILE'], 'role.tooLow'],
    ['publishes', ['publish', 'aurora', '--reason', 'x'], 'role.tooLow'],
    ['goes back', ['roll-back', 'aurora', '--to', '1', '--reason', 'x'], 'role.tooLow'],
    ['asks for a merchant without a role there', ['pull', 'sahara'], 'merchant.unknown'],
  ])('when a viewer %s', async (_title, args, code) => {
    const file = site.file('viewer.json', titled('aurora', 'Other'));
    const ran = await site.livery(
      args.map((word) => (word === 'FILE' ? file : word)),
      { token: viewer },
    );
    expect([ran.code, ran.out, ran.err]).toEqual([3, '', expect.stringContaining(`(${code})`)]);
  });
});

describe('without a server a command ends with 5', () => {
  it('when nothing answers', async () => {
    const gone = createServer().listen(0);
    await once(gone, 'listening');
    const { port } = gone.address() as AddressInfo; // a TCP server has no other kind of address
    gone.close();
    const { code, err } = await site.livery(['merchants'], { env: { LIVERY_URL: `http://localhost:${port}` } });
    expect([code, err]).toEqual([5, expect.stringMatching(/ does not answer: .*ECONNREFUSED/)]);
  });

  it('when its database is away', async () => {
    site.server.setDatabase(true);
    const { code, err } = await site.livery(['merchants']);
    site.server.setDatabase(false);
    expect([code, err]).toEqual([5, expect.stringContaining('(database.unavailable)')]);
  });

  it.each([
    ['a page', 200, '<!doctype html><title>Hotel</title>', 'gave an answer that this version does not know'],
    ['nothing of the kind', 418, '{}', 'not as a server of Livery does. (http.418)'],
    ['a page that it does not have', 404, '<h1>Not found</h1>', 'not as a server of Livery does. (http.404)'],
  ])('when another program answers: %s', async (_title, status, body, message) => {
    const other = createServer((_req, res) => res.writeHead(status).end(body)).listen(0);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo; // a TCP server has no other kind of address
    const { code, err } = await site.livery(['merchants'], { env: { LIVERY_URL: `http://localhost:${port}` } });
    other.close();
    expect([code, err]).toEqual([5, expect.stringContaining(message)]);
  });
});

it('knows how to end for every status of a refusal', () => {
  const statuses = new Set(Object.values(refusals).map(({ status }) => String(status)));
  expect(Object.keys(exitOfStatus).toSorted()).toEqual([...statuses].toSorted());
});

import type { Router } from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OperatorRole, type ProblemAnswer, operatorRoles } from '#schemas/preview/operatorApi.schema.ts';
import { isAtLeast } from '#schemas/preview/roleGrants.ts';
import { createEventStreams } from '../http/eventStream.ts';
import { createLog } from '../http/createLog.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';
import { previewApi } from './previewApi.ts';

/**
 * Every route of the preview API and who may use it. `everybody`: without a session. `signedIn`: with any. `someAdmin`: an
 * administrator of all merchants or of one. A role: at the merchant of the address. `all:` a role for all merchants.
 */
const routes: readonly (readonly [method: string, path: string, least: string])[] = [
  ['POST', '/session', 'everybody'],
  ['GET', '/session', 'signedIn'],
  ['DELETE', '/session', 'signedIn'],
  ['POST', '/account/password', 'signedIn'],
  ['GET', '/account/sessions', 'signedIn'],
  ['DELETE', '/account/sessions', 'signedIn'],
  ['DELETE', '/account/sessions/:session', 'signedIn'],
  ['POST', '/links/open', 'everybody'],
  ['POST', '/links/accept', 'everybody'],
  ['GET', '/people', 'someAdmin'],
  ['POST', '/people', 'someAdmin'],
  ['POST', '/people/:id/link', 'all:admin'],
  ['PUT', '/people/:id/roles', 'someAdmin'],
  ['PUT', '/people/:id/state', 'all:admin'],
  ['GET', '/audit', 'someAdmin'],
  ['GET', '/audit/export', 'someAdmin'],
  ['GET', '/merchants', 'signedIn'],
  ['POST', '/merchants', 'all:admin'],
  ['GET', '/merchants/:code', 'viewer'],
  ['PUT', '/merchants/:code/host', 'all:admin'],
  ['GET', '/merchants/:code/file', 'viewer'],
  ['PUT', '/merchants/:code/file', 'editor'],
  ['PUT', '/merchants/:code/draft', 'editor'],
  ['DELETE', '/merchants/:code/draft', 'editor'],
  ['GET', '/merchants/:code/waivers', 'viewer'],
  ['PUT', '/merchants/:code/waivers', 'editor'],
  ['GET', '/merchants/:code/releases', 'viewer'],
  ['POST', '/merchants/:code/releases', 'publisher'],
  ['POST', '/merchants/:code/rollback', 'publisher'],
  ['GET', '/merchants/:code/releases/:releaseId', 'viewer'],
  ['GET', '/merchants/:code/plan', 'viewer'],
  ['POST', '/merchants/:code/plan', 'publisher'],
  ['DELETE', '/merchants/:code/plan', 'publisher'],
  ['POST', '/merchants/:code/addresses', 'viewer'],
  ['POST', '/merchants/:code/frame', 'viewer'],
  ['GET', '/merchants/:code/shares', 'viewer'],
  ['POST', '/merchants/:code/shares', 'editor'],
  ['DELETE', '/merchants/:code/shares/:id', 'editor'],
  ['GET', '/events', 'signedIn'],
];

interface Somebody {
  readonly all?: OperatorRole;
  readonly here?: OperatorRole;
}

const people: readonly (readonly [string, Somebody])[] = [
  ...operatorRoles.map((role) => [`${role} of all`, { all: role }] as const),
  ...operatorRoles.map((role) => [`${role} here`, { here: role }] as const),
  ['admin elsewhere', {}],
];

let server: TestServer;
const sessions = new Map<string, SignedIn>();

const signIn = (name: string, { all, here }: Somebody): Promise<SignedIn> =>
  all
    ? server.signIn(all)
    : here
      ? server.signIn(here, 'here')
      : server.signIn('admin', name === 'admin elsewhere' ? 'there' : '');

beforeAll(async () => {
  server = await startTestServer([testBrand('here'), testBrand('there')]);
  for (const [name, somebody] of people) sessions.set(name, await signIn(name, somebody));
});
afterAll(() => server.close());

/** What the API must say to somebody: nothing, or the code of its refusal. */
function refusalFor(least: string, { all, here }: Somebody): string | undefined {
  const isAdminOfSome = all === 'admin' || here === 'admin' || (all === undefined && here === undefined);
  if (least === 'everybody' || least === 'signedIn') return undefined;
  if (least === 'someAdmin') return isAdminOfSome ? undefined : 'role.tooLow';
  const role = operatorRoles.find((each) => each === least.replace('all:', '')) ?? 'admin';
  if (least.startsWith('all:')) return all !== undefined && isAtLeast(all, role) ? undefined : 'role.tooLow';
  const own = all ?? here;
  if (own === undefined) return 'merchant.unknown';
  return isAtLeast(own, role) ? undefined : 'role.tooLow';
}

const addressOf = (path: string) =>
  path.replace(':code', 'here').replace(':id', '99').replace(':session', '99').replace(':releaseId', '99');

/** Bodies that no route accepts: what is refused for them got past the question of who asks. */
const bodyFor = (method: string) => (method === 'GET' ? undefined : {});

describe.each(routes)('%s %s is for %s', (method, path, least) => {
  it('and refused to strangers', async () => {
    const answer = await server
      .signedIn({ name: '', role: 'viewer', roles: { all: null, merchants: {} }, csrf: '' }, '')
      .api(method, addressOf(path), bodyFor(method));
    expect([answer.status === 401, (answer.json as ProblemAnswer).code === 'session.missing']).toEqual(
      least === 'everybody' ? [false, false] : [true, true],
    );
  });

  it.skipIf(path === '/events').each(people)('as %s finds', async (name, somebody) => {
    const session = path === '/session' ? await signIn(name, somebody) : sessions.get(name);
    const answer = await session?.api(method, addressOf(path), bodyFor(method));
    const { code } = (answer?.json ?? {}) as Partial<ProblemAnswer>;
    const refusal = ['role.tooLow', 'merchant.unknown', 'session.missing', 'csrf.wrong'].find((each) => each === code);
    expect(refusal).toBe(refusalFor(least, somebody));
  });

  it.skipIf(method === 'GET' || least === 'everybody')('and needs the session’s token', async () => {
    const answer = await sessions.get('admin of all')?.api(method, addressOf(path), {}, { 'x-csrf': 'guessed' });
    expect(((answer?.json ?? {}) as Partial<ProblemAnswer>).code).toBe('csrf.wrong');
  });
});

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  readonly handle: { readonly stack?: readonly Layer[] };
}

const routesOf = ({ stack = [] }: { readonly stack?: readonly Layer[] }): string[] =>
  stack.flatMap(({ route, handle }) =>
    route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : routesOf(handle),
  );

it('no route is missing above', async () => {
  const streams = createEventStreams();
  const { db, releases } = server;
  const { router, close } = await previewApi({
    db,
    releases,
    streams,
    clock: () => new Date(),
    presets: { base: testBrand('base'), new: testBrand('new') },
    messenger: undefined,
    log: createLog('silent'),
  });
  // Express says what it routes only here.
  const known = routesOf(router as unknown as Router & { readonly stack: readonly Layer[] });
  expect(known.toSorted()).toEqual(routes.map(([method, path]) => `${method} ${path}`).toSorted());
  await close();
  streams.close();
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Access, type ApiRoute, parametersOf } from '#schemas/edges/api/apiRoute.ts';
import { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import type { ProblemAnswer } from '#schemas/edges/api/refusals.ts';
import { type OperatorRole, isAtLeast, operatorRoles } from '#schemas/edges/api/roleGrants.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '../testing/startTestServer.ts';

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
function refusalFor(access: Access, { all, here }: Somebody): string | undefined {
  if (typeof access === 'string') return undefined;
  const isElsewhere = all === undefined && here === undefined;
  const own = { merchant: all ?? here, all, any: isElsewhere ? 'admin' : (all ?? here) } as const;
  const role = own[access.at];
  if (access.at === 'merchant' && role === undefined) return 'merchant.unknown';
  return role !== undefined && isAtLeast(role, access.role) ? undefined : 'role.tooLow';
}

const addressOf = (route: ApiRoute) =>
  parametersOf(route).reduce((path, name) => path.replace(`:${name}`, name === 'code' ? 'here' : '99'), route.path);

/** Bodies that no route accepts: what is refused for them got past the question of who asks. */
const bodyFor = (method: string) => (method === 'GET' ? undefined : {});

const routes = Object.entries<ApiRoute>(apiRoutes).map(([name, route]) => ({ name, ...route }));

describe.each(routes)('$name', (route) => {
  const { method, path, access, stream } = route;

  it('is refused to strangers, unless it is for everybody', async () => {
    const answer = await server
      .signedIn({ name: '', role: 'viewer', roles: { all: null, merchants: {} }, stage: 'full', csrf: '' }, '')
      .api(method, addressOf(route), bodyFor(method));
    expect([answer.status === 401, (answer.json as ProblemAnswer).code === 'session.missing']).toEqual(
      access === 'everybody' ? [false, false] : [true, true],
    );
  });

  it.skipIf(stream === 'text/event-stream').each(people)('as %s finds', async (name, somebody) => {
    const session = path === '/session' ? await signIn(name, somebody) : sessions.get(name);
    const answer = await session?.api(method, addressOf(route), bodyFor(method));
    const { code } = (answer?.json ?? {}) as Partial<ProblemAnswer>;
    const refusal = ['role.tooLow', 'merchant.unknown', 'session.missing', 'csrf.wrong'].find((each) => each === code);
    expect(refusal).toBe(refusalFor(access, somebody));
  });

  it.skipIf(method === 'GET' || access === 'everybody')('needs the session’s token', async () => {
    const answer = await sessions.get('admin of all')?.api(method, addressOf(route), {}, { 'x-csrf': 'guessed' });
    expect(((answer?.json ?? {}) as Partial<ProblemAnswer>).code).toBe('csrf.wrong');
  });
});

/** What is about people and how they sign in: their accounts, sessions, tokens, links and second factors. */
const isAboutAccess = ({ path }: ApiRoute) => /^\/(?:people|account|session)(?:\/|$)/.test(path);
/** What only takes access away may be done at once: it is what one does when something is wrong. */
const onlyEndsAccess = ({ method, path }: ApiRoute) => method === 'DELETE' && /\/(?:sessions|tokens)(?:\/|$)/.test(path);

describe('a program with an API token', () => {
  const guarded = routes.filter((route) => route.method !== 'GET' && route.access !== 'everybody' && isAboutAccess(route));

  let program: SignedIn;
  let secret: string;
  beforeAll(async () => {
    const admin = await server.signIn('admin');
    const body = { name: 'nightly', roles: { all: 'admin', merchants: {} } };
    ({ secret } = (await admin.api('POST', '/account/tokens', body)).json as MadeToken);
    program = server.signedIn({ ...admin, csrf: '' }, '');
  });

  it.each(guarded)('may not change who has access: $method $path', async (route) => {
    const answer = await program.api(route.method, addressOf(route), {}, { authorization: `Bearer ${secret}` });
    expect((answer.json as ProblemAnswer).code).toBe('token.refused');
  });
});

describe('who has left the desk half an hour ago', () => {
  const guarded = routes.filter((route) => route.method !== 'GET' && route.path.startsWith('/people/') && !onlyEndsAccess(route));

  it.each(routes.filter(({ asksConfirmation }) => asksConfirmation === 'byRule'))(
    'must prove who they are where the merchant’s rules ask for it: $method $path',
    async (route) => {
      const open = await server.signIn('admin');
      await server.db.query('update operator_sessions set confirmed_at = $1', [new Date(server.now().getTime() - 30 * 60_000)]);
      const codeNow = async () =>
        ((await open.api(route.method, addressOf(route), bodyFor(route.method))).json as Partial<ProblemAnswer>).code;
      expect(await codeNow()).not.toBe('confirmation.needed');
      await server.db.query(`insert into publish_rules (merchant_code, confirm_minutes, four_eyes) values ('here', 10, false)`);
      expect(await codeNow()).toBe('confirmation.needed');
      await server.db.query('delete from publish_rules');
    },
  );

  it.each([...guarded, ...routes.filter(({ name }) => name === 'invite')])(
    'must prove who they are before somebody’s access changes: $method $path',
    async (route) => {
      const open = await server.signIn('admin');
      await server.db.query('update operator_sessions set confirmed_at = $1', [new Date(server.now().getTime() - 30 * 60_000)]);
      const answer = await open.api(route.method, addressOf(route), {});
      expect((answer.json as ProblemAnswer).code).toBe('confirmation.needed');
    },
  );
});

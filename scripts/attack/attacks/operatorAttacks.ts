import { API_BASE, type ApiRoute, parametersOf } from '#schemas/api/apiRoute.ts';
import { apiRoutes } from '#schemas/api/apiRoutes.ts';
import { CSRF_HEADER } from '#schemas/api/session.schema.ts';
import { type Attack, type Finding, LeftOut, type Target } from '../Attack.ts';
import { exchange, expectStatus, postJson } from '../exchange.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const routes = Object.entries<ApiRoute>(apiRoutes);
const isWrite = ({ method }: ApiRoute): boolean => method !== 'GET';
const addressOf = (route: ApiRoute): string =>
  API_BASE + parametersOf(route).reduce((path, name) => path.replace(`:${name}`, name === 'code' ? 'aurora' : '1'), route.path);

/** A token of the right shape that the server has not given. */
const FIXED = 'A'.repeat(43);

const everyMethod = ([name, route]: [string, ApiRoute]): Attack => ({
  name: `${name} without a session, by every method`,
  async run(target) {
    for (const method of METHODS) {
      // What is for everybody is asked for by its own method.
      if (route.access === 'everybody' && [route.method, 'HEAD'].includes(method)) continue;
      const lines = ['Content-Type: application/json', 'If-Match: "0"'];
      const { status } = await exchange(target, { method, path: addressOf(route), host: target.tool, lines, body: '{}' });
      if (status < 400 || status >= 500) return `${method} answered ${status}`;
    }
    return undefined;
  },
});

const fromElsewhere = ([name, route]: [string, ApiRoute]): Attack => ({
  name: `${name} from a page of another site`,
  async run(target) {
    for (const origin of ['https://evil.example', 'null', `http://${target.tool}.evil.example`, 'file://']) {
      const lines = [`Origin: ${origin}`, 'Content-Type: application/json', `Cookie: operator=${FIXED}`];
      const asked = { method: route.method, path: addressOf(route), host: target.tool, lines, body: '{}' };
      const answered = await exchange(target, asked);
      if (answered.header('access-control-allow-origin') !== undefined) return `lets ${origin} read`;
      if (answered.status !== 403) return `${origin}: answered ${answered.status}`;
    }
    return undefined;
  },
});

const tryPassword = (target: Target, body: object, cookie = '') =>
  postJson(target, {
    path: `${API_BASE}/session`,
    host: target.tool,
    lines: [`Cookie: ${cookie}`],
    body: JSON.stringify(body),
  });

function signIn(target: Target, cookie = '') {
  if (target.operator === undefined) throw new LeftOut('nobody to sign in as: --operator name:password');
  return tryPassword(target, target.operator, cookie);
}

const sessionOf = (head: string): string => /^set-cookie: operator=([\w-]+)/im.exec(head)?.[1] ?? '';

const sessions: readonly Attack[] = [
  ...[`operator=${FIXED}`, 'operator=__proto__', 'operator=', `operator=${'A'.repeat(4000)}`, 'operator=%27%20or%201=1'].map(
    (cookie): Attack => ({
      name: `a session made up: ${cookie.slice(0, 30)}`,
      run: async (target) => {
        const path = `${API_BASE}/merchants`;
        return expectStatus(await exchange(target, { path, host: target.tool, lines: [`Cookie: ${cookie}`] }), 401);
      },
    }),
  ),
  {
    name: 'a session that was fixed before the sign-in',
    async run(target): Promise<Finding> {
      const answered = await signIn(target, `operator=${FIXED}`);
      if (answered.status !== 201) return `could not sign in: ${answered.status}`;
      const session = sessionOf(answered.head);
      return session === '' || session === FIXED ? 'keeps the session' : undefined;
    },
  },
  {
    name: 'operators locked out by guesses at ten other names',
    isSlow: true,
    async run(target) {
      await signIn(target);
      for (let guess = 0; guess < 10; guess += 1) await tryPassword(target, { name: `nobody-${guess}`, password: 'guess' });
      return expectStatus(await signIn(target), 201);
    },
  },
  {
    name: 'a write with a session and without its token',
    async run(target) {
      const cookie = `operator=${sessionOf((await signIn(target)).head)}`;
      for (const token of ['', FIXED]) {
        const lines = [`Cookie: ${cookie}`, ...(token === '' ? [] : [`${CSRF_HEADER}: ${token}`])];
        const answered = await exchange(target, { method: 'DELETE', path: `${API_BASE}/session`, host: target.tool, lines });
        if (answered.status !== 403) return `answered ${answered.status}`;
      }
      return undefined;
    },
  },
  {
    name: 'a form of another site as a sign-in',
    run: async (target) => {
      const asked = { method: 'POST', path: `${API_BASE}/session`, host: target.tool, body: '{"name":"a","password":"b"}' };
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const found = expectStatus(await exchange(target, { ...asked, lines: [`Content-Type: ${type}`] }), 415);
        if (found !== undefined) return `${type}: ${found}`;
      }
      return undefined;
    },
  },
];

const walls: readonly Attack[] = ['/preview/', `${API_BASE}/session`].map((path) => ({
  name: `the tool in a frame: ${path}`,
  run: async (target) => {
    const answered = await exchange(target, { path, host: target.tool });
    return answered.header('content-security-policy')?.includes("frame-ancestors 'none'") ? undefined : 'may be framed';
  },
}));

/** Strangers at the operators' routes. */
export const operatorAttacks: readonly Attack[] = [
  ...routes.map(everyMethod),
  ...routes.filter(([, route]) => isWrite(route)).map(fromElsewhere),
  ...sessions,
  ...walls,
];

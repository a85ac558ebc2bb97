import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import { TOOL_PATH } from '#schemas/base/urls/toolAddresses.ts';
import { type Attack, type Control, each } from '../Attack.ts';
import { acceptsSignIns } from '../controls.ts';
import { type Answered, exchange, expectCode, expectRefusal, expectStatus, expectSuccess, postJson } from '../exchange.ts';
import { cookieLines, signIn } from '../Operator.ts';
import { type NamedRoute, apiRouteList, askRoute, isAdmitted, isWrite, routePath } from '../routes.ts';
import type { Scene } from '../Scene.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A token of the right shape that the server has not given. */
const FIXED = 'A'.repeat(43);

const withoutSession = ({ name, route }: NamedRoute): Attack => {
  // Public routes are requested by their own method.
  const methods = METHODS.filter((method) => route.access !== 'everybody' || ![route.method, 'HEAD'].includes(method));
  return {
    name: `${name} without a session, by every method`,
    defence: 'roles',
    control: isAdmitted[name] ?? acceptsSignIns,
    async attack({ tool: host, ...scene }) {
      const answers: Answered[] = [];
      for (const method of methods) {
        const lines = ['Content-Type: application/json', 'If-Match: "0"'];
        answers.push(await exchange(scene, { method, path: routePath(route), host, lines, body: '{}' }));
      }
      return answers;
    },
    holds: (answers) => {
      const own = answers[methods.indexOf(route.method)];
      return (own && expectCode(own, 'session.missing')) ?? each(expectRefusal)(answers);
    },
  };
};

const fromElsewhere = ({ name, route }: NamedRoute): Attack => ({
  name: `${name} from a page of another site`,
  defence: 'csrf',
  control: isAdmitted[name] ?? acceptsSignIns,
  async attack(scene) {
    const answers: Answered[] = [];
    for (const origin of ['https://evil.example', 'null', `http://${scene.tool}.evil.example`, 'file://'])
      answers.push(await askRoute(scene, { name, route }, { lines: [`Origin: ${origin}`] }));
    return answers;
  },
  holds: each(
    (answered) =>
      expectCode(answered, 'origin.foreign') ??
      (answered.header('access-control-allow-origin') === undefined ? undefined : 'lets the page read'),
  ),
});

const withoutToken = ({ name, route }: NamedRoute): Attack => ({
  name: `${name} with a session and without its token`,
  defence: 'csrf',
  control: isAdmitted[name] ?? acceptsSignIns,
  attack: async (scene) => [
    await askRoute(scene, { name, route }, { csrf: '' }),
    await askRoute(scene, { name, route }, { csrf: FIXED }),
  ],
  holds: each((answered) => expectCode(answered, 'csrf.wrong')),
});

const tryPassword = (scene: Scene, body: object, cookie = ''): Promise<Answered> =>
  postJson(scene, {
    path: `${API_BASE}/session`,
    host: scene.tool,
    lines: [`Cookie: ${cookie}`],
    body: JSON.stringify(body),
  });

const MERCHANTS = '/merchants';
const listsMerchants: Control = async (scene) => expectSuccess(await (await scene.as('viewer')).ask('GET', MERCHANTS));

/** The name of the cookie that holds a session. */
const sessionCookie = async (scene: Scene): Promise<string> => {
  const lines = cookieLines((await scene.as('viewer')).begun);
  return lines.find((line) => /operator=/.test(line))?.split('=')[0] ?? 'operator';
};

const madeUp: readonly Attack[] = [FIXED, '__proto__', '', 'A'.repeat(4000), '%27%20or%201=1'].map((value) => ({
  name: `a session made up: ${value.slice(0, 20)}`,
  defence: 'planted-session',
  control: listsMerchants,
  attack: async (scene) => {
    const lines = [`Cookie: ${await sessionCookie(scene)}=${value}`];
    return exchange(scene, { path: API_BASE + MERCHANTS, host: scene.tool, lines });
  },
  holds: each((answered) => expectCode(answered, 'session.missing')),
}));

/** A cookie of the tool: no script reads it, no other site's request carries it, and the players' pages on the same host do not get it. */
const isKeptIn = (line: string): boolean =>
  /; *httponly/i.test(line) &&
  /; *samesite=strict/i.test(line) &&
  (line.startsWith('__Host-') ? /; *secure/i.test(line) : new RegExp(`; *path=${TOOL_PATH}(?:;|$)`, 'i').test(line));

const sessions: readonly Attack[] = [
  ...madeUp,
  {
    name: 'a session that was fixed before the sign-in',
    defence: 'planted-session',
    control: acceptsSignIns,
    attack: async (scene) => tryPassword(scene, scene.operator ?? {}, `${await sessionCookie(scene)}=${FIXED}`),
    holds: each(
      (answered) =>
        expectStatus(answered, 201) ??
        (cookieLines(answered).some((line) => /operator=[\w-]{20}/.test(line) && !line.includes(FIXED))
          ? undefined
          : 'keeps the session'),
    ),
  },
  {
    name: 'cookies of the tool for scripts, other sites and other pages',
    defence: 'operator-cookie',
    control: acceptsSignIns,
    attack: async (scene) => (await signIn(scene, scene.operator?.name ?? '', scene.operator?.password ?? '')).begun,
    holds: each((answered) => {
      const lines = cookieLines(answered);
      return lines.length === 0 ? 'gives no cookie' : lines.find((line) => !isKeptIn(line));
    }),
  },
  {
    name: 'operators locked out by guesses at ten other names',
    defence: 'operator-guess',
    isSlow: true,
    control: acceptsSignIns,
    async attack(scene) {
      for (let guess = 0; guess < 10; guess += 1) await tryPassword(scene, { name: `nobody-${guess}`, password: 'guess' });
      return tryPassword(scene, scene.operator ?? {});
    },
    holds: each((answered) => expectStatus(answered, 201)),
  },
  {
    name: 'a form of another site as a sign-in',
    defence: 'csrf',
    control: acceptsSignIns,
    attack: (scene) =>
      Promise.all(
        ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map((type) =>
          exchange(scene, {
            method: 'POST',
            path: `${API_BASE}/session`,
            host: scene.tool,
            body: '{"name":"a","password":"b"}',
            lines: [`Content-Type: ${type}`],
          }),
        ),
      ),
    holds: each((answered) => expectStatus(answered, 415)),
  },
];

const toolIsServed: Control = async (scene) => expectStatus(await exchange(scene, { path: TOOL_PATH, host: scene.tool }), 200);

const walls: readonly Attack[] = [TOOL_PATH, `${API_BASE}/session`].map((path) => ({
  name: `the tool in a frame: ${path}`,
  defence: 'framing',
  control: toolIsServed,
  attack: (scene) => exchange(scene, { path, host: scene.tool }),
  holds: each((answered) =>
    answered.header('content-security-policy')?.includes("frame-ancestors 'none'") ? undefined : 'may be framed',
  ),
}));

/** Strangers at the operators' routes, and other sites in an operator's browser. */
export const operatorAttacks: readonly Attack[] = [
  ...apiRouteList.map(withoutSession),
  ...apiRouteList.filter(({ route }) => isWrite(route)).map(fromElsewhere),
  ...apiRouteList.filter(({ route }) => isWrite(route) && route.access !== 'everybody').map(withoutToken),
  ...sessions,
  ...walls,
];

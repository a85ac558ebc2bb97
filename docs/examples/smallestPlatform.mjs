// The smallest platform that Livery can show a site from: it describes the site, and lets nobody in yet.
//
//   npm run docs
//   node docs/examples/smallestPlatform.mjs 4000
//   node docs/examples/smallestPlatform.mjs 4000 node_modules/livery-platform-contract/openapi.json
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';

const [, , port = '4000', contract = fileURLToPath(new URL('../platform.openapi.json', import.meta.url))] = process.argv;
const document = JSON.parse(readFileSync(contract, 'utf8'));
const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

const value = (/** @type {unknown} */ value) => ({ status: 200, answer: { success: true, value } });
const refusal = (/** @type {number} */ status, /** @type {string} */ errorCode, /** @type {string} */ message) => ({
  status,
  answer: { success: false, errorCode, message },
});

/** The calls that this platform has, by their names in the document. */
const answers = {
  status: () => value({ status: 0 }),
  template: (/** @type {string} */ merchantCode) =>
    value({
      merchantCode,
      templateId: 'first',
      version: 'base',
      parameters: { title: merchantCode, language: 'EN' },
      behaviour: { platform: { paths: emptyPaths } },
    }),
  settings: () => value({ currency: { code: 'USD', symbol: '$' } }),
  whitelabel: () => value({}),
  registerSettings: () => value({}),
  domainRoute: () => value([]),
  loginKey: () => value({ kid: 'first', jwk: publicKey.export({ format: 'jwk' }), serverTimeMs: Date.now() }),
  login: () => refusal(401, 'login.wrong', 'Username or password is wrong.'),
  logout: () => refusal(401, 'session.expired', 'Your session has ended.'),
};

/** @type {[string, Record<string, { operationId: keyof typeof answers }>][]} */
const paths = Object.entries(document.paths);
const routes = new Map(
  paths.flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => [`${method.toUpperCase()} ${path}`, operationId]),
  ),
);
const names = [...routes.values(), ...Object.keys(document.components.pathItems)];
/** What needs a call with an empty path is not shown. */
const emptyPaths = names.filter((name) => !Object.hasOwn(answers, name)).map((name) => `${name}=`);

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://platform');
  const name = routes.get(`${request.method} ${pathname}`);
  const answer = name === undefined ? undefined : answers[name];
  const { status, answer: body } = answer?.(String(request.headers['merchant'])) ?? refusal(404, 'call.unknown', 'No such call.');
  request.resume();
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}\n`);
});

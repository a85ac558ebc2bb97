import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallName } from '../../schemas/declare/calls/declaredCalls.ts';
import { rightOf } from '../../schemas/base/text/pair.ts';
import { calls } from '../../schemas/generated/calls.js';
import type { StressCase } from './stressCase.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
const names = Object.keys(calls) as CallName[]; // the keys of a table of calls

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/** Calls of the page itself, which no case changes: without them a page shows no block. */
type PageCall = 'template' | 'settings' | 'whitelabel' | 'registerSettings' | 'domainRoute' | 'status';

const pageAnswers: { readonly [C in PageCall]: (stressed: StressCase) => unknown } = {
  template: ({ release: { schemaVersion, template } }) => ({ ...template, schemaVersion, revision: 1 }),
  settings: () => ({ currency: { code: 'AED', symbol: 'د.إ.', position: 'B' } }),
  whitelabel: ({ release }) => release.switches,
  registerSettings: ({ release }) => release.registerSettings,
  domainRoute: () => [],
  status: () => ({ status: 0 }),
};
const isPageCall = (call: CallName): call is PageCall => Object.hasOwn(pageAnswers, call);

async function sendFile(res: ServerResponse, folder: string, path: string): Promise<void> {
  const file = join(top, folder, normalize(decodeURIComponent(path)));
  const content = await readFile(file).catch(() => undefined); // a picture that is missing is part of a case
  if (content === undefined) return void res.writeHead(404).end();
  res
    .writeHead(200, { 'content-type': types[extname(file)] ?? 'text/html', 'cache-control': 'public, max-age=3600' })
    .end(content);
}

export interface StressServer {
  readonly origin: string;
  /** From now on pages show this case. */
  show(stressed: StressCase): void;
  /** Errors while answering; none of them is the page's fault. */
  readonly failures: readonly unknown[];
  stop(): Promise<void>;
}

/** Serves the files of the built player, and answers its calls with those of the case passed to `show`. */
export async function startStressServer(): Promise<StressServer> {
  let stressed: StressCase | undefined;
  const failures: unknown[] = [];

  async function answerCall(res: ServerResponse, call: CallName, query: URLSearchParams): Promise<void> {
    if (stressed === undefined) throw new Error('There is no case to show.');
    const { scenario, answer } = stressed;
    const json = { 'content-type': 'application/json' };
    if (!isPageCall(call) && scenario.platform === 'slow') return; // slower than anybody waits
    // Nothing is ever done: a trial that begins would lead away from its page.
    if (!isPageCall(call) && (scenario.platform === 'failing' || calls[call].method !== 'GET'))
      return void res.writeHead(500, json).end('{"success":false,"errorCode":"stress"}');
    const value = isPageCall(call) ? pageAnswers[call](stressed) : await answer(call, Object.fromEntries(query));
    res.writeHead(200, json).end(JSON.stringify({ success: true, value }));
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://localhost');
    const platform = stressed?.release.template.behaviour?.platform;
    const call = names.find(
      (name) => calls[name].method === req.method && (rightOf(platform?.paths ?? [], name) ?? calls[name].path) === pathname,
    );
    if (call) return answerCall(res, call, searchParams);
    if (pathname.startsWith('/art/')) return sendFile(res, 'sandbox', pathname);
    if (pathname.startsWith('/site/')) return void res.writeHead(204).end();
    return sendFile(res, 'dist/client', pathname.startsWith('/m/') ? '/index.html' : pathname);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      failures.push(error);
      res.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A socket without a port.');
  return {
    origin: `http://localhost:${address.port}`,
    failures,
    show(next) {
      stressed = next;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

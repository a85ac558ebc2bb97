import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#cli/run.ts';
import type { Terminal } from '#cli/Terminal.ts';
import type { OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import type { MadeToken } from '#schemas/edges/api/tokens.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';
import { type SignedIn, type TestServer, startTestServer, testBrand } from '#server/testing/startTestServer.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Circumstances of one command line. */
interface Running {
  /** Another token than the administrator's; undefined for none. */
  readonly token?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  /** Typed or piped input. */
  readonly secret?: string;
  readonly interrupted?: AbortSignal;
  /** Told of each line of a message. */
  readonly onMessage?: (text: string) => void;
}

/** A server with merchants, and the command line that talks to it over HTTP. */
export interface LiveryServer {
  readonly server: TestServer;
  readonly url: string;
  /** Of an administrator. */
  readonly token: string;
  readonly admin: SignedIn;
  /** The token of a new operator with this role for all merchants, or at one. */
  tokenFor(role: OperatorRole, merchantCode?: string): Promise<string>;
  livery(args: readonly string[], running?: Running): Promise<Ran>;
  /** Path of a file in a folder of the test's own; written if there is something to write. */
  file(name: string, content?: unknown): string;
  close(): Promise<void>;
}

/** Runs a command line without a server, and returns its output. */
export async function runLivery(args: readonly string[], env: Terminal['env'], running: Running = {}): Promise<Ran> {
  let [out, err] = ['', ''];
  const code = await run(args, {
    env,
    out: { write: (text) => void (out += text), hasColours: false },
    err: {
      write(text) {
        err += text;
        running.onMessage?.(text);
      },
      hasColours: false,
    },
    readSecret: async () => running.secret ?? '',
    interruption: () => running.interrupted ?? new AbortController().signal,
  });
  return { code, out, err };
}

async function makeToken(owner: SignedIn): Promise<string> {
  const answer = await owner.api('POST', '/account/tokens', { name: 'pipeline', roles: owner.roles });
  return (answer.json as MadeToken).secret; // `api` has checked the answer by its schema
}

/** @param codes Merchants of the tests' own. */
export async function startLiveryServer(codes: readonly string[]): Promise<LiveryServer> {
  const server = await startTestServer(codes.map((code) => testBrand(code)));
  const folder = mkdtempSync(join(tmpdir(), 'livery-cli-'));
  const admin = await server.signIn('admin');
  const token = await makeToken(admin);
  const url = `http://localhost:${server.port}`;
  return {
    server,
    url,
    token,
    admin,
    tokenFor: async (role, merchantCode) => makeToken(await server.signIn(role, merchantCode)),
    livery(args, running = {}) {
      const given = 'token' in running ? running.token : token;
      const account = { LIVERY_URL: url, ...(given === undefined ? {} : { LIVERY_TOKEN: given }) };
      return runLivery(args, { XDG_CONFIG_HOME: folder, ...account, ...running.env }, running);
    },
    file(name, content) {
      const path = join(folder, name);
      if (content !== undefined)
        writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
      return path;
    },
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A test's release with another title, which the sentences of changes name. */
export const titled = (code: string, title: string): Release => testBrand(code, { title });

export const jsonIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import type { Logger } from 'pino';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { CSRF_HEADER, type SessionView } from '#schemas/edges/api/session.schema.ts';
import { type OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import { API_BASE } from '#schemas/edges/api/apiRoute.ts';
import type { ComplianceProfile, Release } from '#schemas/declare/release/release.schema.ts';
import { type App, createApp } from '../createApp.ts';
import type { AppDeps } from '../AppDeps.ts';
import { createLog } from '../http/log/createLog.ts';
import type { MerchantPlatform } from '../platform/MerchantPlatform.ts';
import type { PlayerBuild } from '../site/PlayerServer.ts';
import { createBrandFiles } from '../http/files/createBrandFiles.ts';
import { createHttpServer } from '../http/requests/createHttpServer.ts';
import { createPictureMaker } from '../media/createPictureMaker.ts';
import { storeInDatabase } from '../media/storeInDatabase.ts';
import type { MediaStorage } from '../media/MediaStorage.ts';
import type { Message } from '../messages/Messenger.ts';
import { type Releases, createReleases } from '../releases/publish/createReleases.ts';
import { readShippedTemplates } from '../releases/live/readShippedTemplates.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import type { RenderInput } from '#schemas/edges/page/page.ts';
import type { Database } from '../store/database/Database.ts';
import { DatabaseUnavailable } from '../store/database/DatabaseUnavailable.ts';
import { openMemoryDatabase } from '../store/testing/openMemoryDatabase.ts';
import { createSecretBox } from '../store/secrets/secretBox.ts';
import { addOperator, setGrants } from '../store/repositories/operators.ts';
import { bundleProgram } from './bundleProgram.ts';
import { checkDeclared } from './checkDeclared.ts';
import { type Answered, type Asked, ask } from './ask.ts';
import { type PlatformState, createPlatform, createPlayer } from './fakeParts.ts';

export const OPERATOR_HOST = 'localhost:3000';
const OPERATOR_ORIGIN = `http://${OPERATOR_HOST}`;
export const PASSWORD = 'correct horse battery';
/** Encrypts the secrets of test servers. */
export const TEST_KEY = Buffer.alloc(32, 7);

export const cookieOf = ({ headers }: Answered): string => headers['set-cookie']?.[0]?.split(';')[0] ?? '';

function readAnswer(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : undefined;
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A brand of the tests' own: two languages, both looks, base preset, nothing that lint warns of. */
export const testBrand = (
  code: string,
  parameters: NonNullable<Release['template']['parameters']> = {},
  conduct: ComplianceProfile = 'strict',
): Release => ({
  schemaVersion: 5,
  template: {
    templateId: code,
    merchantCode: code,
    version: 'base',
    conduct,
    parameters: { title: `Brand ${code}`, language: 'EN,VN', ...parameters },
    behaviour: { documents: { terms: paths.help, privacy: paths.help } },
  },
});

export interface SignedIn extends SessionView {
  /** Asks the preview API as this operator. */
  api(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answered & { readonly json: unknown }>;
  readonly cookie: string;
}

export interface TestServer {
  readonly port: number;
  readonly app: App;
  readonly db: Database;
  readonly releases: Releases;
  readonly platform: PlatformState;
  /** Every page that was rendered, in order. */
  readonly rendered: RenderInput[];
  /** How often the merchant of a host was looked up. */
  hostLookups(): number;
  /** Takes the database away, or brings it back. */
  setDatabase(isAway: boolean): void;
  /** Lets ages pass. */
  age(ms: number): void;
  /** Moves the clock. */
  wait(ms: number): void;
  /** The clock, and how far it was moved. */
  now(): Date;
  passedMs(): number;
  ask(host: string, path: string, asked?: Asked): Promise<Answered>;
  /** A new operator with this role for all merchants, or at one. */
  signIn(role: OperatorRole, merchantCode?: string): Promise<SignedIn>;
  /** The operator of an existing cookie. */
  signedIn(session: SessionView, cookie: string): SignedIn;
  /** How long attempts to sign in were held back, in milliseconds, oldest first. */
  readonly waits: number[];
  /** Holds attempts back until the function that it gives is called; else no time passes. */
  holdWaits(): () => void;
  /** Mails to operators, oldest first. */
  readonly mails: Message[];
  close(): Promise<void>;
}

/** The database with a cable that tests may pull. */
function pluggable(db: Database): { db: Database; setAway: (isAway: boolean) => void } {
  let away = false;
  const reach = () => (away ? Promise.reject(new DatabaseUnavailable(new Error('unplugged'))) : Promise.resolve());
  return {
    db: {
      ...db,
      query: async (sql, parameters) => (await reach(), db.query(sql, parameters)),
      transaction: async (work) => (await reach(), db.transaction(work)),
      readiness: async () => (away ? 'away' : db.readiness()),
    },
    setAway: (isAway) => {
      away = isAway;
    },
  };
}

interface Options {
  /** What differs from the configuration of the tests. */
  readonly config?: Partial<AppDeps['config']>;
  readonly log?: Logger;
  readonly platform?: MerchantPlatform;
  readonly player?: PlayerBuild;
  /** Keeps pictures; the database does without it. */
  readonly media?: MediaStorage;
  /** Secrets of the configuration. */
  readonly neverRepeated?: readonly string[];
}

const CONFIG: AppDeps['config'] = {
  sandbox: true,
  trustProxy: 0,
  prerender: false,
  host: 'localhost',
  toolUrl: undefined,
  visitKeepDays: 90,
  webhookPrivate: false,
  mediaQuotaMb: 1,
  playerUrl: 'https://{merchant}.play.example',
  auditKeepDays: undefined,
  secondFactorFrom: undefined,
  singleSignOn: undefined,
  given: [],
};

function createWaits(): Pick<TestServer, 'waits' | 'holdWaits'> & { wait: (ms: number) => Promise<void> } {
  const waits: number[] = [];
  let held = Promise.resolve();
  return {
    waits,
    wait: (ms) => {
      waits.push(ms);
      return held;
    },
    holdWaits() {
      let release: () => void = () => undefined;
      held = new Promise((resolve) => (release = resolve));
      return () => {
        held = Promise.resolve();
        release();
      };
    },
  };
}

interface SignInDeps extends Pick<AppDeps, 'db' | 'clock'> {
  readonly port: number;
  readonly passwordHash: string;
}

function createSignIn({ port, db, clock, passwordHash }: SignInDeps): Pick<TestServer, 'signedIn' | 'signIn'> {
  const signedIn = (session: SessionView, cookie: string): SignedIn => ({
    ...session,
    cookie,
    async api(method, path, body, headers = {}) {
      const answered = await ask(port, OPERATOR_HOST, `${API_BASE}${path}`, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': Buffer.isBuffer(body) ? 'image/png' : 'application/json' }),
          origin: OPERATOR_ORIGIN,
          cookie,
          [CSRF_HEADER]: session.csrf,
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      });
      const json = readAnswer(answered.text);
      checkDeclared(method, path, answered.status, json);
      return { ...answered, json };
    },
  });

  async function signIn(role: OperatorRole, merchantCode?: string): Promise<SignedIn> {
    const name = merchantCode === undefined ? role : `${role}-${merchantCode}`;
    const id = await addOperator(db, { name, passwordHash, role: merchantCode === undefined ? role : null, at: clock() });
    if (id !== undefined && merchantCode !== undefined)
      await setGrants(db, id, { all: null, merchants: { [merchantCode]: role } });
    const answer = await ask(port, OPERATOR_HOST, `${API_BASE}/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: OPERATOR_ORIGIN },
      body: JSON.stringify({ name, password: PASSWORD }),
    });
    return signedIn(JSON.parse(answer.text) as SessionView, cookieOf(answer));
  }

  return { signedIn, signIn };
}

/** The whole application over real HTTP, with a platform and player of its own unless they are given; and a database, unless one is shared. */
export async function startTestServer(
  brands: readonly Release[],
  openDb: () => Promise<Database> = openMemoryDatabase,
  { config = {}, log = createLog('silent'), ...parts }: Options = {},
): Promise<TestServer> {
  const { db, setAway } = pluggable(await openDb());
  const { presets } = readShippedTemplates(join(ROOT, 'templates'), log);
  const start = new Date('2026-03-01T12:00:00Z');
  let now = start;
  let age = 1;
  const clock = () => now;
  const stored = await createReleases({ db, clock, log, templates: { presets, brands } });
  let hostLookups = 0;
  const releases: Releases = { ...stored, codeAtHost: (host) => ((hostLookups += 1), stored.codeAtHost(host)) };
  const platform: PlatformState = { status: 0, isFailing: false, isHanging: false, waiting: undefined, games: 3 };
  const rendered: RenderInput[] = [];
  const mails: Message[] = [];
  const { wait, ...held } = createWaits();
  const brandFiles = createBrandFiles(join(ROOT, 'templates/brands'));
  const pictures = createPictureMaker({ log, program: () => bundleProgram('server/media/pictureProgram.ts') });
  const app = await createApp({
    config: { ...CONFIG, ...config },
    db,
    clock,
    log,
    releases,
    presets,
    secrets: createSecretBox(TEST_KEY),
    platform: parts.platform ?? createPlatform(platform),
    platformRouters: [],
    files: [brandFiles.handle],
    media: parts.media ?? storeInDatabase(db),
    pictures,
    readBrandFile: brandFiles.read,
    player: parts.player ?? createPlayer(rendered),
    neverRepeated: parts.neverRepeated ?? [],
    messenger: { send: async (message) => void mails.push(message) },
    tool: { html: async () => '<!doctype html><title>Tool</title>', isDevelopment: false },
    now: () => age,
    wait,
  });
  const server = createHttpServer().on('request', app.handle);
  server.keepAliveTimeout = 0; // a request that follows a pause of the test would meet a connection that is being closed
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  const { signedIn, signIn } = createSignIn({ port, db, clock, passwordHash: await hash(PASSWORD) });

  return {
    port,
    app,
    db,
    releases,
    platform,
    rendered,
    hostLookups: () => hostLookups,
    setDatabase: setAway,
    age: (ms) => {
      age += ms;
    },
    wait: (ms) => {
      now = new Date(now.getTime() + ms);
    },
    now: clock,
    passedMs: () => now.getTime() - start.getTime(),
    ask: (host, path, asked) => ask(port, host, path, asked),
    mails,
    ...held,
    signedIn,
    signIn,
    async close() {
      await app.close();
      pictures.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await releases.close();
      await db.close();
    },
  };
}

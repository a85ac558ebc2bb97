import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './ConfigError.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-config-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** Writes a file on single sign-on and gives its path. */
function signOnFile(changes: object = {}): string {
  const path = join(folder, `${(files += 1)}.json`);
  const whole = {
    issuer: 'https://login.example',
    clientId: 'livery',
    label: 'Elsewhere',
    claim: 'groups',
    roles: { admins: 'admin', editors: { aurora: 'editor' } },
    localAccounts: [],
    ...changes,
  };
  writeFileSync(path, JSON.stringify(whole));
  return path;
}

describe('readConfig', () => {
  it('runs without any variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '.data',
      databaseUrl: undefined,
      databasePollSeconds: 5,
      databaseWaitSeconds: 60,
      platformUrl: undefined,
      platformTokenHeader: undefined,
      sandbox: true,
      sandboxSlots: 0,
      shippedBrands: 'all',
      sandboxRetention: { ipDays: 180, proofDays: 1825 },
      fixedClock: undefined,
      operatorPassword: undefined,
      merchantSecrets: {},
      mail: undefined,
      playerUrl: 'http://{merchant}.localhost:3000',
      toolUrl: undefined,
      prerender: true,
      buildKeepDays: 7,
      visitKeepDays: 90,
      mediaKeepDays: 30,
      mediaQuotaMb: 100,
      webhookKeepDays: 30,
      webhookPrivate: false,
      sourceMaps: false,
      logLevel: 'info',
      trustProxy: 0,
      given: [],
    });
  });

  it.each([
    ['a port', { PORT: '8080' }, { port: 8080 }],
    ['any free port', { PORT: '0' }, { port: 0 }],
    ['blank as not set', { PORT: '', HOST: '  ' }, { port: 3000, host: 'localhost' }],
    ['a host', { HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    ['an IPv6 host', { HOST: '::' }, { host: '::' }],
    ['a data folder', { DATA_DIR: '/var/lib/livery' }, { dataDir: '/var/lib/livery' }],
    ['a database', { DATABASE_URL: 'postgresql://u:p@db:5432/livery' }, { databaseUrl: 'postgresql://u:p@db:5432/livery' }],
    [
      'a database behind a pooler',
      { DATABASE_LISTEN_URL: 'postgresql://u:p@db:5432/livery', DATABASE_POLL_SECONDS: '2', DATABASE_WAIT_SECONDS: '0' },
      { databaseListenUrl: 'postgresql://u:p@db:5432/livery', databasePollSeconds: 2, databaseWaitSeconds: 0 },
    ],
    [
      'a demonstration in front of a platform',
      { PLATFORM_URL: 'https://platform.example', SHIPPED_BRANDS: 'aurora, lotus' },
      { shippedBrands: ['aurora', 'lotus'] },
    ],
    ['a sandbox without brands', { SHIPPED_BRANDS: 'none' }, { shippedBrands: [] }],
    [
      'a platform, which turns the sandbox off',
      { PLATFORM_URL: 'https://platform.example/api/' },
      { platformUrl: 'https://platform.example/api', sandbox: false, shippedBrands: [] },
    ],
    [
      'how long the sandbox keeps what nothing else ends',
      { SANDBOX_IP_DAYS: '30', SANDBOX_PROOF_DAYS: '400' },
      { sandboxRetention: { ipDays: 30, proofDays: 400 } },
    ],
    ['a fixed clock', { FIXED_CLOCK: '2026-01-15T12:00:00Z' }, { fixedClock: new Date('2026-01-15T12:00:00Z') }],
    ['a log level in any case', { LOG_LEVEL: 'DEBUG' }, { logLevel: 'debug' }],
    ['the first operator’s password', { OPERATOR_PASSWORD: 'correct horse' }, { operatorPassword: 'correct horse' }],
    [
      'a mail server and its sender',
      { SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'Livery <no-reply@livery.example>' },
      { mail: { smtpUrl: 'smtps://u:p@mail.example', from: 'Livery <no-reply@livery.example>' } },
    ],
    ['a bare sender', { SMTP_URL: 'smtp://localhost:2525', MAIL_FROM: 'a@b.example' }, { mail: { from: 'a@b.example' } }],
    [
      'where players are',
      { PLAYER_URL: 'https://{merchant}.livery.example/' },
      { playerUrl: 'https://{merchant}.livery.example' },
    ],
    ['where the tool is', { TOOL_URL: 'https://tool.example/' }, { toolUrl: 'https://tool.example' }],
    ['how long the audit log is kept', { AUDIT_KEEP_DAYS: '730' }, { auditKeepDays: 730 }],
    ['which role requires a second factor', { SECOND_FACTOR_FROM: 'Publisher' }, { secondFactorFrom: 'publisher' }],
    [
      'where operators sign in',
      { SINGLE_SIGN_ON: signOnFile() },
      { singleSignOn: { label: 'Elsewhere', roles: { admins: 'admin', editors: { aurora: 'editor' } } } },
    ],
    ['a key', { SECRETS_KEY: Buffer.alloc(32, 1).toString('base64') }, { secretsKey: Buffer.alloc(32, 1) }],
    ['how long files of builds are kept', { BUILD_KEEP_DAYS: '0' }, { buildKeepDays: 0 }],
    ['how long unused pictures are kept', { MEDIA_KEEP_DAYS: '7' }, { mediaKeepDays: 7 }],
    ['how much a media library holds', { MEDIA_QUOTA_MB: '5' }, { mediaQuotaMb: 5 }],
    [
      'a bucket for pictures',
      { S3_URL: 'https://key:secret@s3.example/pictures' },
      {
        s3Url: {
          endpoint: 'https://s3.example',
          region: 'us-east-1',
          bucket: 'pictures',
          credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
        },
      },
    ],
    ['how long it is kept what webhooks were sent', { WEBHOOK_KEEP_DAYS: '7' }, { webhookKeepDays: 7 }],
    ['webhooks into private networks', { WEBHOOK_PRIVATE: '1' }, { webhookPrivate: true }],
    ['where metrics are', { METRICS_PORT: '9464' }, { metricsPort: 9464 }],
    ['traces', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, { traceFormat: 'http/protobuf' }],
    [
      'traces in JSON',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://c:4318/v1/traces', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' },
      { traceFormat: 'http/json' },
    ],
    [
      'traces that are switched off',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' },
      { traceFormat: undefined },
    ],
    [
      'an exporter that is none',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' },
      { traceFormat: undefined },
    ],
    ['source maps', { SOURCE_MAPS: '1' }, { sourceMaps: true }],
    ['Storybook', { STORYBOOK: '1' }, { storybook: true }],
    ['no pre-rendering', { PRERENDER: 'off' }, { prerender: false }],
    ['proxies', { TRUST_PROXY: '2' }, { trustProxy: 2 }],
  ])('reads %s', (_title, env, expected) => {
    expect(readConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['a port that is not a number', { PORT: 'http' }, /PORT="http".*0 to 65535/],
    ['a port out of range', { PORT: '70000' }, /PORT="70000"/],
    ['a host with a scheme', { HOST: 'http://localhost' }, /HOST=.*localhost/],
    ['a database of another kind', { DATABASE_URL: 'mysql://db' }, /DATABASE_URL is not the address of a PostgreSQL/],
    [
      'notifications of another kind of database',
      { DATABASE_LISTEN_URL: 'mysql://db' },
      /DATABASE_LISTEN_URL is not the address of a PostgreSQL/,
    ],
    ['a look at the database every hour', { DATABASE_POLL_SECONDS: '3600' }, /DATABASE_POLL_SECONDS="3600".*from 1 to 300/],
    ['no end of waiting', { DATABASE_WAIT_SECONDS: '-1' }, /DATABASE_WAIT_SECONDS="-1" is not a number of seconds/],
    [
      'a file on the CDN that is not there',
      { CDN_PURGE: '/nowhere.json' },
      /CDN_PURGE="\/nowhere.json" does not name a readable file/,
    ],
    [
      'traces by gRPC',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4317', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
      /OTEL_EXPORTER_OTLP_PROTOCOL="grpc" is not supported/,
    ],
    ['a port for metrics that is none', { METRICS_PORT: 'metrics' }, /METRICS_PORT="metrics" is not a port/],
    ['files that are kept for ever', { BUILD_KEEP_DAYS: '1000' }, /BUILD_KEEP_DAYS="1000" is not a number of days/],
    ['pictures that are kept for ever', { MEDIA_KEEP_DAYS: '5000' }, /MEDIA_KEEP_DAYS="5000".*from 1 to 3650/],
    ['a media library of any size', { MEDIA_QUOTA_MB: 'all' }, /MEDIA_QUOTA_MB="all".*megabytes/],
    [
      'a bucket without a name',
      { S3_URL: 'https://key:secret@s3.example' },
      /^(?!.*secret@s3\.example\W*is).*S3_URL is not the address of a bucket/s,
    ],
    ['webhooks that are kept for ever', { WEBHOOK_KEEP_DAYS: '1000' }, /WEBHOOK_KEEP_DAYS="1000".*from 1 to 365/],
    ['brands that are none', { SHIPPED_BRANDS: 'aurora;lotus' }, /SHIPPED_BRANDS="aurora;lotus" does not name brands/],
    ['a platform without a scheme', { PLATFORM_URL: 'platform.example' }, /PLATFORM_URL is not an http/],
    ['a platform with a query', { PLATFORM_URL: 'https://platform.example/?a=1' }, /PLATFORM_URL is not an http/],
    ['a sandbox beside a platform', { PLATFORM_URL: 'https://platform.example', SANDBOX: '1' }, /both set/],
    ['no platform', { SANDBOX: 'off' }, /no platform answers/],
    ['days that are none', { SANDBOX_IP_DAYS: '0' }, /SANDBOX_IP_DAYS="0" is not a number of days/],
    ['a clock without a zone', { FIXED_CLOCK: '2026-01-15' }, /FIXED_CLOCK="2026-01-15" is not a moment/],
    ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL="loud".*info/],
    ['a short password', { OPERATOR_PASSWORD: 'short' }, /OPERATOR_PASSWORD is too short/],
    ['a common password', { OPERATOR_PASSWORD: '12345678901' }, /OPERATOR_PASSWORD is too short or quickly guessed/],
    ['a password with the name', { OPERATOR_PASSWORD: 'four words and Admin' }, /with “admin” in them/],
    [
      'a mail server by http',
      { SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@b.example' },
      /SMTP_URL is not the address of a mail/,
    ],
    ['a mail server without a host', { SMTP_URL: 'smtp://', MAIL_FROM: 'a@b.example' }, /SMTP_URL is not the address/],
    ['a sender that is none', { SMTP_URL: 'smtp://m.example', MAIL_FROM: 'Livery' }, /MAIL_FROM="Livery" is not a sender/],
    ['a mail server without a sender', { SMTP_URL: 'smtp://m.example' }, /belong together/],
    ['a sender without a mail server', { MAIL_FROM: 'a@b.example' }, /belong together/],
    ['players at one address', { PLAYER_URL: 'https://livery.example' }, /PLAYER_URL is not an address of players/],
    ['players below a path', { PLAYER_URL: 'https://{merchant}.livery.example/m' }, /PLAYER_URL is not an address/],
    ['a tool below a path', { TOOL_URL: 'https://livery.example/preview/' }, /TOOL_URL is not the address of the tool/],
    ['a tool with a password', { TOOL_URL: 'https://a:b@livery.example' }, /TOOL_URL is not the address/],
    ['an audit log of a day', { AUDIT_KEEP_DAYS: '1' }, /AUDIT_KEEP_DAYS="1".*from 30/],
    ['an unknown role', { SECOND_FACTOR_FROM: 'boss' }, /SECOND_FACTOR_FROM="boss".*publisher/],
    [
      'a provider that anybody can listen to',
      { SINGLE_SIGN_ON: signOnFile({ issuer: 'http://login.example' }) },
      /SINGLE_SIGN_ON=/,
    ],
    [
      'an unknown role of the provider',
      { SINGLE_SIGN_ON: signOnFile({ roles: { admins: 'boss' } }) },
      /does not name a readable file/,
    ],
    ['a file on sign-on that is not there', { SINGLE_SIGN_ON: '/nowhere.json' }, /SINGLE_SIGN_ON="\/nowhere.json"/],
    ['a short key', { SECRETS_KEY: 'hunter2' }, /SECRETS_KEY is not a key/],
    ['the former name of a file of secrets', { SOCIAL_SECRETS: '/secrets.json' }, /called MERCHANT_SECRETS now/],
    ['a header of no platform', { PLATFORM_TOKEN_HEADER: 'Authorization' }, /PLATFORM_TOKEN_HEADER is for the platform/],
    [
      'a header with a blank',
      { PLATFORM_URL: 'https://p.example', PLATFORM_TOKEN_HEADER: 'x token' },
      /not the name of a header/,
    ],
    ['proxies as a word', { TRUST_PROXY: 'yes' }, /TRUST_PROXY="yes"/],
  ])('refuses %s', (_title, env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });

  it('says which variables are set, and repeats only numbers and switches', () => {
    const env = {
      WEBHOOK_PRIVATE: '1',
      VISIT_KEEP_DAYS: '30',
      OPERATOR_PASSWORD: 'correct horse',
      DATABASE_URL: 'postgresql://u:p@db:5432/livery',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer hunter2',
      SMTP_URL: ' ',
      HOME: '/home/ann',
    };
    expect(readConfig(env).given).toEqual([
      { name: 'DATABASE_URL', value: null },
      { name: 'OPERATOR_PASSWORD', value: null },
      { name: 'OTEL_EXPORTER_OTLP_HEADERS', value: null },
      { name: 'VISIT_KEEP_DAYS', value: 30 },
      { name: 'WEBHOOK_PRIVATE', value: true },
    ]);
  });

  it('lists every fault at once', () => {
    let caught: unknown;
    try {
      readConfig({ PORT: 'x', LOG_LEVEL: 'y', FIXED_CLOCK: 'z' });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBeInstanceOf(ConfigError);
    expect(caught).toMatchObject({
      faults: [expect.stringContaining('PORT'), expect.stringContaining('FIXED_CLOCK'), expect.stringContaining('LOG_LEVEL')],
    });
  });

  it.each([
    ['an address', { DATABASE_URL: 'mysql://root:hunter2@db' }],
    ['a password', { OPERATOR_PASSWORD: 'hunter2' }],
    ['a key', { SECRETS_KEY: 'hunter2' }],
    ['a mail server’s password', { SMTP_URL: 'http://root:hunter2@mail', MAIL_FROM: 'a@b.example' }],
  ])('never repeats %s in its message', (_title, env) => {
    expect(() => readConfig(env)).toThrow(expect.objectContaining({ message: expect.not.stringContaining('hunter2') }));
  });
});

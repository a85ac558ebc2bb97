import { ConfigError } from './ConfigError.ts';
import type { PlatformConfig } from './platform/OpenPlatform.ts';
import { readMerchantSecrets } from './platform/readMerchantSecrets.ts';
import { type S3Bucket, readS3Url } from './media/readS3Url.ts';
import type { CdnPurge } from '#schemas/cdnPurge.schema.ts';
import { readCdnPurge } from './releases/cdn/readCdnPurge.ts';
import { defaultRetention } from './platform/retention.ts';
import { type OperatorRole, operatorRoles } from '#schemas/api/roleGrants.ts';
import { PASSWORD_MIN } from '#schemas/api/session.schema.ts';
import type { SingleSignOn } from '#schemas/api/signOn.schema.ts';
import type { GivenSetting } from '#schemas/api/support.schema.ts';
import { faultyPairs } from './faultyPairs.ts';
import { FIRST_OPERATOR } from './operators/ensureFirstOperator.ts';
import { passwordWeakness } from './operators/passwordRules.ts';
import { readSingleSignOn } from './operators/readSingleSignOn.ts';
import {
  readBrands,
  readDatabaseUrl,
  readHost,
  readInteger,
  readKey,
  readMoment,
  readHeaderName,
  readPlatformUrl,
  readPlayerUrl,
  readSender,
  readSmtpUrl,
  readSwitch,
  readToolUrl,
} from './settingValues.ts';
import { type TraceFormat, traceFormats } from './observe/Tracing.ts';
import type { DatabaseConfig } from './store/openDatabase.ts';
import { POLL_SECONDS } from './store/openPostgres.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Everything that the environment decides. Read once at start; no other code reads the environment. */
export interface Config extends DatabaseConfig, PlatformConfig {
  readonly port: number;
  readonly host: string;
  /** Whether the embedded platform answers, with demo accounts and the development inbox. */
  readonly sandbox: boolean;
  /** Which of the brands that ship go live on a store that does not know them. */
  readonly shippedBrands: readonly string[] | 'all';
  /** A fixed date for all content, so that screenshots are reproducible. */
  readonly fixedClock: Date | undefined;
  /** For how many days entries of the audit log are kept; for ever without it. */
  readonly auditKeepDays: number | undefined;
  /** The lowest role that requires a second factor of its operators; none without it. */
  readonly secondFactorFrom: OperatorRole | undefined;
  /** Where operators sign in instead of here. */
  readonly singleSignOn: SingleSignOn | undefined;
  /** The CDN that is told of releases. */
  readonly cdn: CdnPurge | undefined;
  /** Encrypts secrets in the database, instead of the key in a file of `dataDir`. */
  readonly secretsKey: Buffer | undefined;
  /** Password of the first operator's new account, instead of a random one. */
  readonly operatorPassword: string | undefined;
  /** Where operators reach the tool, without a closing slash: links in invitations lead there. */
  readonly toolUrl: string | undefined;
  /** Whether pages are rendered before the first request, and compressed as small as possible once no visitor waits. */
  readonly prerender: boolean;
  /** For how many days after its last use a build's files are kept for open pages; 0 keeps none. */
  readonly buildKeepDays: number;
  /** For how many days it is kept what pages report of visits. */
  readonly visitKeepDays: number;
  /** For how many days a picture of a media library is kept that nothing names. */
  readonly mediaKeepDays: number;
  /** How much the media library of one merchant holds, in megabytes. */
  readonly mediaQuotaMb: number;
  /** Keeps the pictures of media libraries, instead of the database. */
  readonly s3: S3Bucket | undefined;
  /** For how many days it is kept what was sent to webhooks. */
  readonly webhookKeepDays: number;
  /** Whether webhooks may lead into private networks, and by http to this machine. */
  readonly webhookPrivate: boolean;
  /** Where metrics are answered; nowhere without it. */
  readonly metricsPort: number | undefined;
  /** How spans are written for the collector that the standard variables of OpenTelemetry name; none are without one. */
  readonly traceFormat: TraceFormat | undefined;
  /** Whether source maps are served. */
  readonly sourceMaps: boolean;
  /** Whether a built Storybook is served; without it, while developing only. */
  readonly storybook: boolean | undefined;
  readonly logLevel: LogLevel;
  /** How many proxies in front of us may say who the visitor is. */
  readonly trustProxy: number;
  /** Which variables are set, in alphabetical order. */
  readonly given: readonly GivenSetting[];
}

const MAX_SLOTS = 50_000;
const MAX_BUILD_DAYS = 90;
const MAX_VISIT_DAYS = 730;
const MAX_WEBHOOK_DAYS = 365;
const MAX_MEDIA_DAYS = 3650;
const MAX_MEDIA_MB = 100_000;
const MAX_POLL_SECONDS = 300;
const MAX_WAIT_SECONDS = 3600;
const MAX_DAYS = 7300;
const MIN_AUDIT_DAYS = 30;
const MAX_AUDIT_DAYS = 36_500;

type Environment = Readonly<Record<string, string | undefined>>;

/** A value that is set but blank counts as not set: that is how empty variables arrive from compose files. */
const valueOf = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

/** Whether the standard variables of OpenTelemetry, which its SDK reads itself, ask for spans. */
const isTraced = (env: Environment): boolean =>
  (valueOf(env, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? valueOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT')) !== undefined &&
  valueOf(env, 'OTEL_SDK_DISABLED')?.toLowerCase() !== 'true' &&
  valueOf(env, 'OTEL_TRACES_EXPORTER') !== 'none';

/**
 * Reads and checks the environment.
 *
 * @throws ConfigError listing every fault at once.
 */
export function readConfig(env: Environment): Config {
  const faults: string[] = [];
  const given = new Map<string, GivenSetting['value']>();
  const read = <T>(name: string, parse: (text: string) => T | undefined, advice: string): T | undefined => {
    const text = valueOf(env, name);
    if (text === undefined) return undefined;
    const value = parse(text);
    given.set(name, typeof value === 'number' || typeof value === 'boolean' ? value : null);
    // Addresses may hold a password too: a log never repeats them.
    if (value === undefined) faults.push(`${name}${/_(?:URL|PASSWORD|KEY)$/.test(name) ? '' : `="${text}"`} ${advice}`);
    return value;
  };

  const platformUrl = read(
    'PLATFORM_URL',
    readPlatformUrl,
    'is no http or https address without query and password. Set it like https://platform.example, or leave it out for the sandbox.',
  );
  const platformTokenHeader = read(
    'PLATFORM_TOKEN_HEADER',
    readHeaderName,
    'is no name of a header. Set it like Authorization, or leave it out where the platform reads the header that players send.',
  );
  const sandbox = read('SANDBOX', readSwitch, 'is neither on nor off. Use 1 or 0.') ?? platformUrl === undefined;
  const smtpUrl = read(
    'SMTP_URL',
    readSmtpUrl,
    'is no address of a mail server. Set it like smtp://user:password@mail.example:587, or leave it out for the development inbox.',
  );
  const from = read('MAIL_FROM', readSender, 'is no sender. Set it like Livery <no-reply@livery.example>.');
  const port =
    read(
      'PORT',
      (text) => readInteger(text, 0, 65535),
      'is no port. Use a whole number from 0 to 65535; 0 takes any free port.',
    ) ?? 3000;
  const host =
    read('HOST', readHost, 'is no host name or address. Use localhost, or 0.0.0.0 to be reached from other machines.') ??
    'localhost';
  const trustProxy =
    read(
      'TRUST_PROXY',
      (text) => readInteger(text, 0, 10),
      'is no number of proxies. Use 0 when players reach this server directly, 1 behind one proxy.',
    ) ?? 0;
  // Where nothing but this machine reaches the server, players are on it.
  const localUrl = host === 'localhost' && trustProxy === 0 && port !== 0 ? `http://{merchant}.localhost:${port}` : undefined;
  const readFormat = (name: string) =>
    read(name, (text) => traceFormats.find((format) => format === text), `is not supported. Use ${traceFormats.join(' or ')}.`);
  const readCount = (name: string, unit: string, most: number) =>
    read(name, (text) => readInteger(text, 1, most), `is no number of ${unit}. Use a whole number from 1 to ${most}.`);
  const readDays = (name: string, most: number) => readCount(name, 'days', most);
  const config: Omit<Config, 'given'> = {
    port,
    host,
    trustProxy,
    playerUrl:
      read(
        'PLAYER_URL',
        readPlayerUrl,
        'is no address of players. Set it like https://{merchant}.livery.example, without a path.',
      ) ?? localUrl,
    dataDir: read('DATA_DIR', (text) => text, '') ?? '.data',
    databaseUrl: read(
      'DATABASE_URL',
      readDatabaseUrl,
      'is no PostgreSQL address. Set it like postgresql://user:password@host:5432/livery, or leave it out for the embedded database.',
    ),
    databaseListenUrl: read(
      'DATABASE_LISTEN_URL',
      readDatabaseUrl,
      'is no PostgreSQL address. Set it like postgresql://user:password@host:5432/livery, past a pooler, or leave it out where DATABASE_URL leads to PostgreSQL itself.',
    ),
    databasePollSeconds: readCount('DATABASE_POLL_SECONDS', 'seconds', MAX_POLL_SECONDS) ?? POLL_SECONDS,
    databaseWaitSeconds:
      read(
        'DATABASE_WAIT_SECONDS',
        (text) => readInteger(text, 0, MAX_WAIT_SECONDS),
        `is no number of seconds. Use a whole number up to ${MAX_WAIT_SECONDS}; 0 does not wait.`,
      ) ?? 60,
    platformUrl,
    platformTokenHeader,
    sandbox,
    // They are a demonstration: in front of a real platform they go live only if they are asked for.
    shippedBrands:
      read('SHIPPED_BRANDS', readBrands, 'names no brands. Use all, none, or codes like aurora,lotus.') ?? (sandbox ? 'all' : []),
    sandboxSlots:
      read(
        'SANDBOX_SLOTS',
        (text) => readInteger(text, 0, MAX_SLOTS),
        `is no number of games. Use a whole number up to ${MAX_SLOTS}, or leave it out for the catalogue as it is.`,
      ) ?? 0,
    sandboxRetention: {
      ipDays: readDays('SANDBOX_IP_DAYS', MAX_DAYS) ?? defaultRetention.ipDays,
      proofDays: readDays('SANDBOX_PROOF_DAYS', MAX_DAYS) ?? defaultRetention.proofDays,
    },
    fixedClock: read('FIXED_CLOCK', readMoment, 'is no moment. Set it like 2026-01-15T12:00:00Z.'),
    auditKeepDays: read(
      'AUDIT_KEEP_DAYS',
      (text) => readInteger(text, MIN_AUDIT_DAYS, MAX_AUDIT_DAYS),
      `is no number of days. Use a whole number from ${MIN_AUDIT_DAYS} to ${MAX_AUDIT_DAYS}, or leave it out to keep all entries.`,
    ),
    secondFactorFrom: read(
      'SECOND_FACTOR_FROM',
      (text) => operatorRoles.find((role) => role === text.toLowerCase()),
      `is no role. Use the lowest one that requires a second factor, of ${operatorRoles.join(', ')}.`,
    ),
    singleSignOn: read(
      'SINGLE_SIGN_ON',
      readSingleSignOn,
      'names no readable file like { "issuer": "https://login.example", "clientId": "livery", "clientSecret": "…", "label": "Example", "claim": "groups", "roles": { "livery-admins": "admin" }, "localAccounts": ["admin"] }.',
    ),
    cdn: read(
      'CDN_PURGE',
      readCdnPurge,
      'names no readable file like { "kind": "fastly", "service": "…", "token": "…" }, { "kind": "cloudflare", "zone": "…", "token": "…" } or { "kind": "http", "url": "https://cdn.example/purge" }.',
    ),
    secretsKey: read('SECRETS_KEY', readKey, 'is no key of 32 bytes in base64. Make one with: openssl rand -base64 32'),
    operatorPassword: read(
      'OPERATOR_PASSWORD',
      (text) => (text.length >= PASSWORD_MIN && passwordWeakness(FIRST_OPERATOR, text) === undefined ? text : undefined),
      `is too short or quickly guessed. Use at least ${PASSWORD_MIN} characters, neither common nor with “${FIRST_OPERATOR}” in them, or leave it out for a random one.`,
    ),
    merchantSecrets:
      read(
        'MERCHANT_SECRETS',
        readMerchantSecrets,
        'names no readable file like { "aurora": { "google": "client secret", "telegram": "123456:bot token" } }. Known are facebook, google, telegram, turnstile and hcaptcha.',
      ) ?? {},
    mail: smtpUrl !== undefined && from !== undefined ? { smtpUrl, from } : undefined,
    toolUrl: read('TOOL_URL', readToolUrl, 'is no address of the tool. Set it like https://tool.livery.example, without a path.'),
    prerender: read('PRERENDER', readSwitch, 'is neither on nor off. Use 1 or 0.') ?? true,
    metricsPort: read(
      'METRICS_PORT',
      (text) => readInteger(text, 0, 65535),
      'is no port. Use a whole number from 0 to 65535, and let only your monitoring reach it.',
    ),
    traceFormat: isTraced(env)
      ? (readFormat('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL') ?? readFormat('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/protobuf')
      : undefined,
    buildKeepDays:
      read(
        'BUILD_KEEP_DAYS',
        (text) => readInteger(text, 0, MAX_BUILD_DAYS),
        `is no number of days. Use a whole number up to ${MAX_BUILD_DAYS}; 0 keeps none.`,
      ) ?? 7,
    visitKeepDays: readDays('VISIT_KEEP_DAYS', MAX_VISIT_DAYS) ?? 90,
    mediaKeepDays: readDays('MEDIA_KEEP_DAYS', MAX_MEDIA_DAYS) ?? 30,
    mediaQuotaMb: readCount('MEDIA_QUOTA_MB', 'megabytes', MAX_MEDIA_MB) ?? 100,
    s3: read(
      'S3_URL',
      readS3Url,
      'is no address of a bucket. Set it like https://key:secret@s3.example/bucket?region=eu-west-1, or leave it out to keep pictures in the database.',
    ),
    webhookKeepDays: readDays('WEBHOOK_KEEP_DAYS', MAX_WEBHOOK_DAYS) ?? 30,
    webhookPrivate: read('WEBHOOK_PRIVATE', readSwitch, 'is neither on nor off. Use 1 or 0.') ?? false,
    sourceMaps: read('SOURCE_MAPS', readSwitch, 'is neither on nor off. Use 1 or 0.') ?? false,
    storybook: read('STORYBOOK', readSwitch, 'is neither on nor off. Use 1 or 0.'),
    logLevel:
      read(
        'LOG_LEVEL',
        (text) => logLevels.find((level) => level === text.toLowerCase()),
        `is no log level. Use one of ${logLevels.join(', ')}.`,
      ) ?? 'info',
  };
  faults.push(...faultyPairs((name) => valueOf(env, name) !== undefined, config));
  if (faults.length > 0) throw new ConfigError(faults);
  for (const name of Object.keys(env)) if (name.startsWith('OTEL_') && valueOf(env, name)) given.set(name, null);
  const names = [...given.keys()].toSorted();
  return { ...config, given: names.map((name) => ({ name, value: given.get(name) ?? null })) };
}

import { type OperatorRole, operatorRoles } from '#schemas/edges/api/roleGrants.ts';
import { PASSWORD_MIN } from '#schemas/edges/api/session.schema.ts';
import { type SingleSignOn, singleSignOnSchema } from '#schemas/edges/api/signOn.schema.ts';
import { type CdnPurge, cdnPurgeSchema } from '#schemas/edges/webhooks/cdnPurge.schema.ts';
import { readIssuer } from './http/outgoing/openIdClient.ts';
import { readS3Url } from './media/readS3Url.ts';
import { FIRST_OPERATOR } from './operators/ensureFirstOperator.ts';
import { passwordWeakness } from './operators/passwordRules.ts';
import { readMerchantSecrets } from './platform/readMerchantSecrets.ts';
import { defaultRetention } from './platform/retention.ts';
import { type ProcessSetting, days, file, integer, onOff, oneOf, text } from './ProcessSetting.ts';
import {
  readBrands,
  readDatabaseUrl,
  readHeaderName,
  readHost,
  readKey,
  readMoment,
  readPlatformUrl,
  readPlayerUrl,
  readSender,
  readSmtpUrl,
  readToolUrl,
} from './settingValues.ts';
import { POLL_SECONDS } from './store/engine/openPostgres.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const asItIs = (value: string): string => value;

const readPassword = (password: string): string | undefined =>
  password.length >= PASSWORD_MIN && passwordWeakness(FIRST_OPERATOR, password) === undefined ? password : undefined;

/**
 * Every setting of the process, in the order of docs/operations.md, which is made of this table. The variable of a setting is its name in
 * capitals: `dataDir` is `DATA_DIR`.
 */
export const processSettings = {
  port: integer(
    { of: 'a port', from: 0, to: 65_535, lowest: 'takes any free port' },
    { fallback: 3000, meaning: 'port to listen on; `0` takes any free one' },
  ),
  host: text(readHost, 'is not a host name or an address. Use localhost, or 0.0.0.0 to be reached from other machines.', {
    fallback: 'localhost',
    meaning: 'address to listen on; `0.0.0.0` to be reached from other machines',
  }),
  dataDir: text(asItIs, 'is not a folder.', { fallback: '.data', meaning: 'folder of the embedded database' }),
  databaseUrl: text(
    readDatabaseUrl,
    'is not the address of a PostgreSQL. Set it like postgresql://user:password@host:5432/livery, or leave it out for the embedded database.',
    { fallback: undefined, meaning: 'PostgreSQL instead of the embedded database' },
  ),
  databaseListenUrl: text(
    readDatabaseUrl,
    'is not the address of a PostgreSQL. Set it like postgresql://user:password@host:5432/livery, past a pooler, or leave it out where DATABASE_URL leads to PostgreSQL itself.',
    {
      fallback: undefined,
      shownDefault: '`DATABASE_URL`',
      meaning: 'PostgreSQL itself, for notifications, where `DATABASE_URL` leads to a pooler ([deploy.md](deploy.md))',
    },
  ),
  databasePollSeconds: integer(
    { of: 'a number of seconds', from: 1, to: 300 },
    { fallback: POLL_SECONDS, meaning: 'how often changes are looked for where no notification arrives, 1 to 300' },
  ),
  databaseWaitSeconds: integer(
    { of: 'a number of seconds', from: 0, to: 3600, lowest: 'does not wait' },
    { fallback: 60, meaning: 'how long a PostgreSQL is awaited at the start that does not answer yet' },
  ),
  platformUrl: text(
    readPlatformUrl,
    'is not an http or https address without query and password. Set it like https://platform.example, or leave it out for the sandbox.',
    { fallback: undefined, meaning: 'a real merchant platform; without it the sandbox answers' },
  ),
  platformTokenHeader: text(
    readHeaderName,
    'is not the name of a header. Set it like Authorization, or leave it out where the platform reads the header that players send.',
    {
      fallback: undefined,
      shownDefault: 'the one that players send',
      meaning:
        'the header in which the platform reads sessions, where players send them in another: HTTP Basic in front takes `Authorization` for itself',
    },
  ),
  sandbox: onOff({
    fallback: undefined,
    shownDefault: 'on without `PLATFORM_URL`',
    meaning: 'demo brands’ platform, accounts, inbox and list of brands',
  }),
  shippedBrands: text(readBrands, 'does not name brands. Use all, none, or codes like aurora,lotus.', {
    fallback: undefined,
    shownDefault: '`all`; with `PLATFORM_URL` `none`',
    meaning:
      'which of the brands that ship go live on a store that does not know them: `all`, `none`, or codes like `aurora,lotus`',
  }),
  sandboxSlots: integer(
    { of: 'a number of games', from: 0, to: 50_000, lowest: 'leaves the catalogue as it is' },
    { fallback: 0, meaning: 'how many slots the sandbox has at least, for measuring long lists' },
  ),
  sandboxIpDays: days(7300, {
    fallback: defaultRetention.ipDays,
    meaning: 'days after which the sandbox empties network addresses of logins, accepted terms and contracts',
  }),
  sandboxProofDays: days(7300, {
    fallback: defaultRetention.proofDays,
    meaning: 'days after which it removes proofs that no longer hold: terms accepted again, steps of contracts that are over',
  }),
  auditKeepDays: integer(
    { of: 'a number of days', from: 30, to: 36_500 },
    {
      fallback: undefined,
      meaning: 'for how many days entries of the audit log are kept, 30 at least; without it all are',
    },
  ),
  secondFactorFrom: oneOf<OperatorRole, undefined>(
    operatorRoles,
    'is not a role. Use the lowest one that requires a second factor, of',
    {
      fallback: undefined,
      meaning: `the lowest role that requires a second factor of its operators: ${operatorRoles.map((role) => `\`${role}\``).join(', ')}`,
    },
  ),
  secretsKey: text(readKey, 'is not a key of 32 bytes in base64. Make one with: openssl rand -base64 32', {
    fallback: undefined,
    shownDefault: 'made up and kept in `DATA_DIR/secrets.key`',
    meaning:
      'encrypts the secrets of one-time codes in the database: 32 bytes in base64, the same for all nodes; with a wrong one the server does not start ([below](#keeping-the-data))',
  }),
  operatorPassword: text(
    readPassword,
    `is too short or quickly guessed. Use at least ${PASSWORD_MIN} characters, neither common nor with “${FIRST_OPERATOR}” in them, or leave it out for a random one.`,
    {
      fallback: undefined,
      shownDefault: 'made up, printed and kept in `DATA_DIR/operator.txt`',
      meaning: `password of the first operator, \`${FIRST_OPERATOR}\``,
    },
  ),
  smtpUrl: text(
    readSmtpUrl,
    'is not the address of a mail server. Set it like smtp://user:password@mail.example:587, or leave it out for the development inbox.',
    { fallback: undefined, meaning: 'mail server of the sandbox; without it mails go to the inbox' },
  ),
  mailFrom: text(readSender, 'is not a sender. Set it like Livery <no-reply@livery.example>.', {
    fallback: undefined,
    meaning: 'sender of those mails; belongs to `SMTP_URL`',
  }),
  playerUrl: text(readPlayerUrl, 'is not an address of players. Set it like https://{merchant}.livery.example, without a path.', {
    fallback: undefined,
    shownDefault: '`http://{merchant}.localhost:3000` on a server that only this machine reaches, else –',
    meaning:
      'where players are; `{merchant}` stands for the code. Links in mails lead there, and pages tell search engines and apps their addresses by it',
  }),
  toolUrl: text(readToolUrl, 'is not the address of the tool. Set it like https://tool.livery.example, without a path.', {
    fallback: undefined,
    meaning:
      'where operators reach the tool, such as `https://tool.example`: invitations lead there; without it, operators are invited at `HOST` or on this machine only',
  }),
  singleSignOn: file<SingleSignOn>(
    singleSignOnSchema,
    'does not name a readable file like { "issuer": "https://login.example", "clientId": "livery", "clientSecret": "…", "label": "Example", "claim": "groups", "roles": { "livery-admins": "admin" }, "localAccounts": ["admin"] }.',
    {
      fallback: undefined,
      meaning:
        'JSON file that says where operators sign in instead, and what they may do ([architecture](architecture.md#signing-in))',
    },
    ({ issuer }) => readIssuer(issuer) !== undefined,
  ),
  merchantSecrets: text(
    readMerchantSecrets,
    'does not name a readable file like { "aurora": { "google": "client secret", "telegram": "123456:bot token" } }. Known are facebook, google, telegram, turnstile and hcaptcha.',
    {
      fallback: {},
      shownDefault: '–',
      meaning:
        'JSON file of secrets by merchant: of logins elsewhere, and secret keys of Turnstile and hCaptcha: `{ "aurora": { "google": "…", "telegram": "…", "turnstile": "…" } }`',
    },
  ),
  fixedClock: text(readMoment, 'is not a moment. Set it like 2026-01-15T12:00:00Z.', {
    fallback: undefined,
    meaning: 'the moment that content believes in, for pictures that stay the same',
  }),
  prerender: onOff({
    fallback: true,
    meaning: 'renders homes before the first request and makes pages as small as possible; `0` where processor time is scarce',
  }),
  buildKeepDays: integer(
    { of: 'a number of days', from: 0, to: 90, lowest: 'keeps none' },
    {
      fallback: 7,
      meaning:
        'for how many days after its last use a build’s files are kept in the store, so that open pages go on working after an update; `0` keeps none',
    },
  ),
  cdnPurge: file<CdnPurge>(
    cdnPurgeSchema,
    'does not name a readable file like { "kind": "fastly", "service": "…", "token": "…" }, { "kind": "cloudflare", "zone": "…", "token": "…" } or { "kind": "http", "url": "https://cdn.example/purge" }.',
    {
      fallback: undefined,
      meaning: 'JSON file that says which CDN is told of releases ([cdn.md](cdn.md#telling-a-cdn-of-a-release))',
    },
  ),
  visitKeepDays: days(730, { fallback: 90, meaning: 'for how many days it is kept what players’ pages report of visits' }),
  mediaQuotaMb: integer(
    { of: 'a number of megabytes', from: 1, to: 100_000 },
    { fallback: 100, meaning: 'how much the media library of one merchant holds, in megabytes' },
  ),
  mediaKeepDays: days(3650, {
    fallback: 30,
    meaning: 'for how many days a picture is kept that no draft and no stored release names',
  }),
  s3Url: text(
    readS3Url,
    'is not the address of a bucket. Set it like https://key:secret@s3.example/bucket?region=eu-west-1, or leave it out to keep pictures in the database.',
    {
      fallback: undefined,
      meaning:
        'bucket that keeps the pictures, such as `https://key:secret@s3.example/bucket?region=eu-west-1`, instead of the database ([deploy.md](deploy.md#pictures))',
    },
  ),
  webhookKeepDays: days(365, {
    fallback: 30,
    meaning: 'for how many days it is kept what was sent to webhooks ([webhooks.md](webhooks.md))',
  }),
  webhookPrivate: onOff({
    fallback: false,
    meaning: '`1` lets webhooks lead into private networks, and by `http://` to this machine',
  }),
  metricsPort: integer(
    { of: 'a port', from: 0, to: 65_535, lowest: 'takes any free port' },
    {
      fallback: undefined,
      meaning: 'where Prometheus finds metrics, at `/metrics`; let nobody else reach it ([deploy.md](deploy.md#watching))',
    },
  ),
  otelExporterOtlpEndpoint: text(asItIs, 'is not an address.', {
    fallback: undefined,
    meaning:
      'the OpenTelemetry collector that gets traces; the other standard `OTEL_…` variables are read too ([deploy.md](deploy.md#traces))',
  }),
  sourceMaps: onOff({
    fallback: false,
    meaning: 'serves the source maps of the scripts: everybody may read the sources then',
  }),
  storybook: onOff({
    fallback: undefined,
    shownDefault: 'on with `npm run dev` only',
    meaning:
      'serves Storybook at `/storybook/`, if `npm run build:storybook` has built it: everybody may read the sources of stories then',
  }),
  logLevel: oneOf<(typeof logLevels)[number], 'info'>(logLevels, 'is not a log level. Use one of', {
    fallback: 'info',
    shownDefault: '`info`; `warn` by `npm start`',
    meaning: logLevels.map((level) => `\`${level}\``).join(', '),
  }),
  trustProxy: integer(
    { of: 'a number of proxies', from: 0, to: 10, lowest: 'where players reach this server directly' },
    {
      fallback: 0,
      meaning:
        'how many proxies in front may say who the visitor is, and whether the visitor came by https (then browsers are told to keep to it); with too few all visitors share one address, and its limits',
    },
  ),
} as const satisfies Readonly<Record<string, ProcessSetting<unknown>>>;

export type ProcessSettingName = keyof typeof processSettings;

/** `dataDir` → `DATA_DIR`. */
export const variableOf = (name: string): string => name.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

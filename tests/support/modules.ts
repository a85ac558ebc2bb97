const BELOW_FEATURES = ['schemas', 'src/lib', 'src/i18n', 'src/site', 'src/ui', 'src/forms'] as const;
const BELOW_OPERATORS = ['schemas', 'server/messages', 'server/store', 'server/http'] as const;

/** Which module may import which, lowest first; a module may always import itself. docs/modules.md prints this table. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  texts: ['schemas'],
  templates: [],
  'src/lib': ['schemas'],
  'src/i18n': ['schemas', 'texts'],
  'src/site': ['schemas', 'src/lib', 'src/i18n'],
  'src/ui': ['src/lib', 'src/i18n'],
  'src/forms': ['schemas', 'src/lib', 'src/i18n', 'src/ui'],
  'src/features': BELOW_FEATURES,
  'src/blocks': [...BELOW_FEATURES, 'src/features'],
  'src/registry': ['schemas', 'src/site', 'src/features', 'src/blocks'],
  'src/runtime': ['schemas', 'templates', 'src/lib', 'src/i18n', 'src/site', 'src/ui', 'src/registry'],
  'src/worker': ['schemas', 'src/lib'],
  'src/app': [...BELOW_FEATURES, 'src/features', 'src/registry', 'src/runtime'],
  'admin-preview': ['schemas', 'texts', 'src/lib', 'src/i18n', 'src/ui', 'src/forms'],
  cli: ['schemas', 'texts', 'templates'],
  'server/errors': ['schemas'],
  'server/messages': ['schemas', 'texts'],
  'server/store': ['schemas'],
  'server/http': ['schemas', 'server/errors', 'server/store'],
  'server/platform': ['schemas', 'server/errors', 'server/messages', 'server/store', 'server/http'],
  'server/observe': ['schemas', 'server/store', 'server/http', 'server/platform'],
  'server/relay': ['schemas', 'server/errors', 'server/store', 'server/http', 'server/platform'],
  'server/search': ['schemas', 'texts', 'server/store', 'server/platform'],
  'server/visits': ['schemas', 'server/store', 'server/http'],
  'server/media': ['schemas', 'server/errors', 'server/store', 'server/http'],
  'server/webhooks': ['schemas', 'server/errors', 'server/store', 'server/http'],
  'server/releases': ['schemas', 'server/errors', 'server/store', 'server/http'],
  'server/operators': [
    ...BELOW_OPERATORS,
    'server/errors',
    'server/releases',
    'server/media',
    'server/visits',
    'server/webhooks',
  ],
  'server/site': ['schemas', 'server/messages', 'server/store', 'server/http', 'server/platform', 'server/releases'],
  sandbox: [...BELOW_OPERATORS, 'server/platform', 'texts'],
  conformance: ['schemas', 'src/lib', 'src/features', 'src/runtime', 'server/http', 'server/relay'],
  'conformance/testing': ['schemas', 'server/relay', 'conformance'],
  server: [
    ...BELOW_OPERATORS,
    'server/errors',
    'server/platform',
    'server/observe',
    'server/relay',
    'server/search',
    'server/releases',
    'server/operators',
    'server/site',
    'server/media',
    'server/visits',
    'server/webhooks',
  ],
  'server/testing': [...BELOW_OPERATORS, 'server/platform', 'server/media', 'server/releases', 'server/site', 'server'],
};

/**
 * The strata of `schemas`, lowest first, and the folders of each: those of a line may import those of the lines above it.
 * docs/modules.md prints this table.
 */
export const strata: Readonly<Record<string, readonly (readonly string[])[]>> = {
  base: [['json', 'media', 'text', 'urls']],
  declare: [['languages', 'names'], ['leaves', 'pages', 'platform', 'register'], ['blocks', 'calls'], ['release'], ['entries']],
  release: [['guards', 'merge', 'migrations'], ['read'], ['resolve']],
  rules: [],
  judge: [['entries', 'findings'], ['journeys'], ['lint']],
  edges: [['openApi', 'preview', 'seo', 'visits', 'webhooks'], ['api'], ['page']],
};

/** Folders of modules that are layered: each may import folders of the lines above its own. docs/modules.md prints these lines. */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  schemas: Object.keys(strata).map((stratum) => [stratum]),
  ...Object.fromEntries(Object.entries(strata).map(([stratum, folders]) => [`schemas/${stratum}`, folders])),
  'src/app': [['guards', 'overlays', 'routes'], ['frame'], ['pages'], ['start']],
  'admin-preview': [['kit'], ['model'], ['preview'], ['editors'], ['pages']],
  sandbox: [
    ['credentials', 'inbox', 'migrations', 'seed'],
    ['calls'],
    ['accounts', 'captcha', 'help', 'system'],
    ['announcements', 'chat', 'firebase', 'games', 'inboxMessages', 'team', 'verification', 'wallet'],
    ['benefits', 'feedback', 'library', 'lottery', 'records'],
    ['access', 'play'],
    ['contracts', 'recovery', 'social', 'trial'],
    ['privacy', 'profile'],
    ['payment'],
    ['testing'],
  ],
};

/** Which feature may use the top files of which other. */
export const featureMayUse: Readonly<Record<string, readonly string[]>> = {
  contracts: ['decisions', 'records'],
  registration: ['auth', 'verification'],
  finding: ['games'],
  lottery: ['finding', 'games'],
  menus: ['messages', 'responsible'],
  messages: ['announcements'],
  payment: ['decisions', 'wallet'],
  responsible: ['auth', 'wallet'],
  service: ['download'],
  team: ['finding'],
};

/** The only places that import a package; types alone may be imported anywhere. A package that is not listed may be imported anywhere. */
export const packageUsers: Readonly<Record<string, readonly string[]>> = {
  ajv: ['scripts/'],
  chokidar: ['cli/commands/'],
  '@commander-js/extra-typings': ['cli/'],
  'jsonc-parser': ['cli/release/', 'schemas/base/json/readJsonText.ts'],
  'openapi-fetch': ['cli/client/'],
  'crypto-js': ['src/lib/crypto.ts', 'sandbox/'],
  express: ['server/', 'sandbox/'],
  '@aws-sdk/client-s3': ['server/media/'],
  'css-tree': ['server/media/drawing/'],
  htmlparser2: ['server/site/', 'server/media/drawing/'],
  'react-image-crop': ['admin-preview/editors/media/'],
  'fs-native-extensions': ['server/store/'],
  i18next: ['texts/'],
  minisearch: ['server/search/'],
  standardwebhooks: ['server/testing/'],
  'any-ascii': ['server/search/'],
  'pinyin-pro': ['server/search/'],
  'react-hook-form': ['src/forms/'],
  swiper: ['src/ui/Carousel/', 'src/ui/Rail/'],
  uqr: ['src/features/referral/', 'admin-preview/kit/parts/'],
  'openid-client': ['server/http/openIdClient.ts', 'sandbox/social/'],
  '@opentelemetry': ['server/http/withSpan.ts', 'server/observe/'],
  otpauth: ['server/operators/'],
  '@dnd-kit': ['admin-preview/'],
  '@simplewebauthn/browser': ['admin-preview/pages/factors/'],
  '@simplewebauthn/server': ['server/operators/'],
  '@electric-sql/pglite': ['server/store/'],
  pg: ['server/store/'],
  zustand: ['src/site/', 'src/runtime/', 'src/app/', 'admin-preview/model/draft/', 'admin-preview/preview/frame/'],
};

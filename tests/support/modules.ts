const BELOW_FEATURES = ['schemas', 'src/lib', 'src/i18n', 'src/site', 'src/ui', 'src/forms'] as const;
const BELOW_RELEASES = ['schemas', 'server/errors', 'server/messages', 'server/store', 'server/http', 'server/platform'] as const;

/** Which module may import which, lowest first; a module may always import itself. README prints this table. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  schemas: [],
  texts: ['schemas'],
  templates: [],
  'src/lib': ['schemas'],
  'src/i18n': ['schemas', 'texts', 'src/lib'],
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
  'server/errors': ['schemas'],
  'server/messages': ['schemas', 'texts'],
  'server/store': ['schemas'],
  'server/http': ['schemas', 'server/errors', 'server/store'],
  'server/platform': ['schemas', 'server/errors', 'server/messages', 'server/store', 'server/http'],
  'server/relay': ['schemas', 'server/errors', 'server/http', 'server/platform'],
  'server/search': ['schemas', 'texts', 'server/http', 'server/platform'],
  'server/releases': ['schemas', 'server/errors', 'server/store', 'server/http', 'server/platform'],
  'server/operators': [...BELOW_RELEASES, 'server/releases'],
  'server/site': ['schemas', 'server/messages', 'server/store', 'server/http', 'server/platform', 'server/releases'],
  sandbox: [...BELOW_RELEASES, 'texts'],
  server: [...BELOW_RELEASES, 'server/relay', 'server/search', 'server/releases', 'server/operators', 'server/site'],
  'server/testing': [...BELOW_RELEASES, 'server/releases', 'server/site', 'server'],
};

/** Folders of modules that are layered: each may import folders of the lines above its own. README prints these lines. */
export const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/app': [['guards', 'overlays', 'routes'], ['frame'], ['pages'], ['start']],
  'admin-preview': [
    ['api'],
    ['texts'],
    ['parts', 'settings'],
    ['draft', 'route', 'sortable'],
    ['changes', 'frame', 'ready', 'session', 'testing'],
    ['ownTexts'],
    ['audit', 'controls', 'factors', 'people', 'point', 'problems', 'rehearsal', 'rules', 'share'],
    ['account', 'fields', 'merchants', 'release', 'search'],
    ['layout', 'register', 'team'],
    ['editor'],
  ],
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
  auth: ['verification'],
  contracts: ['decisions', 'records'],
  registration: ['auth', 'verification'],
  finding: ['games'],
  lottery: ['finding', 'games'],
  member: ['wallet'],
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
  'crypto-js': ['src/lib/crypto.ts', 'sandbox/'],
  express: ['server/', 'sandbox/'],
  'fs-native-extensions': ['server/store/'],
  i18next: ['texts/'],
  minisearch: ['server/search/'],
  'any-ascii': ['server/search/'],
  'pinyin-pro': ['server/search/'],
  'react-hook-form': ['src/forms/'],
  swiper: ['src/ui/Carousel/', 'src/ui/Rail/'],
  uqr: ['src/features/referral/', 'admin-preview/parts/'],
  'openid-client': ['server/http/openIdClient.ts', 'sandbox/social/'],
  otpauth: ['server/operators/'],
  '@dnd-kit': ['admin-preview/'],
  '@simplewebauthn/browser': ['admin-preview/factors/'],
  '@simplewebauthn/server': ['server/operators/'],
  '@electric-sql/pglite': ['server/store/'],
  pg: ['server/store/'],
  zustand: ['src/site/', 'src/runtime/', 'src/app/', 'admin-preview/draft/'],
};

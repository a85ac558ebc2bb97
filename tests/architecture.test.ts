import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { doors, featureMayUse, mayImport } from './support/rooms.ts';
import {
  type Import,
  type Source,
  featureOf,
  filesBelow,
  importsOf,
  productSources,
  roomOf,
  targetOf,
} from './support/sources.ts';

const MAX_LINES = 300;
/** Loaded only where it runs: a server in production never reads the sandbox's code. */
const SANDBOX_IMPORT = ['server/openPlatform.ts', 'sandbox/openSandbox.ts'];
/** What the sandbox may use of the server: no part of releases, operators or pages. */
const SANDBOX_USES = /^server\/(errors|http|messages|platform|store)\//;
const ALL_SETTINGS = 'schemas/release/behaviour.schema.ts';

/** Why an import is not allowed, or undefined. */
function breach(source: Source, { name, isTypeOnly }: Import): string | undefined {
  const target = targetOf(source, name);
  const room = roomOf(source.path);
  if (target === undefined) {
    const door = Object.keys(doors).find((pack) => name === pack || name.startsWith(`${pack}/`));
    return door && !isTypeOnly && !doors[door]?.some((place) => source.path.startsWith(place))
      ? `${name} has its door in ${doors[door]?.join(', ')}`
      : undefined;
  }
  const targetRoom = roomOf(target);
  if (targetRoom !== room) {
    if (name.startsWith('.')) return `${name} leaves the room by a relative path`;
    // A page would carry every setting's description.
    if (target === ALL_SETTINGS && room.startsWith('src') && !isTypeOnly) return `${name} is for its types`;
    if (source.path === SANDBOX_IMPORT[0] && target === SANDBOX_IMPORT[1]) return undefined;
    if (room === 'sandbox' && targetRoom === 'server' && !SANDBOX_USES.test(target)) return `sandbox may not import ${target}`;
    if (!mayImport[room]?.includes(targetRoom)) return `${room} may not import ${targetRoom}`;
  }
  return featureBreach(source, target);
}

function featureBreach({ path }: Source, target: string): string | undefined {
  const [own, other] = [featureOf(path), featureOf(target)];
  if (other === undefined || own === other) return undefined;
  if (own !== undefined && !featureMayUse[own]?.includes(other)) return `feature ${own} may not use ${other}`;
  return target.split('/').length > 4 ? `${target} is inside its feature` : undefined;
}

const breaches = (source: Source): string[] =>
  importsOf(source).flatMap((found) => breach(source, found)?.replace(/^/, `${source.path}: `) ?? []);

describe('imports', () => {
  const coded = Object.keys(mayImport).filter((room) => room !== 'templates'); // data only
  it.each(coded)('of %s stay within what the room may import', (room) => {
    const sources = productSources().filter(({ path }) => roomOf(path) === room);
    expect(sources).not.toEqual([]);
    expect(sources.flatMap(breaches)).toEqual([]);
  });

  it.each([
    [
      'a room that lies higher',
      'src/lib/http.ts',
      "import type { Site } from '#src/site/site.ts';",
      'src/lib may not import src/site',
    ],
    [
      'a lazy import',
      'src/app/App.tsx',
      "const load = () => import('#src/blocks/HotGames/HotGames.tsx');",
      'src/app may not import src/blocks',
    ],
    ['a re-export', 'schemas/site.ts', "export * from '#src/site/site.ts';", 'schemas may not import src/site'],
    [
      'a relative path out of the room',
      'src/ui/Button.tsx',
      "import { t } from '../i18n/t.ts';",
      '../i18n/t.ts leaves the room by a relative path',
    ],
    [
      'a feature that is not listed',
      'src/features/games/x.ts',
      "import '#src/features/auth/useLogin.ts';",
      'feature games may not use auth',
    ],
    [
      'the inside of a feature',
      'src/blocks/A/A.tsx',
      "import '#src/features/auth/inside/key.ts';",
      'src/features/auth/inside/key.ts is inside its feature',
    ],
    [
      'the schema of all settings',
      'src/app/pages.ts',
      "import { guestTargets } from '#schemas/release/behaviour.schema.ts';",
      '#schemas/release/behaviour.schema.ts is for its types',
    ],
    [
      'the sandbox that uses pages',
      'sandbox/x.ts',
      "import '#server/site/createSite.ts';",
      'sandbox may not import server/site/createSite.ts',
    ],
    [
      'a package past its door',
      'src/blocks/A/A.tsx',
      "import { Swiper } from 'swiper/react';",
      'swiper/react has its door in src/ui/Carousel/, src/ui/Rail/',
    ],
  ])('refuse %s', (_title, path, text, reason) => {
    expect(breaches({ path, text })).toEqual([`${path}: ${reason}`]);
  });
});

describe('the lists of what may be imported', () => {
  it.each(Object.entries(doors))('name for %s only places that import it', (pack, places) => {
    const sources = [...productSources(), ...filesBelow('scripts', /\.ts$/)];
    const users = sources.filter((source) => importsOf(source).some(({ name }) => name === pack || name.startsWith(`${pack}/`)));
    expect(places.filter((place) => !users.some(({ path }) => path.startsWith(place)))).toEqual([]);
  });

  it('name only features that there are', () => {
    const there = new Set(productSources().map(({ path }) => featureOf(path)));
    const named = Object.entries(featureMayUse).flat(2);
    expect(named.filter((feature) => !there.has(feature))).toEqual([]);
  });

  it('name only modules that there are', () => {
    const named = new Set(Object.entries(mayImport).flat(2));
    expect([...named].filter((room) => !existsSync(room))).toEqual([]);
  });

  it('name the schema of all settings where it lies', () => {
    expect(existsSync(ALL_SETTINGS)).toBe(true);
  });
});

describe('files', () => {
  const everything = ['schemas', 'src', 'admin-preview', 'server', 'sandbox', 'scripts', 'tests', 'e2e', '.storybook'].flatMap(
    (folder) => filesBelow(folder, /\.(tsx?|mjs|css)$/),
  );

  it(`have at most ${MAX_LINES} lines`, () => {
    const long = everything
      .filter(({ path }) => !/\.(test|spec)\.tsx?$|\/(locales|texts)\//.test(path))
      .filter(({ text }) => text.split('\n').length > MAX_LINES + 1);
    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('have a name that says what they hold', () => {
    const vague = /(^|\/)(index|utils?|helpers?|common|shared|types|misc)(\.tsx?$|\/)/;
    expect(everything.map(({ path }) => path).filter((path) => vague.test(path) && !/\/(locales|texts)\//.test(path))).toEqual(
      [],
    );
  });

  it('name no address of a page: those are declared in schemas/pages.ts', () => {
    const literal = /['"`]\/m\//;
    const found = productSources().filter(({ text }) => literal.test(text));
    expect(found.map(({ path }) => path).toSorted()).toEqual(['schemas/earlyPaths.ts', 'schemas/pages.ts']);
  });

  it('give the reason for each suppressed rule, after two dashes', () => {
    const bare = /(oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck)(?![^\n]* -- \S)/;
    const found = everything.filter(({ path, text }) => path !== 'tests/architecture.test.ts' && bare.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  // Tests of a file would see what those of another left there: vitest.config.ts runs them in one process.
  it('of the server and the contract keep nothing between calls, but for these', () => {
    const kept =
      /^(?:export )?(?:let \w+|const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|LRUCache)(?:<.*>)?\((?:\{.*)?\)|\[\]|\{\}));?$|^(?:export )?let /m;
    const found = productSources().filter(({ path, text }) => /^(server|sandbox|schemas)\//.test(path) && kept.test(text));
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'sandbox/accounts/passwords.ts', // a hash of nothing
      'sandbox/testing/callTable/memberCalls.ts', // numbers of withdrawals
      'server/http/finishedBody.ts', // what headers allow
      'server/platform/callOf.ts', // by site
      'server/site/visitorChoice.ts', // by site
      'server/store/folderLock.ts', // locks of the process
    ]);
  });

  it.each(['src', 'admin-preview'])(
    'with CSS modules of %s have names of their own, as class names are made of them',
    (folder) => {
      const names = filesBelow(folder, /\.module\.css$/).map(({ path }) => posix.basename(path));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );
});

it('README prints the table of rooms', () => {
  const readme = readFileSync('README.md', 'utf8').replaceAll(/ +/g, ' '); // the formatter pads tables
  const shorten = (room: string) => room.replace('src/', '');
  const missing = Object.entries(mayImport)
    .map(([room, allowed]) => `| \`${room}\` | ${allowed.map(shorten).join(', ') || 'nobody'} |`)
    .filter((row) => !readme.includes(row));
  expect(missing).toEqual([]);
});

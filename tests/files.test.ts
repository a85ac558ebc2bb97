import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, importsOf, productSources, targetOf } from './support/sources.ts';

const MAX_LINES = 300;
const product = productSources();

describe('files', () => {
  const everything = [
    'schemas',
    'texts',
    'src',
    'admin-preview',
    'server',
    'sandbox',
    'cli',
    'conformance',
    'scripts',
    'tests',
    'e2e',
    '.storybook',
  ].flatMap((folder) => filesBelow(folder, /\.(tsx?|mjs|css)$/));

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

  it('name no address of a page: those are declared in schemas/declare/pages/declaredPages.ts', () => {
    const literal = /['"`}]\/m\//; // also after a placeholder of a template
    const stories = filesBelow('.storybook', /\.tsx?$/);
    const found = [...product, ...stories].filter(({ text }) => literal.test(text));
    // The boot script and the service worker need home's address without the table, which takes it from there.
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'schemas/declare/names/earlyPaths.ts',
      'schemas/declare/pages/declaredPages.ts',
    ]);
  });

  it('read no switch to show something: conditions are declared in schemas/declare/entries', () => {
    const reads = /\.switches\b|\{[^{}=]*\bswitches\b[^{}=]*\} =/;
    const found = product.filter(({ path, text }) => /^src\/(blocks|features|site|app|ui)\//.test(path) && reads.test(text));
    // They hand the switches to the rules of the register form, which player and server share.
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'src/blocks/RegisterForm/data.ts',
      'src/features/registration/Registration.tsx',
    ]);
  });

  it('give the reason for each suppressed rule, after two dashes', () => {
    // Marks that switch a rule off in TypeScript, oxlint or ESLint, without a reason behind them on the line.
    const bare = /(oxlint-disable|eslint-disable|@ts-expect-error|@ts-ignore|@ts-nocheck)(?![^\n]* -- \S)/;
    const found = everything.filter(({ path, text }) => path !== 'tests/files.test.ts' && bare.test(text));
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  // Tests of a file would see remains of another: vitest.config.ts runs them in one process.
  it('of the server and the contract keep nothing between calls, but for these', () => {
    const state =
      /^(?:export )?(?:let \w+|const \w+(?:: [^=]+)? = (?:new (?:Map|Set|WeakMap|LRUCache)(?:<.*>)?\((?:\{.*)?\)|\[\]|\{\}));?$|^(?:export )?let /m;
    const found = product.filter(({ path, text }) => /^(server|sandbox|schemas)\//.test(path) && state.test(text));
    expect(found.map(({ path }) => path).toSorted()).toEqual([
      'sandbox/announcements/announcementHandlers.ts', // by site
      'sandbox/testing/callTable/memberCalls.ts', // numbers of withdrawals
      'server/http/responses/compressedBody.ts', // by headers
      'server/operators/passwordRules.ts', // lists of passwords, which never change
      'server/playerCalls/callOf.ts', // by site
      'server/releases/live/requestMerchant.ts', // the merchant of each request, as long as the request lives
      'server/site/visitorChoice.ts', // by site
      'server/store/testing/openMemoryDatabase.ts', // engines that tests have closed
      'server/testing/bundleProgram.ts', // bundles by their source, which stays the same while tests run
      'server/testing/killableNode.ts', // a program of its own
    ]);
  });

  it('of tests that start a server, a database or a program of ours are called .slow.test: npm test leaves them to npm run test:all', () => {
    const starters = [
      'server/store/database/Engine.ts',
      'server/store/testing/temporaryPostgres.ts',
      'server/testing/startNode.ts',
    ];
    const importers = new Map<string, string[]>();
    for (const source of ['server', 'sandbox', 'cli', 'conformance', 'scripts', 'bench', 'tests'].flatMap((folder) =>
      filesBelow(folder, /\.tsx?$/),
    ))
      for (const { name, isTypeOnly } of importsOf(source)) {
        const target = targetOf(source, name);
        if (target !== undefined && !isTypeOnly) importers.set(target, [...(importers.get(target) ?? []), source.path]);
      }
    const reaching = new Set(starters);
    for (const path of reaching) for (const importer of importers.get(path) ?? []) reaching.add(importer);
    const tests = [...reaching].filter((path) => /\.test\.tsx?$/.test(path));
    expect(tests.length).toBeGreaterThan(100);
    expect(tests.filter((path) => !path.includes('.slow.test.'))).toEqual([]);
  });

  it.each(['src', 'admin-preview'])(
    'with CSS modules of %s have names of their own, as class names are made of them',
    (folder) => {
      const names = filesBelow(folder, /\.module\.css$/).map(({ path }) => posix.basename(path));
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );
});

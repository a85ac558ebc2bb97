import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { featureMayUse, layers, mayImport, packageUsers, strata } from './support/modules.ts';
import {
  type Import,
  type Source,
  featureOf,
  filesBelow,
  importsOf,
  moduleOf,
  placeOf,
  productSources,
  targetOf,
} from './support/sources.ts';

const product = productSources();
/** Imports of each product file within the repository, including type imports. */
const targetsIn = (sources: readonly Source[]): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    sources.map((source) => [source.path, importsOf(source).flatMap(({ name }) => targetOf(source, name) ?? [])]),
  );
const targetsOf = targetsIn(product);

/** Loaded only where it runs: a server in production never reads the sandbox's code. */
const SANDBOX_IMPORT = ['server/openPlatform.ts', 'sandbox/openSandbox.ts'];
/** As values, a page would load every setting's description, the schemas of every call, or the rules about releases. */
const TYPES_FOR_PAGES = [
  'schemas/declare/release/behaviour.schema.ts',
  'schemas/declare/calls/declaredCalls.ts',
  'schemas/judge/lint/soleReaders.ts',
  'schemas/judge/lint/lintRelease.ts',
];
/** The preview loads it when content is to be hard to show, and with it the schemas of every call. */
const LOADED_WHEN_NEEDED = 'src/runtime/hostile/hostileAnswer.ts';

/** Folders within which imports are relative: `server` as a whole, and every module outside of it. */
const boundaryOf = (module: string): string => module.replace(/^server\/.*/, 'server');

/** Why an import is not allowed, or undefined. */
function breach(source: Source, { name, isTypeOnly, isDynamic }: Import): string | undefined {
  const target = targetOf(source, name);
  const module = moduleOf(source.path);
  if (target === undefined) {
    const known = Object.keys(packageUsers).find((each) => name === each || name.startsWith(`${each}/`));
    return known && !isTypeOnly && !packageUsers[known]?.some((place) => source.path.startsWith(place))
      ? `${name} is imported in ${packageUsers[known]?.join(', ')} only`
      : undefined;
  }
  if (target === LOADED_WHEN_NEEDED && !isTypeOnly && !isDynamic) return `${name} is loaded when it is needed`;
  const targetModule = moduleOf(target);
  if (targetModule !== module) {
    const isBeside = /^\.\/[^/]+$/.test(name); // a block's code is beside its declaration
    if (name.startsWith('.') && !isBeside && boundaryOf(module) !== boundaryOf(targetModule))
      return `${name} leaves the module by a relative path`;
    const isForTypes = TYPES_FOR_PAGES.includes(target) && module.startsWith('src') && source.path !== LOADED_WHEN_NEEDED;
    if (isForTypes && !isTypeOnly) return `${name} is for its types`;
    if (source.path === SANDBOX_IMPORT[0] && target === SANDBOX_IMPORT[1]) return undefined;
    if (!mayImport[module]?.includes(targetModule)) return `${module} may not import ${targetModule}`;
  }
  return featureBreach(source, target) ?? layerBreach(source, target);
}

function layerBreach(source: Source, imported: string): string | undefined {
  const [path, target] = [placeOf(source.path), placeOf(imported)];
  const module = Object.keys(layers).findLast((each) => path.startsWith(`${each}/`) && target.startsWith(`${each}/`));
  if (module === undefined) return undefined;
  const folderOf = (file: string) => /^([^/]+)\//.exec(file.slice(module.length + 1))?.[1];
  const layerOf = (folder = '') => layers[module]?.findIndex((layer) => layer.includes(folder)) ?? -1;
  const [own, other] = [folderOf(path), folderOf(target)];
  if (own === undefined || own === other) return undefined;
  // Top-level files assemble a module: only the sandbox's own tests may start all of it.
  const isAllowed = other === undefined ? path.startsWith('sandbox/testing/') : layerOf(other) < layerOf(own);
  return isAllowed ? undefined : `${own} of ${module} may not import ${target}`;
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
  const coded = Object.keys(mayImport).filter((module) => module !== 'templates'); // data only
  it.each(coded)('of %s stay within what the module may import', (module) => {
    const sources = product.filter(({ path }) => moduleOf(path) === module);
    expect(sources).not.toEqual([]);
    expect(sources.flatMap(breaches)).toEqual([]);
  });

  it.each([
    [
      'a module that lies higher',
      'src/lib/http.ts',
      "import type { Site } from '#src/site/site.ts';",
      'src/lib may not import src/site',
    ],
    [
      'a lazy import',
      'src/app/start/App.tsx',
      "const load = () => import('#src/blocks/HotGames/HotGames.tsx');",
      'src/app may not import src/blocks',
    ],
    ['a re-export', 'schemas/site.ts', "export * from '#src/site/site.ts';", 'schemas may not import src/site'],
    [
      'a relative path out of the module',
      'src/ui/Button.tsx',
      "import { t } from '../i18n/t.ts';",
      '../i18n/t.ts leaves the module by a relative path',
    ],
    [
      'a feature that is not listed',
      'src/features/wallet/x.ts',
      "import '#src/features/auth/useLogin.ts';",
      'feature wallet may not use auth',
    ],
    [
      'the inside of a feature',
      'src/blocks/A/A.tsx',
      "import '#src/features/auth/inside/key.ts';",
      'src/features/auth/inside/key.ts is inside its feature',
    ],
    [
      'what brings the schemas of all calls, from the start',
      'src/runtime/source/previewHttp.ts',
      "import { hostileAnswer } from '../hostile/hostileAnswer.ts';",
      '../hostile/hostileAnswer.ts is loaded when it is needed',
    ],
    [
      'the schema of all settings',
      'src/app/routes/pages.ts',
      "import { guestTargets } from '#schemas/declare/release/behaviour.schema.ts';",
      '#schemas/declare/release/behaviour.schema.ts is for its types',
    ],
    ['the sandbox that uses pages', 'sandbox/x.ts', "import '#server/site/createSite.ts';", 'sandbox may not import server/site'],
    [
      'a module of the server that lies higher, by type too',
      'server/releases/x.ts',
      "import type { OperatorSessions } from '../operators/operatorSession.ts';",
      'server/releases may not import server/operators',
    ],
    [
      'a folder of the tool that lies higher',
      'admin-preview/kit/parts/x.ts',
      "import { DraftContext } from '../../model/draft/DraftContext.ts';",
      'kit of admin-preview may not import admin-preview/model/draft/DraftContext.ts',
    ],
    [
      'a folder of the app that lies higher',
      'src/app/frame/x.ts',
      "import { RoutedPage } from '../pages/RoutedPage.tsx';",
      'frame of src/app may not import src/app/pages/RoutedPage.tsx',
    ],
    [
      'a folder of the sandbox that lies higher, by type too',
      'sandbox/accounts/x.ts',
      "import type { NewAccount } from '../access/insertAccount.ts';",
      'accounts of sandbox may not import sandbox/access/insertAccount.ts',
    ],
    [
      'what puts the sandbox together',
      'sandbox/wallet/x.ts',
      "import { createSandbox } from '../createSandbox.ts';",
      'wallet of sandbox may not import sandbox/createSandbox.ts',
    ],
    [
      'a stratum that lies higher, by type too',
      'schemas/declare/pages/x.ts',
      "import type { Site } from '../../release/resolve/site.ts';",
      'declare of schemas may not import schemas/release/resolve/site.ts',
    ],
    [
      'a stratum that lies above the declarations of blocks',
      'src/blocks/A/block.ts',
      "import { evaluateWhen } from '#schemas/release/resolve/evaluateWhen.ts';",
      'declare of schemas may not import schemas/release/resolve/evaluateWhen.ts',
    ],
    [
      'a folder of a stratum that lies higher, by type too',
      'schemas/judge/journeys/x.ts',
      "import type { Problems } from '../lint/lintRelease.ts';",
      'journeys of schemas/judge may not import schemas/judge/lint/lintRelease.ts',
    ],
    [
      'a package that has another place',
      'src/blocks/A/A.tsx',
      "import { Swiper } from 'swiper/react';",
      'swiper/react is imported in src/ui/Carousel/, src/ui/Rail/ only',
    ],
  ])('refuse %s', (_title, path, text, reason) => {
    expect(breaches({ path, text })).toEqual([`${path}: ${reason}`]);
  });
});

/** Files written by the first steps of `npm run codegen`, which import nothing generated. */
const WRITTEN_FIRST = ['languages.js', 'languageFacts.js', 'pages.js', 'listPages.js', 'blockIndex.ts'].map(
  (name) => `schemas/generated/${name}`,
);

it.each([
  ['the first step', 'scripts/generateNames.ts', [] as readonly string[]],
  ['the index of blocks', 'scripts/generateBlockIndex.ts', []],
  ['the second step', 'scripts/codegen.ts', WRITTEN_FIRST],
])(
  '%s of what generates code imports only what is there by then: a fresh clone has nothing generated',
  (_step, script, written) => {
    const reached = new Set([script]);
    for (const path of reached) {
      if (path.includes('/generated/')) continue;
      const source = { path, text: readFileSync(path, 'utf8') };
      for (const { name, isTypeOnly } of importsOf(source)) {
        const target = targetOf(source, name);
        if (target !== undefined && !isTypeOnly) reached.add(target);
      }
    }
    expect([...reached].filter((path) => path.includes('/generated/') && !written.includes(path))).toEqual([]);
  },
);

describe('the lists of what may be imported', () => {
  const importers = [...product, ...filesBelow('scripts', /\.ts$/)].map((source) => ({
    path: source.path,
    names: importsOf(source).map(({ name }) => name),
  }));

  it.each(Object.entries(packageUsers))('name for %s only places that import it', (pack, places) => {
    const users = importers.filter(({ names }) => names.some((name) => name === pack || name.startsWith(`${pack}/`)));
    expect(places.filter((place) => !users.some(({ path }) => path.startsWith(place)))).toEqual([]);
  });

  it('name only features that there are', () => {
    const there = new Set(product.map(({ path }) => featureOf(path)));
    const named = Object.entries(featureMayUse).flat(2);
    expect(named.filter((feature) => !there.has(feature))).toEqual([]);
  });

  const usedBy = (partOf: (path: string) => string | undefined, part: string): (string | undefined)[] =>
    product.flatMap(({ path }) => (partOf(path) === part ? (targetsOf[path] ?? []).map(partOf) : []));

  it.each([
    ['modules', mayImport, moduleOf],
    ['features', featureMayUse, featureOf],
  ] as const)('allow %s nothing that no file uses', (_title, allowed, partOf) => {
    const unused = Object.entries(allowed).flatMap(([part, others]) => {
      const used = new Set(usedBy(partOf, part));
      return others.filter((other) => !used.has(other)).map((other) => `${part} → ${other}`);
    });
    expect(unused).toEqual([]);
  });

  it('name only modules that there are', () => {
    const named = new Set(Object.entries(mayImport).flat(2));
    expect([...named].filter((module) => !existsSync(module))).toEqual([]);
  });

  it.each(Object.entries(layers))('name each folder of %s that holds code once', (module, folders) => {
    const inside = product.flatMap(({ path }) => (path.startsWith(`${module}/`) ? [path.slice(module.length + 1)] : []));
    const found = new Set(inside.flatMap((path) => /^([^/]+)\//.exec(path)?.[1] ?? []));
    expect(folders.flat().toSorted()).toEqual([...found].toSorted());
  });

  it('name a place for each file of schemas', () => {
    const places = Object.entries(strata).flatMap(([stratum, folders]) =>
      folders.length === 0 ? `schemas/${stratum}/` : folders.flat().map((folder) => `schemas/${stratum}/${folder}/`),
    );
    const files = product.filter(({ path }) => path.startsWith('schemas/')).map(({ path }) => path);
    expect(files.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
  });

  it('name all folders of the server', () => {
    const folders = readdirSync('server', { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
    expect(folders.filter((folder) => !Object.hasOwn(mayImport, `server/${folder}`))).toEqual([]);
  });

  it('name what pages import for its types where it lies', () => {
    expect(TYPES_FOR_PAGES.filter((file) => !existsSync(file))).toEqual([]);
  });
});

/** Modules that can be reached from themselves. */
function cyclesIn(whole: Readonly<Record<string, readonly string[]>>): string[] {
  // Dead ends are removed first, repeatedly: the rest is searched from each node.
  const open = new Set(Object.keys(whole));
  for (let size = 0; size !== open.size;) {
    size = open.size;
    for (const each of open) if (!whole[each]?.some((next) => open.has(next))) open.delete(each);
  }
  const graph = Object.fromEntries([...open].map((each) => [each, whole[each] ?? []]));
  const reaches = (from: string, seen = new Set<string>()): Set<string> => {
    for (const next of graph[from] ?? [])
      if (!seen.has(next)) {
        seen.add(next);
        reaches(next, seen);
      }
    return seen;
  };
  return Object.keys(graph).filter((module) => reaches(module).has(module));
}

describe('no cycle of imports, type imports included,', () => {
  it('is found where there is one', () => {
    expect(cyclesIn({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] })).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['modules', mayImport],
    ['features', featureMayUse],
  ])('is allowed between %s', (_title, graph) => {
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('is between files, those of tools and tests included', () => {
    const tools = ['scripts', 'bench', 'tests', 'e2e', '.storybook'].flatMap((folder) => filesBelow(folder, /\.tsx?$/));
    expect(cyclesIn({ ...targetsOf, ...targetsIn(tools) })).toEqual([]);
  });

  const ofTool = (layers['admin-preview'] ?? []).flat().map((stratum) => `admin-preview/${stratum}`);
  it.each(['server/releases', ...ofTool])('is between the folders of %s', (module) => {
    const partOf = (path: string) => path.slice(module.length + 1).split('/', 1)[0] ?? '';
    const graph: Record<string, string[]> = {};
    for (const [path, targets] of Object.entries(targetsOf).filter(([path]) => path.startsWith(`${module}/`)))
      for (const target of targets) {
        const [own, other] = [partOf(path), target.startsWith(`${module}/`) ? partOf(target) : undefined];
        if (other !== undefined && other !== own) (graph[own] ??= []).push(other);
      }
    expect(cyclesIn(graph)).toEqual([]);
  });
});

it('docs/modules.md prints the modules and the layered folders', () => {
  const readme = readFileSync('docs/modules.md', 'utf8').replaceAll(/ +/g, ' '); // the formatter pads tables
  const shorten = (module: string) => module.replace('src/', '');
  const rows = [
    ...Object.entries(mayImport).map(([module, allowed]) => `| \`${module}\` | ${allowed.map(shorten).join(', ') || 'none'} |`),
    ...Object.entries(strata).map(
      ([stratum, folders]) => `| \`${stratum}\` | ${folders.map((line) => line.join(', ')).join(' ← ') || 'none'} |`,
    ),
    ...Object.entries(layers).flatMap(([module, each]) =>
      module.startsWith('schemas') ? [] : each.map((folders, index) => `| ${index + 1} | ${folders.join(', ')} |`),
    ),
  ];
  expect(rows.filter((row) => !readme.includes(row))).toEqual([]);
});

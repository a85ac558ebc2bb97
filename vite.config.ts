import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { minify } from '@swc/core';
import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type BuildOptions, type Plugin, type UserConfig, defineConfig } from 'vite';
import { countryFlags } from './scripts/countryFlags.ts';
import packageJson from './package.json' with { type: 'json' };
import { playerChunkOf } from './scripts/playerChunks.ts';

/**
 * `HotGames_root`: readable in devtools, and the same in the player's build and the server's, which renders the same
 * class names. File names of CSS modules are unique (tests/files.test.ts), so no hash is needed.
 */
function cssModuleName(local: string, file: string): string {
  const prefix = file.includes('/admin-preview/') ? 'tool-' : '';
  return `${prefix}${basename(file.split('?')[0] ?? file, '.module.css')}_${local}`;
}

/** Packages that change together get a chunk together; a page that is known already keeps its copy. */
const chunks = [
  {
    name: 'boot',
    test: /LazyImage\/observeImages\.ts|auth\/inviteCode\.ts|lib\/(browserStorage|idle|loadCode|reloadOnce|ignoreUnload)\.ts|vite\/preload-helper/,
    priority: 4,
  },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'vendor',
    test: /node_modules\/(react-router|react-router-dom|zustand|swr|use-sync-external-store|dequal)\//,
    priority: 2,
  },
  { name: playerChunkOf, debugName: 'player', priority: 1, includeDependenciesRecursively: false },
];

/** Modules of texts have the same names in every language: their chunks are told apart by language, as `homeTexts-en`. */
const textsOf = (module: string | null): string | undefined =>
  /\/texts\/generated\/([\w-]+\/\w+)\.ts$/.exec(module ?? '')?.[1]?.replace(/(.*)\/(.*)/, '$2Texts-$1');

/** Vite's own minifier keeps objects that never leave their module, as the class names of CSS modules: 4 % of the player. */
const minifyScript: Plugin = {
  name: 'minify-script',
  apply: 'build',
  renderChunk: async (code) => {
    const options = { module: true, compress: { passes: 3, toplevel: true }, mangle: { toplevel: true }, sourceMap: true };
    const { code: minified, map } = await minify(code, options);
    return { code: minified, ...(map === undefined ? {} : { map }) };
  },
};

/**
 * Writes `index.html`: the player for hosts that answer the platform's calls without our server. No entry of its own, because
 * a second page that loads the boot script would split it.
 */
const shellPage: Plugin = {
  name: 'shell-page',
  apply: 'build',
  generateBundle(_options, bundle) {
    const boot = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === 'player');
    if (!boot) return; // the server's build
    const source = readFileSync('src/app/start/shell.html', 'utf8').replace('/src/app/start/boot.ts', `/${boot.fileName}`);
    this.emitFile({ type: 'asset', fileName: 'index.html', source });
  },
};

/** What builds, tests and stories have in common. */
export const shared: UserConfig = {
  plugins: [react()],
  publicDir: 'src/public',
  css: { modules: { generateScopedName: cssModuleName } },
  server: { fs: { allow: ['.', realpathSync('node_modules')] } }, // packages may be a link to another folder, as in the copy that attacks change
  define: { 'import.meta.env.OPERATOR_BROWSERS': JSON.stringify(packageJson.browserslist.operator) },
};

/** Chunks that the player has loaded before any code of it asks for more. */
const loadedFirst = /\/(?:rolldown-runtime|react|vendor|page|boot)-[\w-]+\.js$/;

/** What the boot script itself imports. */
const loadedWithPage = /\/boot-[\w-]+\.js$/;

/** Files that an import needs, its own first; the boot script alone has to bring what the player begins with. */
const filesOf: NonNullable<Extract<BuildOptions['modulePreload'], object>['resolveDependencies']> = (file, deps, host) => {
  const isHere = /\/player-/.test(host.hostId) ? loadedWithPage : loadedFirst;
  return [file, ...deps.filter((dep) => dep !== file && !isHere.test(dep))];
};

/** The module that Vite calls for every dynamic import of a build. */
const VITE_PRELOAD = /^\0vite\/preload-helper\.js$/;

/** Puts our own loader of code in the place of Vite's, whose failures a browser never forgets (src/lib/loadCode.ts). */
const codeLoader: Plugin = {
  name: 'code-loader',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: VITE_PRELOAD },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(resolve('src/lib/loadCode.ts'))};`,
  },
};

/** crypto-js asks for Node's module where a browser has none of its own: no stand-in for `require` need travel with every page. */
const inBrowser = { 'typeof require': '"undefined"' };

const aliases = [
  // What swr takes from a package for older Reacts is part of ours.
  { find: 'use-sync-external-store/shim', replacement: 'react' },
  // The names of the package lead to its build for development, which warns in the console and is larger.
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/** The player's boot script and the operator's page. The player's HTML is written by the server, which reads the manifest. */
const browserBuild: BuildOptions = {
  outDir: 'dist/client',
  target: browserslistToEsbuild(packageJson.browserslist.player),
  manifest: true,
  sourcemap: 'hidden', // named by a header of the server, where it serves them (SOURCE_MAPS)
  assetsInlineLimit: 0, // a data: address would have to be allowed by the page's policy
  modulePreload: { polyfill: false, resolveDependencies: filesOf },
  rolldownOptions: {
    input: { player: 'src/app/start/boot.ts', operator: 'admin-preview/index.html' },
    output: {
      codeSplitting: { groups: chunks },
      minify: false, // minifyScript does
      chunkFileNames: ({ facadeModuleId }) => `assets/${textsOf(facadeModuleId) ?? '[name]'}-[hash].js`,
    },
  },
};

/** The server, the player as it renders there, and the command line. Packages stay outside, so NODE_ENV chooses React's build at run time. */
const serverBuild: BuildOptions = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  rolldownOptions: {
    input: {
      main: 'server/main.ts',
      serve: 'server/serve.ts',
      entryServer: 'src/app/start/entryServer.tsx',
      pictureProgram: 'server/media/pictureProgram.ts',
      livery: 'cli/main.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
};

/** `vite build --mode worker`, after the browser's build: it puts its file beside those. */
const WORKER_MODE = 'worker';

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);

/** The service worker: one file that imports nothing, marked with the build that it keeps the pages of. */
const workerBuild = (): UserConfig => ({
  publicDir: false,
  define: { __BUILD__: JSON.stringify(hashOf('dist/client/.vite/manifest.json')) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/worker/serviceWorker.ts',
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});

export default defineConfig(({ isSsrBuild, mode }) => {
  if (mode === WORKER_MODE) return workerBuild();
  return {
    ...shared,
    plugins: [...(shared.plugins ?? []), countryFlags, shellPage, ...(isSsrBuild ? [] : [codeLoader, minifyScript])],
    ...(isSsrBuild
      ? { build: serverBuild }
      : { build: browserBuild, define: { ...shared.define, ...inBrowser }, resolve: { alias: aliases } }),
  };
});

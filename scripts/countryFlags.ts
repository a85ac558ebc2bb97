import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);

/** `country-flag-icons`, MIT licence. Drawings of 3 to 2, named by ISO code. */
export const flagFolder = join(dirname(require.resolve('country-flag-icons/package.json')), '3x2');

const ADDRESS = /^\/country\/([A-Z]{2})\.svg$/;

/** Serves every country's flag with the player as `/country/VN.svg`, in the build and in development. */
export const countryFlags: Plugin = {
  name: 'country-flags',
  generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const file of readdirSync(flagFolder).filter((name) => ADDRESS.test(`/country/${name}`)))
      this.emitFile({ type: 'asset', fileName: `country/${file}`, source: readFileSync(join(flagFolder, file)) });
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const [, code] = ADDRESS.exec(request.url ?? '') ?? [];
      if (code === undefined) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(readFileSync(join(flagFolder, `${code}.svg`)));
    });
  },
};

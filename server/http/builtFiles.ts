import { join } from 'node:path';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

const A_YEAR = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * The files of `<root>/dist/client`, with the `.br` and `.gz` that the build put beside them. Vite names what lies under
 * `/assets/` by its content, so it never changes.
 */
export function builtFiles(root: string): RequestHandler {
  const send = sirv(join(root, 'dist/client'), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (res, path) => {
      res.setHeader('cache-control', path.startsWith('/assets/') ? A_YEAR : AN_HOUR);
      res.setHeader('x-content-type-options', 'nosniff');
    },
  });
  return (req, res, next) => {
    // The operator's page has an address and a policy of its own.
    if ((req.method !== 'GET' && req.method !== 'HEAD') || req.path.startsWith('/admin-preview/')) return next();
    send(req, res, next);
  };
}

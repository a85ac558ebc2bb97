import { Router } from 'express';
import { PICTURE_POLICY, shownAnywhere } from '#server/http/headers/pictureHeaders.ts';

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** `/art/games/NOVR-001`, `/vendor/NOVR-WHITE.png`: one folder deep, letters, digits, dash, underscore. */
const ADDRESS = /^\/(?:art\/)?((?:games|vendor|promotions)\/[\w-]+)(\.avif|\.webp|\.png|\.svg)?$/;

/**
 * Serves the catalogue's pictures: vendors' marks where players look for them (PROV-04), the others under `/art/`. An
 * address without an extension gets AVIF where the browser takes it, else WebP. A picture never changes under its name, so
 * it is kept for a year.
 *
 * @param folder Absolute; holds `games/`, `vendor/` and `promotions/`.
 */
export function artRoutes(folder: string): Router {
  const router = Router();
  router.get(['/art/{*path}', '/vendor/{*path}'], (req, res, next) => {
    const [, name, extension] = ADDRESS.exec(req.path) ?? [];
    if (name === undefined) return next();
    const best = req.get('accept')?.includes('image/avif') === true ? '.avif' : '.webp';
    if (extension === undefined) res.vary('Accept');
    // An SVG that is opened directly is a document: it must not run scripts.
    res.set({ ...shownAnywhere, 'Content-Security-Policy': PICTURE_POLICY });
    res.sendFile(
      name + (extension ?? best),
      { root: folder, maxAge: A_YEAR_MS, immutable: true },
      (error?: NodeJS.ErrnoException) => {
        if (error === undefined || res.headersSent) return; // the client closed the connection
        if (error.code === 'ENOENT') res.status(404).set('Cache-Control', 'no-store').type('text').send('No such picture.');
        else next(error);
      },
    );
  });
  return router;
}

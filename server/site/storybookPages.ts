import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import express, { Router } from 'express';
import helmet from 'helmet';
import { STORYBOOK_PATH } from '#schemas/base/urls/toolAddresses.ts';

/** The documents of a built Storybook: its frame, and the page in the frame. */
const DOCUMENTS = ['index.html', 'iframe.html'];
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;

/** What the policy names each inline script of a document by. */
const hashesOf = (html: string): string[] =>
  [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);

/**
 * Its own scripts, and the inline ones that it was built with, by their hashes. Inline styles are allowed: Storybook's user interface writes
 * style elements while it runs, whose hashes are not known. The pages have no session and no data of a merchant.
 */
const policyOf = (hashes: readonly string[]) => ({
  'default-src': ["'none'"],
  'script-src': ["'self'", ...hashes],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'self'"],
});

/**
 * A built Storybook at `/storybook/`, under a policy of its own; nothing where none has been built. It knows no merchant: its stories
 * ask no server.
 */
export async function storybookPages(folder: string): Promise<Router | undefined> {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const documents = await Promise.all(DOCUMENTS.map((name) => readFile(join(folder, name), 'utf8')));
  const router = Router({ strict: true });
  router.get(STORYBOOK_PATH.slice(0, -1), (_req, res) => res.redirect(308, STORYBOOK_PATH));
  router.use(
    STORYBOOK_PATH,
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policyOf(documents.flatMap(hashesOf)) },
      xFrameOptions: { action: 'sameorigin' },
      // Every answer has its own, which leaves merchants' hosts below this one alone.
      strictTransportSecurity: false,
    }),
    express.static(folder, { redirect: false }),
  );
  return router;
}

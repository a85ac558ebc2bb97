import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Site } from '#schemas/release/resolve/site.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { pathOf } from '#schemas/declare/calls/pathOf.ts';
import { calls } from '#schemas/generated/calls.js';
import { sentSite } from '#server/site/siteFiles.ts';
import { renderPage } from '#src/app/start/entryServer.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { anyRelease } from './support/anyRelease.ts';
import { presets } from './support/releases.ts';

const names = Object.keys(calls) as CallName[]; // the keys of a literal: Object.keys only says string

it.each(['/m/home', '/m/login', '/m/register'])('any valid release renders %s, whatever its platform answers', async (path) => {
  await fc.assert(
    fc.asyncProperty(anyRelease, async (release) => {
      const { site } = resolveSite(release, presets[release.template.version]);
      const page = await renderPage({
        base: '',
        path,
        site,
        language: site.defaultLanguage,
        theme: site.theme.mode,
        revision: 1,
        gate: 'open',
        asksAge: true,
        settings: Promise.resolve({}),
        read: (call) => Promise.reject(new ApiError('http.500', 500, call)),
      });
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<main') });
      if ('redirect' in page) return;
      // Only changed addresses are sent; every call is found at the release's address.
      const addresses = ({ behaviour }: Site) => names.map((call) => pathOf(call, behaviour.platform));
      expect(addresses(sentSite(site))).toEqual(addresses(site));
      const rest = page.body.slice(page.firstScreenEnd);
      expect(rest === '' || rest.startsWith('<div')).toBe(true);
    }),
    { numRuns: 40 },
  );
});

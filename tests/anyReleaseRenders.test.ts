import fc from 'fast-check';
import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/resolve/resolveSite.ts';
import { renderPage } from '#src/app/entryServer.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { anyRelease } from './support/anyRelease.ts';
import { presets } from './support/releases.ts';

it.each(['/m/home', '/m/login', '/m/register'])('any valid release renders %s, whatever its platform answers', async (path) => {
  await fc.assert(
    fc.asyncProperty(anyRelease, async (release) => {
      const { site } = resolveSite(release, presets[release.template.version]);
      const page = await renderPage({
        path,
        site,
        language: site.defaultLanguage,
        theme: site.theme.mode,
        revision: 1,
        gate: 'open',
        asksAge: true,
        settings: {},
        read: (call) => Promise.reject(new ApiError('http.500', 500, call)),
      });
      expect(page).toMatchObject({ status: 200, body: expect.stringContaining('<main') });
    }),
    { numRuns: 40 },
  );
});

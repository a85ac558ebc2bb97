import { expect, it } from 'vitest';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { renderPage } from '#src/app/start/entryServer.tsx';
import { ApiError } from '#src/lib/ApiError.ts';
import { presets } from './support/releases.ts';

const { site } = resolveSite(presets.base);
const draft = { audience: 'guest', expiresAt: '2026-03-01T12:00:00Z', endsInMs: 3_600_000, revision: '1.1' } as const;

async function bodyOf(path: string, isDraft: boolean): Promise<string> {
  const page = await renderPage({
    base: '',
    path,
    site,
    language: 'EN',
    theme: 'dark',
    revision: 1,
    gate: 'open',
    asksAge: false,
    settings: Promise.resolve({}),
    read: (call) => Promise.reject(new ApiError('http.500', 500, call)),
    ...(isDraft ? { draft } : {}),
  });
  if ('redirect' in page) throw new Error(`${path} leads to ${page.redirect}`);
  return page.body;
}

it.each([paths.home, paths.login, paths.help, paths.deposit])(
  'without a script %s of a draft says what it is, until when, and how to leave it',
  async (path) => {
    const body = await bodyOf(path, true);
    expect(body).toContain('Draft, not live');
    expect(body).toMatch(/until Mar 1, 2026, 12:00\sPM UTC/);
    expect(body).toContain(`href="${paths.home}?share=end"`);
    expect(await bodyOf(path, false)).not.toContain('Draft, not live');
  },
);

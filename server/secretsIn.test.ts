import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { secretsIn } from './secretsIn.ts';

const folder = mkdtempSync(join(tmpdir(), 'livery-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

it('names every secret of the configuration', () => {
  const key = Buffer.alloc(32, 9).toString('base64');
  const config = readConfig({
    OPERATOR_PASSWORD: 'operator-password',
    SECRETS_KEY: key,
    DATABASE_URL: 'postgresql://u:database%2Fpassword@db:5432/livery',
    SMTP_URL: 'smtp://u:smtp-password@mail.example:587',
    MAIL_FROM: 'a@b.example',
    S3_URL: 'https://s3-key:s3-secret@s3.example/pictures',
    SINGLE_SIGN_ON: file('sso.json', {
      issuer: 'https://login.example',
      clientId: 'livery',
      clientSecret: 'sso-secret',
      label: 'Elsewhere',
      claim: 'groups',
      roles: { admins: 'admin' },
      localAccounts: [],
    }),
    CDN_PURGE: file('cdn.json', { kind: 'http', url: 'https://cdn.example/purge', headers: { authorization: 'cdn-token' } }),
    MERCHANT_SECRETS: file('merchants.json', { aurora: { google: 'google-secret' } }),
  });
  expect(secretsIn(config)).toEqual(
    expect.arrayContaining([
      'operator-password',
      key,
      'database/password',
      'smtp-password',
      's3-key',
      's3-secret',
      'sso-secret',
      'cdn-token',
      'google-secret',
    ]),
  );
});

it('names none where there is none', () => {
  expect(secretsIn(readConfig({ DATABASE_URL: 'postgresql://db:5432/livery' }))).toEqual([]);
});

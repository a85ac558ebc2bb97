import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { signInBodySchema } from '#schemas/edges/api/session.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { type Release, templateVersions } from '#schemas/declare/release/release.schema.ts';
import { readConfig } from '#server/config.ts';
import { createToken } from '#server/store/secrets/secretToken.ts';
import { importsOf, productSources } from './support/sources.ts';

/* Statements of docs/security.md about the sources as a whole. */

const isTesting = (path: string): boolean => path.includes('/testing/');
const running = productSources().filter(({ path }) => /^(?:server|sandbox|schemas)\//.test(path) && !isTesting(path));
const where = (pattern: RegExp): string[] => running.flatMap(({ path, text }) => (pattern.test(text) ? [path] : []));

describe('what runs on the server', () => {
  it('starts no program but its own for pictures', () => {
    expect(running.length).toBeGreaterThan(300);
    const starting = running.filter((source) => importsOf(source).some(({ name }) => /^(?:node:)?child_process$/.test(name)));
    expect(starting.map(({ path }) => path)).toEqual(['server/media/createPictureMaker.ts']);
  });

  it('takes nothing that must not be guessed from a generator that can be', () => {
    // A pause before a repeated transaction is not a secret.
    expect(where(/Math\.random/)).toEqual(['server/store/engine/createTransactionRetry.ts']);
  });

  it('hashes by SHA-256, and by SHA-1 only what names the version of a public answer', () => {
    const used = running.flatMap(({ path, text }) =>
      [...text.matchAll(/create(?:Hash|Hmac)\(\s*'([\w-]+)'/g)].map(([, algorithm = '']) => ({ path, algorithm })),
    );
    expect(used.length).toBeGreaterThan(10);
    const others = used.filter(({ algorithm }) => algorithm !== 'sha256');
    expect(others).toEqual([{ path: 'server/playerCalls/sendAnswer.ts', algorithm: 'sha1' }]);
    expect(where(/create(?:Hash|Hmac)\(\s*[^'\s]/)).toEqual([]);
  });

  it('makes its only pair of keys for RSA-OAEP-256', () => {
    expect(where(/generateKeyPair/)).toEqual(['sandbox/credentials/loginKey.ts']);
    expect(readFileSync('sandbox/credentials/loginKey.ts', 'utf8')).toContain("ALGORITHM = 'RSA-OAEP-256'");
  });

  it('checks certificates: nothing turns that off', () => {
    expect(where(/rejectUnauthorized|NODE_TLS_REJECT|checkServerIdentity/)).toEqual([]);
  });

  it('lets no page of another origin read an answer', () => {
    expect(where(/access-control-allow/i)).toEqual([]);
  });
});

it('a token has 256 random bits', () => {
  const tokens = Array.from({ length: 100 }, createToken);
  expect(new Set(tokens).size).toBe(100);
  expect(tokens.filter((token) => Buffer.from(token, 'base64url').length !== 32)).toEqual([]);
});

it('without settings there is neither another database nor a mail server, a platform, or a password', () => {
  const { databaseUrl, mail, platformUrl, operatorPassword } = readConfig({});
  expect([databaseUrl, mail, platformUrl, operatorPassword]).toEqual([undefined, undefined, undefined, undefined]);
});

it('a password of 64 characters is allowed, for operators and in every preset', () => {
  expect(signInBodySchema.properties.password.maxLength).toBeGreaterThanOrEqual(64);
  for (const version of templateVersions) {
    const { registerSettings } = JSON.parse(readFileSync(`templates/${version}/release.json`, 'utf8')) as Release;
    const { fields, shared } = registerSettings ?? {};
    const rules = [fields?.password?.rules, shared?.password, shared?.loginPassword].flatMap((list) => list ?? []);
    const longest = rules.flatMap((rule) => (rule.rule === 'maxLength' ? [rule.value] : []));
    expect(longest).toHaveLength(3);
    expect(Math.min(...longest)).toBeGreaterThanOrEqual(64);
  }
});

describe('packages', () => {
  const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const packages = isObject(lock) && isObject(lock['packages']) ? Object.entries(lock['packages']) : [];
  const fieldsOf = (value: unknown) => (isObject(value) ? value : {});

  it('are pinned by their hashes, all of them, and come from no host that is named', () => {
    const installed = packages.filter(([path]) => path !== '');
    expect(installed.length).toBeGreaterThan(500);
    const loose = installed.filter(([, value]) => !String(fieldsOf(value)['integrity'] ?? '').startsWith('sha512-'));
    expect(loose.map(([path]) => path)).toEqual([]);
    expect(installed.filter(([, value]) => 'resolved' in fieldsOf(value)).map(([path]) => path)).toEqual([]);
  });

  it('that encrypt or hash are those that the document names', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
    const encrypting = Object.keys(dependencies).filter((name) =>
      /crypt|jose|argon|hash|sodium|forge|openid|otp|webauthn/i.test(name),
    );
    const document = readFileSync('docs/security.md', 'utf8');
    expect(encrypting.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
  });
});

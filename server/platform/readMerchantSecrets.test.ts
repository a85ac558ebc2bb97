import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function configWith(text: string) {
  const path = join(folder, 'secrets.json');
  writeFileSync(path, text);
  return readConfig({ MERCHANT_SECRETS: path });
}

describe('MERCHANT_SECRETS', () => {
  it('names the secrets of each merchant', () => {
    const secrets = {
      aurora: { google: 'g-1', facebook: 'f-1', telegram: '123:bot-token' },
      harbour: { turnstile: 't-1', hcaptcha: 'h-1' },
      lotus: {},
    };
    expect(configWith(JSON.stringify(secrets)).merchantSecrets).toEqual(secrets);
  });

  it.each([
    ['no JSON', '{ aurora'],
    ['a list', '[]'],
    ['secrets without a merchant', '{"google":"g-1"}'],
    ['an unknown provider', '{"aurora":{"gogle":"g-1"}}'],
    ['an empty secret', '{"aurora":{"google":""}}'],
    ['a bot’s name instead of its token', '{"aurora":{"telegram":"lantern_bot"}}'],
    ['prototype keys', '{"__proto__":{"google":"g-1"}}'],
  ])('refuses %s, and never prints what it holds', (_title, text) => {
    expect(() => configWith(text)).toThrow(/MERCHANT_SECRETS="[^"]+" does not name a readable file like/);
    expect(() => configWith(text)).not.toThrow('g-1');
  });

  it('refuses a file that is not there', () => {
    expect(() => readConfig({ MERCHANT_SECRETS: join(folder, 'nowhere.json') })).toThrow('MERCHANT_SECRETS=');
  });
});

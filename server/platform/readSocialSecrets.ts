import { readFileSync } from 'node:fs';
import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { type SocialProvider, socialProviders } from '#schemas/release/behaviourWords.ts';

/** Client secrets and bot tokens by merchant and provider. They are not part of a release, because operators can read releases. */
export type SocialSecrets = Readonly<Record<string, Readonly<Partial<Record<SocialProvider, string>>>>>;

const BOT_TOKEN = /^\d+:[\w-]+$/;

const isProvider = (name: string): name is SocialProvider => socialProviders.some((known) => known === name);

const isSecret = ([name, secret]: [string, unknown]): boolean =>
  isProvider(name) && typeof secret === 'string' && secret !== '' && (name !== 'telegram' || BOT_TOKEN.test(secret));

const isSecrets = (value: unknown): value is SocialSecrets =>
  isObject(value) && Object.values(value).every((entry) => isObject(entry) && Object.entries(entry).every(isSecret));

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the caller says what is wrong with the path
  }
}

/** Reads the file of secrets; undefined when it cannot be read or holds anything else. */
export function readSocialSecrets(path: string): SocialSecrets | undefined {
  const text = readText(path);
  const json = text === undefined ? undefined : readJson(text);
  return json?.ok && isSecrets(json.value) ? json.value : undefined;
}

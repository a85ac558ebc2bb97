import { readFileSync } from 'node:fs';
import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import { captchaProviders, socialProviders } from '#schemas/release/behaviourWords.ts';

/** Whom a merchant has a secret with: logins elsewhere, and captchas that somebody else checks. */
const secretHolders = [...socialProviders, ...captchaProviders] as const;
type SecretHolder = (typeof secretHolders)[number];

/**
 * Client secrets, bot tokens and secret keys of captchas, by merchant and provider. They are not part of a release, because operators can
 * read releases.
 */
export type MerchantSecrets = Readonly<Record<string, Readonly<Partial<Record<SecretHolder, string>>>>>;

const BOT_TOKEN = /^\d+:[\w-]+$/;

const isHolder = (name: string): name is SecretHolder => secretHolders.some((known) => known === name);

const isSecret = ([name, secret]: [string, unknown]): boolean =>
  isHolder(name) && typeof secret === 'string' && secret !== '' && (name !== 'telegram' || BOT_TOKEN.test(secret));

const isSecrets = (value: unknown): value is MerchantSecrets =>
  isObject(value) && Object.values(value).every((entry) => isObject(entry) && Object.entries(entry).every(isSecret));

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // the caller says what is wrong with the path
  }
}

/** Reads the file of secrets; undefined when it cannot be read or holds anything else. */
export function readMerchantSecrets(path: string): MerchantSecrets | undefined {
  const text = readText(path);
  const json = text === undefined ? undefined : readJson(text);
  return json?.ok && isSecrets(json.value) ? json.value : undefined;
}

/** The secret of a merchant with somebody, if there is one. */
export const secretOf = (secrets: MerchantSecrets, merchantCode: string, holder: SecretHolder): string | undefined =>
  Object.hasOwn(secrets, merchantCode) ? secrets[merchantCode]?.[holder] : undefined;

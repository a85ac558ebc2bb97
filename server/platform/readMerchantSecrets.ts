import { isObject } from '#schemas/base/json/isObject.ts';
import { captchaProviders, socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import { readJsonFile } from './readJsonFile.ts';

/** Providers that a merchant has a secret with: of social login, and of captchas. */
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

/** Reads the file of secrets; undefined when it cannot be read or holds anything else. */
export function readMerchantSecrets(path: string): MerchantSecrets | undefined {
  const secrets = readJsonFile(path);
  return isSecrets(secrets) ? secrets : undefined;
}

/** The secret that a merchant has with a provider, if there is one. */
export const secretOf = (secrets: MerchantSecrets, merchantCode: string, holder: SecretHolder): string | undefined =>
  Object.hasOwn(secrets, merchantCode) ? secrets[merchantCode]?.[holder] : undefined;

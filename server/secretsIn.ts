import type { Config } from './config.ts';

const passwordOf = (address: string | undefined): string => decodeURIComponent(URL.parse(address ?? '')?.password ?? '');

/** Every text in a value, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

/** Every secret of the configuration, so that a file that leaves the server can be searched for them. */
export function secretsIn(config: Config): string[] {
  const { operatorPassword, secretsKey, databaseUrl, databaseListenUrl, mail, s3Url, singleSignOn, cdnPurge, merchantSecrets } =
    config;
  const secrets = [
    operatorPassword,
    secretsKey?.toString('base64'),
    secretsKey?.toString('hex'),
    ...[databaseUrl, databaseListenUrl, mail?.smtpUrl].map(passwordOf),
    ...textsIn(s3Url?.credentials),
    singleSignOn?.clientSecret,
    // Of a CDN, everything that may be a token: an address may hold one too.
    ...textsIn(cdnPurge),
    ...textsIn(merchantSecrets),
  ];
  return secrets.filter((secret): secret is string => secret !== undefined && secret !== '');
}

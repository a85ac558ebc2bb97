import { type CaptchaProvider, isCaptchaProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { LiveSite } from '#server/platform/LiveSite.ts';
import type { PlatformReleases } from '#server/platform/OpenPlatform.ts';
import { type MerchantSecrets, secretOf } from '#server/platform/readMerchantSecrets.ts';

export interface CaptchaKeys {
  readonly siteKey: string;
  readonly secret: string;
}

/** The keys of a merchant with a provider, or which is missing. */
export function captchaKeys(
  secrets: MerchantSecrets,
  merchantCode: string,
  { full }: LiveSite,
  provider: CaptchaProvider,
): CaptchaKeys | { readonly missing: string } {
  const siteKey = full.template.behaviour.captcha.siteKey.trim();
  if (siteKey === '') return { missing: 'the settings have no site key' };
  const secret = secretOf(secrets, merchantCode, provider);
  return secret === undefined ? { missing: `MERCHANT_SECRETS has no secret key for ${provider}` } : { siteKey, secret };
}

interface StartDeps {
  readonly releases: Pick<PlatformReleases, 'merchants' | 'known'>;
  readonly secrets: MerchantSecrets;
  readonly log: { error(fields: object, message: string): void };
}

/** Says of each merchant at start whether its captcha cannot work: its forms are refused until it can. */
export function logMissingKeys({ releases, secrets, log }: StartDeps): void {
  for (const { merchantCode, document } of releases.merchants()) {
    const kind = document.template.behaviour?.captcha?.kind ?? 'work';
    const site = isCaptchaProvider(kind) ? releases.known(merchantCode) : undefined;
    const keys = isCaptchaProvider(kind) && site ? captchaKeys(secrets, merchantCode, site, kind) : undefined;
    if (keys && 'missing' in keys)
      log.error({ merchantCode, provider: kind, reason: keys.missing }, 'the captcha of a merchant cannot work');
  }
}

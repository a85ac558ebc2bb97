import type { SocialProvider } from '#schemas/declare/names/behaviourWords.ts';
import type { SwitchName } from '#schemas/declare/names/switchNames.ts';
import { isOn } from '../calls/isOn.ts';
import { type MerchantSecrets, secretOf } from '#server/platform/readMerchantSecrets.ts';
import { readIssuer } from '#server/http/outgoing/openIdClient.ts';
import { refuse } from '#server/playerCalls/refusals.ts';
import type { CallContext } from '../calls/CallContext.ts';

/** An OpenID provider as a merchant has configured it. */
export interface OpenIdWay {
  readonly kind: 'openid';
  readonly issuer: URL;
  readonly clientId: string;
  readonly secret: string | undefined;
  readonly scope: string;
}

export interface TelegramWay {
  readonly kind: 'telegram';
  readonly token: string;
}

/** A player as a provider identified them. `subject` is unique at `issuer` only. */
export interface SocialIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string | undefined;
}

const switchOf: Readonly<Record<SocialProvider, SwitchName>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  telegram: 'telegram',
};

/** We request a display name only. Facebook refuses unknown scopes. */
const scopeOf = { facebook: 'openid public_profile', google: 'openid profile' } as const;

/** How this merchant's players log in at a provider; undefined while its switch is off or something is missing. */
export function wayOf(
  { site, merchantCode }: CallContext,
  secrets: MerchantSecrets,
  provider: SocialProvider,
): OpenIdWay | TelegramWay | undefined {
  const name = switchOf[provider];
  if (!isOn(site, name)) return undefined;
  const secret = secretOf(secrets, merchantCode, provider);
  const { social } = site.full.template.behaviour;
  if (provider === 'telegram') {
    return social.telegram.bot.trim() === '' || secret === undefined ? undefined : { kind: 'telegram', token: secret };
  }
  const issuer = readIssuer(social[provider].issuer.trim());
  const clientId = social[provider].clientId.trim();
  if (issuer === undefined || clientId === '') return undefined;
  return { kind: 'openid', issuer, clientId, secret, scope: scopeOf[provider] };
}

/** The same, refused where there is none. */
export function requireWay(context: CallContext, secrets: MerchantSecrets, provider: SocialProvider): OpenIdWay | TelegramWay {
  const way = wayOf(context, secrets, provider);
  if (way === undefined) throw refuse('social.off');
  return way;
}

import { type SocialProvider, socialProviders } from '#schemas/release/socialProviders.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { SwitchName } from '#schemas/switchNames.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useRead } from '#src/site/useRead.ts';

const switchOf: Readonly<Record<SocialProvider, SwitchName>> = {
  facebook: 'FACEBOOKLOGIN3',
  google: 'GOOGLELOGIN3',
  telegram: 'telegram',
};

function isConfigured({ behaviour: { social } }: Site, provider: SocialProvider): boolean {
  if (provider === 'telegram') return social.telegram.bot !== '';
  return social[provider].issuer !== '' && social[provider].clientId !== '';
}

/** Providers whose buttons the switches show (SOCIAL-01). */
export const switchedOn = ({ switches }: Site): readonly SocialProvider[] =>
  socialProviders.filter((provider) => switches[switchOf[provider]]);

/** Those of them that the platform can use now. The preview goes by what is edited: the platform only knows what is live. */
export function useSocialWays(): readonly SocialProvider[] {
  const { site, mode } = useSite();
  const { data = [] } = useRead('socialProviders', {});
  return switchedOn(site).filter((provider) => (mode === 'preview' ? isConfigured(site, provider) : data.includes(provider)));
}

import { type SocialProvider, socialProviders } from '#schemas/release/behaviourWords.ts';
import type { Site } from '#schemas/resolve/site.ts';
import type { SwitchName } from '#schemas/switchNames.ts';
import { hasCall } from '#src/site/hasCall.ts';
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

interface SocialWays {
  readonly ways: readonly SocialProvider[];
  /** False until the platform has told: then all that are switched on have their place, so that nothing moves. */
  readonly isKnown: boolean;
}

/** Those of them that the platform can use now. The preview goes by what is edited: the platform only knows what is live. */
export function useSocialWays(): SocialWays {
  const { site, mode } = useSite();
  const { data, error } = useRead('socialProviders', {});
  const on = switchedOn(site);
  if (mode === 'preview') {
    const isAsked = hasCall(site, 'socialProviders');
    return { ways: on.filter((provider) => isAsked && isConfigured(site, provider)), isKnown: true };
  }
  if (data === undefined && error === undefined) return { ways: on, isKnown: false };
  return { ways: on.filter((provider) => data?.includes(provider)), isKnown: true };
}

import { type SocialProvider, socialProviders } from '#schemas/declare/names/behaviourWords.ts';
import { socialEntries, wantedSocial } from '#schemas/declare/entries/socialEntries.ts';
import { useSite } from '#src/site/siteContext.ts';
import { useEntries } from '#src/site/useEntries.ts';
import { useRead } from '#src/site/useRead.ts';

interface SocialWays {
  readonly ways: readonly SocialProvider[];
  /** False until the platform has answered: until then all that are switched on have their place, so that nothing moves. */
  readonly isKnown: boolean;
}

/**
 * External logins (SOCIAL-01) that the platform supports now. The preview uses the edited release instead: the platform only knows the live one.
 */
export function useSocialWays(): SocialWays {
  const { mode } = useSite();
  const { data, error } = useRead('socialProviders', {});
  const wanted = socialProviders.filter(useEntries(wantedSocial));
  const setUp = socialProviders.filter(useEntries(socialEntries));
  if (mode === 'preview') return { ways: setUp, isKnown: true };
  if (data === undefined && error === undefined) return { ways: wanted, isKnown: false };
  return { ways: wanted.filter((provider) => data?.includes(provider)), isKnown: true };
}

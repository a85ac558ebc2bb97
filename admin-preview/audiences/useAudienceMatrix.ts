import { useMemo } from 'react';
import { useDraft } from '../draft/DraftContext.ts';
import { useFrameLook } from '../frame/FrameLinkContext.ts';
import { useSay } from '../texts/say.ts';
import { type AudienceGroup, audienceMatrix } from './audienceMatrix.ts';

/** Who sees what of the draft, under the language and the way of opening that the phone shows. */
export function useAudienceMatrix(): AudienceGroup[] {
  const say = useSay();
  const look = useFrameLook();
  const full = useDraft(({ resolved }) => resolved.full);
  const site = useDraft(({ resolved }) => resolved.site);
  const language = look?.language ?? site.defaultLanguage;
  const installed = look?.installed === 'installed';
  return useMemo(
    () => audienceMatrix({ full, say, circumstances: { site, language, installed } }),
    [full, site, language, installed, say],
  );
}

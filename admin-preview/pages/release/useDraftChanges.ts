import { useMemo } from 'react';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { resolveRelease } from '../../model/draft/resolveDraft.ts';
import { useSay } from '../../kit/texts/say.ts';

/** What would go live against what is: both releases whole, and their differences in sentences. */
export function useDraftChanges() {
  const say = useSay();
  const presets = useDraft((state) => state.presets);
  const live = useDraft((state) => state.live.document);
  const after = useDraft(({ resolved }) => resolved.full);
  return useMemo(() => {
    const before = resolveRelease(live, presets).full;
    const changes = changeSentences(say, before, after);
    return { before, after, changes };
  }, [say, live, presets, after]);
}

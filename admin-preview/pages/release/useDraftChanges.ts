import { useMemo } from 'react';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useSay } from '../../kit/texts/say.ts';

/** The live release and the draft, both resolved, and their differences in sentences. */
export function useDraftChanges() {
  const say = useSay();
  const before = useDraft((state) => state.liveResolved);
  const after = useDraft((state) => state.resolved);
  const changes = useMemo(() => changeSentences(say, before.full, after.full), [say, before, after]);
  return { before, after, changes };
}

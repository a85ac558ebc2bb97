import { useMemo } from 'react';
import { changeSentences } from '#texts/tool/changeSentences.ts';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';

/** The live release and the draft, both resolved, and their differences in sentences. */
export function useDraftChanges() {
  const t = useTranslate();
  const before = useDraft((state) => state.liveResolved);
  const after = useDraft((state) => state.resolved);
  const changes = useMemo(() => changeSentences(t, before.full, after.full), [t, before, after]);
  return { before, after, changes };
}

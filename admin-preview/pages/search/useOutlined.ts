import { useEffect } from 'react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { usePreview } from '../../preview/frame/PreviewContext.ts';
import { marksOf } from '../../model/settings/marksOf.ts';
import type { Searched } from './useSearch.ts';

/** Outlines in the frame what a result is about, and brings the result into view. */
export function useOutlined(current: Searched | undefined, id: string) {
  const outline = usePreview((preview) => preview.outline);
  const resolved = useDraft((state) => state.resolved);

  useEffect(() => {
    outline(current && !('kind' in current) ? [marksOf(current.pointer, resolved)] : []);
    document.getElementById(current ? `${id}-${current.id}` : '')?.scrollIntoView({ block: 'nearest' });
  }, [outline, current, resolved, id]);

  useEffect(() => () => outline([]), [outline]);
}

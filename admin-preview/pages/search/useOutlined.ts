import { useEffect } from 'react';
import { useDraft } from '../../model/draft/DraftContext.ts';
import { useFrameLink } from '../../preview/frame/FrameLinkContext.ts';
import { marksOf } from '../../model/settings/marksOf.ts';
import type { Searched } from './useSearch.ts';

/** Outlines in the frame what a result is about, and brings the result into view. */
export function useOutlined(current: Searched | undefined, id: string) {
  const link = useFrameLink();
  const resolved = useDraft((state) => state.resolved);

  useEffect(() => {
    const outline = () =>
      link.order({ type: 'outline', marks: current && !('kind' in current) ? [marksOf(current.pointer, resolved)] : [] });
    outline();
    document.getElementById(current ? `${id}-${current.id}` : '')?.scrollIntoView({ block: 'nearest' });
    // A newly loaded frame has lost the orders that were sent before.
    return link.listen(({ type }) => {
      if (type === 'applied') outline();
    });
  }, [link, current, resolved, id]);

  useEffect(() => () => link.order({ type: 'outline', marks: [] }), [link]);
}

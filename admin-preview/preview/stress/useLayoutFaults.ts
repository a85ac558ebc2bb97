import { useEffect, useState } from 'react';
import { usePreview, usePreviewStore } from '../frame/PreviewContext.ts';

/** Lets the frame check its page whenever that changes. */
export function useLayoutFaults() {
  const preview = usePreviewStore();
  const { check, post } = preview.getState();
  const applied = usePreview(({ channel }) => channel.applied);
  const page = usePreview(({ channel }) => channel.page);
  const checks = usePreview((state) => state.checks);
  const latest = usePreview((state) => state.found);
  const [checksBefore] = useState(checks);
  // The frame may have shown its page before.
  useEffect(check, [check, applied, page]);

  const found = latest && latest.number > checksBefore ? latest : undefined;
  const reveal = (index: number) => post({ type: 'reveal', index });
  return { found, isChecking: latest?.number !== checks, check, reveal };
}

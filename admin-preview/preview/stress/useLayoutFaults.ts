import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameFault } from '#schemas/edges/preview/frameFaults.schema.ts';
import { useFrameLink } from '../frame/FrameLinkContext.ts';

/** What the last check found, and on which page. */
export interface FoundFaults {
  readonly path: string;
  readonly faults: readonly FrameFault[];
}

/** Lets the frame check its page whenever that changes. */
export function useLayoutFaults() {
  const link = useFrameLink();
  const [found, setFound] = useState<FoundFaults>();
  const [isChecking, setIsChecking] = useState(false);
  const number = useRef(0);

  const check = useCallback(() => {
    number.current += 1;
    setIsChecking(true);
    link.order({ type: 'check', number: number.current });
  }, [link]);

  useEffect(
    () =>
      link.listen((message) => {
        if (message.type === 'applied' || message.type === 'page') check();
        if (message.type !== 'checked' || message.number !== number.current) return;
        setFound({ path: link.shownPath() ?? '', faults: message.faults });
        setIsChecking(false);
      }),
    [link, check],
  );
  // The frame may have shown its page before.
  useEffect(check, [check]);

  return { found, isChecking, check, reveal: (index: number) => link.order({ type: 'reveal', index }) };
}

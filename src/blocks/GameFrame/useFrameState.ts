import { useEffect, useState } from 'react';

/** How long a game may take before the player is offered another way; it goes on loading meanwhile. */
const SLOW_AFTER_MS = 20_000;

type FrameState = 'loading' | 'slow' | 'blocked' | 'loaded';

/**
 * Whether the page in a frame has loaded. A browser does not tell that a page refuses to be framed (`play.windowVendors` is for such studios),
 * but it does tell what our own policy has stopped.
 */
export function useFrameState(): { readonly state: FrameState; readonly onLoad: () => void } {
  const [state, setState] = useState<FrameState>('loading');
  useEffect(() => {
    function onViolation({ effectiveDirective }: SecurityPolicyViolationEvent) {
      if (effectiveDirective === 'frame-src') setState('blocked');
    }
    document.addEventListener('securitypolicyviolation', onViolation);
    const timer = setTimeout(() => setState((before) => (before === 'loading' ? 'slow' : before)), SLOW_AFTER_MS);
    return () => {
      document.removeEventListener('securitypolicyviolation', onViolation);
      clearTimeout(timer);
    };
  }, []);
  return { state, onLoad: () => setState((before) => (before === 'blocked' ? before : 'loaded')) };
}

import { type RefObject, useEffect, useState } from 'react';

/** As far as pictures load ahead (observeImages.ts). */
const REACH = '200px';

/**
 * Whether an element has come near the screen. Rows render their further items only then: a page that is never scrolled stays small, also on the
 * server.
 */
export function useHasComeNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: REACH,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}

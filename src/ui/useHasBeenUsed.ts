import { type RefObject, useEffect, useState } from 'react';

const USES = ['pointerover', 'pointerdown', 'focusin', 'scroll', 'wheel'] as const;

/** Whether an element was pointed at, touched, scrolled or focused. */
export function useHasBeenUsed(element: RefObject<Element | null>): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const end = new AbortController();
    const options = { signal: end.signal, passive: true, capture: true };
    for (const type of USES) element.current?.addEventListener(type, () => setIsUsed(true), options);
    return () => end.abort();
  }, [element]);
  return isUsed;
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether any of an element is on the screen. */
export function useInView(place: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watcher = new IntersectionObserver((entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [place]);
  return isInView;
}

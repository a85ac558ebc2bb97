import { useEffect, useState } from 'react';

/** A section has been reached once it begins above a line a third down the screen; above the screen it stays so, however far. */
const ABOVE_READING_LINE = '1000000px 0px -66% 0px';

/** Id of the last section that has been scrolled to, among the given ids (separated by spaces); undefined above the first. */
export function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const selector = ids.split(' ').map((id) => `[id="${id}"]`);
    // In the order of the page, which may differ from the order of the ids.
    const sections = [...document.querySelectorAll(selector.join())];
    const reached = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) reached[isIntersecting ? 'add' : 'delete'](target);
        setCurrent(sections[reached.size - 1]?.id);
      },
      { rootMargin: ABOVE_READING_LINE },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

import { useEffect, useState } from 'react';

/** A section counts as read while it crosses a line a third down the screen. */
const READING_LINE = '-33% 0px -66% 0px';

/** Id of the section that is being read, of those named (apart by spaces); undefined above and between them. */
export function useSectionInView(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) setCurrent(target.id);
          else setCurrent((before) => (before === target.id ? undefined : before));
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids.split(' ')) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

import { type RefObject, useLayoutEffect, useState } from 'react';

interface Filled {
  readonly scale: number;
  /** In the units of what is scaled. */
  readonly height: number;
}

/** Scale at which something of a width is as wide as an element, and the height that is left to it then; undefined where it is not to fill. */
export function useFilled(stage: RefObject<HTMLElement | null>, width: number, isFilling: boolean): Filled | undefined {
  const [filled, setFilled] = useState<Filled>();
  useLayoutEffect(() => {
    const element = stage.current;
    if (!isFilling || !element) return setFilled(undefined);
    const fill = () => {
      const scale = element.clientWidth / width;
      // Without layout while the editor is shown instead.
      if (scale > 0) setFilled({ scale, height: element.clientHeight / scale });
    };
    fill();
    const observer = new ResizeObserver(fill);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, width, isFilling]);
  return filled;
}

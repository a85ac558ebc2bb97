import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Largest scale, at most 1, at which something of this size fits into the element that gets the ref. */
export function useFittingScale({ width, height }: Size): {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly scale: number;
} {
  const [scale, setScale] = useState(1);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => setScale(Math.max(0.1, Math.min(1, element.clientWidth / width, element.clientHeight / height)));
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width, height]);
  return { stage, scale };
}

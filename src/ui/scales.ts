import { useLayoutEffect, useState } from 'react';

/** Custom property of `tokens.css`: how many times as many tiles as on a phone are next to each other. */
type Scale = '--grid-scale' | '--row-scale';

/** What the style sheet says for the window as it is now; 1 where it says nothing. */
export const readScale = (name: Scale): number => Number(getComputedStyle(document.documentElement).getPropertyValue(name)) || 1;

/** One of the scales. The server draws for a phone, and so does the first render in the browser. */
export function useScale(name: Scale): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const read = () => setScale(readScale(name));
    read();
    addEventListener('resize', read);
    return () => removeEventListener('resize', read);
  }, [name]);
  return scale;
}

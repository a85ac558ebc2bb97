import { useSyncExternalStore } from 'react';

/** Custom property of `tokens.css`: how many times as many tiles as on a phone are next to each other. */
type Scale = '--grid-scale' | '--row-scale';

/** What the style sheet says for the window as it is now; 1 where it says nothing. */
export const readScale = (name: Scale): number => Number(getComputedStyle(document.documentElement).getPropertyValue(name)) || 1;

/** Reading a style may cost a layout, so a value is kept until the window changes. */
const known = new Map<Scale, number>();

function subscribe(onChange: () => void): () => void {
  const update = () => {
    known.clear();
    onChange();
  };
  addEventListener('resize', update);
  return () => removeEventListener('resize', update);
}

/** One of the scales. The server draws for a phone, and so does the first render in the browser. */
export const useScale = (name: Scale): number =>
  useSyncExternalStore(
    subscribe,
    () => {
      const value = known.get(name) ?? readScale(name);
      known.set(name, value);
      return value;
    },
    () => 1,
  );

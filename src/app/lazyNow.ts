import { type ComponentType, lazy } from 'react';

/** Late code that is asked for at once, not when it is first drawn: what it is drawn with may travel beside it. */
export function lazyNow<P>(load: () => Promise<ComponentType<P>>) {
  const asked = Promise.allSettled([load()]);
  return lazy(async () => {
    const [code] = await asked;
    if (code.status === 'rejected') throw code.reason;
    return { default: code.value };
  });
}

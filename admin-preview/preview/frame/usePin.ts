import { useState } from 'react';
import { sessionStore } from '#src/lib/browserStorage.ts';

const KEY = 'livery.tool.pin';

/** Whether the preview stays where it is, and how to change that; remembered for the tab. */
export function usePin(): readonly [isPinned: boolean, togglePin: () => void] {
  const [isPinned, setIsPinned] = useState(() => sessionStore.get(KEY) !== null);
  function toggle() {
    if (isPinned) sessionStore.remove(KEY);
    else sessionStore.set(KEY, 'on');
    setIsPinned(!isPinned);
  }
  return [isPinned, toggle];
}

import { createContext, useContext, useSyncExternalStore } from 'react';
import { type FrameLink, type FrameLook, createFrameLink } from './frameLink.ts';

/** Without a frame around, orders go nowhere. */
const Context = createContext<FrameLink>(createFrameLink());
export const FrameLinkProvider = Context.Provider;
export const useFrameLink = (): FrameLink => useContext(Context);

/** How the frame looks at its page now; nothing while there is none. */
export function useFrameLook(): FrameLook | undefined {
  const link = useFrameLink();
  return useSyncExternalStore(link.watchLook, link.shownLook);
}

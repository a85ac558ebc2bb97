import { createContext, useContext } from 'react';
import { type FrameLink, createFrameLink } from './frameLink.ts';

/** Without a frame around, orders go nowhere. */
const Context = createContext<FrameLink>(createFrameLink());
export const FrameLinkProvider = Context.Provider;
export const useFrameLink = (): FrameLink => useContext(Context);

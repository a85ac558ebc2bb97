import { createStore } from 'zustand';
import { type DisplaySlice, createDisplaySlice } from './createDisplaySlice.ts';
import { type OverlaySlice, createOverlaySlice } from './createOverlaySlice.ts';
import { type SafetySlice, createSafetySlice } from './createSafetySlice.ts';
import { type SessionSlice, createSessionSlice } from './createSessionSlice.ts';
import { type ToastSlice, createToastSlice } from './createToastSlice.ts';
import { type UpdateSlice, createUpdateSlice } from './createUpdateSlice.ts';

export type SiteState = SessionSlice & SafetySlice & DisplaySlice & OverlaySlice & ToastSlice & UpdateSlice;

export type InitialState = Pick<DisplaySlice, 'language' | 'texts' | 'theme'> &
  Partial<Pick<DisplaySlice, 'hideBalance'> & Pick<SafetySlice, 'asksAge'> & Pick<SessionSlice, 'awaits'>>;

/** One store per page: the server makes one for each render, the browser has a single one. */
export const createSiteStore = (initial: InitialState) =>
  createStore<SiteState>()((...store) => ({
    ...createSessionSlice(...store),
    ...createSafetySlice(...store),
    ...createDisplaySlice(...store),
    ...createOverlaySlice(...store),
    ...createToastSlice(...store),
    ...createUpdateSlice(...store),
    ...initial,
  }));

export type SiteStore = ReturnType<typeof createSiteStore>;

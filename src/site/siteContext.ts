import { type ReactElement, createContext, useContext, useMemo } from 'react';
import { useStore } from 'zustand';
import { type Currency, currencyOf } from '#schemas/declare/platform/currencyOf.ts';
import { localeOf } from '#schemas/declare/languages/languages.ts';
import type { SettingsAnswer } from '#schemas/declare/platform/system.schema.ts';
import type { Circumstances } from '#schemas/release/resolve/evaluateWhen.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Gate } from '#schemas/declare/names/statusGate.ts';
import { GUEST, type Visitor } from '#schemas/declare/names/visitor.ts';
import type { Http } from '#src/lib/http.ts';
import { useIsInstalled } from './installed.ts';
import type { SiteState, SiteStore } from './siteStore.ts';

/** Gives a part of the page (a region, a sheet, or a block in it) its own site object, which records reads. */
export type WithOwnSite = (element: ReactElement, part: string, block?: string) => ReactElement;

/** The data that the page is rendered from. Replaced as a whole when a new release goes live or the preview sends an edit. */
export interface SiteValue {
  readonly site: Site;
  /** Number of the merchant's live release; in the preview the number of the tool's edit. */
  readonly revision: number;
  readonly settings: SettingsAnswer;
  readonly gate: Gate;
  /** The visitor's address as the platform sees it, for the restricted page. */
  readonly ip: string;
  readonly http: Http;
  readonly mode: 'live' | 'preview';
  /** Until when a shared draft can be looked at; absent where the page shows anything else. */
  readonly draftUntil?: string;
  /** The visitor that the preview simulates; absent on a live page, where the session decides. */
  readonly playedVisitor?: Visitor;
  /** Whether the preview plays a site that was put on the home screen. */
  readonly playsInstalled?: boolean;
  /** In the preview only: records the settings that each part of a page depends on. */
  readonly withOwnSite?: WithOwnSite;
  /** How the platform behaves and answers that the preview plays; `normal` where it is as it is. Earlier answers are forgotten when that changes. */
  readonly playedPlatform?: string;
}

interface SiteContextValue extends SiteValue {
  readonly store: SiteStore;
}

const Context = createContext<SiteContextValue | undefined>(undefined);

export const SiteContext = Context;

export function useSite(): SiteContextValue {
  const value = useContext(Context);
  if (!value) throw new Error('useSite needs a SiteProvider');
  return value;
}

/** Outside the preview all parts of a page read the same site. */
export const sameSite: WithOwnSite = (element) => element;

/** One field or action of the store. */
export const useSiteState = <T>(select: (state: SiteState) => T): T => useStore(useSite().store, select);

/** The page's visitor: the simulated one in the preview, else the session's member, until it is read the one whom the page awaits, else a guest. */
export function useVisitor(): Visitor {
  const { playedVisitor } = useSite();
  const type = useSiteState(({ isSessionRead, session, awaits }) => (isSessionRead ? session : awaits)?.type);
  const visitor = useMemo(() => (type === undefined ? GUEST : { type }), [type]);
  return playedVisitor ?? visitor;
}

/** Whether `useVisitor` is certain: the server, and a page before its session is read, only go by a cookie. What reads or does anything waits for it. */
export function useIsVisitorKnown(): boolean {
  const { playedVisitor } = useSite();
  const isSessionRead = useSiteState((state) => state.isSessionRead); // never in the preview
  return isSessionRead || playedVisitor !== undefined;
}

/** Circumstances that conditions of the layout are checked by. The same object until one of them changes. */
export function useCircumstances(): Circumstances {
  const { site, playsInstalled } = useSite();
  const visitor = useVisitor();
  const language = useSiteState((state) => state.language);
  const isInstalled = useIsInstalled();
  const installed = playsInstalled ?? isInstalled;
  const firstTimeLogin = useSiteState((state) => state.session?.firstTimeLogin);
  return useMemo(
    () => ({ site, visitor, language, installed, firstTimeLogin }),
    [site, visitor, language, installed, firstTimeLogin],
  );
}

/** The BCP-47 tag for `Intl`, with calendar and numerals pinned. */
export const useLocale = (): string => localeOf(useSiteState((state) => state.language));

/** How the site writes amounts. */
export function useCurrency(): Currency {
  const { settings, site } = useSite();
  return currencyOf(settings.currency, site.behaviour.content.amountDecimals);
}

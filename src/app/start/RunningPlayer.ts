import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';

/** What differs between a page of our server and a bare file on any host. */
export interface PageOrigin {
  /** The address that our server has rendered. Absent on a bare page. */
  readonly renderedAddress?: string;
  /** Loads what is live now. */
  readonly loadLive: (http: Http) => Promise<Partial<SiteValue>>;
  /** Begins what nothing was inlined of, before the first drawing. */
  readonly readAtStart?: (http: Http) => void;
}

export interface RunningPlayer {
  /** Hydrates what is below the first screen. */
  readonly hydrateAll: () => Promise<void>;
  /** Shows the live release without a reload; keeps the page as it is where that cannot be loaded. */
  refresh(): Promise<void>;
}

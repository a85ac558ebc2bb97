import type { Http } from '#src/lib/http.ts';
import type { SiteValue } from '#src/site/siteContext.ts';

/** The differences between a page of our server and a static file on any host. */
export interface PageOrigin {
  /** The address that our server has rendered. Absent on a bare page. */
  readonly renderedAddress?: string;
  /** Loads the live release. */
  readonly loadLive: (http: Http) => Promise<Partial<SiteValue>>;
  /** Starts the reads whose answers were not inlined, before the first render. */
  readonly readAtStart?: (http: Http) => void;
}

export interface RunningPlayer {
  /** Hydrates everything below the first screen. */
  readonly hydrateAll: () => Promise<void>;
  /** Shows the live release without a reload; keeps the page as it is where that cannot be loaded. */
  refresh(): Promise<void>;
}

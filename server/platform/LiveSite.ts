import type { FullRelease } from '#schemas/resolve/resolveSite.ts';

/** What a merchant shows now, as far as the platform needs it. */
export interface LiveSite {
  /** Grows with every release that goes live. */
  readonly revision: number;
  readonly full: FullRelease;
}

/** Looks up a merchant's live release in memory; nothing when no merchant has this code. */
export type FindLiveSite = (merchantCode: string) => LiveSite | undefined;
